"""Looks of Five Card Draw: the pots, the stub and the badges; a seat's tag."""

from games.five_card_draw.state import BETS, DRAW, State
from games.poker.table import amount_badge, pots_text, winners_prompt
from games.scene import Spot, Table
from games.text import Text, Translate


def scene(game: State, tr: Translate) -> Table:
    """The pots, the stub, the ante, and the stake that is to be matched."""
    badges = [amount_badge(Text("five-card-draw-ante"), game.ante(), tr)]
    if game.to_match() and game.stage in BETS:
        badges.insert(0, amount_badge(Text("five-card-draw-stake"), game.to_match(), tr))
    stub = Spot(tr(Text("five-card-draw-stub")), count=len(game.stub))
    return Table(
        subtitle=tr(Text("five-card-draw-hand", number=game.round, stage=game.stage)),
        spots=() if game.is_paid() else (stub,),
        badges=tuple(badges),
        pot=pots_text(game, tr),
        prompt=winners_prompt(game, tr),
    )


def tag(game: State, seat: int) -> Text | None:
    """The hand that was shown or mucked, or the number of cards that a seat drew."""
    if seat in game.winners or not game.live[seat]:
        return None
    if game.has_shown(seat) or game.is_paid():
        return game.summary(seat)
    if game.drawn[seat] >= 0 and game.stage in (DRAW, BETS[1]):
        return Text("five-card-draw-drew", number=game.drawn[seat])
    return None
