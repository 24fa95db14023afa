"""Words in the deck by which a table sees its cards: French ones may be shown as Latin ones."""

from collections.abc import Mapping
from typing import Final

from games.cards import FACES, LATIN
from games.options import option
from games.text import Text, Translate, Value

_CARDS: Final = ("card", "cards", "turned", "spoken")
_SUITS: Final = ("suit", "suits", "suit_name", "symbol")


def faces_option() -> str:
    """The option `faces` of a game that is played with Latin cards, and with French ones."""
    chosen: str = option(LATIN.key, (*reversed(FACES),))
    return chosen


def in_faces(tr: Translate, faces: str) -> Translate:
    """A translator that says cards, suits and ranks as a table sees them."""
    its = FACES[faces]
    if not its.cards:
        return tr
    shown = {**dict.fromkeys(_CARDS, its.cards), **dict.fromkeys(_SUITS, its.suits)}
    shown["rank"] = its.ranks

    def said(words: Text) -> str:
        args = {name: _shown(value, shown.get(name, {})) for name, value in words.args}
        return tr(Text(words.key, **args))

    return said


def _shown(value: Value, by: Mapping[str, str]) -> Value:
    """A text with each of its words as it is shown."""
    if not by or not isinstance(value, str):
        return value
    return " ".join(by.get(word, word) for word in value.split(" "))
