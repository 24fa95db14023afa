"""The menu that **Table …** opens below a lobby: all actions there besides sitting down."""

from collections.abc import Iterator, Sequence

from discord import ui

from bot.matches.lobby import empty_seats, larger, smaller
from bot.matches.match import Match
from bot.matches.presets import offered, suggested
from bot.views import seating
from bot.views.address import Address
from bot.views.options import preset_name
from bot.views.post import Post, unframed
from bot.views.press import Press
from bot.views.rows import rows
from bot.words import talk
from games import GAMES
from games.text import Text, Translate

PRIVATE, OPEN = "private", "open"
"""Who may sit down: who is invited, or anybody."""


def post(match: Match, user: int, crowded: bool = False) -> Post:
    """The controls of a lobby that this person may use; `crowded` as there."""
    tr = talk()
    is_seated = match.seat_of(user) is not None
    menus = [*seating.menu(match, tr), *seating.levels(match, tr)] if is_seated else []
    text = "\n".join(_lines(match, tr))
    return Post(unframed(ui.TextDisplay(text), *menus, *rows(_presses(match, user, crowded, tr))))


def _lines(match: Match, tr: Translate) -> Iterator[str]:
    yield tr(Text("manage-head", name=tr(GAMES[match.game].words("name"))))
    if computers := empty_seats(match):
        yield tr(computers_to_come(match, computers))
    yield from seating.sides(match, tr)


def computers_to_come(match: Match, count: int) -> Text:
    """The number of computers that sit down at **Start**, besides those there already."""
    return Text("lobby-more-computers" if match.computers else "lobby-computers", count=count)


def _presses(match: Match, user: int, crowded: bool, tr: Translate) -> Sequence[Press]:
    def press(verb: str, rest: str = "") -> Press:
        return Press(Address(verb, match.id, rest=rest), tr(Text(f"press-{rest or verb}")))

    is_seated, is_host = match.seat_of(user) is not None, user == match.host
    presses = []
    if is_seated and larger(match):
        presses.append(press("computer"))
    if is_seated and smaller(match):
        presses.append(press("dismiss"))
    presses.append(press("options"))
    if is_host and (key := suggested(match)):
        name = preset_name(offered(match.game)[key], tr)
        presses.append(Press(Address("preset", match.id, rest=key), name))
    if is_host:
        presses.append(press("private", OPEN if match.private else PRIVATE))
    if is_seated and crowded:
        presses.append(press("thread"))
    presses.append(press("verify"))
    if match.guild:
        presses.append(Press(Address("notifying", 0), tr(Text("press-notifying"))))
    return presses
