"""What stands on a message, as its JSON says."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from games import GAMES
from games.options import CLOCK, choices_for
from tests.bot.sandbox_process import Json

SILENT = 1 << 12
"""The flag of a message that was sent without ringing."""


class Offer(NamedTuple):
    """Something to press: a button, or an option of a menu."""

    custom_id: str
    value: str = ""
    label: str = ""

    @property
    def verb(self) -> str:
        """What it does: "act", "step", "hand" and so on."""
        return self._words[0]

    @property
    def action(self) -> str:
        """What is played by it, as the game spells it; "" if nothing is."""
        return self._words[1] if self.verb == "act" else ""

    @property
    def length(self) -> int:
        """How many actions had been played when it was offered."""
        return int(self.custom_id.split(":")[2])

    @property
    def _words(self) -> tuple[str, str]:
        verb, _, rest = self.custom_id.partition(":")
        if verb == "menu-choose":
            verb, _, rest = self.value.partition(" ")
            return verb, rest
        return verb, rest.split(":", 2)[-1]


def parts(message: Json) -> Iterator[Json]:
    """Every component, from the top."""
    pending: list[Any] = [message.get("components", [])]
    while pending:
        part = pending.pop(0)
        if isinstance(part, list):
            pending[:0] = part
        else:
            yield part
            pending[:0] = [part[key] for key in ("components", "accessory") if key in part]


def offers(message: Json) -> list[Offer]:
    """Everything that can be pressed or chosen."""
    found = []
    for part in parts(message):
        if "options" in part:
            values = [(option["value"], option["label"]) for option in part["options"]]
            found += [Offer(part["custom_id"], *each) for each in values]
        elif "custom_id" in part and not part.get("disabled"):
            found.append(Offer(part["custom_id"], "", part.get("label", "")))
    return found


def plays(message: Json) -> list[Offer]:
    """What plays something, or is the first step to it."""
    return [offer for offer in offers(message) if offer.verb in ("act", "step")]


def texts(message: Json) -> str:
    """Everything written on it."""
    written = [message.get("content", ""), *(part.get("content", "") for part in parts(message))]
    return "\n".join(filter(None, written))


def rings(message: Json) -> bool:
    """Whether it rang when it came."""
    return not message["flags"] & SILENT


def is_picture(message: Json, name: str) -> bool:
    """Whether it shows a "hand", or a "table"."""
    return any(re.match(rf"{name}\b", file["filename"]) for file in message["attachments"])


def drawn_after(message: Json) -> int:
    """After how many actions the table was drawn that a message, or its body, shows; -1 if none."""
    names = (file.get("filename", "") for file in message.get("attachments") or ())
    found = (re.fullmatch(r"table-(\d+)\.png", name) for name in names)
    return max((int(each[1]) for each in found if each), default=-1)


def place_of(game: str, option: str) -> str:
    """What chooses an option of a game in the menu of all that a table is played by."""
    return str([*choices_for(GAMES[game].options), CLOCK].index(option))
