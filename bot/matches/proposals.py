"""Proposals to a table, carried out if its people agree; computers always do.

One question is open at a time, until all whom it concerns agree, one of them says no, or its time
is up. People who leave are not asked any more, and where several people sit nobody agrees alone.
"""

from dataclasses import replace
from typing import Final

from bot.matches import lobby
from bot.matches.match import REDEAL, WATCH, Match, Proposal, Refused
from bot.matches.played import Played
from bot.matches.proposal_kinds import Kind, Undo, read, settled
from games.fairness import deal_of, dealt_again
from games.game import UNDO
from games.text import Text
from games.undo import is_told

LOOK: Final = 2000
"""Milliseconds in which nobody plays who has just been dealt other cards."""


def standing(played: Played) -> Proposal | None:
    """The open proposal, with the seats that agree and are still taken by their players."""
    match, asked = played.match, played.match.proposal
    if asked is None or problem(played, asked.what):
        return None
    kind = kind_of(asked)
    if kind.is_moot(played, asked.length):
        return None
    agree = tuple(seat for seat in asked.agree if seat in match.people)
    return asked._replace(agree=agree) if agree or kind.of_guest else None


def kind_of(asked: Proposal) -> Kind:
    """The kind of a proposal that was made."""
    kind = read(asked.what)
    assert kind is not None, "only kinds of proposals are stored"
    return kind


def problem(played: Played, what: str) -> Text | None:
    """The reason why a table cannot agree on this now; None if it can."""
    if played.over:
        return Text("match-over")
    if (kind := read(what)) is None:
        return Text("not-possible", action=what)
    return Text("table-paused") if played.match.paused is not None else kind.problem(played)


def undoing(played: Played, user: int, now: float) -> Match:
    """The match with the question whether its last move of a person is taken back, or without it.

    That move may be taken back with all that followed, while nobody has seen more than the person
    who made it knew; where no other person plays, while nobody has played since. It takes as long
    as replaying the match.
    """
    seat = lobby.seated(played.match, user)
    if words := problem(played, Undo().what):
        raise Refused(words)
    if _was_turned_down(played, seat):  # computers wait each time
        raise Refused(Text("undo-refused", unit=played.view(None).game.unit))
    number = played.replay.last_of(seat)
    if number is None:
        raise Refused(Text("undo-nothing"))
    is_alone = played.present <= {seat}
    if (is_alone and number < played.length) or is_told(played.replay.record, number):
        raise Refused(Text("undo-told"))
    return agree(played, user, Undo(number - 1).what, now, is_new=True)


def _was_turned_down(played: Played, seat: int) -> bool:
    """True if the table would not let a seat take a move back in this round."""
    dealt = played.replay.record.deals[-1]
    return any(
        each.after >= dealt and each.what.startswith(f"no.{UNDO}.") and seat in each.seats
        for each in played.match.decided
    )


def agree(played: Played, user: int, what: str, now: float, *, is_new: bool = False) -> Match:
    """The match with somebody's consent, and as it is then if that was the last one needed.

    A match that all want to end, the host ends with the round; a person who wants to watch is
    enough alone; to deal again is left to `redealt`, and the action of the host is in `deed`. What
    is asked apart, like moves taken back by `undoing`, only `is_new` asks.
    """
    match, seat = played.match, lobby.seated(played.match, user)
    kind, is_late = read(what), _is_late(match, now)
    is_open = match.proposal is not None and match.proposal.what == what and not is_late
    if kind and not kind.may_ask(seat) and not is_open:
        raise Refused(Text("not-asked"))
    words = problem(played, what)
    if words or kind is None:
        raise Refused(words or Text("not-possible", action=what))
    if what == WATCH:
        return settled(match, WATCH, (seat,))
    if seat not in kind.concerned(played):
        raise Refused(Text("not-asked"))
    asked = None if is_late else standing(played)
    if asked and asked.what != what:
        if not kind_of(asked).of_guest:
            raise Refused(Text("asked-already"))
        match, asked = _turned_down(match, asked), None
    if asked is None and kind.is_asked_apart and not is_new:
        raise Refused(Text("asked-no-more"))
    if asked is None and (words := kind.early(played, now)):
        raise Refused(words)
    agree = tuple(dict.fromkeys((*(asked.agree if asked else ()), seat)))
    lapses = match.lapses if asked else now + kind.time_to_answer(played)
    match = replace(match, proposal=Proposal(what, agree, played.length), lapses=lapses)
    return kind.outcome(played, match, agree, now) if kind.is_agreed(played, agree) else match


def deed(before: Match, after: Match) -> str:
    """The action of the host because a table has just agreed to something; "" for none."""
    decided = after.decided[len(before.decided) :]
    kind = read(decided[-1].what) if decided else None
    return kind.action if kind else ""


def holds_up(played: Played) -> bool:
    """True if computers wait: what they do would keep a move from being taken back."""
    asked = standing(played)
    return asked is not None and kind_of(asked).holds_up


def object_to(played: Played, user: int) -> Match:
    """The match without its proposal: somebody whom it concerns would rather play on."""
    seat = lobby.seated(played.match, user)
    if played.over:
        raise Refused(Text("match-over"))
    asked = standing(played)
    if asked and seat not in kind_of(asked).concerned(played):
        raise Refused(Text("not-asked"))
    return _turned_down(played.match, asked)


def lapsed(played: Played, now: float) -> Match:
    """The match once the time is up in which the table was to answer, or to pause; else itself."""
    if played.over:
        raise Refused(Text("match-over"))
    if not _is_late(played.match, now):
        return played.match
    is_paused = played.match.paused is not None
    return _resumed(played.match) if is_paused else _turned_down(played.match, standing(played))


def resumed(played: Played, user: int) -> Match:
    """The match going on after a pause, which anybody who sits there may want."""
    seat = lobby.seated(played.match, user)
    if played.match.paused is None:
        raise Refused(Text("not-paused"))
    return _resumed(played.match, seat)


def _resumed(match: Match, *by: int) -> Match:
    return settled(replace(match, paused=None), "resume", by)


def redealt(played: Played, deal: int) -> Match:
    """The match with new cards, which all agreed to; `deal` is the number of the message of it."""
    match = played.match
    if problem(played, REDEAL) or not match.agreed(REDEAL) or not match.proposal:
        raise Refused(Text("asked-no-more"))
    seats = tuple(replace(seat, order="") for seat in match.seats)  # meant for other cards
    dealt = replace(match, joins=dealt_again(match.joins or "", deal), seats=seats)
    return settled(dealt, REDEAL, match.proposal.agree)


def is_blind(match: Match, click: int) -> bool:
    """True if a click may have been meant for cards shown before all were dealt again.

    The numbers of clicks and messages are Discord's, which tell the time in milliseconds.
    """
    if match.length or not any(each.what == REDEAL for each in match.decided):
        return False
    return click < deal_of(match.joins or "") + (LOOK << 22)


def _is_late(match: Match, now: float) -> bool:
    return match.lapses is not None and now >= match.lapses


def _turned_down(match: Match, asked: Proposal | None) -> Match:
    nothing = replace(match, proposal=None, lapses=None)
    if asked and kind_of(asked).of_guest:
        nothing = replace(nothing, guest=None, guest_name=None)
    return nothing.noted(f"no.{asked.what}", *asked.agree[:1]) if asked else nothing
