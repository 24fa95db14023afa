"""Two worlds that a watcher cannot tell apart ring alike: a silence tells of no card."""

from dataclasses import asdict

import pytest

from bot.hosting.preferences import EVERYTHING, Preferences
from bot.matches.match import Person
from bot.matches.played import Played
from games import GAMES
from tests.bot.server.room import Room
from tests.bot.tabling import EVERY_GAME
from tests.bot.test_timing_worlds import pairs


async def rung(room: Room, played: Played) -> list[int]:
    """Who is to be rung by direct message once the match has been planned."""
    hands = room.bot.hands
    hands.forget(played.match)
    await hands.plan(played)
    shown = hands.shown[played.match.id].seats(played.match)
    return [each.seat for each in shown if each.notice.is_due(played)]


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_direct_messages_ring_alike_in_both(room: Room, game: str) -> None:
    kind = GAMES[game]
    for seat in range(max(kind.players)):
        person = Person(100 + seat, f"P{seat}")
        await room.bot.store.people.set_prefs(person, asdict(Preferences(forced=EVERYTHING)))
    for here, there, watcher in pairs(kind):
        others = {*range(len(here.match.seats))} - {watcher}
        one, other = await rung(room, here), await rung(room, there)
        assert others.intersection(one) == others.intersection(other)
