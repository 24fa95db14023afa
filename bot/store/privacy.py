"""Export and deletion of everything that is stored about a person."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import ANONYMOUS
from bot.matches.weights import RECENT
from bot.store import personal_arenas as arenas
from bot.store import personal_solos as solos
from bot.store.counting import COUNTS, NEWEST
from bot.store.engine import Database
from bot.store.people import People
from bot.store.pseudonyms import Pseudonyms
from bot.store.schema import (
    action,
    current,
    invitation,
    manager,
    match,
    offered,
    player,
    recipient,
    result,
    seat,
    standing,
    subscriber,
)

NOBODY: Final = 0
"""The host of a match whose host had everything about them deleted."""

AT_ONCE: Final = 500
"""Matches looked through by one statement."""

Row: TypeAlias = dict[str, Any]


class Stored(NamedTuple):
    """All about a person but their moves: rows by the names of their columns."""

    player: Row
    seats: list[Row]  # each with what and where its match was
    opened: list[Row]  # the lobbies that they opened and were the last to leave
    results: list[Row]
    standings: list[Row]
    reports: list[Row]  # the servers whose reports they get
    lessons: list[Row]  # the games whose lesson they were offered
    notified: list[Row]  # the servers and games whose tables they are notified of
    manages: list[Row]  # the servers that they manage
    asked: list[Row]  # the tables where they asked for a seat, or were invited
    solos: list[Row]  # their dailies, and what they played for practice
    months: list[Row]  # their results at the dailies of each month
    reviews: list[Row]  # of their matches
    achievements: list[Row]  # by which match, and when
    arenas: list[Row]  # that they joined or started
    medals: list[Row]


_other = result.alias("other")
_user = given("of_user", type_=sa.BigInteger)
_sits, _left, _quit = (seat.c[name] == _user for name in ("user", "left", "quit"))
_seats = sa.or_(_sits, _left, _quit)
_last = sa.case(  # whose the hand is, and all that a seat has to be played
    (seat.c.user.is_not(None), seat.c.user),
    (seat.c.sat > 0, sa.func.coalesce(seat.c.quit, seat.c.left)),
    else_=sa.func.coalesce(seat.c.left, seat.c.quit),
)
_results, _standings, _player, _reports, _lessons = (
    table.c.user == _user for table in (result, standing, player, recipient, offered)
)

OF_HAND = (
    "joined",
    "hand_channel",
    "hand_message",
    "notice_channel",
    "notice_message",
    "told",
    "back",
    "said",
    "order",
    "sat",
    "ahead",
)
"""The columns of a seat that belong to the last person there, and to no other."""
OF_MATCH = ("game", "status", "guild", "channel", "created", "ended")
PLAYER = sa.select(player).where(_player)
SEATS = (
    sa.select(
        *(seat.c[name] for name in ("match", "seat", "level")),
        *(sa.case((_last == _user, seat.c[name])).label(name) for name in OF_HAND),
        sa.case((_sits, seat.c.name), (_left, seat.c.left_name), else_=seat.c.quit_name).label(
            "name"
        ),
        sa.case((_sits, sa.false()), else_=sa.true()).label("left"),
        sa.case((_sits, sa.false()), (_left, seat.c.kicked), else_=seat.c.quit_kicked).label(
            "kicked"
        ),
        *(match.c[name] for name in OF_MATCH),
        (match.c.host == _user).label("host"),
    )
    .join_from(seat, match)
    .where(_seats)
    .order_by(seat.c.match, seat.c.seat)
)
OPENED = (
    sa.select(match.c.id.label("match"), *(match.c[name] for name in OF_MATCH))
    .where(match.c.host == _user)
    .where(~sa.exists().where(seat.c.match == match.c.id, _seats))
    .order_by(match.c.id)
)
RESULTS = sa.select(result).where(_results).order_by(result.c.match)
STANDINGS = (
    sa.select(standing)
    .where(_standings)
    .order_by(standing.c.game, standing.c.guild, standing.c.season)
)
_invited = sa.select(invitation.c.match).where(invitation.c.user == _user)
ASKED = (
    sa.select(match.c.id.label("match"), *(match.c[name] for name in OF_MATCH))
    .where(sa.or_(match.c.guest == _user, match.c.id.in_(_invited)))
    .order_by(match.c.id)
)
MANAGES = sa.select(manager).where(manager.c.user == _user).order_by(manager.c.guild)
NOTIFIED = (
    sa.select(subscriber)
    .where(subscriber.c.user == _user)
    .order_by(subscriber.c.guild, subscriber.c.game)
)
REPORTS = sa.select(recipient).where(_reports).order_by(recipient.c.guild)
LESSONS = sa.select(offered).where(_lessons).order_by(offered.c.game)
MOVES = (
    sa.select(action)
    .join_from(action, seat, sa.and_(action.c.match == seat.c.match, action.c.seat == seat.c.seat))
    .where(
        sa.or_(
            sa.and_(_sits, action.c.n > seat.c.sat),
            sa.and_(_left, sa.or_(seat.c.sat == 0, action.c.n <= seat.c.sat)),
            sa.and_(_quit, seat.c.sat > 0, action.c.n > seat.c.sat),
        ),
        sa.or_(action.c.click.is_not(None), action.c.by_clock),
        action.c.match.in_(given("matches", expanding=True)),
    )
    .order_by(action.c.match, action.c.n)
)

_matches = sa.or_(
    match.c.host == _user,
    match.c.guest == _user,
    match.c.id.in_(sa.select(seat.c.match).where(_seats)),
)
LOCK = sa.select(match.c.id).where(_matches).order_by(match.c.id).with_for_update()
SEATED = sa.select(match.c.id).join_from(match, seat).where(current, _sits)
FORGET_HOST = (
    sa.update(match)
    .where(_matches)
    .values(
        host=sa.case((match.c.host == _user, NOBODY), else_=match.c.host),
        revision=match.c.revision + sa.case((current, 1), else_=0),
    )
)
_OF_HAND = ("hand_channel", "hand_message", "notice_channel", "notice_message", "told", "joined")
_is_theirs = _last == _user  # else what is of the hand is another person's
FORGET = (
    sa.update(seat)
    .where(_sits)
    .values(
        name=ANONYMOUS,
        user=None,
        back=0,
        said="",
        order="",
        **dict.fromkeys(_OF_HAND),
    ),
    *(
        sa.update(seat)
        .where(seat.c[who] == _user)
        .values(
            {
                who: None,
                f"{who}_name": "",
                kicked: False,
                "back": sa.case((_is_theirs, 0), else_=seat.c.back),
                **{name: sa.case((_is_theirs, None), else_=seat.c[name]) for name in _OF_HAND},
            }
        )
        for who, kicked in (("left", "kicked"), ("quit", "quit_kicked"))
    ),
    sa.update(match)
    .where(match.c.guest == _user)
    .values(guest=None, guest_name=None, guest_seat=None),
    sa.delete(player).where(_player),  # behind the seats: `People.set_dm_closed` locks one first
    sa.update(result).where(_results).values(user=None, rating=None),
    sa.delete(standing).where(_standings),
    sa.delete(recipient).where(_reports),
    sa.delete(offered).where(_lessons),
    sa.delete(subscriber).where(subscriber.c.user == _user),
    sa.delete(manager).where(manager.c.user == _user),
    sa.delete(invitation).where(invitation.c.user == _user),
)


MET = (
    sa.select(_other.c.user, _other.c.game)
    .join_from(
        result,
        _other,
        sa.and_(_other.c.match == result.c.match, _other.c.team != result.c.team),
    )
    .where(_results, ~result.c.practice, _other.c.user.is_not(None), _other.c.user != _user)
    .distinct()
)
"""The people whom somebody has met, by game."""
STAY_MET = (
    sa.update(result)
    .where(
        result.c.user == given("who", type_=sa.BigInteger),
        result.c.match.in_(NEWEST.limit(RECENT)),
    )
    .values(former=given("pseudonym", type_=sa.BigInteger))
)
"""In the latest matches of somebody else."""
FORMER = (
    sa.select(result.c.match)
    .join(_other, _other.c.match == result.c.match)
    .where(_results, _other.c.former.is_not(None))
)
"""The matches in which somebody met people who were deleted before."""
FADE = (
    sa.update(result)
    .where(
        result.c.match.in_(given("matches", expanding=True)), result.c.former.is_not(None), ~COUNTS
    )
    .values(former=None)
)


def _stay_met(tx: sa.Connection, user: int, pseudonym: int) -> None:
    """Store a pseudonym with a person's results in the latest matches of those they have met."""
    met = [
        {"who": user, "of_user": other, "of_game": game, "pseudonym": pseudonym}
        for other, game in tx.execute(MET, {"of_user": user})
    ]
    if met:
        tx.execute(STAY_MET, met)


