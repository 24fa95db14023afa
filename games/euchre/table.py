"""The looks of a table of Euchre (section 15)."""

from dataclasses import replace

from games.euchre.calls import is_stuck
from games.euchre.state import State, left
from games.scene import Badge, Hand, Spot, Table, TableSeat, Token
from games.text import Text, Translate, Value
from games.tricks import PLAY


def table(game: State, tr: Translate) -> Table:
    """The current or last trick, or the calls and the turned card; the scores of the teams."""
    trick, target = game.trick_number(), game.options.target
    counts: dict[str, Value] = {"number": game.round, "trick": trick, "target": target}
    made_by = Text("euchre-made-by", seat=game.maker)
    trump = (Badge(tr(made_by), suit=game.trump),) if game.trump else ()
    return Table(
        subtitle=tr(Text("euchre-subtitle", phase=game.phase, **counts)),
        trick=game.shown_trick(),
        calls=game.calls(tr),
        spots=_turned(game, tr),
        badges=(_team(game, 0, tr), _team(game, 1, tr), *trump),
        prompt=game.lead_prompt(tr),
    )


def _team(game: State, team: int, tr: Translate) -> Badge:
    won = game.won(team)
    return game.team_badge(team, Token("trick", won, tr(Text("euchre-tricks", number=won))), tr)


def _turned(game: State, tr: Translate) -> tuple[Spot, ...]:
    """The turned card on the kitty, face down once no seat can get it."""
    if not game.turned:
        return ()
    card, below = game.turned[0], len(game.kitty)
    is_open = game.phase in ("farmer", "order") or card.suit in ("", game.trump)
    label = Text("turned-up") if is_open else Text("euchre-turned-down", card=card)
    is_gone = not is_open and game.phase == PLAY
    return () if is_gone else (game.turned_spot(label, below, is_open, tr),)


def call_text(game: State, seat: int) -> Text | None:
    """The last call of a seat about trump or defending."""
    verb, *words = game.last_calls[seat].split()
    if verb == "keep":
        return None
    suit: dict[str, Value] = {"symbol": words[0]} if verb == "trump" else {}
    alone, picks_up = int("alone" in words), int(seat == game.dealer)
    return Text(f"euchre-call-{verb}", alone=alone, picks_up=picks_up, **suit)


def seat_scene(game: State, scene: TableSeat, seat: int, tr: Translate) -> TableSeat:
    """A seat with its part in the hand and the tricks of its team, or with its pass."""
    if game.trump:
        won = game.won(game.team(seat))
        line = Text("euchre-line", role=_role(game, seat), number=won)
        return replace(scene, line=tr(line))
    return replace(scene, tag=tr(Text("euchre-passed"))) if game.has_passed(seat) else scene


def _role(game: State, seat: int) -> str:
    """The part of a seat in this hand: "maker", "alone", "out", "defends" or "none"."""
    if game.is_out(seat):
        return "out"
    if seat == game.maker:
        return "alone" if game.alone else "maker"
    return "defends" if seat == game.lone_defender else "none"


def hand_scene(game: State, scene: Hand, seat: int, tr: Translate) -> Hand:
    """A hand with the card picked up, the left bower, and if the holder has to name trump."""
    hand, title = game.hands[seat], scene.title
    if game.phase == "name" and game.asked == [seat] and not game.resting and is_stuck(game, seat):
        title = f"{title} · {tr(Text('euchre-must-name'))}"
    fresh = tuple(map(str, hand.known)) if game.phase == "discard" else ()
    bower = left(game.trump) if game.trump else ""
    counts = tuple((str(card), game.trump) for card in scene.cards if card == bower)
    return replace(scene, title=title, fresh=fresh, counts=counts)
