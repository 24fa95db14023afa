"""Looks of Blackjack: the house and the badges, a seat's line and tag (section 13)."""

from games.blackjack.play import HandPlay, house_args, total_args, won_args
from games.cards import HIDDEN
from games.scene import Badge, HandPart, Spot, Table
from games.text import Text, Translate, Value


def table(game: HandPlay, tr: Translate) -> Table:
    """The cards of the house, and what may be bet."""
    chosen = game.options
    limit = Text("blackjack-limits", least=chosen.min_bet, most=chosen.max_bet)
    badges = (
        Badge(tr(Text("blackjack-play-chips")), tr(limit)),
        Badge(tr(Text("blackjack-shoe")), str(len(game.shoe))),
    )
    title = Text("blackjack-subtitle", number=game.round, count=chosen.max_rounds)
    return Table(
        subtitle=tr(title),
        spots=(_house(game, tr),) if game.house else (),
        badges=badges,
        prompt="" if game.house else tr(Text("blackjack-place-bets")),
    )


def _house(game: HandPlay, tr: Translate) -> Spot:
    """The house: its up-card and a back, or all its cards and their total."""
    cards = (*map(str, game.house), *[str(HIDDEN)] * len(game.hole))
    return Spot(tr(Text("blackjack-house", **house_args(game.house))), cards, spread="row")


def line(game: HandPlay, seat: int) -> Text:
    """A seat's chips, and its bet, or what the round brought."""
    chips = game.scores[seat]
    if game.phase == "over" and game.live[seat]:
        return Text("blackjack-line-paid", chips=chips, **won_args(sum(game.paid[seat])))
    if not game.live[seat]:
        return Text("blackjack-line-out", chips=chips)
    staked = game.staked(seat)
    return Text("poker-line-stake" if staked else "poker-line", chips=chips, number=staked)


def parts(game: HandPlay, seat: int, tr: Translate) -> tuple[HandPart, ...]:
    """The hands of a seat that has split, each with its total, and a doubled bet or its pay."""
    boxes, is_acting = game.boxes[seat], game.phase == "play" and game.turn == seat
    if len(boxes) == 1:
        return ()
    return tuple(
        HandPart(box.size, tr(_part(game, seat, at)), is_acting and at == game.active)
        for at, box in enumerate(boxes)
    )


def _part(game: HandPlay, seat: int, at: int) -> Text:
    box, made = game.boxes[seat][at], total_args(game.cards_of(seat, at))
    won: dict[str, Value] = {"number": box.bet, "won": "push"}
    state = "bust" if box.end == "bust" else "doubled" if box.bet > game.bets[seat] else "plain"
    if game.paid[seat]:
        won, state = won_args(game.paid[seat][at]), "bust" if box.end == "bust" else "paid"
    return Text("blackjack-part", state=state, **won, **made)


def hand_args(game: HandPlay, seat: int, at: int) -> dict[str, Value]:
    """One of a seat's hands as messages name it."""
    return {"end": game.boxes[seat][at].end, **total_args(game.cards_of(seat, at))}


def title(game: HandPlay, seat: int) -> Text | None:
    """The total of a seat's hand, or of the one of its hands that is to act."""
    count = len(game.boxes[seat])
    at = game.active if count > 1 and game.turn == seat else 0
    if not count or (count > 1 and (game.phase, game.turn) != ("play", seat)):
        return None
    return Text("blackjack-title", count=count, hand=at + 1, **hand_args(game, seat, at))


def tag(game: HandPlay, seat: int) -> Text | None:
    """The total of a seat's hand, if it has one, or that it has answered in secret."""
    if game.secrets[seat]:
        return Text("blackjack-ready.short")
    is_one = len(game.boxes[seat]) == 1
    return Text("blackjack-hand", **hand_args(game, seat, 0)) if is_one else None
