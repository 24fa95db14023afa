"""Playing an action by whatever controls a hand offers for it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from simcord import InteractionResult, MemberActor

from bot.views.address import Address
from bot.views.solo import unwrapped
from games.cards import CARDS
from tests.bot.server.driving import actor, fill
from tests.bot.server.reading import BUTTON, MENU, Message, parts

Look = Callable[[], Message]
"""Finds the message with the hand as it is now."""
SUCCESS = 3
"""The style of a green button."""


class Offer(NamedTuple):
    """A button, or an option of a menu in place of buttons; `rest` is what it is about."""

    verb: str
    rest: str
    custom_id: str
    value: str = ""
    green: bool = False


def asked(custom_id: str) -> Address:
    """What a control of a hand asks for, at a table or alone."""
    address = Address.parse(custom_id)
    return unwrapped(address) if address.verb == "solo" else address


def offers(message: Message) -> Iterator[Offer]:
    """All that one tap does, by buttons or by menus in their place."""
    for part in parts(message):
        if part["type"] == BUTTON:
            address = asked(part["custom_id"])
            green = part["style"] == SUCCESS
            yield Offer(address.verb, address.rest, part["custom_id"], green=green)
        elif part["type"] == MENU and asked(part["custom_id"]).verb == "choose":
            for option in part["options"]:
                verb, _, words = option["value"].partition(" ")
                yield Offer(verb, words, part["custom_id"], option["value"])


def card_menus(message: Message) -> list[dict[str, Any]]:
    """The menus in which several cards are picked."""
    found = (part for part in parts(message) if part["type"] == MENU)
    return [part for part in found if asked(part["custom_id"]).verb == "cards"]


async def take(person: MemberActor, message: Message, offer: Offer) -> InteractionResult:
    """Press a button, or choose an option."""
    who = actor(person, message)
    if offer.value:
        chosen: InteractionResult = await who.select(
            message, [offer.value], custom_id=offer.custom_id
        )
        return chosen
    pressed: InteractionResult = await who.click(message, custom_id=offer.custom_id)
    return pressed


async def carry_out(person: MemberActor, look: Look, action: str) -> None:
    """Press, choose and type all that an action takes."""
    if not find(look(), "act", action) and not await _begin(person, look, action):
        return
    await take(person, look(), the(look(), "act", action))


async def _begin(person: MemberActor, look: Look, action: str) -> bool:
    """Do what makes an action one tap; whether there is a tap left to do."""
    for offer in offers(look()):
        if offer.verb == "step" and action.startswith(f"{offer.rest} "):
            await take(person, look(), offer)
            return True
    if card_menus(look()) and any(word in CARDS for word in action.split()):
        await pick(person, look, action)
        return True
    numbers = [offer for offer in offers(look()) if offer.verb == "number"]
    assert numbers, f"{action} is offered among {[each[:2] for each in offers(look())]}"
    shown = await take(person, look(), numbers[0])
    await fill(actor(person, look()), shown, action.split()[-1])
    return False


async def pick(person: MemberActor, look: Look, action: str) -> None:
    """Pick the cards of an action in the menus of the first choice that has them all."""
    wanted = Counter(word for word in action.split() if word in CARDS)
    for index in {_index(menu): None for menu in card_menus(look())}:
        left = wanted.copy()
        for place in range(len(card_menus(look()))):
            menu = card_menus(look())[place]
            if _index(menu) == index and (values := _values(menu, left)):
                await actor(person, look()).select(look(), values, custom_id=menu["custom_id"])
        if find(look(), "act", action):
            return


def _values(menu: dict[str, Any], left: Counter[str]) -> list[str]:
    """The values to choose of a menu, whose cards are taken from those left to pick."""
    values = []
    for option in menu["options"]:
        card = option["value"].partition(".")[0]
        if left[card]:
            left[card] -= 1
            values.append(option["value"])
    return values


def _index(menu: dict[str, Any]) -> str:
    """Which choice a menu of cards belongs to."""
    return asked(menu["custom_id"]).rest.partition(".")[0]


def find(message: Message, verb: str, rest: str = "") -> Offer | None:
    """What does this in one tap, if anything does."""
    return next((each for each in offers(message) if each[:2] == (verb, rest)), None)


def the(message: Message, verb: str, rest: str = "") -> Offer:
    """What does this in one tap."""
    offer = find(message, verb, rest)
    assert offer, f"{verb} {rest} is offered among {[each[:2] for each in offers(message)]}"
    return offer


async def follow_hint(person: MemberActor, look: Look, action: str) -> None:
    """Press **Hint** and then what is green, and go on from a first step."""
    await take(person, look(), the(look(), "hint"))
    [green] = [offer for offer in offers(look()) if offer.green]
    await take(person, look(), green)
    if green.verb == "step":
        await take(person, look(), the(look(), "act", action))
    else:
        assert green.rest == action
