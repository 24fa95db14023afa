"""Numbers and dates as a locale writes them, by CLDR.

Numbers are grouped, with a true minus sign, gains with a plus.
"""

from datetime import date
from typing import Any, Final

from babel import Locale
from babel.dates import format_date
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, FluentType

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
    """A number with one decimal or two: "2.5"."""


def signed(number: FluentNumber, digits: int = 0) -> FluentNumber:
    """The `SIGNED` function of messages: a gain or loss with its sign, "+60"; nought has none."""
    rounded = round(float(number), int(digits))  # type: ignore[arg-type]
    if not rounded:
        return Number(0)
    if not digits:
        return _Gain(int(rounded))
    return _Mean(rounded, minimumFractionDigits=int(digits), maximumFractionDigits=int(digits))


class _Day(FluentType):
    """A day in a pattern of CLDR, with names of months as the locale has them."""

    def __init__(self, day: date, pattern: str) -> None:
        self._day, self._pattern = day, pattern

    def format(self, locale: Locale) -> str:
        return format_date(self._day, self._pattern, locale)


def dated(day: FluentInt, pattern: str) -> FluentType:
    """The `DATE` function of messages: a day by its number in the calendar, "November 28"."""
    return _Day(date.fromordinal(day), str(pattern))


FUNCTIONS: Final[dict[str, Any]] = {"SIGNED": signed, "DATE": dated}
"""The functions of messages besides Fluent's own."""
