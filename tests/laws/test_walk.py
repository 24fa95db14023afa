"""Every law along one walk of each game, and that a broken one is told with its place."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import settings

from games import GAMES
from games.crazy_king import CrazyKing
from games.game import Game
from games.gong_zhu.earlier import FirstVersion
from games.scene import TableSeat
from games.testing.laws import cards_are_conserved
from games.text import Text, Translate
from tests.laws import pictures, replays, rules, secrecy, words
from tests.laws.secrecy import is_alike
from tests.laws.test_planted_faults import LosesACard
from tests.laws.walk import BEGINNING, Laws, keep
from tests.worlds import two_worlds

LAWS = Laws(rules.LAWS | words.LAWS | pictures.LAWS, replays.LAWS, secrecy.LAWS)
SHOWN = ("view", "picture")


class TellsItsStock(CrazyKing):
    below: str

    def deal(self) -> None:
        super().deal()
        self.below = str(self.stock[0])

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        line = tr(Text("cards", cards=self.below))
        return replace(super().seat_scene(seat, tr), line=line)


@pytest.mark.brief
@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
def test_every_law_holds_along_a_walk_of_the_game(kind: type[Game]) -> None:
    keep(kind, LAWS.part(min(1, settings().max_examples / 100)))


def test_a_broken_law_is_told_with_the_match_its_seed_and_the_action() -> None:
    with pytest.RaisesGroup(pytest.RaisesExc(AssertionError, match="conserved")) as raised:
        keep(LosesACard, Laws({cards_are_conserved: 1_000}))
    [note] = raised.value.exceptions[0].__notes__
    assert note.startswith("cards_are_conserved: crazy_king, luck 0, 5 seats, seed ")
    assert note.endswith(", after action 3: 1 pass")


def test_a_picture_that_tells_of_a_hidden_card_is_found() -> None:
    laws = Laws({}, worlds=secrecy.LAWS)
    view, picture = (pytest.RaisesExc(AssertionError, match=f"{each} tells") for each in SHOWN)
    with pytest.RaisesGroup(view, picture):
        keep(TellsItsStock, laws)


def test_answering_for_who_has_nothing_to_expose_is_found() -> None:
    random = Random("two worlds of gong_zhu")
    pairs = (two_worlds(FirstVersion, random, BEGINNING) for _ in range(600))
    assert any(not is_alike(*pair) for pair in pairs if pair)
