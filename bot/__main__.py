"""`python -m bot`: serve Discord, or without a token the sandbox; and what keeps a bot in order."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import uvloop

from bot.operation import logs
from bot.operation.backup import Impossible, backup, only_ours, restore
from bot.process import run
from bot.settings import BadSetting, Settings
from bot.store import Unavailable
from bot.store.migrations import WrongVersion
from bot.store.recount import recount


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was asked for; 2 for settings that make no sense, 1 for what cannot be done."""
    asked = _read(arguments)
    try:
        settings = Settings.read()
        logs.configure(settings.log_level if asked.command is None else "ERROR")
        return _do(asked, settings)
    except BadSetting as bad:
        sys.stderr.write(f"{bad}\n")
        return 2
    except Impossible as impossible:
        sys.stderr.write(f"{impossible}\n")
        return 1
    except (Unavailable, WrongVersion) as error:
        sys.stderr.write(f"DATABASE_URL: {error}\n")
        return 1


def _do(asked: argparse.Namespace, settings: Settings) -> int:
    match asked.command:
        case "backup":
            backup(settings.database_url, asked.file)
            sys.stdout.write(f"Everything is in {asked.file} now.\n")
        case "restore":
            kept = restore(settings.database_url, asked.file)
            aside = f" What was there is kept in {kept}." if kept else ""
            sys.stdout.write(f"{asked.file} is the database now.{aside}\n")
        case "recount":
            only_ours(settings.database_url)
            matches = asyncio.run(recount(settings.database_url))
            sys.stdout.write(f"All {matches:,} matches are counted and rated anew.\n")
        case "check":
            from bot.operation.check import check  # only here: a bot leaves drawing to others

            return asyncio.run(check(settings))
        case _:
            return uvloop.run(run(settings))
    return 0


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    name = "python -m bot" if __name__ == "__main__" else "parlor"
    parser = argparse.ArgumentParser(prog=name, description=__doc__)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, does in (
        ("backup", "write a copy of the database to a new FILE, while the bot runs"),
        ("restore", "put a backup in the database's place, while the bot does not run"),
    ):
        commands.add_parser(name, help=does).add_argument("file", type=Path, metavar="FILE")
    again = "count and rate every match anew from its result, while the bot does not run"
    commands.add_parser("recount", help=again)
    commands.add_parser("check", help="try settings, database, pictures and permissions")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