@dataclass(frozen=True)
class Privacy:
    """Every table, as far as it is about one person."""

    database: Database
    people: People
    pseudonyms: Pseudonyms

    async def stored(self, user: int) -> Stored:
        """Everything that is stored about a person."""

        def work(tx: sa.Connection) -> Stored:
            players, *others = (
                [dict(row) for row in tx.execute(query, {"of_user": user}).mappings()]
                for query in (
                    *(PLAYER, SEATS, OPENED, RESULTS, STANDINGS),
                    *(REPORTS, LESSONS, NOTIFIED, MANAGES, ASKED),
                    *(solos.SOLOS, solos.MONTHS, solos.REVIEWS, solos.ACHIEVEMENTS),
                    *(arenas.ARENAS, arenas.MEDALS),
                )
            )
            return Stored(players[0] if players else {}, *others)

        return await self.database.read(work)

    async def moves(self, user: int, matches: Sequence[int]) -> list[Row]:
        """The actions of these matches by a person's own clicks, or by the clock for them."""
        rows = await self.database.rows(MOVES, of_user=user, matches=matches)
        return [dict(row._mapping) for row in rows]

    async def solo_actions(self, user: int, numbers: Sequence[int]) -> dict[int, list[Any]]:
        """All actions of a person's solos, by the solo; of one that runs their own alone."""
        rows = await self.database.rows(solos.ACTIONS, of_user=user, solos=numbers)
        return {
            row.id: [each for each in row.actions if row.only in (None, each[0])] for row in rows
        }

    async def forget(self, user: int) -> list[int]:
        """Delete a person, and return nothing; or the matches they must leave first, unchanged.

        Their seats, results and moves stay, as nobody's; those they have met know them by a
        pseudonym while that match is among their latest. A process that has just read a match under
        way with them in it finds it changed, and cannot write them back.
        """
        of_user = {"of_user": user}

        def work(tx: sa.Connection) -> list[int]:
            tx.execute(LOCK, of_user)  # in order: two that do this do not lock each other
            tx.execute(FORGET_HOST, of_user)  # with a write SQLite begins
            if seated := list(tx.scalars(SEATED, of_user)):
                tx.rollback()
            else:
                _stay_met(tx, user, self.pseudonyms.of(user))
                former = [*tx.scalars(FORMER, of_user)]
                pseudonym = {"pseudonym": self.pseudonyms.of(user)}
                for statement in FORGET:
                    tx.execute(statement, of_user)
                for start in range(0, len(former), AT_ONCE):
                    tx.execute(FADE, {"matches": former[start : start + AT_ONCE]})
                for statement in arenas.FORGET:  # behind the results: so does a match that ends
                    tx.execute(statement, of_user)
                for last in solos.FORGET:  # it locks the days that run
                    tx.execute(last, of_user | pseudonym)
            return seated

        with self.people.changing(user):
            seated = await self.database.write(work)
        if not seated:
            await self.database.forget()
        return seated
