"""Which combinations nobody can beat, and what becomes of a throw that fails (section 9)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from games.cards import ORDER, Card
from games.red_five.cards import CARDS_ONCE
from games.tricks import Cards, following

if TYPE_CHECKING:
    from games.red_five import RedFive


def elsewhere(game: "RedFive", seat: int) -> dict[str, list[Card]]:
    """By group, the cards that as far as a seat knows others may hold."""
    group, left = game.ranking.group, [2] * len(CARDS_ONCE)
    piles: list[Sequence[Card]] = [game.hands[seat], game.trick, game.last, game.taken]
    if seat == game.declarer:
        piles.append(game.kitty)
    for pile in piles:
        for card in pile:
            left[ORDER[card]] -= 1
    cards: dict[str, list[Card]] = {}
    for card, count in zip(CARDS_ONCE, left, strict=True):
        if count:
            cards.setdefault(group[card], []).extend([card] * count)
    return cards


def sure_parts(
    game: "RedFive", held: Cards, others: Mapping[str, Sequence[Card]]
) -> list[list[Card]]:
    """The combinations in cards of one group that no others of it beat."""
    order = game.ranking
    against = others.get(order.group[held[0]], ())
    return [part for part in order.decompose(held) if not order.beats(against, part)]


def lead_instead(game: "RedFive", seat: int, thrown: Cards) -> list[Card]:
    """What has to be led because somebody can beat a part of a throw; nothing if nobody can."""
    order = game.ranking
    led, parts = order.group[thrown[0]], order.decompose(thrown)
    hands = [following(hand, led, order.group) for i, hand in enumerate(game.hands) if i != seat]
    beaten = [part for part in parts if any(order.beats(hand, part) for hand in hands)]
    if not beaten or len(parts) == 1:
        return []
    possible = parts if game.options.failed_throw == "smallest" else beaten
    return min(possible, key=lambda part: (len(part), order.power[part[0]], game.order(part[0])))


def throw(game: "RedFive", seat: int, thrown: Cards) -> None:
    """Lead several combinations at once, or what is left of it if one can be beaten."""
    instead = lead_instead(game, seat, thrown)
    if not instead:
        game.lay(seat, thrown)
        return
    game.tell("red-five-throw-fails", seat=seat, cards=" ".join(thrown))
    penalty = game.options.failed_throw_penalty
    game.shift += -penalty if seat == game.declarer else penalty
    if penalty:
        game.tell("red-five-throw-costs", seat=seat, points=penalty)
    known = game.hands[seat].known
    for card in dict.fromkeys(thrown):
        known += [card] * (thrown.count(card) - known.count(card))
    game.lay(seat, instead)
