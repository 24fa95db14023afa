"""`python -m tests.ladder GAME...`: measure what levels are worth, for docs/computers.md.

One seat of a level plays among hints, on deals that hints alone play as well. The gain is what a
round leaves that seat with more than the hint would have had from the same deal, as `Game.worth`
has it: most luck of the cards cancels out, so that few rounds tell much. Each run goes on from what
was measured before, with the deals that follow; `--anew` forgets that, for a player or a hint that
has changed. Without a game only the tables are written.
"""

import argparse
import json
from collections.abc import Container, Iterable, Mapping
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, NamedTuple

from games import GAMES, search
from games.game import Game
from games.mind import Mind, Policy, Search
from games.personalities import Personality
from games.players import Computer, Level, Player, easy, hint_player
from games.plugins import OURS
from games.tournament import SURE
from games.tricks.bidding import BiddingGame
from games.view import View, view
from games.words import translator
from tests.markdown_tables import row, with_rows

MEASURED: Final = Path(__file__).parent / "ladder.json"
DOCS: Final = Path(__file__).parents[1] / "docs" / "computers.md"
HEAD: Final = (
    "| Game | Seats | Easy | Looking ahead | A policy | Hard is |\n|---|---|---|---|---|---|\n"
)
LEANING: Final = (
    "| Game | Bold | Cautious | Hard and bold | Hard and cautious |\n|---|---|---|---|---|\n"
)
SHARE: Final = 3
"""The part of its guesses in which a search is measured, so that every machine measures alike."""


def ahead(seen: View[Game], random: Random) -> str:
    """Look ahead in that part of the guesses, however long it takes."""
    worlds = search.search_budget(seen).deals // SHARE
    return search.choose(seen, random, lambda: 0.0, worlds)


LEVELS: Final = {"easy": 15.0, "search": 300.0, "policy": 120.0}
PERSONALITIES: Final = {"bold": 60.0, "cautious": 60.0, "hard bold": 120.0, "hard cautious": 120.0}
SECONDS: Final = LEVELS | PERSONALITIES
"""Of a processor, that each is measured for unless that many rounds come sooner:"""
ROUNDS: Final = 20_000
LONG: Final = 5_000
"""Actions after which a round without an end is broken off."""


class Gain(NamedTuple):
    """What was gained on the hint in some rounds, so that others can be added."""

    rounds: int = 0
    total: float = 0.0
    squares: float = 0.0  # the sum of them

    def and_of(self, gain: float) -> "Gain":
        """The same with one round more."""
        return Gain(self.rounds + 1, self.total + gain, self.squares + gain * gain)

    @property
    def mean(self) -> float:
        """What is gained a round."""
        return self.total / self.rounds

    @property
    def error(self) -> float:
        """How far off the mean is at most, 19 times of 20; of two rounds at least."""
        spread = self.squares - self.total * self.mean
        return SURE * sqrt(max(spread, 0) / (self.rounds - 1) / self.rounds)

    @property
    def is_better(self) -> bool:
        """Whether it is better than the hint, and not by chance."""
        return self.mean > self.error

    @property
    def is_worse(self) -> bool:
        """Whether it is worse than the hint, and not by chance."""
        return -self.mean > self.error

    def __str__(self) -> str:
        return f"{self.mean:+.3g} ± {self.error:.2g}"


def climbers(kind: type[Game]) -> dict[str, Player]:
    """Who is measured in a game: looking ahead where there is no policy, and manners that show."""
    found: dict[str, Player] = {"easy": easy}
    found |= {"policy": policy} if (policy := policy_of(kind)) else {"search": ahead}
    if not _bids(kind) and not issubclass(kind, BiddingGame):
        return found
    levels = {"": Level.NORMAL} | ({"hard ": Level.HARD} if policy_of(kind) else {})
    return found | {
        f"{prefix}{personality.name.lower()}": Computer(level, personality)
        for prefix, level in levels.items()
        for personality in (Personality.BOLD, Personality.CAUTIOUS)
    }


def policy_of(kind: type[Game]) -> Policy | None:
    """The policy of a hard computer; None where it searches or plays the hint."""
    how = kind.mind.hard()
    return None if how is None or isinstance(how, Search) else how


