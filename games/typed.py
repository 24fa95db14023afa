"""From what a player types to a legal action: as the rules read it, or as the table shows it."""

import re
from collections.abc import Iterator, Sequence

from games.cards import FACES
from games.choices import spoken
from games.game import Game
from games.text import Translate
from games.view import View


def meant(view: View[Game], names: Sequence[str], tr: Translate, typed: str) -> str:
    """The legal action that was typed, like "ask Bob for 7s" for "ask 1 for 7".

    Cards may be written as the table sees them, an action as its button says it. What is no legal
    action comes back for the rules to refuse: as it was typed, but for names behind a legal verb.
    """
    legal = view.legal()
    for text in _readings(view.game, names, typed):
        if view.game.read(text) in legal:
            return text
    wanted = typed.strip().casefold()
    said = (action for action in legal if spoken(view.choices, action, tr).casefold() == wanted)
    seated = _seated(typed, names)
    verbs = {action.partition(" ")[0] for action in legal}
    has_verb = view.game.read(seated).partition(" ")[0] in verbs
    return next(said, seated if has_verb else typed)


def _readings(game: Game, names: Sequence[str], typed: str) -> Iterator[str]:
    """The text itself, with seats for the players' names, and with French cards for Latin ones."""
    yield typed
    yield _seated(typed, names)
    held = {shown: card for card, shown in FACES[game.faces].cards.items()}
    yield " ".join(held.get(word.upper(), word) for word in typed.split())


def _seated(typed: str, names: Sequence[str]) -> str:
    """A text with the numbers of seats in place of the players' names, the longest first."""
    for name in sorted(names, key=len, reverse=True):
        whole = rf"(?<!\w){re.escape(name)}(?!\w)"
        typed = re.sub(whole, str(names.index(name)), typed, flags=re.IGNORECASE)
    return typed
