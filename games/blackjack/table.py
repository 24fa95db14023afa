"""Looks of Blackjack: the house and the badges, a seat's line and tag (section 13)."""

from games.blackjack.play import HandPlay, total_args
from games.cards import HIDDEN
from games.scene import Badge, Spot, Table
from games.text import Text, Translate

SEPARATOR = " · "
"""Between the hands of a seat."""


def table(game: HandPlay, tr: Translate) -> Table:
    """The cards of the house, and what may be bet."""
    chosen = game.options
    limit = Text("blackjack-limits", least=chosen.min_bet, most=chosen.max_bet)
    badges = (
        Badge(tr(Text("blackjack-play-chips")), tr(limit)),
        Badge(tr(Text("blackjack-shoe")), str(len(game.shoe))),
    )
    title = Text("blackjack-subtitle", number=game.round, count=chosen.max_rounds)
    return Table(subtitle=tr(title), spots=(_house(game, tr),) if game.house else (), badges=badges)


def _house(game: HandPlay, tr: Translate) -> Spot:
    """The house: its up-card and a back, or all its cards and their total."""
    cards = (*map(str, game.house), *[str(HIDDEN)] * len(game.hole))
    note = tr(Text("blackjack-hand", **total_args(game.house), end=""))
    return Spot(tr(Text("blackjack-house")), cards, spread="row", note=note)


def line(game: HandPlay, seat: int) -> Text:
    """A seat's chips, and its bet, or what the round brought."""
    chips = game.scores[seat]
    if game.phase == "over" and game.live[seat]:
        gain = sum(game.paid[seat])
        won = "won" if gain > 0 else "lost" if gain < 0 else "push"
        return Text("blackjack-line-paid", chips=chips, won=won, number=abs(gain))
    if not game.live[seat]:
        return Text("blackjack-line-out", chips=chips)
    staked = game.staked(seat)
    return Text("poker-line-stake" if staked else "poker-line", chips=chips, number=staked)


def tag(game: HandPlay, seat: int, tr: Translate) -> str:
    """The totals of a seat's hands, or that it has answered in secret."""
    if game.secrets[seat]:
        return tr(Text("blackjack-ready.short"))
    totals = (
        Text("blackjack-hand", **total_args(cards), end=box.end)
        for at, box in enumerate(game.boxes[seat])
        if (cards := game.cards_of(seat, at))
    )
    return SEPARATOR.join(map(tr, totals))
