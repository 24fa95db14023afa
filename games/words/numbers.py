"""Numbers as a locale writes them: grouped by CLDR, with a true minus sign, gains with a plus."""

from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

from games.text import MINUS


class _Written(FluentNumber):
    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", MINUS)


class _Signed(_Written):
    def format(self, locale: Locale) -> str:
        text = super().format(locale)
        return text if text.startswith(MINUS) else f"+{text}"


class Number(_Written, FluentInt):
    """A whole number, by which a message can choose a plural form: "1,250", "−1,250"."""


class _Gain(_Signed, FluentInt):
    """A whole number with its sign."""


class _Mean(_Signed, FluentFloat):
    """A number of some decimals with its sign."""


class Fraction(_Written, FluentFloat):
    """A number that may have decimals: "2.5"."""


def signed(number: FluentNumber, digits: int = 0) -> FluentNumber:
    """The `SIGNED` function of messages: a gain or loss with its sign, "+60"; nought has none."""
    rounded = round(float(number), int(digits))  # type: ignore[arg-type]
    if not rounded:
        return Number(0)
    if not digits:
        return _Gain(int(rounded))
    return _Mean(rounded, minimumFractionDigits=int(digits), maximumFractionDigits=int(digits))


FUNCTIONS: Final[dict[str, Any]] = {"SIGNED": signed}
"""The functions of messages besides Fluent's own."""
