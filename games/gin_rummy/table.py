"""What the table and a hand of Gin Rummy show."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from games.cards import EVERYONE, HIDDEN, RANKS, Card
from games.gin_rummy.knock import points_in
from games.melds import arrangement, cards_in, mask
from games.scene import Badge, Spot, Table
from games.speech import Say, Words

if TYPE_CHECKING:
    from games.gin_rummy import GinRummy


def arrange(hand: Sequence[Card]) -> list[Card]:
    """The melds of a hand, then what is loose, by suit."""
    known = [card for card in hand if card != HIDDEN]
    melds = arrangement(mask(known))
    loose = cards_in(mask(known) & ~sum(melds))
    melded = [card for meld in melds for card in cards_in(meld)]
    return melded + sorted(loose, key=by_suit) + [HIDDEN] * (len(hand) - len(known))


def by_suit(card: Card) -> tuple[int, ...]:
    """The place of a loose card in a hand: black and red in turn, aces low."""
    return "SHCD".index(card.suit), RANKS.index(card.rank)


def line(game: "GinRummy", seat: int) -> Words:
    """Points, and the hands won."""
    return Words("gin-rummy-line", score=game.scores[seat], number=game.boxes[seat])


def tag(game: "GinRummy", seat: int) -> Words | None:
    """How a seat has ended the hand."""
    if game.knocker is None:
        return None
    if seat == game.knocker:
        return Words("gin-rummy-tag", how=game.result or "knock")
    return Words("gin-rummy-tag-undercut") if game.result == "undercut" else None


def table(game: "GinRummy", say: Say) -> Table:
    """Stock and discards, or after a knock what was laid down."""
    limit = Badge(say(Words("gin-rummy-limit")), str(game.limit))
    target = Badge(say(Words("gin-rummy-target")), str(game.options.target))
    return Table(
        seats=(),
        subtitle=say(Words("gin-rummy-subtitle", number=game.round, how=game.result)),
        spots=tuple(_piles(game, say) if game.knocker is None else _laid_down(game, say)),
        badges=(limit, target),
    )


def _piles(game: "GinRummy", say: Say) -> Iterator[Spot]:
    yield Spot(say(Words("gin-rummy-stock")), count=len(game.stock))
    yield Spot(say(Words("gin-rummy-pile")), tuple(game.discard[-1:]), len(game.discard))


def _laid_down(game: "GinRummy", say: Say) -> Iterator[Spot]:
    """What each has laid down, seat 0 below: that is where it sits in a picture for everybody."""
    for seat in (1, 0):
        line = [(words, cards) for words, cards in _line_of(game, seat) if cards]
        for at, (words, cards) in enumerate(line):
            yield Spot(say(words), tuple(cards), spread="fan", new_line=not at)


def _line_of(game: "GinRummy", seat: int) -> Iterator[tuple[Words, Sequence[Card]]]:
    """What lies open of a seat's, and what to call it."""
    hand, is_knocker = game.hands[seat], seat == game.knocker
    for meld in game.melds if is_knocker else game.answer:
        yield Words("gin-rummy-meld", seat=seat), meld
    if not is_knocker:
        yield Words("gin-rummy-laid-off", seat=seat), game.laid
    if hand.seen_by == EVERYONE:
        left = Words("gin-rummy-deadwood", seat=seat, number=points_in(hand))
        yield left, sorted(hand, key=by_suit)
    if is_knocker:
        yield Words("gin-rummy-covered"), game.covered
