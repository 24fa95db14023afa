"""The cards of a match played again by one person, and what both took of each round."""

from dataclasses import asdict, replace

import pytest

from games.crazy_king import CrazyKing
from games.game import HOST, TIE, UNDO, Game
from games.players import Player, at_random, hint_player
from games.record import Record, RecordedAction
from games.same_cards import same_cards, side_by_side
from games.solo import SoloDeal
from games.spades import Spades
from tests.solos import play

SEAT = 2


def played(kind: type[Game], rounds: int, player: Player = hint_player) -> Record:
    """So many rounds of a match in which only this seat may play otherwise than by hints."""
    deal = SoloDeal(kind.key, kind.version, 4, asdict(kind.options), "seed", SEAT, rounds)
    return deal.record(*play(deal, player)[0])


@pytest.mark.parametrize(("rounds", "again"), [(1, 1), (4, 3)])
def test_a_person_plays_again_as_many_rounds_as_a_daily_has(rounds: int, again: int) -> None:
    record = played(Spades, rounds)
    deal = same_cards(record, SEAT)
    assert (deal.seat, deal.rounds) == (SEAT, again)
    assert deal.record() == replace(record, deeds=())


def test_each_round_of_the_same_cards_is_told_for_both() -> None:
    record, other = played(Spades, 3), played(Spades, 2, at_random)
    rounds = side_by_side(record, same_cards(record, SEAT), other.deeds)
    assert [each.is_same for each in rounds] == [True, True]
    end, other_end = record.at(record.deals[2] - 1), other.replay()
    assert sum(each.match or 0 for each in rounds) == end.scores[0] - end.scores[1]
    assert sum(each.solo or 0 for each in rounds) == other_end.scores[0] - other_end.scores[1]


def test_a_round_under_way_has_no_result_yet() -> None:
    record = played(Spades, 1)
    (begun,) = side_by_side(record, same_cards(record, SEAT), record.deeds[:-1])
    assert begun.match is not None
    assert begun.solo is None


def test_a_round_that_a_tie_ended_has_no_result() -> None:
    record = played(Spades, 1)
    tied = replace(record, deeds=(*record.deeds[:-1], RecordedAction(HOST, TIE)))
    (ended,) = side_by_side(tied, same_cards(tied, SEAT), record.deeds)
    assert ended.match is None
    assert ended.solo is not None


def test_a_round_that_was_taken_back_is_not_one_of_the_match() -> None:
    record = played(Spades, 2)
    first = record.deals[1] - 1
    undone = replace(record, deeds=(*record.deeds, RecordedAction(HOST, f"{UNDO} {first}")))
    assert same_cards(undone, SEAT).rounds == 1


def test_other_cards_after_another_course_are_told_as_such() -> None:
    record, other = played(CrazyKing, 3), played(CrazyKing, 3, at_random)
    rounds = side_by_side(record, same_cards(record, SEAT), other.deeds)
    assert rounds[0].is_same
    assert not all(each.is_same for each in rounds), "the stock was shuffled more often in one"
