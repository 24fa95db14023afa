"""The sandbox with as many channels as there are tables; its arguments come after their number.

In one channel discord.py sends one edit after the other, and Discord would allow one a second.
"""

import sys

from bot.sandbox import __main__ as sandbox
from bot.sandbox.world import world


def main() -> None:
    """Serve until told to stop."""
    world.TEXT_CHANNELS = tuple(f"table-{number}" for number in range(int(sys.argv.pop(1))))
    sandbox.main()


if __name__ == "__main__":
    main()
