"""Doing one wanted action in any of the ways that people have."""

from collections import Counter
from contextlib import suppress
from enum import StrEnum

from games.cards import CARDS
from tests.bot.sandbox_process import Json, NotOffered
from tests.bot.wire.player import Player
from tests.bot.wire.reading import Offer, is_picture, offers, parts

EPHEMERAL = 1 << 6


class Way(StrEnum):
    """Where an action is done."""

    DIRECT = "direct message"
    HERE = "Show my hand"
    TYPED = "/move"


class Actor:
    """Carries out actions of a player at the one table of their channel."""

    def __init__(self, player: Player) -> None:
        self.player = player

    async def act(self, action: str, way: Way) -> bool:
        """Try it; False if the hand does not offer it yet, or was changed meanwhile."""
        if way is Way.TYPED:
            outcome = await self.player.sandbox.slash(self.player.name, "move", text=action)
            return bool(outcome["outcome"] == "answered")
        with suppress(NotOffered):
            if hand := await self._hand(way):
                return await self._carry_out(hand, action)
        return False

    async def _hand(self, way: Way) -> Json | None:
        """The newest hand of that place, shown first if need be."""
        hands = [each for each in await self.player.hands() if is_picture(each, "hand")]
        wanted = EPHEMERAL if way is Way.HERE else 0
        found = [each for each in hands if each["flags"] & EPHEMERAL == wanted]
        if found or way is Way.DIRECT:
            return found[-1] if found else None
        shown: Json | None = (await self.player.press("hand")).outcome["message"]
        return shown

    async def _carry_out(self, hand: Json, action: str) -> bool:
        """Tap what plays it, after the steps, picks and figures that it takes."""
        for offer in offers(hand):
            if offer.action == action:
                return (await self.player.tap(hand, offer)).acknowledged
        for offer in offers(hand):
            if offer.verb == "step" and action.startswith(f"{_rest(offer)} "):
                return await self._finish((await self.player.tap(hand, offer)).outcome, action)
        if any(word in CARDS for word in action.split()):
            return await self._pick(hand, action)
        for offer in offers(hand):
            if offer.verb == "number":
                return await self._type(hand, offer, action.split()[-1])
        return False

    async def _finish(self, outcome: Json, action: str) -> bool:
        """Tap the button that the last step has brought."""
        hand = outcome["message"] or {}
        for offer in offers(hand):
            if offer.action == action:
                return (await self.player.tap(hand, offer)).acknowledged
        return False

    async def _pick(self, hand: Json, action: str) -> bool:
        """Pick its cards in the menus of each choice in turn, until that makes the action."""
        menus = [part["custom_id"] for part in parts(hand) if _is_card_menu(part)]
        for choice in dict.fromkeys(map(_choice, menus)):
            left = Counter(word for word in action.split() if word in CARDS)
            for custom_id in (each for each in menus if _choice(each) == choice):
                menu = next(part for part in parts(hand) if part.get("custom_id") == custom_id)
                if values := _taken(menu, left):
                    sandbox, name = self.player.sandbox, self.player.name
                    outcome = await sandbox.click(name, hand, custom_id, *values)
                    hand = outcome["message"]
                    if await self._finish(outcome, action):
                        return True
        return False

    async def _type(self, hand: Json, offer: Offer, number: str) -> bool:
        asked = (await self.player.tap(hand, offer)).outcome
        field = asked["modal"]["components"][0]["component"]["custom_id"]
        outcome = await self.player.sandbox.submit(asked, **{field: number})
        return bool(outcome["outcome"] == "answered")


def _rest(offer: Offer) -> str:
    """The first step that an offer makes, of a button or in a menu."""
    if offer.value:
        return offer.value.partition(" ")[2]
    return offer.custom_id.split(":", 3)[-1]


def _is_card_menu(part: Json) -> bool:
    return str(part.get("custom_id", "")).startswith("menu-cards:")


def _choice(custom_id: str) -> str:
    """Which choice a menu of cards belongs to."""
    return custom_id.split(":", 3)[-1].partition(".")[0]


def _taken(menu: Json, left: Counter[str]) -> list[str]:
    """The values of a menu to choose, whose cards are taken from those left to pick."""
    values = []
    for option in menu["options"]:
        card = option["value"].partition(".")[0]
        if left[card]:
            left[card] -= 1
            values.append(option["value"])
    return values
