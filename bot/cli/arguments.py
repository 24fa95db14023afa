"""The command line. It imports little: `--help` is to come at once."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot import __version__

DESCRIPTION: Final = (
    "Host card games on Discord. Without a command it starts the bot; without a DISCORD_TOKEN, in a"
    " sandbox in your browser."
)


def read(arguments: Sequence[str] | None, program: str) -> argparse.Namespace:
    """The command line read: `command`, `file` and `data`."""
    parser = argparse.ArgumentParser(prog=program, description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"Parlor {__version__}")
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="where matches are stored, instead of ./data"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("check", help="try settings, database, pictures and permissions")
    for name, does in (
        ("backup", "write a copy of the database to a new FILE, while the bot runs"),
        ("restore", "put a backup in the database's place, while the bot is stopped"),
    ):
        commands.add_parser(name, help=does).add_argument("file", type=Path, metavar="FILE")
    again = "count and rate every match again, while the bot is stopped"
    commands.add_parser("recount", help=again)
    return parser.parse_args(arguments)
