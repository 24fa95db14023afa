"""Kinds of proposals: why one cannot be made, whose consent it needs, and its outcome."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bot.matches import lobby
from bot.matches.absence import has_missed_a_turn, has_played_since, kicked
from bot.matches.match import KICK, PAUSE, REDEAL, SIT, VOID, WATCH, Match, Proposal
from bot.matches.played import Played
from games.game import CLAIM, STOP, TIE, UNDO
from games.text import Text

ANSWER: Final = 60.0
"""Seconds in which people answer what their table is asked."""
PAUSED: Final = 900.0
"""Seconds after which a pause is over at the latest."""
SLOW: Final = 300
"""Seconds for a turn beyond which people only look in now and then: they have as long to answer."""


@dataclass(frozen=True)
class Kind:
    """A proposal to a table, as `what` is stored: "stop", or with its subject "kick.2"."""

    about: int = 0  # a seat, or a number of actions

    verb: ClassVar[str]
    question: ClassVar[str] = ""  # the key of the sentence in which the table is asked
    has_subject: ClassVar[bool] = False
    is_final: ClassVar[bool] = False  # it takes something that cannot be had back
    asks_away: ClassVar[bool] = False  # people who are away keep others from little
    is_asked_apart: ClassVar[bool] = False  # not by agreeing to it first
    of_guest: ClassVar[bool] = False  # who has no seat, and gives way to all other proposals
    holds_up: ClassVar[bool] = False  # computers wait for the answer
    yes: ClassVar[str] = "press-agree"
    agreed: ClassVar[str] = "you-all-agree"

    @property
    def what(self) -> str:
        """The form in which it is stored, and in a button."""
        return f"{self.verb}.{self.about}" if self.has_subject else self.verb

    @property
    def action(self) -> str:
        """The action of the host once it is agreed; "" for none."""
        return ""

    def problem(self, played: Played) -> Text | None:
        """The reason why it cannot be agreed on now; None if it can."""
        raise NotImplementedError

    def may_ask(self, seat: int) -> bool:
        """True if a seat may be the first to ask; nothing is computed to refuse it."""
        return True

    def early(self, played: Played, now: float) -> Text | None:
        """The reason why it cannot be asked yet; None if it can."""
        return None

    def concerned(self, played: Played) -> frozenset[int]:
        """The seats whose consent is needed."""
        return played.match.people if self.asks_away else played.present

    def is_agreed(self, played: Played, agree: Iterable[int]) -> bool:
        """True if this is all the consent that is needed."""
        return self.concerned(played) <= {*agree}

    def is_moot(self, played: Played, length: int) -> bool:
        """True if what was done since it was asked, at this length, answers it."""
        return False

    def time_to_answer(self, played: Played) -> float:
        """Seconds for which the question stands."""
        return time_to_answer(played.match)

    def outcome(self, played: Played, match: Match, agree: tuple[int, ...], now: float) -> Match:
        """The match, with the proposal in it, once these seats agree."""
        return settled(match, self.what, agree)


class Stop(Kind):
    """End the match with the round."""

    verb, question, is_final = STOP, "asked-stop", True

    def problem(self, played: Played) -> Text | None:
        """Against computers a match that has an end counts only whole: else one ends it ahead."""
        if played.view(None).game.can_stop() or played.deserted:
            return None
        if played.match.computers:
            return Text("end-computers")
        return None if len(played.present) > 1 else Text("asked-alone")

    def outcome(self, played: Played, match: Match, agree: tuple[int, ...], now: float) -> Match:
        """Keep it until the host ends the match; a computer agrees for people who are away."""
        agree = (*agree, *sorted(played.away - {*agree}))
        stopping = replace(match, proposal=Proposal(STOP, agree, match.length), lapses=None)
        return stopping if played.match.agreed(STOP) else stopping.noted(STOP, *agree)


class Void(Kind):
    """Call the match off: it then counts for nobody."""

    verb, question, is_final, asks_away = VOID, "asked-void", True, True

    def problem(self, played: Played) -> Text | None:
        game = played.view(None).game
        if len(played.match.people) < 2:
            return Text("void-alone")
        if played.length and not game.is_rated():  # nobody minds, and each would count their best
            is_house = game.against_house
            return Text("void-house" if is_house else "void-together")
        return None if game.round == 1 else Text("void-late", unit=game.unit)

    def outcome(self, played: Played, match: Match, agree: tuple[int, ...], now: float) -> Match:
        return lobby.closed(match)


class Redeal(Kind):
    """Deal new cards before anything was played."""

    verb, question, asks_away = REDEAL, "asked-redeal", True

    def problem(self, played: Played) -> Text | None:
        if len(played.match.people) < 2:
            return Text("asked-alone")
        if any(each.what == REDEAL for each in played.match.decided):
            return Text("redeal-once")
        return Text("redeal-late") if played.length else None

    def outcome(self, played: Played, match: Match, agree: tuple[int, ...], now: float) -> Match:
        """It stands until `proposals.redealt` has the number of the message that announces it."""
        return match


class Pause(Kind):
    """Stop all clocks until somebody wants to go on."""

    verb, question = PAUSE, "asked-pause"

    def problem(self, played: Played) -> Text | None:
        return None if len(played.present) > 1 else Text("pause-alone")

    def outcome(self, played: Played, match: Match, agree: tuple[int, ...], now: float) -> Match:
        pause = max(PAUSED, time_to_answer(match))
        return settled(replace(match, paused=now), PAUSE, agree, now + pause)


class Kick(Kind):
    """Have a computer play on in the place of a person who misses turns."""

    verb, question, has_subject, is_final = KICK, "asked-kick", True, True

    def problem(self, played: Played) -> Text | None:
        if self.about not in played.match.people:
            return Text("kick-nobody")
        return None if len(self.concerned(played)) > 1 else Text("kick-few")

    def early(self, played: Played, now: float) -> Text | None:
        is_slow = has_missed_a_turn(played, self.about, now)
        return None if is_slow else Text("kick-early", name=played.names[self.about])

    def concerned(self, played: Played) -> frozenset[int]:
        return played.present - {self.about}

    def is_moot(self, played: Played, length: int) -> bool:
        return has_played_since(played, self.about, length)

    def outcome(self, played: Played, match: Match, agree: tuple[int, ...], now: float) -> Match:
        return replace(kicked(match, self.about, *agree), proposal=None, lapses=None)


class Watch(Kind):
    """Have computers play on for people whom the cards have passed over for good; one is enough."""

    verb = WATCH

    def problem(self, played: Played) -> Text | None:
        return None if played.deserted else Text("not-possible", action=WATCH)


class Undo(Kind):
    """Take moves back, so that this number of actions is left."""

    verb, question, has_subject, is_asked_apart, holds_up = UNDO, "asked-undo", True, True, True

    @property
    def action(self) -> str:
        return f"{UNDO} {self.about}"

    def problem(self, played: Played) -> Text | None:
        return None if self.about < played.length else Text("undo-nothing")

    def is_moot(self, played: Played, length: int) -> bool:
        """Somebody would rather play on."""
        return length != played.match.length

    def time_to_answer(self, played: Played) -> float:
        """The seconds to answer; computers that wait for it do not wait for a day."""
        return ANSWER if played.computers else time_to_answer(played.match)


class Tie(Kind):
    """End the match as a tie."""

    verb, question, is_final, asks_away, action = TIE, "asked-tie", True, True, TIE

    def problem(self, played: Played) -> Text | None:
        """Computers cannot agree to one: a person about to lose would have it."""
        if played.match.computers:
            return Text("tie-computers")
        return Text("asked-alone") if len(played.match.people) < 2 else None


class Claim(Kind):
    """Give the rest of the tricks to a seat."""

    verb, has_subject, question = CLAIM, True, "asked-claim"

    @property
    def action(self) -> str:
        return f"{CLAIM} {self.about}"

    def problem(self, played: Played) -> Text | None:
        """Computers give up nothing: against them a claim has to be certain."""
        seat = self.about
        if seat not in played.present or not played.view(seat).game.can_claim(seat):
            return Text("claim-not-now")
        return None if self._is_sure(played) or not played.computers else Text("claim-unsure")

    def may_ask(self, seat: int) -> bool:
        return seat == self.about

    def concerned(self, played: Played) -> frozenset[int]:
        return frozenset((self.about,)) if self._is_sure(played) else played.match.people

    def _is_sure(self, played: Played) -> bool:
        return played.view(self.about).game.wins_rest(self.about)


class Sit(Kind):
    """Have a guest take a computer's seat at the next deal."""

    verb, question, has_subject, is_asked_apart, of_guest = SIT, "asked-sit", True, True, True
    yes, agreed = "press-let-in", "you-let-in"

    def problem(self, played: Played) -> Text | None:
        waits = played.match.guest is not None and played.match.guest_seat is None
        return None if waits and self.about in played.match.computers else Text("asked-no-more")

    def is_agreed(self, played: Played, agree: Iterable[int]) -> bool:
        """The host is enough, or two."""
        match, agree = played.match, {*agree}
        return match.seat_of(match.host) in agree or len(agree) >= min(2, len(played.present))

    def outcome(self, played: Played, match: Match, agree: tuple[int, ...], now: float) -> Match:
        return replace(settled(match, self.what, agree), guest_seat=self.about)


KINDS: Final[Mapping[str, type[Kind]]] = {
    kind.verb: kind for kind in (Stop, Void, Redeal, Pause, Kick, Watch, Undo, Tie, Claim, Sit)
}


def read(what: str) -> Kind | None:
    """The proposal that is stored so; None if it is none."""
    verb, dot, about = what.partition(".")
    kind = KINDS.get(verb)
    if kind is None or kind.has_subject is not bool(dot):
        return None
    if not dot:
        return kind()
    return kind(int(about)) if re.fullmatch("0|[1-9][0-9]{0,5}", about) else None


def settled(match: Match, what: str, by: Iterable[int], lapses: float | None = None) -> Match:
    """The match with something decided by these seats, and nothing asked any more."""
    return replace(match, proposal=None, lapses=lapses).noted(what, *by)


def time_to_answer(match: Match) -> float:
    """Seconds for which a question stands."""
    return float(match.clock) if match.clock > SLOW else ANSWER
