"""The private message of a player who sees the cards of the others and not the own."""

import pytest

from bot.hosting.preferences import HAND, Preferences
from bot.hosting.tables import Tables
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.views import hand
from games.cards import HIDDEN
from games.scene import Private
from tests.bot.tabling import ANN, CHANNEL, GUILD, with_computers


async def dealt(tables: Tables) -> tuple[Played, int]:
    """A match of three in which the seat after the next is Ann's, and that seat."""
    for nonce in range(50):
        match = await tables.open("fireworks", ANN, GUILD, CHANNEL + nonce)
        await with_computers(tables, match.id, 2)
        played = await tables.start(match.id, ANN.id)
        seat = played.match.seat_of(ANN.id)
        assert seat is not None
        if (played.waiting[0] + 2) % 3 == seat:
            return played, seat
    raise AssertionError("somebody begins every time")


async def test_the_message_shows_the_others_cards_even_to_who_wants_the_hand_alone(
    tables: Tables,
) -> None:
    played, seat = await dealt(tables)
    prefs = Preferences(message=HAND)
    scene = hand.scene(played, seat, prefs, hand.holding(played, seat, prefs))
    assert isinstance(scene, Private)
    assert set(scene.hand.cards) == {HIDDEN}
    others = [place for n, place in enumerate(scene.table.seats) if n != seat]
    assert all(place.shown and HIDDEN not in place.shown for place in others)


@pytest.mark.parametrize("verb", ["play 1", "hint"])
async def test_a_direct_message_follows_what_happens_to_the_others(
    tables: Tables, verb: str
) -> None:
    played, seat = await dealt(tables)
    actor, following = played.waiting[0], (played.waiting[0] + 1) % 3
    legal = played.view(actor).legal()
    aim = f"hint {following}" if verb == "hint" else verb
    then = await tables.play(played, Action(actor, next(m for m in legal if m.startswith(aim))))
    versions = [
        hand.version(each, seat, Preferences(), hand.holding(each, seat, Preferences()), True)
        for each in (played, then)
    ]
    assert versions[0] != versions[1]
