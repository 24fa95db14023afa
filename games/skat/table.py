"""The looks of a table of Skat (section 12)."""

from dataclasses import replace

from games.cards import SUITS
from games.scene import Badge, Hand, Spot, Table, TableSeat
from games.skat.state import RAMSCH, State, game_args
from games.text import Text, Translate, Value
from games.tricks import NOT_YET, PLAY


def table(game: State, tr: Translate) -> Table:
    """The trick, or the calls; the game with its bid, and the skat."""
    counts: dict[str, Value] = {"number": game.round, "trick": game.trick_number()}
    return Table(
        subtitle=tr(Text("skat-subtitle", phase=game.phase, **counts)),
        trick=game.shown_trick(),
        calls=game.calls(tr),
        spots=(_skat(game, tr),),
        badges=_badges(game, tr),
        prompt=game.lead_prompt(tr),
    )


def _badges(game: State, tr: Translate) -> tuple[Badge, ...]:
    bid = Badge(tr(Text("skat-bid")), str(game.bid))
    if not game.kind:
        return (bid,) if game.bid else ()
    is_suit = game.kind in SUITS
    value = tr(Text("skat-badge", stake=game.stake, **game.named())).strip()
    if game.kind == RAMSCH:
        return (Badge(tr(Text("skat-everyone")), value),)
    label = tr(Text("skat-by", seat=game.maker))
    suit = game.kind if is_suit else ""
    return (Badge(label, value, suit=suit, urgent=game.stake > 1), bid)


def _skat(game: State, tr: Translate) -> Spot:
    """The two cards of the skat, or the place that they were taken from."""
    owner = {"seat": game.maker} if game.taken_up else {}
    label = tr(Text("skat-taken-by" if owner else "skat-skat", **owner))
    return Spot(label, tuple(map(str, game.arrange(game.skat))), spread="row", aside=True)


def call_text(game: State, seat: int) -> Text | None:
    """The last call of a seat: a bid, a pass, or the game."""
    verb, *words = game.last_calls[seat].split()
    if verb in ("game", "hand"):
        return Text("skat-game", **game.named())
    value = int(words[0]) if words else game.bids[seat]
    return Text("skat-call", kind=verb, number=value)


def seat_scene(game: State, scene: TableSeat, seat: int, tr: Translate) -> TableSeat:
    """A seat with its score and tricks, and its part in the deal."""
    won, score = game.tricks[seat], game.scores[seat]
    if game.is_out(seat):
        return replace(scene, line=tr(Text("skat-line-out", score=score)), cards=None)
    line = Text("skat-line", number=won, score=score, plays=int(game.phase == PLAY))
    tag = _tag(game, seat)
    return replace(scene, line=tr(line), tag=scene.tag or (tr(tag) if tag else ""))


def _tag(game: State, seat: int) -> Text | None:
    """The tag of the declarer, or of a seat that has passed in the auction."""
    if seat == game.maker != NOT_YET:
        key = "skat-tag" if game.kind else "skat-tag-declarer"
        return Text(key, number=game.bid, **game_args(game.kind, game.is_hand()))
    if game.has_passed(seat) and not game.kind:
        return Text("skat-tag-passed", number=game.bids[seat])
    return None


def hand_scene(game: State, scene: Hand, seat: int) -> Hand:
    """A hand with the cards of the skat marked as new, and the jacks as trumps."""
    fresh = tuple(map(str, game.hands[seat][-2:])) if game.phase == "discard" else ()
    jacks = (card for card in scene.cards if card[0] == "J" and card[1] != game.trump)
    counts = tuple((card, game.trump) for card in jacks) if game.kind in SUITS else ()
    return replace(scene, fresh=fresh if seat == game.maker else (), counts=counts)
