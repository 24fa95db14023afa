"""Picking several cards at once: menus of at most 25 cards that remember what is picked.

What is picked stands in the message itself, as the default options of its menus, so it survives a
restart and needs no memory of ours.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.views.address import Address, reading
from bot.views.labels import Labels
from bot.views.press import Pick
from games.cards import CARDS
from games.choices import Choice, label, picking_words
from games.text import Translate

OPTIONS = 25
"""Discord's limit for the options of one menu."""


@dataclass(frozen=True)
class Picked:
    """The menu values picked for the choice of this index: each a card, copies told apart."""

    index: int
    values: tuple[str, ...]

    @property
    def cards(self) -> list[str]:
        """The cards picked."""
        return [_card(value) for value in self.values]


def hinted(choices: Sequence[Choice], action: str) -> Picked | None:
    """The cards to pick for an action; None if it is not made by picking several."""
    words = Counter(action.split())
    for index, choice in enumerate(choices):
        cards = tuple(word for word in action.split() if word in CARDS)
        is_held = not Counter(cards) - Counter(map(str, choice.cards))
        if choice.most > 1 and is_held and words == Counter(choice.action(cards).split()):
            return Picked(index, tuple(_values(cards)))
    return None


def claimed(action: str, choices: Sequence[Choice], picked: Picked | None) -> str:
    """The action of picked cards, and behind it what they are said to be, if that is told."""
    played_as = choices[picked.index].played_as if picked else ""
    return f"{action} {played_as}".strip()


def menus(
    choice: Choice, index: int, match: int, length: int, labels: Labels, picked: Picked | None
) -> Iterator[Pick]:
    """Menus of a choice's cards, those picked already marked."""
    values = list(_values(choice.cards))
    chosen = picked.values if picked and picked.index == index else ()
    fresh = set(_values(labels.fresh))
    words = picking_words(choice, labels.tr)
    parts = [values[i : i + OPTIONS] for i in range(0, len(values), OPTIONS)]
    for part, group in enumerate(parts):
        options = [
            labels.option(_card(value), value, value in chosen, value in fresh) for value in group
        ]
        address = Address("cards", match, length, f"{index}.{part}")
        least = choice.least if len(parts) == 1 else 0
        purpose = words + part_of(part, parts, labels.tr)
        yield Pick(address, options, purpose, least, min(choice.most, len(group)))


def part_of(part: int, parts: Sequence[Sequence[str]], tr: Translate) -> str:
    """The first and last card of one of several menus for one choice, else its number.

    `parts` are the actions, or the values, of each menu; it is "" for the only one.
    """
    if len(parts) == 1:
        return ""
    ends = [_first_card(parts[part][end]) for end in (0, -1)]
    if not all(ends):
        return f" · {part + 1}/{len(parts)}"
    return " · " + " … ".join(label(card, tr) for card in dict.fromkeys(ends))


def _first_card(action: str) -> str:
    return next((_card(word) for word in action.split() if _card(word) in CARDS), "")


def picked_now(message: discord.Message | None, address: Address, values: Sequence[str]) -> Picked:
    """The cards picked after a menu of this address was used: its values, and the other menus'."""
    chosen, own = list(values), f"menu-{address}"
    start = own[: own.rfind(".") + 1]
    view = ui.LayoutView.from_message(message) if message else ui.LayoutView()
    for item in view.walk_children():
        if (
            isinstance(item, ui.Select)
            and item.custom_id.startswith(start)
            and item.custom_id != own
        ):
            chosen += [option.value for option in item.options if option.default]
    with reading():
        return Picked(int(address.rest.split(".")[-2]), tuple(chosen))


def _values(cards: Sequence[str]) -> Iterator[str]:
    """A value for each card that no other has: of two packs, "AS" and "AS.2"."""
    copies: Counter[str] = Counter()
    for card in cards:
        copies[card] += 1
        yield card if copies[card] == 1 else f"{card}.{copies[card]}"


def _card(value: str) -> str:
    return value.partition(".")[0]
