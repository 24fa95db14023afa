"""How a game is played: in a minute, wholly, by the options of a table, or about a refusal."""

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
from games.speech import Say, Words


class RulesPart(StrEnum):
    """What of the rules is told."""

    MINUTE = "minute"
    WHOLE = "whole"
    TABLE = "table"  # the options in force


def post(game: str, match: Match | None, layer: RulesPart = RulesPart.MINUTE) -> Post:
    """One layer of a game's rules, and the way to the others; `match` is the table asked about."""
    say = talk()
    if layer is RulesPart.TABLE:
        text = "\n".join(customs(game, match, say))
    else:
        text = say(GAMES[game].words("rules" if layer is RulesPart.MINUTE else "rules.whole"))
        if match and (here := in_short(match, say)):
            text += f"\n{say(Words('rules-here', rules=here))}"
    return _page(game, match, text, layer, say)


def at_refusal(game: str, match: Match | None, refusal: str) -> Post:
    """What the whole rules say about a refusal, known by its key; KeyError if nothing."""
    say = talk()
    return _page(game, match, paragraph(game, refusal, say), None, say)


def press_for(game: str, match: int, refusal: str, say: Say) -> list[Press]:
    """The button that opens the rules at what a refusal is about, if they tell of it."""
    try:
        paragraph(game, refusal, say)
    except KeyError:
        return []
    return [Press(Address("rule", match, rest=f"{game}.{refusal}"), say(Words("press-rules")))]


def paragraph(game: str, refusal: str, say: Say) -> str:
    """The paragraph of the whole rules that a refusal is about; KeyError if there is none.

    It is known by its number, so that a translation may name it as it likes.
    """
    kind = GAMES[game]
    number = say(kind.words(f"paragraphs.{refusal}"))
    lines = say(kind.words("rules.whole")).splitlines()
    numbered = enumerate((line for line in lines if line.startswith("- ")), 1)
    return {str(place): line for place, line in numbered}[number]


def _page(game: str, match: Match | None, text: str, layer: RulesPart | None, say: Say) -> Post:
    head = say(Words("rules-head", name=say(GAMES[game].words("name"))))
    presses = [_press(game, match, each, each is layer, say) for each in RulesPart]
    return Post(unframed(ui.TextDisplay(f"{head}\n{text}"), *rows(presses)))


def _press(game: str, match: Match | None, layer: RulesPart, is_shown: bool, say: Say) -> Press:
    is_usual = layer is RulesPart.TABLE and match is None
    key = "press-rules-usual" if is_usual else f"press-rules-{layer}"
    style = ButtonStyle.primary if is_shown else ButtonStyle.secondary
    address = Address("rules", match.id if match else 0, 1, f"{layer}.{game}")
    return Press(address, say(Words(key)), style, disabled=is_shown)
