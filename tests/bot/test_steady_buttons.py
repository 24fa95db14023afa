"""Buttons below messages that are edited all the time.

Discord refuses a press on a button whose `custom_id` is not in the message any more.
"""

from collections.abc import Mapping

import pytest
from discord import ui

from bot.hosting.preferences import Preferences
from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.views import hand, table
from bot.views.post import Post
from games import GAMES
from games.game import HOST
from images.theme import Style
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, DAN, EVE, EVERY_GAME, FAY, GUILD

ACTIONS = 40


@pytest.mark.parametrize("key", EVERY_GAME)
async def test_a_button_stays_the_same_while_others_play(tables: Tables, key: str) -> None:
    played = await begun(tables, key)
    for _ in range(ACTIONS):
        if played.over:
            break
        before, actor = played, played.waiting[0]
        game = played.replay.game
        action = game.legal(HOST)[0] if actor == HOST else game.mind.hint(game, actor).action
        played = await tables.play(played, Action(actor, action))
        assert_same(
            custom_ids(table.post(before, Style())), custom_ids(table.post(played, Style()))
        )
        for seat in range(len(played.match.seats)):
            if seat not in (*before.waiting, *played.waiting):
                assert_same(of_hand(before, seat), of_hand(played, seat))


async def begun(tables: Tables, key: str) -> Played:
    """A match of the game between as few people as can play it, but three if they can."""
    least, most = min(GAMES[key].players), max(GAMES[key].players)
    people = (ANN, BOB, CLEO, DAN, EVE, FAY)[: max(least, min(3, most))]
    match = await tables.open(key, ANN, GUILD, CHANNEL)
    for person in people[1:]:
        await tables.seat(match.id, lobby.join, person)
    return await tables.start(match.id, ANN.id)


def of_hand(played: Played, seat: int) -> Mapping[str, str]:
    """What the hand of a seat can be pressed for."""
    prefs = Preferences()
    held = hand.holding(played, seat, prefs)
    return custom_ids(hand.post(played, seat, prefs, hand.scene(played, seat, prefs, held)))


def custom_ids(post: Post) -> Mapping[str, str]:
    """The `custom_id` of each button, by what it says."""
    items = post.layout.walk_children()
    return {str(each.label): str(each.custom_id) for each in items if isinstance(each, ui.Button)}


def assert_same(before: Mapping[str, str], after: Mapping[str, str]) -> None:
    """What stands below both messages is one button."""
    both = before.keys() & after.keys()
    assert {label: before[label] for label in both} == {label: after[label] for label in both}
