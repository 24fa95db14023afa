"""The texts about terms and privacy, as anybody on Discord may ask for them."""

from importlib.metadata import files
from pathlib import Path
from typing import Final

from bot.settings import Operator

TERMS: Final = "TERMS.md"
PRIVACY: Final = "PRIVACY.md"
UNNAMED: Final = "**Who runs this bot:** the person who hosts it. `/about` says more."
"""The line of either text that names who runs the bot, where they are known."""


def document(name: str, operator: Operator) -> str:
    """One of the texts, with the operator's name and contact."""
    told = ". ".join(filter(None, (operator.name, operator.contact)))
    text = _read(name)
    return text.replace(UNNAMED, f"**Who runs this bot:** {told}.") if told else text


def _read(name: str) -> str:
    """Beside our packages in a checkout, among the licenses of an installed wheel."""
    checkout = Path(__file__).parents[1] / name
    if checkout.exists():
        return checkout.read_text("utf-8")
    return next(each.read_text("utf-8") for each in files("parlor") or () if each.name == name)
