"""The looks of a table of Hearts (section 15)."""

from collections.abc import Iterator
from dataclasses import replace

from games.hearts.state import State, left_out, place, values
from games.scene import Badge, Hand, Place, Spot, Table
from games.speech import Say, Words, signed


def table(game: State, say: Say) -> Table:
    """The current trick or the last one, and beside it the scoring cards taken."""
    subtitle = Words("hearts-trick", number=game.round, trick=game.trick_number())
    if game.phase == "pass":
        subtitle = Words("hearts-passing", number=game.round)
    way = Badge(say(Words("hearts-badge-pass")), say(game.direction()))
    broken = Badge(say(Words("hearts-badge-broken" if game.broken else "hearts-badge")), suit="H")
    return Table(
        subtitle=say(subtitle),
        trick=game.shown_trick(),
        spots=tuple(_spots(game, say)),
        badges=(way, broken),
        prompt=_prompt(game, say),
    )


def _spots(game: State, say: Say) -> Iterator[Spot]:
    """The cards removed from the pack; then the scoring cards taken, by seat from left to right."""
    if game.phase == "pass" and (out := left_out(game.seats, game.options)):
        yield Spot(say(Words("hearts-left-out")), tuple(out), spread="row")
    for seat in sorted(range(game.seats), key=lambda seat: seat or (game.seats - 1) / 2):
        if taken := [card for card in game.cards_taken(seat) if card in values(game.options)]:
            taken.sort(key=lambda card: (card.suit == "H", place(card)))
            yield game.taken_spot(seat, taken, "hearts-taken", say)


def _prompt(game: State, say: Say) -> str:
    if game.phase != "pass" or not game.waiting():
        return game.lead_prompt(say)
    way = dict(game.direction().args)
    return say(Words("hearts-prompt-pass", count=game.options.pass_count, **way))


def seat_scene(game: State, scene: Place, seat: int, say: Say) -> Place:
    """A seat with its total, the points of this hand, and if it has chosen what to pass."""
    tag = scene.tag
    if game.phase == "pass":
        tag = say(Words("hearts-chose" if game.secrets[seat] else "hearts-choosing"))
    return replace(scene, line=say(_line(game, seat)), tag=tag)


def _line(game: State, seat: int) -> Words:
    score, now = game.scores[seat], game.points(seat)
    if game.resting or game.over:
        gain = score - game.brought[seat]
        return Words("hearts-line-scored", score=score, points=signed(gain))
    return Words("hearts-line-hand" if now else "hearts-line", score=score, points=signed(now))


def hand_scene(game: State, scene: Hand, seat: int, say: Say) -> Hand:
    """A hand with its receiver until it has passed; then the cards it got, until it has played."""
    hand, title = game.hands[seat], scene.title
    if game.phase == "pass" and not game.secrets[seat]:
        count, to = game.options.pass_count, (seat + game.offset) % game.seats
        title = f"{title} · {say(Words('hearts-pass-to', count=count, other=to))}"
    has_played = len(hand) < len(game.pack()) // game.seats
    got = [] if has_played else [str(card) for gift in hand.known_to.values() for card in gift]
    return replace(scene, title=title, fresh=tuple(got))
