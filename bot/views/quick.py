"""Six quick words that people may say at the table, beside the play."""

from typing import Final

from bot.matches.played import Played
from bot.views.address import Address
from bot.views.press import Press
from bot.views.rows import Row, rows
from games.text import Text, Translate

QUICK: Final = ("👏", "😂", "😮", "🙏", "⏳", "gg")


def opener(played: Played, tr: Translate) -> list[Press]:
    """The button that shows the quick words; nothing where nobody else would read them."""
    if len(played.match.people) < 2:
        return []
    return [Press(Address("words", played.match.id), tr(Text("press-say")), emoji="💬")]


def quick_words(played: Played, tr: Translate) -> list[Row]:
    """A button for each word, and a way back to the cards."""
    match = played.match.id
    words = [Press(Address("say", match, rest=word), word) for word in QUICK]
    return rows([*words, Press(Address("back", match, played.asked), tr(Text("press-back")))])
