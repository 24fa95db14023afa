"""Steps of a match that are no actions: people sit down, agree on options, begin, leave.

Functions of a match that return the match as it is then, or raise Refused.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from bot.matches.characters import newcomer
from bot.matches.match import OPEN, VOID, Match, Person, Refused, Seat, Status
from games import GAMES
from games.fairness import joins_text
from games.game import Game
from games.options import CLOCK, BadOptions, read_options
from games.players import Level
from games.text import Text

CLOCKS = (0, 20, 30, 60, 120, 300, 900, 3600, 86400)
"""Times for a turn to choose from, in seconds; 0 is no limit."""
LONGEST_CLOCK = CLOCKS[-1]
IDLE = 30 * 60
"""Seconds without a change after which a lobby is closed."""
RESERVED = 60
"""Seconds for which the lobby of a rematch keeps the seats of who played the match before."""
REACH = 900
"""Seconds for which Discord lets a click be answered: a table that stands by answers alone shows no
more than that, and has no longer clock."""


def kind_of(match: Match) -> type[Game]:
    """The rules of a match; Refused if they are not installed any more."""
    if match.game not in GAMES:
        raise Refused(Text("no-such-game", game=match.game))
    return GAMES[match.game]


class Claims(NamedTuple):
    """People with a claim to seats of a lobby."""

    before: Sequence[Seat] = ()  # of the match of which this is the rematch
    invited: Sequence[Person] = ()
    reserved: Sequence[Person] = ()  # those for whom a seat is kept


def join(match: Match, claims: Claims, person: Person, click: int = 0) -> Match:
    """Seat a person, in a computer's place if no seat is free but those held for others.

    A private table seats only people who are invited or played the match before, which also
    decides who sits behind whom.
    """
    if match.seat_of(person.id) is not None:
        raise Refused(Text("already-seated"))
    before = claims.before
    if person.id not in [seat.user for seat in before]:
        check_invited(match, person.id, claims.invited)
    in_lobby(match)
    others = [each for each in claims.reserved if each.id != person.id]
    seat = Seat(person.id, person.name, joined=click)
    if _is_full(match, others) and (computers := sorted(match.computers)):
        place = computers[-1]
        return replace(match, seats=(*match.seats[:place], seat, *match.seats[place + 1 :]))
    *seats, seat = _with_seat(match, seat, others).seats
    known = [each.user or each.name for each in before]
    if person.id in known:
        ahead = known[: known.index(person.id)]
        places = [place for place, each in enumerate(seats) if (each.user or each.name) in ahead]
        seats.insert(max(places, default=-1) + 1, seat)
    else:
        seats.append(seat)
    return replace(match, seats=tuple(seats))


def invite(match: Match, user: int, person: Person, invited: Sequence[Person]) -> None:
    """Refuse to invite somebody, before a match begins, whom no seat can be kept for."""
    in_lobby(match)
    seated(match, user)
    if match.seat_of(person.id) is not None:
        raise Refused(Text("invite-seated", name=person.name))
    known = [each for each in invited if match.seat_of(each.id) is None and each != person]
    if len(match.people) + len(known) >= kind_of(match).players[-1]:
        raise Refused(Text("lobby-full", most=kind_of(match).players[-1]))


def check_invited(match: Match, user: int, invited: Sequence[Person]) -> None:
    """Refuse a person who may not sit down at a private table."""
    if match.private and user not in [each.id for each in invited]:
        raise Refused(Text("table-private"))


def reserved(
    match: Match, before: Sequence[Seat], now: float, invited: Sequence[Person] = ()
) -> list[Person]:
    """The people for whom a seat is kept: those `invited`, and for a while those of `before`."""
    if match.status is not Status.LOBBY:
        return []
    kept = before if now < match.created + RESERVED else ()
    people = [Person(seat.user, seat.name) for seat in kept if seat.user is not None]
    known = [person for person in invited if person.id not in [each.id for each in people]]
    return [person for person in (*people, *known) if match.seat_of(person.id) is None]


def leave(match: Match, user: int) -> Match:
    """Free a person's seat, or give it to a computer if the match is under way.

    A table that nobody is left at is closed.
    """
    left = seated(match, user)
    _current(match)
    seats = list(match.seats)
    if match.status is Status.PLAYING:
        computer = newcomer(match.names, Level.NORMAL)
        seats[left] = seats[left].vacated(match.length, computer)
    else:
        del seats[left]
    match = replace(match, seats=tuple(seats))
    if everybody_left(match):
        return closed(match)
    people = [seat.user for seat in seats if seat.user is not None]
    return match if match.host in people else replace(match, host=people[0])


def get_up(match: Match, user: int) -> Match:
    """Free a person's seat before the deal; afterwards leaving costs the match, and is asked."""
    if match.status is Status.PLAYING:
        raise Refused(Text("just-dealt"))
    return leave(match, user)


