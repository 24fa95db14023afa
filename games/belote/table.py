"""The looks of a table of Belote (section 12)."""

from dataclasses import replace

from games.belote.state import State
from games.scene import Badge, Spot, Table, TableSeat, Token
from games.text import Text, Translate, Value
from games.tricks import NOT_YET


def table(game: State, tr: Translate) -> Table:
    """The trick, or the calls and the turned card; the scores, and what is held."""
    counts: dict[str, Value] = {"number": game.round, "trick": game.trick_number()}
    return Table(
        subtitle=tr(Text("belote-subtitle", phase=game.phase, **counts)),
        trick=game.shown_trick(),
        calls=game.calls(tr),
        spots=_turned(game, tr),
        badges=(_team(game, 0, tr), _team(game, 1, tr), *_contract(game, tr)),
        prompt=game.lead_prompt(tr),
    )


def _team(game: State, team: int, tr: Translate) -> Badge:
    won = game.won(team)
    return game.team_badge(team, Token("trick", won, tr(Text("belote-tricks", number=won))), tr)


def _contract(game: State, tr: Translate) -> tuple[Badge, ...]:
    held = (Badge(tr(Text("belote-held")), str(game.held)),) if game.held else ()
    if not game.trump:
        return held
    made = Text("belote-made-by", seat=game.maker)
    bid = str(game.bid) if game.bid else ""
    return (Badge(tr(made), bid, suit=game.trump, urgent=game.stake > 1), *held)


def _turned(game: State, tr: Translate) -> tuple[Spot, ...]:
    """The turned card on the kitty."""
    if not game.turned:
        return ()
    return (game.turned_spot(Text("turned-up"), len(game.kitty), True, tr),)


def call_text(game: State, seat: int) -> Text:
    """The last call of a seat."""
    verb, *words = game.last_calls[seat].split()
    named: dict[str, Value] = {"symbol": words[0]} if words else {}
    number = int(words[1]) if verb == "bid" else 0
    return Text(f"belote-call-{verb}", number=number, **named)


def seat_scene(
    game: State, scene: TableSeat, seat: int, shown: tuple[str, ...], tr: Translate
) -> TableSeat:
    """A seat with the tricks of its side, its contract, and the declarations it shows."""
    is_open = scene.cards is None
    place = replace(scene, shown=scene.shown if is_open else shown)
    if not game.trump:
        passed = game.has_passed(seat)
        return replace(place, tag=tr(Text("belote-passed"))) if passed else place
    line = tr(Text("belote-line", number=game.won(seat % 2)))
    tag = place.tag
    if game.last_calls[seat] in ("coinche", "surcoinche") and not tag:
        tag = tr(call_text(game, seat))
    if game.maker != NOT_YET and seat == game.maker and not tag:
        args: dict[str, Value] = {"suit": game.trump, "number": game.bid}
        tag = tr(Text("belote-tag", **args))
    return replace(place, line=line, tag=tag)
