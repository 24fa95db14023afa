"""`python -m bot` as a process of its own, to be killed and started again."""

import json
import re
from pathlib import Path

from tests.bot import program
from tests.bot.tabling import UNCAPPED_SETTINGS
from tests.bot.waiting import until

LONG_TIMEOUTS = ("tests.bot.wire.variant",)
"""The bot, unless a test is about another program."""
TROUBLE = re.compile(r'"level": "(error|critical)"|Traceback|Warning:|never awaited')


class BotProcess:
    """A bot at the sandbox of that address; its database and its log are files of `folder`.

    `pace` is the factor on every pause, as in PARLOR_PACE; `settings` beat what else it is given.
    """

    def __init__(self, address: str, folder: Path, pace: float, **settings: str) -> None:
        self.pace, self.log = pace, folder / "bot.log"
        self._settings = {
            "DISCORD_TOKEN": "",
            "DISCORD_TOKEN_FILE": "",
            "PARLOR_PICTURES": "thread",  # it is forked from one that has drawn the cards
            "PARLOR_DISCORD_URL": address,
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/parlor.db",
        } | settings
        self.url = self._settings["DATABASE_URL"]

    def begin(self, *command: str) -> None:
        """Start it, and do not wait; `command` is what comes after `python -m`."""
        settings = UNCAPPED_SETTINGS | self._settings | {"PARLOR_PACE": str(self.pace)}
        self.log.touch()
        self._begins = self.log.stat().st_size
        self._process = program.begin(command or LONG_TIMEOUTS, self.log, settings)

    async def start(self, *command: str) -> None:
        """Start it, and wait until it is ready; it is ended if that takes too long."""
        self.begin(*command)
        try:
            await until(lambda: "Parlor is ready" in self._said() or not self.runs)
        except AssertionError:
            self.kill()
            raise
        assert self.runs, self._said()

    @property
    def connections(self) -> int:
        """How often it has reached the gateway since this start, whoever was killed meanwhile."""
        return self._said().count("has connected to Gateway")

    async def ready_again(self) -> None:
        """Wait until it is ready a second time, in one process."""
        await until(lambda: self._said().count("Parlor is ready") == 2)

    def kill(self) -> None:
        """End it as a power cut does: SIGKILL."""
        self._process.kill()
        self._process.join()

    def tell_to_stop(self) -> None:
        """Ask it to end (SIGTERM), and do not wait."""
        self._process.terminate()

    def stop(self) -> int:
        """The same; what it exited with. Minutes are for a machine that is busy."""
        self.tell_to_stop()
        return program.ended(self._process, 300)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process.pid
        return self._process.pid

    @property
    def runs(self) -> bool:
        """Whether the process is there."""
        return self._process.is_alive()

    @property
    def troubles(self) -> list[str]:
        """The lines of its log that tell of an error, of all its starts."""
        return [line for line in self.log.read_text("utf-8").splitlines() if TROUBLE.search(line)]

    @property
    def events(self) -> list[str]:
        """What its log tells of all its starts, a sentence each."""
        lines = self.log.read_text("utf-8").splitlines()
        return [json.loads(line)["event"] for line in lines if line.startswith("{")]

    def _said(self) -> str:
        """What this start has logged so far."""
        return self.log.read_bytes()[self._begins :].decode()
