"""`python -m games`: play in a terminal, retell or verify a record, tournaments, a list."""

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from secrets import token_hex
from typing import Any

from games import GAMES
from games.game import Game
from games.options import BadOptions, choices_for, out_of_range, read_options
from games.players import PLAYERS
from games.plugins import INSTALLED, RULES
from games.record import BadRecord, Record
from games.terminal import Session, numbers, retell, verdict, verdict_together
from games.text import IllegalAction
from games.tournament import tournament
from games.words import translator
from games.words.completeness import faults, translated

FOLDERS = (RULES, RULES.parents[1] / "bot" / "locales")
"""The folders of our words: those of the games, and those of the bot beside them."""


class BadPlayers(ValueError):
    """A tournament cannot be played between these."""


def main(words: Sequence[str] | None = None) -> int:
    """Obey a command line; 0 if all is well."""
    for left_out in INSTALLED.left_out:
        print(left_out, file=sys.stderr)
    command = _parser().parse_args(words)
    try:
        code = int(command.run(command))
        sys.stdout.flush()
        return code
    except BadOptions as bad:
        problem = translator()(bad.words)
    except BrokenPipeError:  # the reader of our output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as bad:
        problem = f"{bad.filename}: {bad.strerror}"
    except KeyboardInterrupt:
        return 130
    except (BadPlayers, BadRecord) as bad:
        problem = str(bad)
    print(problem, file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    play = commands.add_parser("play", help="play a match against computer players")
    _add_game(play)
    play.add_argument("--watch", action="store_true", help="let computers play all seats")
    play.add_argument("--save", type=Path, metavar="FILE", help="where to write the record")
    play.set_defaults(run=_play)
    contest = commands.add_parser("tournament", help="which players win how often")
    _add_game(contest)
    contest.add_argument("--players", default="normal,random", metavar="NAME,NAME")
    contest.add_argument("--matches", type=int, default=100, metavar="N")
    contest.set_defaults(run=_tournament)
    for name, run, what in (
        ("replay", _replay, "retell a record move by move"),
        ("verify", _verify, "compute a record again, or several of one server and their order"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("file", type=Path, nargs="+" if run is _verify else None)
        command.set_defaults(run=run)
    words = commands.add_parser("words", help="what a translation lacks: 1 if anything")
    words.add_argument("locale", nargs="*", help="as Discord names it, de or pt-BR; else all")
    words.add_argument("--missing", action="store_true", help="all of it, not only how much")
    words.add_argument("--folder", type=Path, action="append", help="the bot's and ours by default")
    words.set_defaults(run=_words)
    commands.add_parser("list", help="list the games").set_defaults(run=_list)
    return parser


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=GAMES)
    command.add_argument("--seats", type=int, help="the usual number by default")
    command.add_argument("--seed", help="random by default")
    command.add_argument("--variant", default="usual", help="rules that go by a name")
    command.add_argument("--option", action="append", default=[], metavar="name=value")


def _game(command: argparse.Namespace) -> Game:
    """The match that the command line describes, just dealt."""
    kind = GAMES[command.game]
    sets = kind.rule_sets()
    if command.variant not in sets:
        raise BadOptions(out_of_range("variant", command.variant, tuple(sets)))
    chosen = asdict(sets[command.variant][0]) | dict(_option(kind, o) for o in command.option)
    options = read_options(type(kind.options), chosen)
    usual = kind.seats_near(kind.usual_seats, 0, options)
    seats = usual if command.seats is None else command.seats
    return kind(seats, command.seed or token_hex(16), options)


def _play(command: argparse.Namespace) -> int:
    game = _game(command)
    record = Session(game, print, input, command.watch).play()
    if command.save:
        command.save.write_text(str(record), encoding="utf-8")
    return 0


def _option(kind: type[Game], text: str) -> tuple[str, Any]:
    """A name and the choice that is written so: "king_obliges=true" is ("king_obliges", True)."""
    name, _, value = text.partition("=")
    choices = choices_for(kind.options).get(name, ())
    return name, next((each for each in choices if str(each).lower() == value.lower()), value)


def _record(file: Path) -> Record:
    """The record in a file; BadRecord if it holds anything else, a picture for instance."""
    return Record.parse(file.read_text(encoding="utf-8", errors="replace"))


def _replay(command: argparse.Namespace) -> int:
    record = _record(command.file)
    try:
        retell(record, print)
    except IllegalAction:
        print(verdict(record)[1], file=sys.stderr)
        return 1
    return 0


def _verify(command: argparse.Namespace) -> int:
    records = [_record(file) for file in command.file]
    for file, record in zip(command.file, records, strict=True):
        holds, sentence = verdict(record)
        print(sentence if len(records) == 1 else f"{file}: {sentence}")
        if not holds:
            return 1
    if len(records) > 1:
        holds, sentence = verdict_together(records)
        print(sentence)
        return 0 if holds else 1
    for line in numbers(records[0]):
        print(line)
    return 0


def _tournament(command: argparse.Namespace) -> int:
    game, names = _game(command), command.players.split(",")
    if unknown := [name for name in names if name not in PLAYERS]:
        raise BadPlayers(f"No player is named {unknown[0]!r}; there are {', '.join(PLAYERS)}.")
    deals = max(2, command.matches // len(names))
    print(f"{deals * len(names)} matches of {game.key}: {deals} deals from every seat")
    for standing in tournament(type(game), game.seats, game.options, names, deals, game.seed):
        print(standing)
    return 0


def _words(command: argparse.Namespace) -> int:
    folders = tuple(command.folder or FOLDERS)
    incomplete = [
        locale
        for locale in command.locale or translated(folders)
        if _lacks(locale, folders, command.missing)
    ]
    return 1 if incomplete else 0


def _lacks(locale: str, folders: tuple[Path, ...], whole: bool) -> bool:
    """Print what a language lacks; True if it is anything."""
    by_file = dict[Path, list[str]]()
    for fault in faults(locale, folders):
        by_file.setdefault(fault.file, []).append(str(fault))
    for file, lines in sorted(by_file.items()):
        print(f"{os.path.relpath(file)}: {len(lines)}")
        for line in lines if whole else ():
            print(f"  {line}".replace("\n", "\n    "))
    print(f"{locale}: {sum(map(len, by_file.values()))} to do in {len(by_file)} files")
    return bool(by_file)


def _list(command: argparse.Namespace) -> int:
    for key, kind in GAMES.items():
        tr = translator()
        print(f"{key}: {tr(kind.words('name'))}, {tr(kind.counts())} players")
    return 0


if __name__ == "__main__":
    sys.exit(main())