def _bids(kind: type[Game]) -> bool:
    """True if the game says itself how bold an action is."""
    return type(kind.mind).boldness is not Mind.boldness


def seats_of(kind: type[Game]) -> int:
    """How many play a game here: four, or as many as there may be."""
    return 4 if 4 in kind.players else kind.players[-1]


def gain(kind: type[Game], player: Player, number: int) -> float:
    """What a player gains on the hint in one round, in a seat that goes round the table."""
    seats = seats_of(kind)
    deal, seat = f"ladder/{number}", number % seats
    ours, theirs = (_worth(kind(seats, deal), seat, each) for each in (player, hint_player))
    return ours - theirs


def duel(kind: type[Game], player: Player, number: int) -> float:
    """The player's share of the wins of a round, in every other seat among hints, from both sides.

    Who stands best after it has won it, or all who do not stand worst.
    """
    seats, won = seats_of(kind), 0.0
    for first in range(2):
        game = kind(seats, f"ladder/{number}")
        _play(game, range(first, seats, 2), player)
        winners = game.winners or game.leaders()
        won += sum(seat % 2 == first for seat in winners) / len(winners) / 2
    return won


def _worth(game: Game, seat: int, player: Player) -> float:
    """What a round leaves the seat with if this player plays there, and hints elsewhere."""
    _play(game, [seat], player)
    return game.utility(seat)


def _play(game: Game, seats: Container[int], player: Player) -> None:
    """Play a round with this player in these seats, and hints elsewhere."""
    random, game.events = Random(game.seed), None
    for _ in range(LONG):
        if game.resting or game.over:
            break
        to_act = game.waiting()[0]
        if to_act in seats:
            game.step(to_act, player(view(game, to_act), random))
        else:
            game.step(to_act, search.reply(game, to_act))


def measure(kind: type[Game], player: Player, seconds: float, found: Gain) -> Gain:
    """The gain with as many rounds more as so many seconds of a processor suffice for."""
    began = process_time()
    while found.rounds < 2 or (found.rounds < ROUNDS and process_time() < began + seconds):
        found = found.and_of(gain(kind, player, found.rounds))
    return found


def measured() -> dict[str, dict[str, Gain]]:
    """What was measured of each game, by who played."""
    found = json.loads(MEASURED.read_text("utf-8"))
    return {key: {name: Gain(*each) for name, each in of.items()} for key, of in found.items()}


def renewed(text: str) -> str:
    """The text of docs/computers.md with what was measured in the place of what is there."""
    tr, levels, manners, gains = translator(), list[str](), list[str](), measured()
    for kind in OURS:
        is_search = isinstance(kind.mind.hard(), Search)
        hard = "looking ahead" if is_search else "a policy" if policy_of(kind) else "the hint"
        found, name = gains[kind.key], tr(kind.words("name"))
        levels.append(row(name, str(seats_of(kind)), *_told(found, LEVELS), hard))
        if not PERSONALITIES.keys().isdisjoint(found):
            manners.append(row(name, *_told(found, PERSONALITIES)))
    return with_rows(with_rows(text, LEANING, manners), HEAD, levels)


def _told(gains: Mapping[str, Gain], names: Iterable[str]) -> list[str]:
    """What each has gained, and in how many rounds; nothing where that was not measured."""
    found = (gains.get(name) for name in names)
    return [f"{each} ({each.rounds:,})" if each else "" for each in found]


def main() -> None:
    """Measure the games that the command line names, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--anew", action="store_true", help="forget what was measured of them")
    parser.add_argument("--seconds", type=float, help="of a processor, in place of the usual")
    parser.add_argument("--only", choices=SECONDS, help="measure this player alone")
    asked = parser.parse_args()
    for key in asked.games:
        before = {} if asked.anew else measured().get(key, {})
        found = {
            name: measure(
                GAMES[key], player, asked.seconds or SECONDS[name], before.get(name, Gain())
            )
            for name, player in climbers(GAMES[key]).items()
            if asked.only in (None, name)
        }
        kept = measured() | {key: measured().get(key, {}) | found}
        lines = (f'  "{each}": {json.dumps(of)}' for each, of in sorted(kept.items()))
        MEASURED.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        print(key, *found.values(), flush=True)  # noqa: T201
    DOCS.write_text(renewed(DOCS.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
