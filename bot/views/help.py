"""The posts of `/help` and `/about`."""

from collections.abc import Callable, Collection

from discord import ButtonStyle, ui

from bot import __version__
from bot.settings import Operator
from bot.views.address import Address
from bot.views.game_menus import game_menus
from bot.views.markdown import escaped
from bot.views.plain import plain
from bot.views.post import Post, unframed
from bot.views.press import Press
from bot.views.rules import RulesPart
from bot.words import talk
from games import GAMES
from games.lessons import taught
from games.text import Text

BUTTONS = ("play", "learn", "hand", "rules", "preferences")
"""In the order in which somebody new needs them."""


def post() -> Post:
    """A few words, and a button for each place to begin."""
    tr = talk()
    presses = [
        Press(
            Address("help", 0, rest=name),
            tr(Text(f"press-help-{name}")),
            ButtonStyle.primary if name == "play" else ButtonStyle.secondary,
        )
        for name in BUTTONS
    ]
    return plain(tr(Text("help-head", count=len(GAMES))), *presses)


def lessons() -> Post:
    """The games that have a lesson, to choose from."""
    return _choice("help-learn", lambda number: Address("learn", 0, number), taught())


def rules() -> Post:
    """All games, to read the rules of one."""
    return _choice("help-rules", _rules_address, GAMES)


def _rules_address(number: int) -> Address:
    """The address of a menu of rules, whose `length` says that they come in its place."""
    return Address("rules", 0, rest=f"{RulesPart.MINUTE}.{number or ''}")


def _choice(head: str, address: Callable[[int], Address], games: Collection[str]) -> Post:
    tr = talk()
    menus = game_menus(address, games, tr(Text("shelf-pick")), tr)
    return Post(unframed(ui.TextDisplay(tr(Text(head))), *menus))


def about(operator: Operator, invite: str) -> Post:
    """The version, the operator, and where to read more."""
    tr = talk()
    facts = (
        Text("about-operator", name=escaped(operator.name)),
        Text("about-contact", contact=operator.contact),
        Text("about-support", link=operator.support),
        Text("about-source", link=operator.source),
        Text("about-invite", link=invite),
    )
    known = [words for words in facts if all(value for _, value in words.args)]
    lines = [tr(Text("about-head", version=__version__)), *map(tr, known)]
    presses = [Press(Address(key, 0), tr(Text(f"press-{key}"))) for key in ("terms", "policy")]
    return plain("\n".join(lines), *presses)
