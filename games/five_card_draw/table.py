"""Looks of Five Card Draw: the pots, the stub and the badges; a seat's tag."""

from games.five_card_draw.state import BETS, DRAW, State
from games.poker.table import amount_badge, pots_text, winners_prompt
from games.scene import Spot, Table
from games.speech import Say, Words


def scene(game: State, say: Say) -> Table:
    """The pots, the stub, the ante, and the stake that is to be matched."""
    badges = [amount_badge("five-card-draw-ante", game.ante(), say)]
    if game.to_match() and game.stage in BETS:
        badges.insert(0, amount_badge("five-card-draw-stake", game.to_match(), say))
    stub = Spot(say(Words("five-card-draw-stub")), count=len(game.stub))
    return Table(
        subtitle=say(Words("five-card-draw-hand", number=game.round, stage=game.stage)),
        spots=() if game.is_paid() else (stub,),
        badges=tuple(badges),
        pot=pots_text(game, say),
        prompt=winners_prompt(game, say),
    )


def tag(game: State, seat: int) -> Words | None:
    """The hand that was shown or mucked, or the number of cards that a seat drew."""
    if seat in game.winners or not game.live[seat]:
        return None
    if game.has_shown(seat) or game.is_paid():
        return game.deed(seat)
    if game.drawn[seat] >= 0 and game.stage in (DRAW, BETS[1]):
        return Words("five-card-draw-drew", number=game.drawn[seat])
    return None
