"""The looks of a table of Oh Hell."""

from dataclasses import replace

from games.oh_hell.state import State, sizes
from games.scene import Badge, Hand, Spot, Table, TableSeat
from games.text import Text, Translate
from games.tricks import NOT_YET

CROWDED = 7
"""With this number of seats a trick leaves no room for the pack."""


def table(game: State, tr: Translate) -> Table:
    """The current trick or the last one, the trump, and the sum of the bids."""
    hands = len(sizes(game.seats, game.options))
    subtitle = Text("oh-hell-subtitle", number=game.round, hands=hands, count=game.cards_each)
    trump = Badge(tr(Text("trump" if game.trump else "oh-hell-no-trump")), suit=game.trump)
    return Table(
        subtitle=tr(subtitle),
        trick=game.shown_trick(),
        calls=game.calls(tr),
        spots=_spots(game, tr),
        badges=(_sum(game, tr), trump),
        prompt=game.bid_prompt(tr),
    )


def _sum(game: State, tr: Translate) -> Badge:
    """The sum of the bids, and how it differs from the number of tricks."""
    so_far, size = game.sum_of_bids(), game.cards_each
    if game.bidders():
        value = Text("oh-hell-so-far", sum=so_far, size=size)
    else:
        kind = "over" if so_far > size else "under" if so_far < size else "even"
        value = Text("oh-hell-off", kind=kind, number=abs(so_far - size))
    return Badge(tr(Text("oh-hell-bids")), tr(value))


def _spots(game: State, tr: Translate) -> tuple[Spot, ...]:
    """The pack with the card turned up on it, if there is room."""
    if not game.turned or (game.seats == CROWDED and game.shown_trick()):
        return ()
    pack, text = tr(Text("oh-hell-pack")), tr(Text("turned-up"))
    return (Spot(pack, tuple(game.turned), len(game.rest) + 1, alt=text),)


def seat_scene(game: State, scene: TableSeat, seat: int, tr: Translate) -> TableSeat:
    """A seat with its tricks, its bid and its total, and the tricks that it still needs."""
    score, bid, won = game.scores[seat], game.bids[seat], game.tricks[seat]
    line = Text("oh-hell-line", number=won, bid=bid, score=score)
    if bid == NOT_YET:
        line = Text("oh-hell-line-waiting", score=score)
    return replace(scene, line=tr(line), tag=_tag(game, seat, tr, scene.tag))


def _tag(game: State, seat: int, tr: Translate, usual: str) -> str:
    if game.over or game.bidders():
        return tr(Text("oh-hell-answered")) if game.secrets[seat] else usual
    need = game.bids[seat] - game.tricks[seat]
    if game.resting:
        return "" if need else tr(Text("oh-hell-exact"))
    kind = "needs" if need > 0 else "has" if need == 0 else "over"
    return tr(Text("oh-hell-needs", kind=kind, number=abs(need)))


def hand_scene(game: State, scene: Hand, seat: int, tr: Translate) -> Hand:
    """A hand with the number that its holder may not bid."""
    forbidden = game.forbidden_bid() if seat in game.bidders() else None
    if forbidden is None or not 0 <= forbidden <= game.cards_each:
        return scene
    return replace(scene, title=f"{scene.title} · {tr(Text('oh-hell-not', number=forbidden))}")
