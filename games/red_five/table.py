"""The looks of a table of Red Five (section 14)."""

from collections.abc import Iterator
from dataclasses import replace

from games.cards import HIDDEN, NOBODY, SUITS
from games.red_five.state import BURIED, NOT_YET, State
from games.scene import Badge, Call, Hand, Spot, Table, TableSeat
from games.text import Text, Translate


def table(game: State, tr: Translate) -> Table:
    """The current trick or the last one; the contract, trump, and the points of the sides."""
    return Table(
        subtitle=tr(_subtitle(game)),
        trick=game.shown_trick(),
        calls=tuple(_calls(game, tr)) if game.phase == "bid" else (),
        spots=_spots(game, tr),
        badges=_badges(game, tr),
        anticlockwise=True,
        prompt=_prompt(game, tr),
    )


def _subtitle(game: State) -> Text:
    if game.phase != "play":
        return Text(f"red-five-phase-{game.phase}", number=game.round)
    if game.resting or game.winners:
        points = game.declarer_points()
        return Text("red-five-phase-over", number=game.round, points=points, bid=game.bid)
    return Text("red-five-phase-play", number=game.round, trick=game.trick_number())


def _spots(game: State, tr: Translate) -> tuple[Spot, ...]:
    """The kitty until it is taken, and the buried cards once they are turned up at the end."""
    if game.resting or game.winners:
        title = tr(Text("red-five-buried-label"))
        return (Spot(title, tuple(game.arrange(game.kitty)), spread="row"),)
    if not game.kitty or game.kitty.seen_by != NOBODY:
        return ()
    return (Spot(tr(Text("red-five-kitty-label")), (str(HIDDEN),), len(game.kitty)),)


def _calls(game: State, tr: Translate) -> Iterator[Call]:
    """The highest bid, and the passes."""
    for seat in range(4):
        if seat == game.declarer:
            yield Call(seat, str(game.bid))
        elif game.passed[seat]:
            yield Call(seat, tr(Text("red-five-call-passed")))


def _badges(game: State, tr: Translate) -> tuple[Badge, ...]:
    """The bid, once there is one, the points against it, and trump."""
    if game.declarer == NOT_YET:
        return ()
    shown = [Badge(tr(Text("red-five-bid-badge")), str(game.bid))]
    if game.phase == "play":
        against = sum(game.points) - game.points[game.declarer]
        shown.append(Badge(tr(Text("red-five-defenders-badge")), str(against)))
    if game.trump:
        suit = game.trump if game.trump in SUITS else ""
        none = "" if suit else tr(Text("red-five-no-trump-badge"))
        shown.append(Badge(tr(Text("red-five-trump-badge")), none, suit))
    return tuple(shown)


def _prompt(game: State, tr: Translate) -> str:
    if game.phase == "bury" and game.waiting():
        return tr(Text("red-five-prompt-bury", seat=game.declarer))
    return game.lead_prompt(tr)


def seat_scene(game: State, scene: TableSeat, seat: int, tr: Translate) -> TableSeat:
    """A seat with its score and its bid or points; a tag if it has passed, or is declarer."""
    tag = scene.tag
    if game.phase == "bid" and game.passed[seat]:
        tag = tr(Text("red-five-passed-tag"))
    elif game.phase != "bid" and seat == game.declarer:
        tag = tr(Text("red-five-declarer-tag"))
    return replace(scene, line=tr(_line(game, seat)), tag=tag)


def _line(game: State, seat: int) -> Text:
    score = game.scores[seat]
    if game.phase == "play":
        return Text("red-five-line-taken", score=score, points=game.points[seat])
    if seat == game.declarer:
        return Text("red-five-line-bid", score=score, bid=game.bid)
    return Text("red-five-line", score=score)


def hand_scene(game: State, scene: Hand, seat: int, tr: Translate) -> Hand:
    """A hand with the kitty that it got, and later the cards that its holder has buried."""
    fresh = game.hands[seat][-BURIED:] if game.phase == "bury" else ()
    return replace(scene, fresh=tuple(map(str, fresh)), own=_buried(game, seat, tr))


def _buried(game: State, seat: int, tr: Translate) -> tuple[Spot, ...]:
    if seat != game.declarer or game.phase != "play" or game.kitty.seen_by != seat:
        return ()
    title, cards = tr(Text("red-five-own-buried-label")), game.arrange(game.kitty)
    return (Spot(title, tuple(cards), len(cards), "fan"),)
