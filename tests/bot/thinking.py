"""Players for processes of their own, which begin sooner the less they import."""

import os
import signal
import threading
from pathlib import Path
from random import Random

from games.game import Game
from games.search import waited
from games.view import View


def where(_seen: View[Game], _random: Random) -> str:
    """Tell in which process a computer thinks."""
    return str(os.getpid())


def die(_seen: View[Game], _random: Random) -> str:
    """Think oneself to death."""
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def patience(_seen: View[Game], _random: Random) -> str:
    """Tell for how long the question has waited."""
    return str(waited.get())


def brood(_seen: View[Game], _random: Random) -> str:
    """Think for ever."""
    threading.Event().wait()
    return ""


def meet(folder: Path, count: int, _seen: View[Game], _random: Random) -> str:
    """Think until so many think at the same time."""
    (folder / str(os.getpid())).touch()
    while len([*folder.iterdir()]) < count:
        threading.Event().wait(0.01)
    return "met"


def fail(_seen: View[Game], _random: Random) -> str:
    """Come to no result."""
    raise ZeroDivisionError


def not_the_hint(seen: View[Game], _random: Random) -> str:
    """Play what no other computer would."""
    hint = seen.hint()
    return next(action for action in seen.legal() if hint and action != hint.action)
