"""Whatever a hand offers can be pressed: it is played, shown, or explained."""

from random import Random
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.matches.pace import Pace
from games import GAMES
from games.game import HOST, Game
from tests.bot.server.driving import Table, actor, fill, hand, press, seed_where, start_table
from tests.bot.server.forging import Forger
from tests.bot.server.playing import Offer, card_menus, offers, take
from tests.bot.server.reading import alt, controls, marked, menus, texts
from tests.bot.server.room import Room
from tests.bot.tabling import EVERY_GAME

PRESSES = 16
TYPED = ("1", "5", "55", "1000", "9999999", "0", "a lot")
WARNING = "⚠️"


@pytest.fixture
def pace() -> Pace:
    return Pace(computer=0, trick=0, round=10)


class Rude:
    """Somebody who presses, picks and types anything, and sees what comes of it."""

    def __init__(self, table: Table, person: MemberActor, random: Random) -> None:
        self.table, self.person, self.random = table, person, random

    def look(self) -> tuple[str, object]:
        """All that the hand shows."""
        message = hand(self.person)
        return texts(message) + alt(message), (controls(message), menus(message), marked(message))

    async def press(self) -> None:
        """Press anything; AssertionError if nothing comes of it."""
        message = hand(self.person)
        tappable, pickable = list(offers(message)), card_menus(message)
        which = self.random.randrange(len(tappable) + 2 * len(pickable))
        if which < len(tappable):
            await self._tap(tappable[which])
        else:
            await self._pick(pickable[(which - len(tappable)) // 2])

    async def _tap(self, offer: Offer) -> None:
        before, length = self.look(), (await self.table.played()).length
        shown = await take(self.person, hand(self.person), offer)
        if offer.verb == "number":
            await self._type(shown, length)
        elif offer.verb == "act":
            played = [each.text for each in (await self.table.actions())[length:]]
            assert offer.rest in played, f"{offer.rest} was offered, but {texts(hand(self.person))}"
        elif offer.verb in ("last", "rule", "scores"):
            assert shown.response, "it is shown in a message of its own"
        else:
            assert self.look() != before or offer.verb in ("hint", "why"), (
                f"{offer} shows something"
            )

    async def _type(self, shown: InteractionResult, length: int) -> None:
        """Type a number: it is played or explained."""
        typed = self.random.choice(TYPED)
        await fill(self.person.user, shown, typed)
        was_played = any(each.click for each in (await self.table.actions())[length:])
        assert was_played != (WARNING in texts(hand(self.person)))

    async def _pick(self, menu: dict[str, Any]) -> None:
        """Pick any cards of a menu: they can be played or the hand says why not."""
        values = [option["value"] for option in menu["options"]]
        count = self.random.randint(menu["min_values"], menu["max_values"])
        picked = self.random.sample(values, count)
        message = hand(self.person)
        await actor(self.person, message).select(message, picked, custom_id=menu["custom_id"])
        is_ready = any(offer.green for offer in offers(hand(self.person)))
        assert is_ready != (WARNING in texts(hand(self.person)))


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_every_control_is_accepted_or_answered_with_a_sentence(
    room: Room, alice: MemberActor, game: str
) -> None:
    table = await start_table(room, alice, game)
    rude = Rude(table, alice, Random(game))
    for _ in range(PRESSES):
        played = await table.played()
        if played.over:
            break
        if played.waiting == [HOST]:
            await press(alice, await table.message(), "Ready")
        else:
            await rude.press()
    assert await table.actions()


def plain(kind: Game) -> tuple[int, str] | None:
    """A choice of the first seat that has a button for each card, and its first card."""
    choices = enumerate(kind.choices(0) if kind.waiting() == [0] else [])
    found = [(n, each.cards[0]) for n, each in choices if each.cards and not each.words]
    return found[0] if found else None


async def test_a_card_that_has_a_button_gets_no_second_one_when_it_is_picked(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = seed_where(GAMES["crazy_king"], 2, plain)
    table = await start_table(room, alice, "crazy_king", bob)
    picked = plain((await table.played()).view(0).game)
    assert picked
    custom_id = f"menu-cards:{table.id}:0:{picked[0]}.0"
    message = room.env.backend.get_message(alice.user.dm_channel.id, hand(alice).id)
    sent = await Forger(room, [alice], Random(1)).press(message, custom_id, picked[1])
    assert sent.record.response_kind == "update"
