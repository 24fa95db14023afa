"""The rules: pure, deterministic, and free of anything but the standard library.

`GAMES` holds every game by its key. It is loaded when it is first asked for, so that a package
that brings a game may import the rules before its own class is there.

A game is one class, in `rules`. Below it are `table`, its looks, and `hint`, its mind; below those
`fast`, in which rounds are simulated as integers, and `state`: options, cards and what a match is
made of. Each file imports only those below it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.plugins import GAMES as GAMES
else:

    def __getattr__(name: str) -> object:
        if name != "GAMES":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from games.plugins import GAMES

        return GAMES
