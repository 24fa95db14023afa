"""A match as far as it has been played: the log, replayed."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, Self

from bot.matches.match import WATCH, Match, Status
from games.cards import sees
from games.choices import forced
from games.fairness import Proof
from games.game import DEAL, HOST, Game
from games.orders import Order
from games.players import Level
from games.record import Deed, Record
from games.speech import Event, Words
from games.view import View, view

AWAY = 2
"""Turns in a row that the clock has played for a person after whom nobody waits any longer; of who
was away before, one is enough."""
SPARE = 300.0
"""Seconds a match that each person has beyond the time for their turns."""
GRACE = 5.0
"""Seconds after somebody's time is up in which their click still counts."""
REMEMBERED, MOST = 12, 48
"""How many actions the news reach back: more where somebody has not acted for longer."""


class Action(NamedTuple):
    """A row of the log: which seat did what, by which click, and when.

    Without a click it happened by itself: a computer's move, a pause that ended, what a person
    was forced to, or, `by_clock`, the move of a person whose time was up, or who is away.
    """

    seat: int
    text: str
    click: int | None = None
    at: float = 0.0
    by_clock: bool = False
    since: float | None = None  # from when on its time counted; None: from the action before


class Chosen(NamedTuple):
    """An action, counted from 1, that a person chose, or the clock for them."""

    number: int
    seat: int
    by_clock: bool
    is_aside: bool  # it was said out of turn


class Told(NamedTuple):
    """What an action brought about.

    `seat` did it knowing all the news before; None if it was the host, or the action was forced
    and played for somebody who may not have looked.
    """

    seat: int | None
    news: tuple[Event, ...]


def record_of(match: Match, secret: str, log: Sequence[Action] = ()) -> Record:
    """A match that has begun and what was done in it: whoever has this knows every hand."""
    return Record(
        match.game,
        match.version,
        len(match.seats),
        match.options,
        match.seed(secret),
        tuple(Deed(action.seat, action.text) for action in log),
        _proof(match, secret),
        by_clock=tuple(number for number, action in enumerate(log, 1) if action.by_clock),
        decided=tuple(each for each in match.decided if each.after <= len(log)),
        levels=tuple(each for each in match.levels.items() if each[1] is not Level.NORMAL),
    )


def _proof(match: Match, secret: str) -> Proof | None:
    if match.commitment is None:
        return None
    return Proof(match.commitment, secret, match.joins or "", match.opened_after or "")


