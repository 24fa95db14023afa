"""The looks of a table of Oh Hell."""

from dataclasses import replace

from games.oh_hell.state import State, sizes
from games.scene import Badge, Hand, Place, Spot, Table
from games.speech import Say, Words
from games.tricks import NOT_YET

CROWDED = 7
"""With this number of seats a trick leaves no room for the pack."""


def table(game: State, say: Say) -> Table:
    """The current trick or the last one, the trump, and the sum of the bids."""
    hands = len(sizes(game.seats, game.options))
    subtitle = Words("oh-hell-subtitle", number=game.round, hands=hands, count=game.cards_each)
    trump = Badge(say(Words("trump" if game.trump else "oh-hell-no-trump")), suit=game.trump)
    return Table(
        subtitle=say(subtitle),
        trick=game.shown_trick(),
        calls=game.calls(say),
        spots=_spots(game, say),
        badges=(_sum(game, say), trump),
        prompt=game.bid_prompt(say),
    )


def _sum(game: State, say: Say) -> Badge:
    """The sum of the bids, and how it differs from the number of tricks."""
    so_far, size = game.sum_of_bids(), game.cards_each
    if game.bidders():
        value = Words("oh-hell-so-far", sum=so_far, size=size)
    else:
        kind = "over" if so_far > size else "under" if so_far < size else "even"
        value = Words("oh-hell-off", kind=kind, number=abs(so_far - size))
    return Badge(say(Words("oh-hell-bids")), say(value))


def _spots(game: State, say: Say) -> tuple[Spot, ...]:
    """The pack with the card turned up on it, if there is room."""
    if not game.turned or (game.seats == CROWDED and game.shown_trick()):
        return ()
    pack, told = say(Words("oh-hell-pack")), say(Words("turned-up"))
    return (Spot(pack, tuple(game.turned), len(game.rest) + 1, told=told),)


def seat_scene(game: State, scene: Place, seat: int, say: Say) -> Place:
    """A seat with its tricks, its bid and its total, and the tricks that it still needs."""
    score, bid, won = game.scores[seat], game.bids[seat], game.tricks[seat]
    line = Words("oh-hell-line", number=won, bid=bid, score=score)
    if bid == NOT_YET:
        line = Words("oh-hell-line-waiting", score=score)
    return replace(scene, line=say(line), tag=_tag(game, seat, say, scene.tag))


def _tag(game: State, seat: int, say: Say, usual: str) -> str:
    if game.over or game.bidders():
        return say(Words("oh-hell-answered")) if game.secrets[seat] else usual
    need = game.bids[seat] - game.tricks[seat]
    if game.resting:
        return "" if need else say(Words("oh-hell-exact"))
    kind = "needs" if need > 0 else "has" if need == 0 else "over"
    return say(Words("oh-hell-needs", kind=kind, number=abs(need)))


def hand_scene(game: State, scene: Hand, seat: int, say: Say) -> Hand:
    """A hand with the number that its holder may not bid."""
    forbidden = game.forbidden_bid() if seat in game.bidders() else None
    if forbidden is None or not 0 <= forbidden <= game.cards_each:
        return scene
    return replace(scene, title=f"{scene.title} · {say(Words('oh-hell-not', number=forbidden))}")
