"""Achievements: what each takes, by what is known when a match, a daily or an arena ends.

They are the same for all games and earned once. Nobody earns one for a match that they left, nor,
but for `MACHINES`, for practice, which one person alone sat down to. A win counts only where it
shows something (`MatchFacts.is_worthy`). `docs/fairness.md` says how each resists second accounts.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from bot.matches.arena import Medal
from bot.matches.ratings import PROVISIONAL, Rating, Result, against_house, played_together
from games.feats import Feats
from games.players import Level

TEN: Final = 10
HUNDRED: Final = 100
IN_A_ROW: Final = 5
"""Wins."""
BIDS: Final = 3
"""Made exactly, one after the other."""
FOUR, SIX = 4, 6
"""People at a table."""
HARD_ONES: Final = 3
"""Computers at a table."""
STRONGER: Final = 200
"""Points of a rating."""
MASTERY: Final = 1500
EIGHT, SIXTEEN = 8, 16
"""People who finished a table of an arena."""
WEEK, MONTH = 7, 30
"""Days."""

NOBODY: Final[Mapping[int, Any]] = {}

F = TypeVar("F")


class Known(NamedTuple):
    """A standing in the game of a match, everywhere: before it or after it."""

    matches: int = 0
    streak: int = 0
    rating: float = Rating().points

    @property
    def is_sure(self) -> bool:
        """True if the rating is not provisional."""
        return self.matches >= PROVISIONAL


class History(NamedTuple):
    """All matches of a person so far, with the one that has just ended."""

    matches: int = 0  # to their end, with other people, up to a hundred
    games: int = 0  # won at least once, of which they finished three
    seats: frozenset[int] = frozenset()  # from which they have won this game


NOTHING_YET: Final = History()


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A match that has ended, as one person sees it who stayed to the end."""

    one: Result
    match: Sequence[Result]
    before: Mapping[int, Known]  # of each person
    after: Known
    met: int = 0  # different people against whom they have played the game
    history: History = NOTHING_YET
    is_practice: bool = False
    feats: Feats | None = None  # None: it was ended early, or something was taken back

    @property
    def people(self) -> int:
        """The people who stayed to the end."""
        return len({one.user for one in self.match if one.user and not one.left})

    @property
    def beaten(self) -> list[Result]:
        """The opponents who stayed to the end and came out behind."""
        return [
            other
            for other in self.match
            if other.team != self.one.team and other.rank > self.one.rank and not other.left
        ]

    @property
    def is_worthy(self) -> bool:
        """True for a win over somebody who knows the game, played out with nothing taken back.

        That is a person who had finished ten matches of it, or a computer that is not easy.
        """
        is_won = self.one.won and self.feats is not None and not self.is_practice
        return is_won and any(self._knows_game(other) for other in self.beaten)

    def has(self, feat: Callable[[Feats], bool]) -> bool:
        """True for a worthy win with this feat."""
        return self.feats is not None and self.is_worthy and feat(self.feats)

    def _knows_game(self, other: Result) -> bool:
        if other.user is None:
            return other.level in (Level.NORMAL, Level.HARD)
        return self.before[other.user].is_sure


def facts_of(
    results: Sequence[Result],
    feats: Sequence[Feats],
    before: Mapping[int, Known] = NOBODY,
    after: Mapping[int, Known] = NOBODY,
    met: Mapping[int, Mapping[int, int]] = NOBODY,
    *,
    is_practice: bool = False,
) -> list[MatchFacts]:
    """A match for each person who stayed to its end, without their history.

    `before` and `after` are the standings of all; `met` has the players whom each had met before,
    and how often. The `feats` are by seat, none where none counts.
    """
    return [
        MatchFacts(
            one,
            results,
            before,
            after.get(one.user, Known()),
            len(_people_met(one, results, met.get(one.user, {}))),
            is_practice=is_practice,
            feats=feats[one.seat] if feats else None,
        )
        for one in results
        if one.user and not one.left
    ]


def _people_met(one: Result, match: Sequence[Result], before: Mapping[int, int]) -> set[int]:
    """The different opponents of a person; against the house none is one."""
    if against_house(match):
        return set()
    today = {other.user for other in match if other.user and other.team != one.team}
    return today | {player for player in before if player > 0}


