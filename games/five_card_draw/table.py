"""What the table of Five Card Draw shows."""

from typing import TYPE_CHECKING

from games.cards import EVERYONE
from games.five_card_draw.bets import BETS
from games.five_card_draw.hands import made
from games.five_card_draw.pots import layers
from games.scene import Badge, Spot, Table
from games.speech import Say, Words

if TYPE_CHECKING:
    from games.five_card_draw import FiveCardDraw


def line(game: "FiveCardDraw", seat: int) -> Words:
    """A seat's chips, and what it has at stake or got."""
    chips, stake = game.scores[seat], game.stakes[seat]
    if game.won[seat]:
        return Words("five-card-draw-line-won", chips=chips, number=game.won[seat])
    is_paid = game.stage in ("rebuy", "over")
    if not chips and (is_paid or not game.put[seat]):
        return Words("five-card-draw-line-bankrupt")
    if not game.live[seat]:
        return Words("five-card-draw-line-folded", chips=chips)
    if not chips:
        return Words("five-card-draw-line-all-in", number=game.put[seat])
    key = "five-card-draw-line-stake" if stake and is_betting(game) else "five-card-draw-line"
    return Words(key, chips=chips, number=stake)


def is_betting(game: "FiveCardDraw") -> bool:
    """Whether stakes are of the stage that goes on."""
    return game.stage in BETS


def tag(game: "FiveCardDraw", seat: int) -> Words | None:
    """What a hand shown makes, or how many cards a seat drew."""
    hand = game.hands[seat]
    if not game.live[seat]:
        return None
    if hand.seen_by == EVERYONE:
        return Words("poker-category", made=made(hand)["made"])
    if game.drawn[seat] >= 0 and game.stage in ("draw", BETS[1]):
        return Words("five-card-draw-drew", number=game.drawn[seat])
    return None


def table(game: "FiveCardDraw", say: Say) -> Table:
    """The pots, the stub, and what is to be matched."""
    ante = Badge(
        say(Words("five-card-draw-ante")),
        say(Words("five-card-draw-amount", number=game.options.ante)),
    )
    highest = max(game.stakes)
    bet = Badge(
        say(Words("five-card-draw-stake")), say(Words("five-card-draw-amount", number=highest))
    )
    return Table(
        seats=(),
        subtitle=say(Words("five-card-draw-hand", number=game.round, stage=game.stage)),
        spots=(Spot(say(Words("five-card-draw-stub")), count=len(game.stub)),),
        badges=(bet, ante) if highest and is_betting(game) else (ante,),
        pot=_pots(game, say),
    )


def _pots(game: "FiveCardDraw", say: Say) -> str:
    """The chips of the hand, in parts where somebody is all-in; "" once they are paid."""
    if game.stage in ("rebuy", "over"):
        return ""
    limits = {
        paid
        for paid, live, chips in zip(game.put, game.live, game.scores, strict=True)
        if live and not chips
    }
    parts = [part for part in layers(game.put, sorted(limits | {max(game.put)})) if part]
    return " + ".join(say(Words("five-card-draw-amount", number=part)) for part in parts)
