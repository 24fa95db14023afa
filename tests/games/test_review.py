"""Reviews: which decisions they show, and how sure they are."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from games.game import HOST, UNDO
from games.record import Record, RecordedAction
from games.review import (
    BUDGET,
    CLOSER,
    FIRST,
    MOST,
    DecisionPoint,
    Look,
    Moment,
    Review,
    Sampled,
    decision_points,
    go_on,
    plan,
    review,
)
from games.search import reply
from games.spades import Spades
from games.view import view

HINT, SPREAD = "bid 4", 10.0
Gains = dict[str, list[float]]


def played(*first: str, actions: int = 12) -> Record:
    """A match of Spades that begins so, seat by seat; then hints play."""
    game = Spades(4, "seed")
    record, deeds = Record.begin(game), list[RecordedAction]()
    for number in range(actions):
        seat = game.turn
        action = first[number] if number < len(first) else reply(game, seat)
        deeds.append(RecordedAction(seat, action))
        game.apply(seat, action)
    return replace(record, deeds=tuple(deeds))


def points(*actions: str) -> list[DecisionPoint]:
    """Decisions in which the hint was `HINT`, and these were made."""
    game = next(game for game in map(_dealt, range(99)) if _hint(game) == HINT)
    return [DecisionPoint(n, view(game, game.turn), made) for n, made in enumerate(actions)]


def _dealt(seed: int) -> Spades:
    return Spades(4, f"seed {seed}")


def _hint(game: Spades) -> str:
    return game.mind.hint(game, game.turn).action


def planned(
    points: list[DecisionPoint], told: Callable[[Look], Gains], seconds: float = 0
) -> Review:
    """The review that comes of these answers."""
    looks = plan(points)
    step = go_on(looks)
    while isinstance(step, Look):
        step = go_on(looks, Sampled(told(step), SPREAD, seconds))
    return step


def around(mean: float, look: Look) -> list[float]:
    """Gains of this mean, and a standard error of 0.2 of a closer look."""
    random = Random(f"{look}")
    gains = [random.gauss(0, 0.2 * CLOSER**0.5) for _ in range(look.deals)]
    wide = sum(gains) / len(gains)
    return [gain - wide + mean for gain in gains]


def by_move(**means: float) -> Callable[[Look], Gains]:
    """Answers in which each move has its mean: `bid_3=1`."""
    named = {move.replace("_", " "): mean for move, mean in means.items()}

    def told(look: Look) -> Gains:
        return {
            move: around(mean, look)
            for move, mean in named.items()
            if move != look.made and (not look.rivals or move in look.rivals)
        }

    return told


def test_a_planted_mistake_is_found_with_what_it_cost() -> None:
    record = played("bid 13")
    [moment] = review([*decision_points(record, {1, 5, 9})], Random(1)).moments
    assert (moment.number, moment.action) == (0, "bid 13")
    assert moment.gain > 50


def test_what_was_forced_undone_or_not_ones_own_is_no_decision() -> None:
    record = played(actions=52)
    game, free = record.start(), list[int]()
    for number, (seat, action) in enumerate(record.deeds, 1):
        if len(game.legal(seat)) > 1:
            free.append(number)
        game.apply(seat, action)
    own = [number for number in free if record.deeds[number - 1].seat == 0]
    every = {n for n, (seat, _) in enumerate(record.deeds, 1) if seat == 0}
    assert [point.number + 1 for point in decision_points(record, every)] == own
    undone = replace(record, deeds=(*record.deeds, RecordedAction(HOST, f"{UNDO} {own[2] - 1}")))
    assert [point.number + 1 for point in decision_points(undone, every)] == own[:2]


def test_a_decision_is_judged_by_what_its_player_saw_then() -> None:
    [point] = decision_points(played(), {6})
    assert point.seen.seat == played().deeds[5].seat
    assert len(point.seen.game.hands[point.seen.seat]) == 13
    assert point.seen.unseen()


@pytest.mark.parametrize(("errors", "found"), [(3.4, 1), (2.8, 0)])
def test_a_mistake_is_worse_by_three_standard_errors(errors: float, found: int) -> None:
    made = planned(points("bid 2"), by_move(bid_4=errors * 0.2))
    assert len(made.moments) == found


@pytest.mark.parametrize(("gain", "found"), [(0.55, 1), (0.45, 0)])
def test_what_costs_next_to_nothing_is_no_mistake_however_sure(gain: float, found: int) -> None:
    def told(look: Look) -> Gains:
        return {HINT: [gain] * look.deals}

    assert len(planned(points("bid 2"), told).moments) == found


def test_what_looked_bad_at_first_is_judged_by_fresh_samples_alone() -> None:
    def told(look: Look) -> Gains:
        return {HINT: around(-1 if look.rivals else 9, look)}

    assert not [each for each in planned(points("bid 2"), told).moments if each.is_mistake]


def test_a_few_samples_judge_nothing() -> None:
    def told(look: Look) -> Gains:
        return {HINT: around(9, look)[: 8 if look.rivals else FIRST]}

    assert not planned(points("bid 2"), told, seconds=5).moments


def test_at_most_three_mistakes_are_shown_the_dearest_first() -> None:
    def told(look: Look) -> Gains:
        return {HINT: around(look.at + 1, look)}

    made = planned(points(*["bid 2"] * 5), told)
    assert [each.number for each in made.moments] == [4, 3, 2]
    assert len(made.moments) == MOST


def test_the_hint_is_named_where_it_is_about_as_good_as_the_best_move() -> None:
    [close] = planned(points("bid 2"), by_move(bid_4=3.0, bid_3=3.1)).moments
    [far] = planned(points("bid 2"), by_move(bid_4=3.0, bid_3=5.0)).moments
    assert (close.other, far.other) == (HINT, "bid 3")


def test_moves_that_do_as_well_as_the_better_one_are_as_good() -> None:
    def told(look: Look) -> Gains:
        gains = around(3, look)
        return {HINT: gains, "bid 5": gains, "bid 1": [gain - 2 for gain in gains]}

    [moment] = planned(points("bid 2"), told).moments
    assert {*moment.good} == {HINT, "bid 5"}


def test_without_a_mistake_the_best_find_is_shown_first_of_all_one_that_beat_the_hint() -> None:
    def told(look: Look) -> Gains:
        lost = {0: -9, 1: -2, 2: -5}[look.at]
        return {move: around(lost, look) for move in (HINT, "bid 1") if move != look.made}

    [moment] = planned(points(HINT, "bid 2", "bid 2"), told).moments
    assert (moment.number, moment.is_mistake, moment.other) == (2, False, HINT)


def test_a_match_without_a_mistake_or_a_sure_find_shows_nothing() -> None:
    assert planned(points("bid 2"), by_move(bid_4=0.1)) == Review(1, ())


def test_a_review_takes_no_longer_than_its_budget() -> None:
    looks = list[Look]()

    def told(look: Look) -> Gains:
        looks.append(look)
        return {HINT: around(1, look)}

    planned(points(*["bid 2"] * 200), told, seconds=0.2)
    assert 0.2 * len(looks) <= BUDGET
    first = [look for look in looks if not look.rivals]
    assert len(first) == 200
    assert sum(look.seconds for look in first) <= BUDGET / 2
    assert all(look.deals <= FIRST for look in first)


def test_a_review_comes_back_from_json() -> None:
    made = Review(7, (Moment(3, "bid 2", HINT, 1.5, 0.25, (HINT,)),))
    assert Review.parse(made.stored()) == made
