"""Which eight cards a declarer of Red Five buries (sections 6 and 17)."""

from collections import Counter
from typing import Final

from games.cards import Card
from games.red_five.cards import JOKER_POWERS, LIFT, POINTS, TRUMP, points_in
from games.red_five.state import State
from games.speech import Hint, Words

BURIED: Final = 8
FEW_POINTS: Final = 10
"""As many are buried by a declarer who may well lose the last trick."""


def burials(game: State, seat: int) -> list[str]:
    """A few of the many ways to bury: the hint's, and the lowest cards whatever they count."""
    ways = (chosen(game, seat), lowest(game, seat))
    return list(dict.fromkeys(f"bury {game.spell(way)}" for way in ways))


def lowest(game: State, seat: int) -> list[Card]:
    """The eight cards of least power."""
    return sorted(game.hands[seat], key=game.ranking.power.__getitem__)[:BURIED]


def chosen(game: State, seat: int) -> list[Card]:
    """The eight plain cards of least worth, with few points unless the last trick is likely."""
    hand = game.hands[seat]
    value = _values(game, hand)
    ranked = sorted(game.in_order(hand), key=value.__getitem__)
    room = points_in(hand) if _is_strong(game, hand) else FEW_POINTS
    buried: list[Card] = []
    for card in ranked:
        if POINTS[card] <= room:
            buried.append(card)
            room -= POINTS[card]
            if len(buried) == BURIED:
                break
    return buried


def _is_strong(game: State, hand: list[Card]) -> bool:
    """Whether the last trick is likely: many trumps, two of the highest six."""
    power, group = game.ranking.power, game.ranking.group
    trumps = [*map(group.__getitem__, hand)].count(TRUMP)
    return trumps >= 14 and sum(power[card] >= JOKER_POWERS for card in hand) >= 2


def _values(game: State, hand: list[Card]) -> dict[Card, float]:
    """What each card is worth keeping for; trumps come after everything else."""
    group, power = game.ranking.group, game.ranking.power
    lengths, held = Counter(map(group.__getitem__, hand)), Counter(hand)
    aces = {group[card] for card in hand if card.rank == "A"}
    return {
        card: (LIFT + power[card])
        if group[card] == TRUMP
        else 30 * (card.rank == "A")
        + 12 * (card.rank == "K" and group[card] in aces)
        + 8 * (held[card] > 1)
        + 4 * lengths[group[card]]
        + 0.6 * POINTS[card]
        + 0.3 * power[card]
        for card in held
    }


def bury_hint(game: State, seat: int) -> Hint:
    """The eight cards, and what they count."""
    buried = chosen(game, seat)
    text = game.spell(buried)
    return Hint(f"bury {text}", Words("red-five-hint-bury", cards=text, points=points_in(buried)))
