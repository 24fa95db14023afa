"""The looks of a table of Hearts (section 15)."""

from collections.abc import Iterator
from dataclasses import replace

from games.hearts.state import State, left_out, place, values
from games.scene import Badge, Hand, Spot, Table, TableSeat
from games.text import Text, Translate


def table(game: State, tr: Translate) -> Table:
    """The current trick or the last one, and the scoring cards taken."""
    subtitle = Text("hearts-trick", number=game.round, trick=game.trick_number())
    if game.phase == "pass":
        subtitle = Text("hearts-passing", number=game.round)
    way = Badge(tr(Text("hearts-badge-pass")), tr(game.direction()))
    broken = Badge(tr(Text("hearts-badge-broken" if game.broken else "hearts-badge")), suit="H")
    return Table(
        subtitle=tr(subtitle),
        trick=game.shown_trick(),
        spots=tuple(_spots(game, tr)),
        badges=(way, broken),
        prompt=_prompt(game, tr),
    )


def _spots(game: State, tr: Translate) -> Iterator[Spot]:
    """The cards removed from the pack; then the scoring cards taken, by seat from left to right."""
    if game.phase == "pass" and (out := left_out(game.seats, game.options)):
        yield Spot(tr(Text("hearts-left-out")), tuple(out), spread="row")
    for seat in sorted(range(game.seats), key=lambda seat: seat or (game.seats - 1) / 2):
        if taken := [card for card in game.cards_taken(seat) if card in values(game.options)]:
            taken.sort(key=lambda card: (card.suit == "H", place(card)))
            yield game.taken_spot(seat, taken, "hearts-taken", tr)


def _prompt(game: State, tr: Translate) -> str:
    if game.phase != "pass" or not game.waiting():
        return game.lead_prompt(tr)
    way = dict(game.direction().args)
    return tr(Text("hearts-prompt-pass", count=game.options.pass_count, **way))


def seat_scene(game: State, scene: TableSeat, seat: int, tr: Translate) -> TableSeat:
    """A seat with its total, the points of this hand, and if it has chosen what to pass."""
    tag = scene.tag
    if game.phase == "pass":
        tag = tr(Text("hearts-chose" if game.secrets[seat] else "hearts-choosing"))
    return replace(scene, line=tr(_line(game, seat)), tag=tag)


def _line(game: State, seat: int) -> Text:
    score, now = game.scores[seat], game.points(seat)
    if game.resting or game.over:
        gain = score - game.scores_before[seat]
        return Text("hearts-line-scored", score=score, points=gain)
    return Text("hearts-line-hand" if now else "hearts-line", score=score, points=now)


def hand_scene(game: State, scene: Hand, seat: int, tr: Translate) -> Hand:
    """A hand with its receiver until it has passed; then the cards it got, until it has played."""
    hand, title = game.hands[seat], scene.title
    if game.phase == "pass" and not game.secrets[seat]:
        count, to = game.options.pass_count, (seat + game.offset) % game.seats
        title = f"{title} · {tr(Text('hearts-pass-to', count=count, other=to))}"
    has_played = len(hand) < len(game.pack()) // game.seats
    got = [] if has_played else [str(card) for gift in hand.known_to.values() for card in gift]
    return replace(scene, title=title, fresh=tuple(got))
