"""Which combinations nobody can beat, and what becomes of a throw that fails (section 9)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from games.cards import Card
from games.red_five.cards import CARDS_ONCE, SUITS_HELD, TRUMP
from games.tricks import Cards

if TYPE_CHECKING:
    from games.red_five import RedFive


def elsewhere(game: "RedFive", seat: int) -> dict[str, list[Card]]:
    """By group, the cards that as far as a seat knows others may hold."""
    group, seen = game.ranking.group, Counter(game.seen(seat))
    cards: dict[str, list[Card]] = {each: [] for each in (TRUMP, *SUITS_HELD)}
    for card in CARDS_ONCE:
        if (count := seen.get(card, 0)) < 2:
            cards[group[card]] += (card,) * (2 - count)
    return cards


def sure_parts(game: "RedFive", held: Cards, others: Mapping[str, Sequence[Card]]) -> list[Cards]:
    """The combinations in cards of one group that no others of it beat."""
    order = game.ranking
    against = others[order.group[held[0]]]
    return order.unbeaten(order.decompose(held), against)


def lead_instead(game: "RedFive", seat: int, thrown: Cards) -> Cards:
    """What has to be led because somebody can beat a part of a throw; nothing if nobody can."""
    order = game.ranking
    parts: list[Cards] = [*order.decompose(thrown)]
    led, safe = order.group[thrown[0]], parts
    for other, hand in enumerate(game.hands):
        if other != seat:
            safe = order.unbeaten(safe, order.following(hand, led))
    if len(safe) == len(parts) or len(parts) == 1:
        return []
    beaten = [part for part in parts if part not in safe]
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
