"""The sandbox with as many channels as there are tables; its arguments come after their number.

In one channel discord.py sends one edit after the other, and Discord would allow one a second.
"""

import sys
from unittest.mock import patch

from bot.sandbox.__main__ import main as serve
from tests.bot.control.__main__ import Http, make_controlled_server


def main() -> None:
    """Serve until told to stop."""
    names = tuple(f"table-{number}" for number in range(int(sys.argv.pop(1))))
    with patch("bot.sandbox.world.world.TEXT_CHANNELS", names):
        serve(make_controlled_server, Http)


if __name__ == "__main__":
    main()
