"""The games to choose from, in sections, and the scene of their covers."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from games.cards import FACES, FRENCH
from games.game import Game
from games.groups import GROUPS
from games.scene import Cover, Shelf, ShelfSection
from games.text import Text, Translate

FAVORITES: Final = "favorites"
"""The section before all groups: the games played most."""
MOST_FAVORITES: Final = 4


class GameSection(NamedTuple):
    """The games of a group, or the favorites."""

    name: str
    kinds: Sequence[type[Game]]

    def heading(self, tr: Translate) -> str:
        """What stands above them."""
        return tr(Text("game-group", group=self.name))


def sections(kinds: Collection[type[Game]], favorites: Sequence[str] = ()) -> list[GameSection]:
    """These games by group, each once; before them the first few of the `favorites`, by key."""
    by_key = {kind.key: kind for kind in kinds}
    first = [by_key[key] for key in favorites if key in by_key][:MOST_FAVORITES]
    others = [kind for kind in kinds if kind not in first]
    groups = (
        GameSection(group, [kind for kind in others if kind.group == group]) for group in GROUPS
    )
    return [section for section in (GameSection(FAVORITES, first), *groups) if section.kinds]


def shelf_scene(shown: Iterable[GameSection], tr: Translate) -> Shelf:
    """The covers of the games in these sections."""
    return Shelf(
        tuple(
            ShelfSection(section.heading(tr), tuple(_cover(kind, tr) for kind in section.kinds))
            for section in shown
        )
    )


def cover_scene(kind: type[Game], tr: Translate) -> Shelf:
    """The cover of a game alone."""
    return Shelf((ShelfSection("", (_cover(kind, tr),)),))


def _cover(kind: type[Game], tr: Translate) -> Cover:
    facts = (
        tr(Text("cover-players", players=tr(kind.counts()))),
        tr(Text("cover-minutes", minutes=kind.minutes)),
    )
    line = tr(kind.words("name.line"))
    shown = FACES[getattr(kind.options, "faces", FRENCH.key)].cards
    cards = tuple(shown.get(card, card) for card in kind.cover.split())
    return Cover(tr(kind.words("name")), facts, line, cards)
