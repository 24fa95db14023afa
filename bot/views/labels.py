"""The label of a button or an option for a card: its emoji, or its text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from discord import ButtonStyle, SelectOption

from bot.views.address import Address
from bot.views.press import Press
from games.cards import CARDS
from games.choices import label, on_another
from games.text import Text, Translate, if_said

TEXT: Final[Mapping[str, str]] = MappingProxyType({})
"""No emojis: every card is told by its text."""


@dataclass(frozen=True)
class Labels:
    """Says actions, a card by its emoji where there is one."""

    tr: Translate
    emojis: Mapping[str, str]
    fresh: Sequence[str] = ()  # cards just drawn, of equal ones as many as came

    def press(
        self, address: Address, action: str, style: ButtonStyle, more: str = "", verb: bool = True
    ) -> Press:
        """The button of an action: of one card, its emoji beside the words, or without a `verb`."""
        emoji, words = self._of_one_card(action)
        is_new = self._is_of_one_card(action) and any(word in self.fresh for word in action.split())
        text = self._new(label(action, self.tr), is_new) + more
        if emoji is None:
            return Press(address, text, style)
        beside = self._new(self.beside(words) if verb and words else "", is_new)
        return Press(address, beside + more, style, emoji=emoji, text=text)

    def option(self, card: str, value: str, chosen: bool, is_new: bool) -> SelectOption:
        """The option of a card; Discord wants words there, too."""
        text = self._new(label(card, self.tr), is_new)
        return SelectOption(label=text, value=value, emoji=self.emojis.get(card), default=chosen)

    def _new(self, text: str, is_new: bool) -> str:
        """A text, and that its card was just drawn if it was."""
        return self.tr(Text("just-drawn", text=text)).strip(" ·") if is_new else text

    def beside(self, words: str) -> str:
        """Words beside the emoji of their card, which need not lead up to it then."""
        verb, _, lies = words.partition(" ") if words[-2:] in CARDS else (words, "", "")
        return if_said(Text(f"do-{verb}.beside", card=lies), self.tr) or label(words, self.tr)

    def _is_of_one_card(self, action: str) -> bool:
        """True for an action of a single card, and for one that plays a card onto another."""
        several = sum(word in CARDS for word in action.split()) > 1
        return not several or bool(on_another(action, self.tr))

    def _of_one_card(self, action: str) -> tuple[str | None, str]:
        """The emoji of the only card of an action, or of the one played; its other words."""
        words = action.split()
        if on_another(action, self.tr):
            return self.emojis.get(words[-1]), " ".join(words[:-1])
        cards = [word for word in words if word in CARDS]
        emoji = self.emojis.get(cards[0]) if len(cards) == 1 else None
        return emoji, " ".join(word for word in words if word not in CARDS)
