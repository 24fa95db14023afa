"""Looks of Gin Rummy: the piles, or after a knock all melds; a seat's line, tag and melds."""

from collections.abc import Iterator, Sequence

from games.cards import EVERYONE, Card
from games.gin_rummy.scoring import points_in
from games.gin_rummy.state import State
from games.scene import Spot
from games.text import Text, Translate


def spots(game: State, tr: Translate) -> Iterator[Spot]:
    """Stock and discards, or after a knock the cards of each seat, one row a seat."""
    if game.knocker is None:
        yield from game.pile_spots(tr)
        return
    for seat in (1, 0):  # seat 0 below, where it sits in a picture for everybody
        row = [(words, cards) for words, cards in _open_cards(game, seat) if cards]
        for at, (words, cards) in enumerate(row):
            is_aside = seat != game.knocker or cards not in game.melds  # nothing is laid off there
            yield Spot(tr(words), tuple(cards), spread="fan", new_line=not at, aside=is_aside)


def _open_cards(game: State, seat: int) -> Iterator[tuple[Text, Sequence[Card]]]:
    """The open cards of a seat with their labels."""
    hand, is_knocker = game.hands[seat], seat == game.knocker
    for meld in game.melds if is_knocker else game.answer:
        yield Text("gin-rummy-meld", seat=seat), meld
    if not is_knocker:
        yield Text("gin-rummy-laid-off", seat=seat), game.laid_off
    if hand.seen_by == EVERYONE:
        left = Text("gin-rummy-deadwood", seat=seat, number=points_in(hand))
        yield left, sorted(hand, key=game.sort)
    if is_knocker:
        yield Text("gin-rummy-covered"), game.covered


def line(game: State, seat: int) -> Text:
    """Points, and the hands won."""
    return Text("gin-rummy-line", score=game.scores[seat], number=game.boxes[seat])


def tag(game: State, seat: int) -> Text | None:
    """The way in which a seat has ended the hand."""
    if game.knocker is None or seat in game.winners:
        return None
    if seat == game.knocker:
        return Text("gin-rummy-tag", how=game.result or "knock")
    return Text("gin-rummy-tag-undercut") if game.result == "undercut" else None
