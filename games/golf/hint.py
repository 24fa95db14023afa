"""The computer player of Golf, and its reasons (section 12)."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from games.cards import HIDDEN, Card, Pile
from games.golf.scoring import canceled, columns_of, is_equal, lines_of, value
from games.golf.state import State
from games.mind import Mind
from games.text import Hint, Text

UNSEEN: Final = 5.4
"""What a card that is not seen counts on average."""
HOPE: Final = 0.07
"""The share of the points of equal cards that the rest of their line may cancel."""
LEAST, LAST = 0.5, 0.01
"""The least gain for which a drawn card is kept, and that in the last turn."""
WORTH: Final = 3.2
"""The least gain for which the top discard is taken."""
AHEAD: Final = 1.5
"""How far ahead it pays to end a hole."""
LEAD: Final = 2.0
"""And how far to knock."""
KNOCK: Final = 7.0
"""More points than these are too many to knock with."""
ENDS, EARLY = 2.0, -4.0
"""What ending a hole is worth for the one ahead, and for another."""


class GolfMind(Mind[State]):
    """Low cards and pairs from the discards, anything below five from the stock."""

    def hint(self, game: State, seat: int) -> Hint:
        match game.phase:
            case "turn":
                return Hint(f"turn {_first(game, seat)}", Text("golf-hint-start"))
            case "flip":
                return _flip(game, seat)
            case "drawn":
                card = game.hands[seat][0]
                gain, number = best(game, seat, card)
                if gain >= (LEAST if game.ender is None else LAST):
                    return Hint(f"swap {number}", partial(_why, game, seat, card, number))
                return Hint("discard", Text("golf-hint-discard", card=card))
        return _play(game, seat)

    def timeout_action(self, game: State, seat: int) -> str:
        """Discard what was drawn; never knock."""
        match game.phase:
            case "play":
                return "draw"
            case "drawn":
                return "discard"
        return f"turn {game.closed(seat)[0]}"

    def seen_piles(self, game: State) -> Iterable[Pile]:
        return (game.discards,)

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        return game.may_be_in(game.hands[seat], card)

    def can_be_in(self, game: State, pile: Pile, card: Card) -> bool:
        return game.may_be_in(pile, card)


def expected(game: State, cards: Sequence[Card]) -> float:
    """The points that a layout is expected to count, as far as it is seen."""
    options = game.options
    out = canceled(cards, options.cancel)
    twos = options.twos
    total = sum(
        UNSEEN if card == HIDDEN else value(card, twos)
        for at, card in enumerate(cards)
        if at not in out
    )
    for line in lines_of(len(cards), options.cancel):
        seen = [cards[at] for at in line if cards[at] != HIDDEN]
        if seen and len(seen) < len(line) and is_equal(seen):
            worth = sum(value(card, twos) for card in seen)
            total -= HOPE * max(0, worth) / (len(line) - len(seen))
    return total


def lowest(game: State, seat: int) -> float:
    """The fewest points that another seat is expected to have."""
    others = (other for other in range(game.seats) if other != seat)
    return min(expected(game, game.layout(other, seat)) for other in others)


def best(game: State, seat: int, card: Card) -> tuple[float, int]:
    """The greatest gain of a card in a place, and the number of that."""
    cards = game.layout(seat, seat)
    before, found = expected(game, cards), []
    closed = game.closed(seat)
    ends = game.ender is None and game.options.ending == "all_up" and len(closed) == 1
    low = lowest(game, seat) if ends else 0.0
    for at in range(len(cards)):
        after = expected(game, [*cards[:at], card, *cards[at + 1 :]])
        gain = before - after
        if ends and at + 1 == closed[0]:
            gain += ENDS if after <= low - AHEAD else EARLY
        found.append((gain, -at))
    gain, at = max(found)
    return gain, 1 - at


def _first(game: State, seat: int) -> int:
    """The first closed place in a column without an open card, else the first closed one."""
    closed = game.closed(seat)
    columns = columns_of(game.options.cards)
    empty = [n for n in closed for c in columns if n - 1 in c and all(m + 1 in closed for m in c)]
    return (empty or closed)[0]


def _flip(game: State, seat: int) -> Hint:
    """Turn the first closed place, unless that ends a hole that another is winning."""
    closed = game.closed(seat)
    ends = game.ender is None and len(closed) == 1
    ends = ends and game.options.after_discard == "may_turn"
    if ends and expected(game, game.layout(seat, seat)) > lowest(game, seat) - LEAD:
        return Hint("pass", Text("golf-hint-wait"))
    return Hint(f"turn {closed[0]}", Text("golf-hint-turn"))


def _play(game: State, seat: int) -> Hint:
    """Knock, take the top discard, or draw."""
    if game.can_knock():
        mine, low = expected(game, game.layout(seat, seat)), lowest(game, seat)
        if mine < KNOCK and mine < low - LEAD:
            return Hint("knock", Text("golf-hint-end", count=round(low - mine)))
    top = game.discards[-1]
    gain, number = best(game, seat, top)
    if gain >= WORTH:
        return Hint(f"take {number}", partial(_why, game, seat, top, number))
    return Hint("draw", Text("golf-hint-draw", card=top))


def _why(game: State, seat: int, card: Card, number: int) -> Text:
    """The reason for putting a card in a place."""
    cards = game.layout(seat, seat)
    old, cards[number - 1] = cards[number - 1], card
    if number - 1 in canceled(cards, game.options.cancel):
        return Text("golf-hint-cancels", rank=card.rank)
    if game.closed(seat) == [number] and game.ender is None and game.options.ending == "all_up":
        return Text("golf-hint-end", count=round(lowest(game, seat) - expected(game, cards)))
    if old == HIDDEN:
        return Text("golf-hint-low", card=card)
    return Text("golf-hint-better", card=card, turned=old)
