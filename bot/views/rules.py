"""The rules of a game: in a minute, whole, by the options of a table, or about a refusal."""

from enum import StrEnum

from discord import ButtonStyle, ui

from bot.matches.match import Match
from bot.views.address import Address
from bot.views.options import customs, in_short
from bot.views.post import Post, unframed
from bot.views.press import Press
from bot.views.rows import rows
from bot.words import talk
from games import GAMES
from games.text import Text, Translate


class RulesPart(StrEnum):
    """The part of the rules to be shown."""

    MINUTE = "minute"
    WHOLE = "whole"
    TABLE = "table"  # the options in force


def post(game: str, match: Match | None, layer: RulesPart = RulesPart.MINUTE) -> Post:
    """One layer of a game's rules, and the way to the others; `match` is the table asked about."""
    tr = talk(game=game)
    if layer is RulesPart.TABLE:
        text = "\n".join(customs(game, match, tr))
    else:
        text = tr(GAMES[game].words("rules" if layer is RulesPart.MINUTE else "rules.whole"))
        if match and (here := in_short(match, tr)):
            text += f"\n{tr(Text('rules-here', rules=here))}"
    return _page(game, match, text, layer, tr)


def at_refusal(game: str, match: Match | None, refusal: str) -> Post:
    """The paragraph of the rules about a refusal, by its key; KeyError if there is none."""
    tr = talk(game=game)
    return _page(game, match, paragraph(game, refusal, tr), None, tr)


def press_for(game: str, match: int, refusal: str, tr: Translate) -> list[Press]:
    """The button that opens the rules at what a refusal is about, if they tell of it."""
    try:
        paragraph(game, refusal, tr)
    except KeyError:
        return []
    return [Press(Address("rule", match, rest=f"{game}.{refusal}"), tr(Text("press-rules")))]


def paragraph(game: str, refusal: str, tr: Translate) -> str:
    """The paragraph of the whole rules that a refusal is about; KeyError if there is none.

    It is known by its number, so that a translation may name it as it likes.
    """
    kind = GAMES[game]
    number = tr(kind.words(f"paragraphs.{refusal}"))
    lines = tr(kind.words("rules.whole")).splitlines()
    numbered = enumerate((line for line in lines if line.startswith("- ")), 1)
    return {str(place): line for place, line in numbered}[number]


def _page(
    game: str, match: Match | None, text: str, layer: RulesPart | None, tr: Translate
) -> Post:
    head = tr(Text("rules-head", name=tr(GAMES[game].words("name"))))
    presses = [_press(game, match, each, each is layer, tr) for each in RulesPart]
    return Post(unframed(ui.TextDisplay(f"{head}\n{text}"), *rows(presses)))


def _press(
    game: str, match: Match | None, layer: RulesPart, is_shown: bool, tr: Translate
) -> Press:
    is_usual = layer is RulesPart.TABLE and match is None
    key = "press-rules-usual" if is_usual else f"press-rules-{layer}"
    style = ButtonStyle.primary if is_shown else ButtonStyle.secondary
    address = Address("rules", match.id if match else 0, 1, f"{layer}.{game}")
    return Press(address, tr(Text(key)), style, disabled=is_shown)