@dataclass(frozen=True)
class Replay:
    """The state after the first `length` actions; it never changes, another follows it."""

    game: Game = field(repr=False)
    record: Record = field(repr=False)  # by which it stands so
    people: Mapping[int, int]  # the seats where people sat when it was read, and since when
    news: tuple[Told, ...] = field(repr=False)  # of each of the last actions
    length: int = 0
    clock: int = 0  # seconds for a turn; 0: no limit
    late: Mapping[int, tuple[int, ...]] = field(default_factory=dict)  # by seat, the last actions
    # that the clock played since its last click, counted from 1
    spent: Mapping[int, float] = field(default_factory=dict)  # seconds beyond the time for turns
    at: float = 0.0  # when the last action came
    clicked: Mapping[int, float] = field(default_factory=dict)  # when each seat's last click came
    ends: int = 0  # how often a trick, a round or the match has ended
    joins: str | None = None  # by which it was dealt
    strayed: frozenset[int] = frozenset()  # seats that were away before
    acted: Mapping[int, int] = field(default_factory=dict)  # by seat, the length after its last
    # action but those said out of turn
    ended: int = 0  # the length at which a trick or a round ended last
    chosen: tuple[Chosen, ...] = ()  # what people, or the clock for them, did and have not taken
    # back, but for what was forced
    quiet: int = 0  # how many of the last actions left those to act who were: answers of seats that
    # act at the same time as others, and what was said out of turn

    @classmethod
    def begin(cls, match: Match, secret: str) -> Self:
        """A match just dealt; BadRecord or BadOptions if its rules are not ours."""
        record = record_of(match, secret)
        game = record.start()
        return cls(
            game,
            record,
            {seat: match.seats[seat].sat for seat in match.people},
            (Told(None, tuple(game.news or ())),),
            clock=match.clock,
            joins=match.joins,
        )

    def then(self, actions: Iterable[Action]) -> "Replay":
        """The state after further actions; IllegalAction if the rules forbid one."""
        game, news, length = self.game.copy(), [*self.news], self.length
        late, spent = {**self.late}, {**self.spent}
        clicked, quiet, ends = {**self.clicked}, self.quiet, self.ends
        before, strayed, chosen = self.at, {*self.strayed}, [*self.chosen]
        acted, ended = {**self.acted}, self.ended
        actions = [*actions]
        deeds = (*self.record.deeds, *(Deed(each.seat, each.text) for each in actions))
        record = replace(self.record, deeds=deeds)
        for seat, _, click, at, is_late, since in actions:
            length += 1
            first = (self.clock + SPARE) * is_late  # the log does not tell when it was dealt
            waiting = game.waiting()
            is_aside = seat not in waiting and seat != HOST
            began = since or before
            waited = at - began if began else first
            here = [
                each for each in self.people if len(late.get(each, ())) < AWAY - (each in strayed)
            ]
            is_theirs = self.people.get(seat, 0) < length  # not of who sat there before
            if len(here) > 1 and not is_aside and is_theirs:  # else nobody waited
                spent[seat] = spent.get(seat, 0.0) + max(0.0, waited - self.clock)
            is_persons = seat in self.people and is_theirs
            is_own = is_persons and click is None and not is_late
            is_forced = is_own and bool(forced(game.choices(seat)))
            game = record.after(game, length)
            told = list(game.news or ())
            if (kept := record.undone_to(length)) is not None:
                chosen = [each for each in chosen if each.number <= kept]
            if is_persons and not is_forced:
                chosen.append(Chosen(length, seat, is_late, is_aside))
            if is_late:
                if waited >= self.clock:  # not at once, for who is away
                    told.append(Event(Words("time-up", seat=seat)))
                late[seat] = (*late.get(seat, ()), length)[-AWAY:]
                if is_theirs and len(late[seat]) == AWAY:
                    strayed.add(seat)
            elif is_forced:
                told.append(Event(Words("was-forced"), to=seat))
            elif is_own:
                told.append(Event(Words("was-ordered"), to=seat))
            elif click is not None:
                late.pop(seat, None)
                clicked[seat] = at
            news.append(Told(None if is_own or seat == HOST else seat, tuple(told)))
            if game.last or game.resting or game.over:
                ends, ended = ends + 1, length
            if not is_aside:
                acted[seat] = length
            others = [each for each in waiting if each != seat]
            is_quiet = bool(others) and game.waiting() == others and seat != HOST
            quiet = quiet + 1 if is_quiet else 0
            before = before if is_quiet and is_aside else at
        return Replay(
            game,
            record,
            self.people,
            tuple(news[-_reach(news, range(game.seats)) :]),
            length,
            self.clock,
            late,
            spent,
            before,
            clicked,
            ends,
            self.joins,
            frozenset(strayed),
            acted,
            ended,
            tuple(chosen),
            quiet,
        )

    @cached_property
    def out(self) -> frozenset[int]:
        """Between rounds, the seats that will have no part in the next one."""
        if not self.game.resting:
            return frozenset()
        dealt = self.game.copy()
        dealt.step(HOST, DEAL)
        return frozenset(seat for seat in range(dealt.seats) if dealt.is_out(seat))

    def last_of(self, seat: int) -> int | None:
        """The last action that a seat's player chose and that stands; None if there is none."""
        return next((each.number for each in reversed(self.chosen) if each.seat == seat), None)

    @property
    def absent(self) -> frozenset[int]:
        """The seats for which the clock has played more than half of the turns."""
        turns = [each for each in self.chosen if not each.is_aside]
        balance = Counter(each.seat for each in turns if each.by_clock)
        balance.subtract(each.seat for each in turns if not each.by_clock)
        return frozenset(seat for seat, more in balance.items() if more > 0)