def everybody_left(match: Match) -> bool:
    """True if no person sits there."""
    return all(seat.user is None for seat in match.seats)


def closed(match: Match) -> Match:
    """The match given up; the one before it may then have another rematch."""
    _current(match)
    return replace(match, status=Status.CLOSED, rematch_of=None, lapses=None)


def close_unposted(match: Match) -> Match:
    """The lobby given up if it has no message, so that it counts for nobody."""
    return closed(match) if match.message is None else match


def why_closed(match: Match) -> Text:
    """The reason why a match cannot be joined or played any more, and what to do instead."""
    if everybody_left(match):
        were_gone = any(map(match.was_gone, range(len(match.seats))))
        return Text("everybody-gone", mode=match.mode) if were_gone else Text("everybody-left")
    if match.agreed(VOID):
        return Text("called-off")
    if match.ended is None:
        return Text("lobby-idle", minutes=IDLE // 60)
    is_ours = match.game in GAMES and GAMES[match.game].of_version(match.version)
    return Text("match-closed" if is_ours else "rules-changed")


def add_computer(match: Match, user: int) -> Match:
    """Add a seat to the match, which a computer takes at its start if nobody has."""
    in_lobby(match)
    seated(match, user)
    if (size := larger(match)) is None:
        raise Refused(Text("seats-most", most=table_size(match)))
    return replace(match, size=size)


def remove_computer(match: Match, user: int) -> Match:
    """Have the match begin with a seat less, of those that computers would take."""
    in_lobby(match)
    seated(match, user)
    if table_size(match) == len(match.people):
        raise Refused(Text("no-computer"))
    if (size := smaller(match)) is None:
        raise Refused(Text("seats-fewest", least=table_size(match)))
    going = sorted(match.computers, reverse=True)[: max(0, len(match.seats) - size)]
    seats = tuple(seat for place, seat in enumerate(match.seats) if place not in going)
    return replace(match, seats=seats, size=size)


def larger(match: Match) -> int | None:
    """The next larger number of seats that the options of a match allow."""
    now = table_size(match)
    return next((count for count in _sizes(match) if count > now), None)


def smaller(match: Match) -> int | None:
    """The next smaller one that has room for its people."""
    possible = range(len(match.people), table_size(match))
    return max((count for count in _sizes(match) if count in possible), default=None)


def set_options(match: Match, user: int, changes: Mapping[str, Any]) -> Match:
    """Agree on options by name, and on the clock; Refused if the match could then not begin."""
    of_host(match, user)
    options = {**match.options, **changes}
    clock = options.pop(CLOCK, match.clock)
    if not 0 <= clock <= LONGEST_CLOCK:
        raise Refused(Text("clock-out-of-range", most=LONGEST_CLOCK))
    if match.answers_only and clock > REACH:
        raise Refused(Text("clock-beyond-reach", minutes=REACH // 60))
    match = replace(match, options=options, clock=clock)
    check_options(match)
    return match


def set_private(match: Match, user: int, private: bool) -> Match:
    """Let only invited people sit down from now on, or anybody; the people there stay."""
    of_host(match, user)
    return replace(match, private=private)


def of_host(match: Match, user: int) -> None:
    """Refuse anybody but the host, and anybody once the match has begun."""
    in_lobby(match)
    host = match.seats[seated(match, match.host)]
    if user != match.host:
        raise Refused(Text("host-only", name=host.name))


def start(match: Match, user: int, deal: int, beacon: str = "") -> Match:
    """Begin, by the rules as they are now, with computers where people are missing.

    The numbers that count for the shuffles are settled here, whoever leaves later: those of the
    clicks, of the message that tells of the deal, and what the beacon brought.
    """
    in_lobby(match)
    seated(match, user)
    match = filled(match)
    check_options(match)
    joins = joins_text([seat.joined for seat in match.seats], deal, beacon)
    return replace(match, status=Status.PLAYING, version=kind_of(match).version, joins=joins)


def rematch(match: Match, user: int, click: int) -> Match:
    """The lobby of another match with the same options: its author sits there, and computers.

    For the other people their seats are `reserved` until they press something, too.
    """
    seat = match.seats[seated(match, user)]
    if match.status is not Status.OVER:
        raise Refused(Text("not-over"))
    return Match(
        game=match.game,
        host=user,
        channel=match.channel,
        seats=tuple(
            Seat(old.user, old.name, old.level, joined=click if old is seat else None)
            for old in match.seats
            if old is seat or old.is_computer
        ),
        guild=match.guild,
        version=kind_of(match).version,
        options=match.options,
        clock=match.clock,
        size=len(match.seats),
        rematch_of=match.id,
        private=match.private,
        answers_only=match.answers_only,
        locale=match.locale,
    )


def seated(match: Match, user: int) -> int:
    """The seat of a person; Refused if they have none."""
    seat = match.seat_of(user)
    if seat is None:
        raise not_seated(match)
    return seat


def not_seated(match: Match) -> Refused:
    """The refusal for somebody without a seat, and how they may get one."""
    has_room = match.status is Status.PLAYING and match.computers and match.arena is None
    way = "join" if match.status is Status.LOBBY else "sit" if has_room else "none"
    if match.private and match.status in OPEN:
        way = "private"
    return Refused(Text("not-seated", way=way))


def filled(match: Match) -> Match:
    """The match with computers in the seats that are empty: so it would begin now."""
    for _ in range(empty_seats(match)):
        match = with_computer(match)
    return match


def empty_seats(match: Match) -> int:
    """The number of seats a computer would take if the match began now."""
    return table_size(match) - len(match.seats)


def table_size(match: Match) -> int:
    """With how many seats a match would begin now."""
    return kind_of(match).seats_near(match.size, len(match.seats), _options(match))


def _sizes(match: Match) -> list[int]:
    """The numbers of seats that the options of a match allow, the fewest first."""
    kind, options = kind_of(match), _options(match)
    return [count for count in kind.players if kind.objection(count, options) is None]


def _options(match: Match) -> Any:
    """The options of a match; the usual ones where these have no values of their own."""
    usual = kind_of(match).options
    with suppress(BadOptions):
        return read_options(type(usual), match.options)
    return usual


def check_options(match: Match) -> None:
    """Refuse options with which the match could not begin."""
    options = check_values(match)
    if problem := kind_of(match).objection(table_size(match), options):
        raise Refused(problem)


def check_values(match: Match) -> Any:
    """The options of a match; Refused if one has no value of its own. More people may yet come."""
    try:
        return read_options(type(kind_of(match).options), match.options)
    except BadOptions as bad:
        raise Refused(bad.words) from bad


def _current(match: Match) -> None:
    if match.status in (Status.OVER, Status.CLOSED):
        raise Refused(why_closed(match))


def in_lobby(match: Match) -> None:
    """Refuse what can only be done before the cards are dealt."""
    if match.status is Status.CLOSED:
        raise Refused(why_closed(match))
    if match.status is not Status.LOBBY:
        raise Refused(Text("already-started"))


def _is_full(match: Match, reserved: Sequence[Person] = ()) -> bool:
    return len(match.seats) + len(reserved) >= kind_of(match).players[-1]


def _with_seat(match: Match, seat: Seat, reserved: Sequence[Person] = ()) -> Match:
    if _is_full(match):
        raise Refused(Text("lobby-full", most=len(match.seats)))
    if _is_full(match, reserved):
        raise Refused(Text("seats-held", names="\n".join(each.name for each in reserved)))
    return replace(match, seats=(*match.seats, seat))


def with_computer(match: Match, reserved: Sequence[Person] = ()) -> Match:
    """Seat another computer; Refused where there is no seat but those `reserved` for people."""
    return _with_seat(match, Seat(None, newcomer(match.names, Level.NORMAL)), reserved)
