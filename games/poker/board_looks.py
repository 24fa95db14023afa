"""Looks of a game with a board: the board, the pots and the badges; a seat's line and tag."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import replace

from games.cards import Card
from games.poker.board import BOARD, BoardGame
from games.poker.table import amount_badge, line, pots_text
from games.scene import Badge, Spot, Table, TableSeat
from games.text import Text, Translate, Value


class BoardLooks(BoardGame):
    """A game with a board as it is seen."""

    @abstractmethod
    def cards_of(self, seat: int, half: str) -> Iterable[Card]:
        """The five cards of a hand that has won a "high" or "low" half, or a whole pot."""

    def form(self, tr: Translate) -> str:
        """The form of the game, at the board; "" where there is but one."""
        return ""

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), _tag(self, seat)
        return replace(
            place,
            line=tr(_seat_line(self, seat)),
            cards=place.cards if self.live[seat] else None,
            tag=tr(mark) if mark else place.tag,
        )

    def table(self, tr: Translate) -> Table:
        stage: dict[str, Value] = {"number": self.round, "stage": self.stage}
        form = self.form(tr)
        name = tr(Text("poker-board", form=form or "none"))
        board = Spot(form, tuple(self.board), spread="row", places=5, alt=name)
        return Table(
            subtitle=tr(Text("poker-hand-level", level=self.level, **stage)),
            spots=(board,),
            badges=tuple(_blind_badges(self, tr)),
            pot=pots_text(self, tr),
            raised=self.winning_cards("high"),
            framed=self.winning_cards("low"),
        )

    def winning_cards(self, half: str) -> frozenset[str]:
        """The cards shown that have won this half of a pot, or a whole one if it is "high"."""
        if not self.is_paid() or len(self.board) < BOARD["river"]:
            return frozenset()
        won = {"low", "both"} if half == "low" else {"whole", "high", "both"}
        shown = [seat for seat in range(self.seats) if self.has_shown(seat)]
        winners = [seat for seat in shown if won & self.halves_won(seat)]
        return frozenset(str(card) for seat in winners for card in self.cards_of(seat, half))


def _blind_badges(game: BoardGame, tr: Translate) -> Iterator[Badge]:
    """Blinds, the ante, and the time until they rise."""
    blinds = Text("poker-badge-value", **game.blinds(game.level))
    yield Badge(tr(Text("poker-badge-blinds")), tr(blinds))
    if ante := game.ante():
        yield amount_badge(Text("poker-badge-ante"), ante, tr)
    if left := game.hands_left():
        hands = tr(Text("poker-badge-hands", count=left))
        yield Badge(tr(Text("poker-badge-left")), hands, aside=True)
    if minutes := game.level_minutes():
        often = tr(Text("poker-badge-minutes", count=minutes))
        yield Badge(tr(Text("poker-badge-up")), often, aside=True)


def _seat_line(game: BoardGame, seat: int) -> Text:
    """The chips and the stake of a seat; its place once it is out, its net in a cash game."""
    if game.options.mode == "sit_and_go" and game.out_in[seat]:
        return Text("poker-line-out", place=game.place(seat))
    if game.options.mode == "cash" and game.is_paid():
        return Text("poker-line-net", chips=game.scores[seat], **game.net_args(seat))
    return line(game, seat)


def _tag(game: BoardGame, seat: int) -> Text | None:
    """The hand that was shown or mucked, or the blind that a seat had to post."""
    if seat in game.winners or not game.live[seat]:
        return None
    if game.has_shown(seat) or game.is_paid():
        return game.summary(seat) if game.board else None
    blinds = {game.small: "poker-tag-small", game.big: "poker-tag-big"}
    return Text(blinds[seat]) if seat in blinds else None
