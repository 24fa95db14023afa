"""The commands, carried out; errors become sentences and exit codes."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

import uvloop

from bot.operation import logs
from bot.operation.backup import Impossible, backup, existing, only_ours, restore
from bot.process import run
from bot.settings import BadSetting, Settings
from bot.store import Unavailable
from bot.store.counting import recount
from bot.store.migrations import WrongVersion
from bot.store.pseudonyms import pseudonyms_for


def carry_out(asked: argparse.Namespace) -> int:
    """Do what was asked for; 2 for settings that make no sense, 1 for what cannot be done."""
    os.umask(0o077)  # what is stored holds hands and secrets
    try:
        settings = Settings.read(_environment(asked.data))
        logs.configure(settings.log_level if asked.command is None else "ERROR")
        for notice in settings.notices:
            sys.stderr.write(f"{notice}\n")
        return _do(asked, settings)
    except BadSetting as bad:
        sys.stderr.write(f"{bad}\n")
        return 2
    except (Impossible, Unavailable, WrongVersion) as impossible:
        sys.stderr.write(f"{impossible}\n")
        return 1


def _environment(data: Path | None) -> dict[str, str]:
    """The environment, with the database in the folder that was asked for."""
    if data is None:
        return {**os.environ}
    return {**os.environ, "DATABASE_URL": f"sqlite+aiosqlite:///{data.absolute() / 'parlor.db'}"}


def _do(asked: argparse.Namespace, settings: Settings) -> int:
    match asked.command:
        case "backup":
            backup(settings.database_url, asked.file)
            sys.stdout.write(f"Everything is in {asked.file} now.\n")
        case "restore":
            kept = restore(settings.database_url, asked.file)
            before = f" The one before is now {kept}." if kept else ""
            sys.stdout.write(f"{asked.file} is the database now.{before}\n")
        case "recount":
            existing(settings.database_url)
            only_ours(settings.database_url)
            url = settings.database_url
            pseudonyms = pseudonyms_for(url, settings.pseudonym_secret)
            matches = asyncio.run(recount(url, pseudonyms))
            sys.stdout.write(f"All {matches:,} matches are counted and rated again.\n")
        case "check":
            from bot.operation.check import check  # only here: a bot leaves drawing to others

            return asyncio.run(check(settings))
        case _:
            return uvloop.run(run(settings))
    return 0
