"""The proof that the deals of a day were drawn before it began: seals, and later their secrets."""

from bot.hosting.solos import GRACE
from bot.matches.solo import SECONDS, Day
from bot.views.address import Address
from bot.views.plain import plain
from bot.views.post import Post
from bot.views.press import Press
from bot.words import talk, when
from games.text import Text, Translate


def opener(key: str, tr: Translate) -> Press:
    """The button that shows the seals of today's dailies."""
    return Press(Address("seals", 0), tr(Text(key)))


def is_over(day: int, now: float) -> bool:
    """True once nobody can finish a daily of a day any more."""
    return now >= (day + 1) * SECONDS + GRACE


def post(today: Day, before: Day | None, instance: int, now: float) -> Post:
    """The seals of today's deals, and the secrets of the day before once that is over.

    `instance` is the deal of that day that the reader had, or would have had.
    """
    tr = talk()
    parts = [_sealed("seals-today", today, tr)]
    if before is not None and not is_over(before.number, now):
        parts.append(_sealed("seals-before", before, tr))
    elif before is not None:
        secrets = _listed(before.secrets)
        text = Text("seals-opened", secrets=secrets, day=str(before.number), number=instance + 1)
        parts.append(tr(text))
    return plain("\n".join(parts))


def _sealed(key: str, day: Day, tr: Translate) -> str:
    seals, opens = _listed(day.commitments), when((day.number + 1) * SECONDS + GRACE)
    count, used = len(day.secrets), day.used
    return tr(Text(key, seals=seals, day=str(day.number), count=count, used=used, time=opens))


def _listed(numbers: list[str] | tuple[str, ...]) -> str:
    return "\n".join(f"{place}. `{each}`" for place, each in enumerate(numbers, 1))