class DailyFacts(NamedTuple):
    """A daily that a person has just finished."""

    is_ranked: bool
    points: int
    house: Sequence[int] = ()  # the points of each entry of the house field; none until computed
    days: int = 1  # in a row with a finished daily, this one among them
    games: int = 1  # different ones of which they have finished a daily


@dataclass(frozen=True, slots=True)
class Achievement(Generic[F]):
    """An achievement: its key, its sign, and whether these facts earn it."""

    key: str
    icon: str
    is_earned: Callable[[F], bool]


def _met_people(facts: MatchFacts) -> bool:
    return not facts.is_practice and facts.met >= TEN


def _beat_stronger(facts: MatchFacts) -> bool:
    """By ratings that are not provisional; where none are kept, nobody is stronger."""
    if facts.is_practice or played_together(facts.match) or against_house(facts.match):
        return False
    own = facts.before[facts.one.player]
    others = [facts.before[each.user] for each in facts.beaten if each.user]
    return own.is_sure and any(
        each.is_sure and each.rating >= own.rating + STRONGER for each in others
    )


def _is_master(facts: MatchFacts) -> bool:
    is_rated = not (played_together(facts.match) or against_house(facts.match))
    return (
        is_rated and not facts.is_practice and facts.after.is_sure and facts.after.rating >= MASTERY
    )


def _beat_machines(facts: MatchFacts) -> bool:
    """Practice counts: computers do no favors."""
    hard = [each for each in facts.beaten if each.user is None and each.level == Level.HARD]
    return facts.one.won and facts.feats is not None and len(hard) >= HARD_ONES


def _won_from_every_seat(facts: MatchFacts) -> bool:
    seats = {each.seat for each in facts.match}
    return facts.is_worthy and len(seats) >= FOUR and facts.history.seats >= seats


MATCH: Final[Sequence[Achievement[MatchFacts]]] = (
    Achievement("regular", "🃏", lambda it: not it.is_practice and it.history.matches >= TEN),
    Achievement("full-table", "👥", lambda it: not it.is_practice and it.people >= FOUR),
    Achievement("people", "🤝", _met_people),
    Achievement("guest", "🛟", lambda it: it.has(lambda feats: feats.is_guest)),
    Achievement("comeback", "🚀", lambda it: it.has(lambda feats: feats.was_last)),
    Achievement("bids", "🎯", lambda it: it.has(lambda feats: feats.exact >= BIDS)),
    Achievement("ahead", "🏇", lambda it: it.has(lambda feats: feats.led)),
    Achievement("last-round", "⌛", lambda it: it.has(lambda feats: feats.led_at_last)),
    Achievement("streak", "🔥", lambda it: it.is_worthy and it.after.streak >= IN_A_ROW),
    Achievement("machines", "🤖", _beat_machines),
    Achievement("seats", "🪑", _won_from_every_seat),
    Achievement("crowd", "🎉", lambda it: it.is_worthy and it.people >= SIX),
    Achievement("giant", "🪓", _beat_stronger),
    Achievement("games", "🧭", lambda it: it.is_worthy and it.history.games >= TEN),
    Achievement("hundred", "💯", lambda it: not it.is_practice and it.history.matches >= HUNDRED),
    Achievement("master", "👑", _is_master),
)
"""Those of matches, about from the easiest to the hardest."""

DAILY: Final[Sequence[Achievement[DailyFacts]]] = (
    Achievement("daily-week", "📅", lambda it: it.days >= WEEK),
    Achievement("daily-games", "🎒", lambda it: it.games >= TEN),
    Achievement(
        "daily-house",
        "🏠",
        lambda it: it.is_ranked and it.points > max(it.house, default=it.points),
    ),
    Achievement("daily-month", "🌕", lambda it: it.days >= MONTH),
)
"""Those of dailies."""

ARENA: Final[Sequence[Achievement[Medal]]] = (
    Achievement("arena-medal", "🏅", lambda it: it.people >= EIGHT),
    Achievement("arena-gold", "🏆", lambda it: it.place == 1 and it.people >= SIXTEEN),
)
"""Those of arenas, by a medal."""

ALL: Final[Sequence[Achievement[Any]]] = (*MATCH, *DAILY, *ARENA)
"""In the order in which they are listed."""
ICONS: Final = {each.key: each.icon for each in ALL}


def earned(every: Iterable[Achievement[F]], facts: F) -> list[str]:
    """The keys of those that these facts earn."""
    return [each.key for each in every if each.is_earned(facts)]