def _since(news: Sequence[Told], seat: int | None) -> int:
    """How many actions there are from the last of a seat on, among those remembered."""
    own = (at for at, told in enumerate(reversed(news), 1) if told.seat == seat)
    return REMEMBERED if seat is None else next(own, len(news))


def _reach(news: Sequence[Told], seats: range) -> int:
    """How many actions have to be remembered for everybody to hear what they missed."""
    return min(MOST, max(REMEMBERED, *(_since(news, seat) for seat in seats)))


@dataclass(frozen=True)
class Played:
    """A match and its state. The game itself is never handed out, only views of it."""

    match: Match
    replay: Replay = field(repr=False)  # for `bot.hosting.tables` alone

    @property
    def length(self) -> int:
        """The actions played so far."""
        return self.replay.length

    @property
    def asked(self) -> int:
        """The length at which those who are to act were asked; what is quiet changes nothing."""
        return self.length - self.replay.quiet

    def is_current(self, seat: int, length: int) -> bool:
        """Whether what a seat could do at that length is what it can do now.

        What is done out of turn the rules judge as it comes, however slow a phone is.
        """
        if seat in self.waiting:
            return self.asked <= length <= self.length
        return length == self.length or bool(self.replay.game.legal(seat))

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return not self.waiting

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.match.names

    @property
    def waiting(self) -> list[int]:
        """The seats that are to act, HOST between rounds; none when the match is over."""
        return self.replay.game.waiting()

    @property
    def moving(self) -> list[int]:
        """The seats to act for which a computer plays now; where people go first, it waits."""
        if self.present.intersection(self.waiting) and self.replay.game.people_first():
            return []
        return [seat for seat in self.waiting if seat not in self.present]

    @property
    def deadline(self) -> float | None:
        """When the time of the people who are to act is up; None if they have as much as they like.

        It is not when something happens by itself: that may be sooner, and is nobody's business.
        """
        return None if self.seconds is None else self.asked_at + self.seconds

    @property
    def nudge(self) -> float | None:
        """When whoever is to act is rung who was not before: a third of their time is left then."""
        return None if self.seconds is None else self.asked_at + self.seconds * 2 / 3

    @property
    def asked_at(self) -> float:
        """From when on the time of the people who are to act counts."""
        return self.match.asked_at or self.replay.at or self.match.created

    @property
    def seconds(self) -> float | None:
        """How long people may take who are to act; None where nobody else waits for them."""
        if (
            not self.match.clock
            or self.match.paused is not None
            or len(self.present) < 2
            or self.moving
        ):
            return None
        return min(map(self.seconds_of, self.present.intersection(self.waiting)), default=None)

    def seconds_of(self, seat: int) -> float:
        """How long a person may take for a turn."""
        return self.match.clock + max(0.0, SPARE - self.replay.spent.get(seat, 0.0))

    @cached_property
    def away(self) -> frozenset[int]:
        """The seats of people for whom a computer plays until they come back or play."""
        if self.over:
            return frozenset()
        late, seats = self.replay.late, self.match.seats
        missed = {
            seat: sum(turn > seats[seat].back for turn in late.get(seat, ()))
            for seat in self.match.people
        }
        strayed = self.replay.strayed
        return frozenset(n for n, times in missed.items() if times >= (AWAY - (n in strayed)))

    @cached_property
    def present(self) -> frozenset[int]:
        """The seats of people who play themselves."""
        return self.match.people - self.away

    @property
    def rests(self) -> bool:
        """Whether all people are away: computers do not play for nobody."""
        return bool(self.away) and not self.present

    @property
    def deserted(self) -> bool:
        """Whether the next round is one of computers, for nobody who wants to watch it."""
        watch = any(
            each.what == WATCH and {*each.seats} & self.present for each in self.match.decided
        )
        return bool(self.present) and self.present <= self.replay.out and not watch

    @property
    def unready(self) -> list[int]:
        """The seats of people here who have not said that they are ready for the next deal."""
        return [seat for seat in self.match.unready if seat in self.present]

    @cached_property
    def computers(self) -> frozenset[int]:
        """The seats in which a computer plays now, perhaps for a person who is away."""
        return self.match.computers | self.away

    @property
    def resting(self) -> bool:
        """Whether a round is over, and the next is to be dealt."""
        return self.replay.game.resting

    @property
    def lingers(self) -> bool:
        """Whether all want to see for a moment what lies there: a trick done, all bids made."""
        return not self.resting and self.replay.game.lingers()

    @property
    def hurries(self) -> bool:
        """Whether people may have something to say out of turn, before the next turn is taken."""
        return not self.resting and not self.over and self.replay.game.hurries()

    def asides(self, seat: int) -> list[str]:
        """What a seat may do out of turn, though nobody waits for it."""
        game = self.replay.game
        return [] if seat in self.waiting or self.resting else game.legal(seat)

    @property
    def ends(self) -> int:
        """How often a trick, a round or the match has ended so far."""
        return self.replay.ends

    def clicked(self, seat: int) -> float:
        """When a seat's player last played by a click, in seconds since 1970; 0 for never."""
        return self.replay.clicked.get(seat, 0.0)

    def forced(self, seat: int) -> str:
        """The only action that a seat has; "" if it has a choice, or is not to act.

        Nothing is forced before the first action: everybody is to see what they were dealt.
        """
        game = self.replay.game
        only = forced(game.choices(seat)) if self.length and seat in game.waiting() else ""
        return only and game.read(only)

    def orders(self, seat: int) -> list[Order]:
        """What a person may decide before their turn."""
        is_here = seat in self.present and self.match.paused is None
        return self.view(seat).game.orders_of(seat) if is_here else []

    def order(self, seat: int) -> Order | None:
        """What a person has decided, until they have acted or a trick or a round has ended."""
        sitter, replay = self.match.seats[seat], self.replay
        if sitter.order_at < max(replay.ended, replay.acted.get(seat, 0)) or seat in self.away:
            return None
        return next((each for each in replay.game.orders if each.key == sitter.order), None)

    def ordered(self, seat: int) -> str:
        """What is played by itself for a seat that is to act and has decided so; "" for nothing."""
        order = self.order(seat) if seat in self.waiting else None
        return self.view(seat).game.obey(seat, order) if order else ""

    def view(self, seat: int | None) -> View[Game]:
        """What a seat, or an onlooker (None), may know."""
        return view(self.replay.game, seat)

    def since(self, seat: int | None) -> list[list[Event]]:
        """What each action since a seat's own brought about, as far as it may hear; oldest first.

        An onlooker (None) hears of the last `REMEMBERED`.
        """
        news = self.replay.news[-_since(self.replay.news, seat) :]
        heard: list[list[Event]] = []
        for length, told in enumerate(news, self.length - len(news) + 1):
            heard.append([each for each in told.news if sees(each.to, seat)])
            heard += ([Event(each.words)] for each in self.match.decided if each.after == length)
        return [events for events in heard if events]

    def then(self, action: Action) -> "Played":
        """The match after another action; IllegalAction if the rules forbid it."""
        replay, was = self.replay.then([action]), self.match
        match = replace(was, length=replay.length, revision=was.revision + 1, ready=0)
        if replay.at == action.at:  # else it was said out of turn, and others are still to act
            match = replace(match, asked_at=action.at)
        if not replay.game.waiting():
            match = replace(match, status=Status.OVER, ended=action.at)
        return Played(match, replay)
