"""The texts about terms and privacy, as anybody on Discord may ask for them."""

import re
from functools import cache
from importlib.metadata import files as installed
from pathlib import Path
from typing import Final

from bot import words
from bot.settings import Operator

TERMS: Final = "TERMS.md"
PRIVACY: Final = "PRIVACY.md"
UNNAMED: Final = re.compile(r"^(\*\*[^*\n]+\*\*).*`/about`.*$", re.MULTILINE)
"""The line of either text, in any language, that names who runs the bot where they are known."""


def document(name: str, operator: Operator) -> str:
    """One of the texts in the language that is spoken, with the operator's name and contact."""
    told = ". ".join(filter(None, (operator.name, operator.contact)))
    text = _translated(name, words.locale.get()) or _read(name)
    return UNNAMED.sub(lambda line: f"{line[1]} {told}.", text, count=1) if told else text


@cache
def _translated(name: str, locale: str) -> str | None:
    """The whole text in a language that has it, beside its sentences; None for English."""
    files = [folder / locale / name for folder in words.BOT_FOLDERS]
    return next((file.read_text("utf-8") for file in files if file.exists()), None)


@cache
def _read(name: str) -> str:
    """Beside our packages in a checkout, among the licenses of an installed wheel."""
    checkout = Path(__file__).parents[1] / name
    if checkout.exists():
        return checkout.read_text("utf-8")
    files = (each for each in installed("parlor") or () if "locales" not in each.parts)
    return next(each.read_text("utf-8") for each in files if each.name == name)
