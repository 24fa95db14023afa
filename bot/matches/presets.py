"""Rules that go by a name: those that a game comes with, and those that a server keeps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, NamedTuple

from bot.matches.match import Match
from games import GAMES
from games.game import Game
from games.options import BadOptions, read_options
from games.text import Text

LONGEST_NAME = 40
"""Of a server's own rules, in characters."""
MOST_KEPT = 10
"""Rules that a server keeps of a game."""


class HouseRules(NamedTuple):
    """Options of a game that a server keeps under a name."""

    name: str
    options: dict[str, Any]
    is_first: bool = False  # its tables open with them


class OptionPreset(NamedTuple):
    """All options of a game, under a name."""

    name: str | Text  # of a server's own; of those that the game comes with
    options: Mapping[str, Any]


def offered(game: str, own: Sequence[HouseRules] = ()) -> dict[str, OptionPreset]:
    """Presets for a table of this game, by key: a server's own come last.

    Those are left out that the game does not know any more.
    """
    return dict(_with_game(GAMES[game])) | {
        f"own {rules.name}": preset for rules, preset in _playable(game, own)
    }


@cache
def _with_game(kind: type[Game]) -> Mapping[str, OptionPreset]:
    return {key: OptionPreset(name, asdict(each)) for key, (each, name) in kind.rule_sets().items()}


def first(game: str, own: Sequence[HouseRules]) -> Mapping[str, Any]:
    """The options with which a table of this game opens in a server."""
    chosen = (preset.options for rules, preset in _playable(game, own) if rules.is_first)
    return next(chosen, _usual(game))


def in_force(match: Match, own: Sequence[HouseRules] = ()) -> str | None:
    """The key of the rules by which a match is played; None if they have no name."""
    now, every = _whole(match.game, match.options), offered(match.game, own)
    return next((key for key, each in reversed(every.items()) if each.options == now), None)


def suggested(match: Match) -> str:
    """The key of the rules that most people play; where these are in force, of the usual ones.

    It is "" if those are the same.
    """
    kind = GAMES[match.game]
    usual, *_ = kind.rule_sets()
    return usual if in_force(match) == kind.popular else kind.popular


def is_played(match: Match, rules: HouseRules) -> bool:
    """True if a match is played by these rules."""
    return _whole(match.game, rules.options) == _whole(match.game, match.options)


def _whole(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options, also those that did not exist when these were chosen."""
    return {**_usual(game), **options}


def _usual(game: str) -> Mapping[str, Any]:
    return _with_game(GAMES[game])["usual"].options


def _playable(game: str, own: Sequence[HouseRules]) -> Iterator[tuple[HouseRules, OptionPreset]]:
    usual = GAMES[game].options
    for rules in own:
        try:
            options = read_options(type(usual), rules.options)
        except BadOptions:
            continue
        yield rules, OptionPreset(rules.name, asdict(options))
