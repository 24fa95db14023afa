"""A match as far as it has been played: what may be known of it, and done."""

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from bot.matches import arena
from bot.matches.match import SIT, WATCH, Match, Status
from bot.matches.replay import AWAY, SPARE, Action, Replay
from games.cards import sees
from games.choices import PASSIVE, forced
from games.game import Game
from games.premoves import Premove
from games.text import Event
from games.view import View, view

GRACE = 5.0
"""Seconds after somebody's time is up in which their click still counts."""
VIEWS = 256
"""Of games as somebody sees them, kept at hand."""


@lru_cache(maxsize=VIEWS)
def _view(game: Game, seat: int | None) -> View[Game]:
    """A click asks for each view a dozen times; the game of a replay never changes."""
    return view(game, seat)


@dataclass(frozen=True)
class Played:
    """A match and its state. The game itself is never handed out, only views of it."""

    match: Match
    replay: Replay = field(repr=False)  # for `bot.hosting.tables` alone
    now: float = field(default=0.0, compare=False)  # when it was read, in seconds since 1970

    @property
    def length(self) -> int:
        """The actions played so far."""
        return self.replay.length

    @property
    def asked(self) -> int:
        """The length at which the players to act were asked; quiet actions change nothing."""
        return self.length - self.replay.turns.quiet

    def is_current(self, seat: int, length: int) -> bool:
        """True if what a seat could do at that length is what it can do now.

        What is done out of turn the rules judge as it comes, however slow a phone is.
        """
        if seat in self.waiting:
            return self.asked <= length <= self.length
        return length == self.length or bool(self.replay.game.legal(seat))

    @property
    def faces(self) -> str:
        """The faces of its cards, in which everything about it is said."""
        return self.replay.game.faces

    @property
    def round(self) -> int:
        """The number of the round, from 1; between rounds that of the last one."""
        return self.replay.game.round

    @property
    def over(self) -> bool:
        """True if the match has been played to its end."""
        return not self.waiting

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.match.names

    @cached_property
    def waiting(self) -> list[int]:
        """The seats that are to act, HOST between rounds; none when the match is over."""
        return self.replay.game.waiting()

    @cached_property
    def computers_to_act(self) -> list[int]:
        """The seats to act for which a computer plays now; where people go first, it waits."""
        if self.present.intersection(self.waiting) and self.replay.game.people_first():
            return []
        return [seat for seat in self.waiting if seat not in self.present]

    @property
    def racing_computers(self) -> list[int]:
        """The computers that are asked in a race whether they act out of turn, the next first.

        All of them are, whatever they could do: when they are asked tells nothing.
        """
        if not self.has_race or self.rests:
            return []
        order = sorted(self.match.computers.difference(self.waiting))
        return sorted(order, key=lambda seat: seat < self.waiting[0])

    @cached_property
    def deadline(self) -> float | None:
        """The time by which the people to act have to act; None if they may take any time.

        At first that of a turn, and once it is over, with what they have to spare. It is not when
        something happens by itself: that may be sooner, and is nobody's business.
        """
        if self.seconds is None:
            return None
        return self.asked_at + (self.seconds if self.is_overdue else self.match.clock)

    @cached_property
    def is_overdue(self) -> bool:
        """True if the time of a turn is over, and people are on their spare time."""
        if self.seconds is None or self.seconds <= self.match.clock:
            return False
        return self.now >= self.asked_at + self.match.clock

    def level_ends(self, now: float) -> bool:
        """True if the stakes, which rise by the clock, go up with the next deal."""
        minutes, played = self.replay.game.level_minutes(), self.replay.turns.level_played
        return 0 < 60 * minutes <= played + now - self.asked_at

    @property
    def nudge(self) -> float | None:
        """The time to notify the people to act who were not: a third of their turn is left.

        The store has the messages looked at once more when the turn is over.
        """
        return None if self.seconds is None else self.asked_at + self.match.clock * 2 / 3

    @property
    def asked_at(self) -> float:
        """The time from which on the turn of the people to act counts."""
        return self.match.asked_at or self.replay.turns.at or self.match.created

    @cached_property
    def seconds(self) -> float | None:
        """Seconds that the people to act may take; None where nobody else waits for them."""
        if (
            not self.match.clock
            or self.match.paused is not None
            or len(self.present) < 2
            or self.computers_to_act
        ):
            return None
        return min(map(self.seconds_of, self.present.intersection(self.waiting)), default=None)

    def seconds_of(self, seat: int) -> float:
        """Seconds a person may take for a turn; only one who has acted has some to spare."""
        turns = self.replay.turns
        own = SPARE if self.match.arena is None else arena.SPARE
        spare = max(0.0, own - turns.spent.get(seat, 0.0)) if seat in turns.clicked else 0.0
        return self.match.clock + spare

    @cached_property
    def away(self) -> frozenset[int]:
        """The seats of people for whom a computer plays until they come back or play."""
        if self.over:
            return frozenset()
        late, seats = self.replay.turns.late, self.match.seats
        missed = {
            seat: sum(turn > seats[seat].back for turn in late.get(seat, ()))
            for seat in self.match.people
        }
        strayed = self.replay.turns.strayed
        return frozenset(n for n, times in missed.items() if times >= (AWAY - (n in strayed)))

    @cached_property
    def present(self) -> frozenset[int]:
        """The seats of people who play themselves."""
        return self.match.people - self.away

    @property
    def rests(self) -> bool:
        """True if all people are away: computers do not play for nobody."""
        return bool(self.away) and not self.present

    @property
    def deserted(self) -> bool:
        """True if the next round is one of computers, for nobody who wants to watch it."""
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
        """True if a round is over, and the next is to be dealt."""
        return self.replay.game.resting

    @property
    def shows_pause(self) -> bool:
        """True if all want to see for a moment what lies there: a trick done, all bids made."""
        return not self.resting and self.replay.game.shows_pause()

    @property
    def has_race(self) -> bool:
        """True if people may have something to say out of turn, before the next turn is taken."""
        return not self.resting and not self.over and self.replay.game.has_race()

    def interrupts(self, seat: int) -> list[str]:
        """Actions that a seat may take out of turn, though nobody waits for it."""
        game = self.replay.game
        return [] if seat in self.waiting or self.resting else game.legal(seat)

    @property
    def ends(self) -> int:
        """The number of times a trick, a round or the match has ended so far."""
        return self.replay.turns.ends

    def clicked(self, seat: int) -> float:
        """The time of a seat's last click that played, in seconds since 1970; 0 for never."""
        return self.replay.turns.clicked.get(seat, 0.0)

    def forced(self, seat: int) -> str:
        """The only action that a seat has; "" if it has a choice, or is not to act.

        Nothing is forced before the first action: everybody is to see what they were dealt.
        """
        if not self.length or seat not in self.waiting:
            return ""
        view = self.view(seat)
        only = forced(view.choices)
        return only and view.game.read(only)

    def times_of(self, action: str) -> tuple[float, ...]:
        """Seconds that people took last for what keeps them out of it, or for anything else."""
        turns, is_secret = self.replay.turns, self.replay.game.asks_in_secret()
        return turns.pass_times if action in PASSIVE and not is_secret else turns.play_times

    def orders(self, seat: int) -> list[Premove]:
        """The premoves that a person may choose from."""
        is_here = seat in self.present and self.match.paused is None
        return self.view(seat).game.premoves_of(seat) if is_here else []

    def order(self, seat: int) -> Premove | None:
        """The premove of a person, until they have acted or a trick or a round has ended.

        One that stands outlasts their turns, but not an answer in secret of their own.
        """
        sitter, turns = self.match.seats[seat], self.replay.turns
        all_there_are = self.replay.game.premoves
        order = next((each for each in all_there_are if each.key == sitter.order), None)
        if order is None or seat in self.away:
            return None
        acted = turns.answered if order.stands else turns.acted
        return order if sitter.order_at >= max(turns.ended, acted.get(seat, 0)) else None

    def ordered(self, seat: int) -> str:
        """The action of a premove, played by itself for a seat that is to act; "" for none."""
        order = self.order(seat) if seat in self.waiting else None
        return self.view(seat).game.premove_action(seat, order) if order else ""

    def view(self, seat: int | None) -> View[Game]:
        """The view of a seat, or an onlooker (None); nobody is to change it."""
        return _view(self.replay.game, seat)

    def news_since(self, seat: int | None) -> list[list[Event]]:
        """News of each action since a seat's own, as far as it may hear them; oldest first.

        An onlooker (None) hears of the last `REMEMBERED`; who sat down during the match, of nothing
        before they did.
        """
        return [events for _, events in self.numbered_news_since(seat)]

    def numbered_news_since(self, seat: int | None) -> list[tuple[int, list[Event]]]:
        """The news with the number of the action whose players each names."""
        news = self.replay.news_since(seat)
        first = 0 if seat is None else self.match.seats[seat].since
        found: list[tuple[int, list[Event]]] = []
        for length, told in enumerate(news, self.length - len(news) + 1):
            if length > first or not first:
                found.append((length, [each for each in told.news if sees(each.to, seat)]))
            decided = [each for each in self.match.decided if each.after == length >= first]
            for each in decided:  # whose seat somebody is to have still plays there
                number = length if each.what.startswith(SIT) else length + 1
                found.append((number, [Event(each.words)]))
        return [(number, events) for number, events in found if events]

    def after_action(self, action: Action) -> "Played":
        """The match after another action; IllegalAction if the rules forbid it."""
        replay, was = self.replay.after_actions([action]), self.match
        match = replace(was, length=replay.length, revision=was.revision + 1, ready=0)
        if (
            replay.turns.at == action.at
        ):  # else it was said out of turn, and others are still to act
            match = replace(match, asked_at=action.at)
        if not replay.game.waiting():
            match = replace(match, status=Status.OVER, ended=action.at)
        return Played(match, replay, action.at)
