"""Asking the table: what is done only if the people who sit at it agree; computers always do.

One question stands at a time, until all whom it concerns agree, one of them says no, or its time is
up. Whoever leaves is not asked any more, and where several people sit nobody agrees alone.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.matches import lobby
from bot.matches.kicks import has_missed_a_turn, has_played_since
from bot.matches.match import KICK, PAUSE, REDEAL, SIT, VOID, WATCH, Match, Proposal, Refused
from bot.matches.played import Played
from games.fairness import deal_of, dealt_again
from games.game import CLAIM, STOP, TIE, UNDO
from games.text import Text
from games.undo import is_told

ANSWER: Final = 60.0
"""Seconds in which people answer what their table is asked."""
PAUSED: Final = 900.0
"""Seconds after which a pause is over at the latest."""
LOOK: Final = 2000
"""Milliseconds in which nobody plays who has just been dealt other cards."""
SLOW: Final = 300
"""Seconds for a turn beyond which people only look in now and then: they have as long to answer."""


def standing(played: Played) -> Proposal | None:
    """What the table is asked at this moment, and who agrees of those who still sit there."""
    match, asked = played.match, played.match.proposal
    if asked is None or problem(played, asked.what):
        return None
    if parts(asked.what)[0] == UNDO and asked.length != match.length:
        return None  # somebody would rather play on
    verb, about = parts(asked.what)
    if verb == KICK and has_played_since(played, about or 0, asked.length):
        return None
    agree = tuple(seat for seat in asked.agree if seat in match.people)
    is_of_guest = parts(asked.what)[0] == SIT
    return asked._replace(agree=agree) if agree or is_of_guest else None


def problem(played: Played, what: str) -> Text | None:
    """Why a table cannot agree on this now; None if it can."""
    if played.over:
        return Text("match-over")
    verb, about = parts(what)
    if verb not in PROBLEMS or (about is None) != (verb not in (KICK, UNDO, CLAIM, SIT)):
        return Text("not-possible", action=what)
    if played.match.paused is not None:
        return Text("table-paused")
    return PROBLEMS[verb](played, about or 0)


def parts(what: str) -> tuple[str, int | None]:
    """What is proposed, and the seat or the number of actions that it is about if there is one."""
    verb, _, about = what.partition(".")
    return verb, int(about) if re.fullmatch("0|[1-9][0-9]{0,5}", about) else None


def concerned(played: Played, what: str) -> frozenset[int]:
    """The seats whose consent is needed; who is away keeps others from little."""
    verb, about = parts(what)
    if verb in (VOID, REDEAL, TIE):
        return played.match.people
    if verb == CLAIM:
        sure = about is not None and played.view(about).game.wins_rest(about)
        return frozenset((about or 0,)) if sure else played.match.people
    return played.present - {about} if verb == KICK else played.present


def undoing(played: Played, user: int, now: float) -> Match:
    """The match with the question whether its last move of a person is taken back, or without it.

    That move may be taken back with all that followed, while nobody has seen more than the person
    who made it knew; where no other person plays, while nobody has played since. It takes as long
    as replaying the match.
    """
    seat = lobby.seated(played.match, user)
    if words := problem(played, f"{UNDO}.0"):
        raise Refused(words)
    if _was_turned_down(played, seat):  # computers wait each time
        raise Refused(Text("undo-refused", unit=played.view(None).game.unit))
    number = played.replay.last_of(seat)
    if number is None:
        raise Refused(Text("undo-nothing"))
    is_alone = played.present <= {seat}
    if (is_alone and number < played.length) or is_told(played.replay.record, number):
        raise Refused(Text("undo-told"))
    return agree(played, user, f"{UNDO}.{number - 1}", now, is_new=True)


def _was_turned_down(played: Played, seat: int) -> bool:
    """Whether the table would not let a seat take a move back in this round."""
    dealt = played.replay.record.deals[-1]
    return any(
        each.after >= dealt and each.what.startswith(f"no.{UNDO}.") and seat in each.seats
        for each in played.match.decided
    )


def agree(played: Played, user: int, what: str, now: float, *, is_new: bool = False) -> Match:
    """The match with somebody's consent, and as it is then if that was the last one needed.

    A match that all want to end, the host ends with the round; who wants to watch is enough alone;
    to deal again is left to `redealt`, and what is an action of the host, `deed` tells. What is
    taken back, `undoing` alone asks, by `is_new`.
    """
    seat = lobby.seated(played.match, user)
    if _is_forged(played.match, seat, what, now):
        raise Refused(Text("not-asked"))
    if words := problem(played, what):
        raise Refused(words)
    if what == WATCH:
        return _settled(played.match, WATCH, (seat,))
    if seat not in concerned(played, what):
        raise Refused(Text("not-asked"))
    before, asked = played.match, standing(played) if not _is_late(played.match, now) else None
    if asked and asked.what != what:
        if parts(asked.what)[0] != SIT:
            raise Refused(Text("asked-already"))
        before, asked = _turned_down(before, asked), None  # who sits there goes before a guest
    if asked is None and parts(what)[0] in (UNDO, SIT) and not is_new:
        raise Refused(Text("asked-no-more"))
    verb, about = parts(what)
    if asked is None and verb == KICK and not has_missed_a_turn(played, about or 0, now):
        raise Refused(Text("kick-early", name=played.names[about or 0]))
    agree = tuple(dict.fromkeys((*(asked.agree if asked else ()), seat)))
    lapses = before.lapses if asked else now + _time_for(played, what)
    match = replace(before, proposal=Proposal(what, agree, played.length), lapses=lapses)
    return _outcome(played, match, what, agree, now) if _holds(played, what, agree) else match


def _is_forged(match: Match, seat: int, what: str, now: float) -> bool:
    """Whether a seat asks for what only another may ask: the rest of the tricks for that one.

    No button offers it unless the table has been asked; nothing is computed to refuse it.
    """
    verb, about = parts(what)
    is_asked = match.proposal is not None and match.proposal.what == what
    return (
        verb == CLAIM and about not in (None, seat) and not (is_asked and not _is_late(match, now))
    )


def deed(before: Match, after: Match) -> str:
    """What the host does at once because a table has just agreed to it; "" for nothing."""
    decided = after.decided[len(before.decided) :]
    verb, about = parts(decided[-1].what) if decided else ("", None)
    return {UNDO: f"{UNDO} {about}", CLAIM: f"{CLAIM} {about}", TIE: TIE}.get(verb, "")


def holds_up(played: Played) -> bool:
    """Whether computers wait: what they do would keep a move from being taken back."""
    asked = standing(played)
    return asked is not None and parts(asked.what)[0] == UNDO


def object_to(played: Played, user: int) -> Match:
    """The match without its proposal: somebody whom it concerns would rather play on."""
    seat = lobby.seated(played.match, user)
    if played.over:
        raise Refused(Text("match-over"))
    asked = standing(played)
    if asked and seat not in concerned(played, asked.what):
        raise Refused(Text("not-asked"))
    return _turned_down(played.match, asked)


def lapsed(played: Played, now: float) -> Match:
    """The match once the time is up in which the table was to answer, or to pause; else itself."""
    if played.over:
        raise Refused(Text("match-over"))
    if played.match.paused is not None and _is_late(played.match, now):
        return _resumed(played.match)
    return (
        _turned_down(played.match, standing(played))
        if _is_late(played.match, now)
        else played.match
    )


def resumed(played: Played, user: int) -> Match:
    """The match going on after a pause, which anybody who sits there may want."""
    seat = lobby.seated(played.match, user)
    if played.match.paused is None:
        raise Refused(Text("not-paused"))
    return _resumed(played.match, seat)


def _resumed(match: Match, *by: int) -> Match:
    return _settled(replace(match, paused=None), "resume", by)


def redealt(played: Played, deal: int) -> Match:
    """The match with new cards, which all agreed to; `deal` is the number of the message of it."""
    match = played.match
    if problem(played, REDEAL) or not match.agreed(REDEAL) or not match.proposal:
        raise Refused(Text("asked-no-more"))
    seats = tuple(replace(seat, order="") for seat in match.seats)  # meant for other cards
    dealt = replace(match, joins=dealt_again(match.joins or "", deal), seats=seats)
    return _settled(dealt, REDEAL, match.proposal.agree)


def is_blind(match: Match, click: int) -> bool:
    """Whether a click may have been meant for cards that lay there before all were dealt again.

    The numbers of clicks and messages are Discord's, which tell the time in milliseconds.
    """
    if match.length or not any(each.what == REDEAL for each in match.decided):
        return False
    return click < deal_of(match.joins or "") + (LOOK << 22)


def kicked(match: Match, seat: int, *by: int) -> Match:
    """The match with a computer in somebody's place: these seats wanted it, or none but staff.

    Refused for the only person there: that would close the match, which who closes it has lost.
    """
    if (user := match.seats[seat].user) is None:
        raise Refused(Text("kick-nobody"))
    if match.people == {seat}:
        raise Refused(Text("kick-last"))
    left = lobby.leave(match, user)
    seats = [*left.seats]
    gone = seats[seat]
    is_guest = gone.quit == user
    seats[seat] = replace(gone, kicked=gone.kicked or not is_guest, quit_kicked=is_guest)
    after, what = replace(left, seats=tuple(seats)), f"{KICK}.{seat}"
    return _settled(after, what, by) if by else after.noted(what)


def time_to_answer(match: Match) -> float:
    """Seconds for which a question stands."""
    return float(match.clock) if match.clock > SLOW else ANSWER


def _time_for(played: Played, what: str) -> float:
    """The same for this question: where computers wait for the answer, they do not for a day."""
    waits = parts(what)[0] == UNDO and played.computers
    return ANSWER if waits else time_to_answer(played.match)


def _is_late(match: Match, now: float) -> bool:
    return match.lapses is not None and now >= match.lapses


def _holds(played: Played, what: str, agree: tuple[int, ...]) -> bool:
    """Whether this is all the consent that is needed: for a guest that of the host, or of two."""
    if parts(what)[0] == SIT:
        match = played.match
        return match.seat_of(match.host) in agree or len(agree) >= min(2, len(played.present))
    return concerned(played, what) <= {*agree}


def _outcome(played: Played, match: Match, what: str, agree: tuple[int, ...], now: float) -> Match:
    verb, about = parts(what)
    if verb == KICK:
        return kicked(match, about or 0, *agree)
    if verb == STOP:  # a computer plays for who is away, and agrees
        agree = (*agree, *sorted(played.away - {*agree}))
        stopping = replace(match, proposal=Proposal(what, agree, match.length), lapses=None)
        return stopping if played.match.agreed(STOP) else stopping.noted(what, *agree)
    if verb == PAUSE:
        pause = max(PAUSED, time_to_answer(match))
        return _settled(replace(match, paused=now), PAUSE, agree, now + pause)
    if verb == SIT:
        return replace(_settled(match, what, agree), guest_seat=about)
    if verb in (UNDO, TIE, CLAIM):
        return _settled(match, what, agree)
    return lobby.closed(match) if verb == VOID else match


def _turned_down(match: Match, asked: Proposal | None) -> Match:
    nothing = replace(match, proposal=None, lapses=None)
    if asked and parts(asked.what)[0] == SIT:
        nothing = replace(nothing, guest=None, guest_name=None)
    return nothing.noted(f"no.{asked.what}", *asked.agree[:1]) if asked else nothing


def _settled(match: Match, what: str, by: tuple[int, ...], lapses: float | None = None) -> Match:
    return replace(match, proposal=None, lapses=lapses).noted(what, *by)


def _ending(played: Played, _: int) -> Text | None:
    """Against computers a match that has an end counts only whole: else one would end it ahead."""
    if played.view(None).game.can_stop() or played.deserted:
        return None
    if played.match.computers:
        return Text("end-computers")
    return None if len(played.present) > 1 else Text("asked-alone")


def _calling_off(played: Played, _: int) -> Text | None:
    game = played.view(None).game
    if len(played.match.people) < 2:
        return Text("void-alone")
    if game.together and played.length:  # nobody would mind, and each would count their best
        return Text("void-together")
    return None if game.round == 1 else Text("void-late", unit=game.unit)


def _dealing_again(played: Played, _: int) -> Text | None:
    if len(played.match.people) < 2:
        return Text("asked-alone")
    if any(each.what == REDEAL for each in played.match.decided):
        return Text("redeal-once")
    return Text("redeal-late") if played.length else None


def _kicking(played: Played, seat: int) -> Text | None:
    if seat not in played.match.people:
        return Text("kick-nobody")
    return None if len(played.present - {seat}) > 1 else Text("kick-few")


def _pausing(played: Played, _: int) -> Text | None:
    return None if len(played.present) > 1 else Text("pause-alone")


def _taking_back(played: Played, kept: int) -> Text | None:
    return None if kept < played.length else Text("undo-nothing")


def _tying(played: Played, _: int) -> Text | None:
    """Computers cannot agree to one: whoever is about to lose would have it."""
    if played.match.computers:
        return Text("tie-computers")
    is_alone = len(played.match.people) < 2
    return Text("asked-alone") if is_alone else None


def _claiming(played: Played, seat: int) -> Text | None:
    """Computers give up nothing: against them a claim has to be certain."""
    if seat not in played.present or not played.view(seat).game.can_claim(seat):
        return Text("claim-not-now")
    is_sure = played.view(seat).game.wins_rest(seat)
    return None if is_sure or not played.computers else Text("claim-unsure")


def _sitting_down(played: Played, seat: int) -> Text | None:
    waits = played.match.guest is not None and played.match.guest_seat is None
    return None if waits and seat in played.match.computers else Text("asked-no-more")


def _watching(played: Played, _: int) -> Text | None:
    return None if played.deserted else Text("not-possible", action=WATCH)


PROBLEMS: Final[Mapping[str, Callable[[Played, int], Text | None]]] = {
    STOP: _ending,
    VOID: _calling_off,
    REDEAL: _dealing_again,
    PAUSE: _pausing,
    KICK: _kicking,
    WATCH: _watching,
    UNDO: _taking_back,
    TIE: _tying,
    CLAIM: _claiming,
    SIT: _sitting_down,
}
"""What can be proposed, and why it cannot be at the moment."""
