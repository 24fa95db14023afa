"""Laws of replays: a record shows again, step by step, what was seen and told."""

from games.cards import EVERYONE, HIDDEN
from games.faces import in_faces
from games.game import Game
from games.replay import Positions, Step, heard, steps
from games.stage import table_scene
from games.testing.laws import a_record_replays
from games.view import view
from tests.laws.walk import Match, MatchLaw
from tests.voice import NAMES, SAY


def every_record_replays(match: Match) -> None:
    a_record_replays(match.record, match.positions[-1].game)


def every_step_shows_and_tells_what_there_was_then(match: Match) -> None:
    """To onlookers, and opened to those who were at the table."""
    told = list[str]()
    for step, (_, number, _, game) in zip(steps(match.record), match.positions, strict=True):
        tr = in_faces(SAY, game.faces)
        public = [tr(words) for words in match.public(number)]
        assert step.scene(NAMES, SAY) == table_scene(view(game, None), NAMES, SAY), step
        sentences = step.sentences(SAY)
        assert sentences == public or not public
        assert all(sentences), step
        assert sentences, step
        assert all(step.sentences(SAY, True)), step
        assert step.sentences(SAY, True), step
        shows_every_hand(step, game)
        told += sentences
    assert list(heard(match.record, lambda _: SAY)) == told


def shows_every_hand(step: Step, game: Game) -> None:
    """Opened; Gin Rummy lays the open hands of a finished round out as melds."""
    for place, hand in zip(step.scene(NAMES, SAY, True).seats, game.hands, strict=True):
        assert HIDDEN not in place.shown
        assert not place.cards
        is_elsewhere = any(each.seen_by == EVERYONE for each in step.game.hands)
        assert is_elsewhere or list(place.shown) == game.arrange(hand)


def a_step_is_found_by_its_number(match: Match) -> None:
    positions, last = Positions(match.record), len(match.record.deeds)
    for number in (last // 2, 0, 1, last, last - 1, last // 2):
        step, game = positions.step(number), match.positions[number].game
        shown = table_scene(view(game, None), NAMES, SAY)
        assert (step.number, step.scene(NAMES, SAY)) == (number, shown)


LAWS: dict[MatchLaw, int] = {
    every_record_replays: 8,
    every_step_shows_and_tells_what_there_was_then: 2,
    a_step_is_found_by_its_number: 1,
}
