"""Computer players of every level."""

from random import Random
from statistics import mean
from typing import ClassVar

import pytest

from games import GAMES
from games.game import Game
from games.mind import Hard, Search
from games.players import PLAYERS, Level, easy, hard, levels_of
from games.president import Options as PresidentOptions
from games.president import President
from games.search import (
    HINT_BUDGET,
    LEAST,
    ROLLOUT_BUDGET,
    SECONDS,
    Candidate,
    Clock,
    candidates,
    evaluate,
    search_budget,
    waited,
)
from games.spades import Spades
from games.spades.hint import SpadesMind
from games.view import View, view
from tests.ladder import Gain, climbers, duel, gain, measured, policy_of

EVERY_GAME = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
WORLDS = 2
THINNING = {"easy": 1_000, "search": 100, "policy": 5_000}
"""Rounds that are played again at most, of those by which a level was proven."""
DUELS = 200


def tried(seen: View[Game], clock: Clock = lambda: 0.0) -> list[Candidate]:
    """What a search has found after so many guesses, or sooner if its time is up."""
    return evaluate(seen, candidates(seen, Random(1)), Random(1), clock, WORLDS)


@pytest.mark.parametrize(("wait", "left"), [(0.0, SECONDS), (0.1, SECONDS - 0.1), (9.0, LEAST)])
def test_a_search_ends_when_its_time_is_up_since_the_question(wait: float, left: float) -> None:
    """Within a guess, too: what it would have come to counts for no move."""
    seen = view(game := GAMES["kings_and_bastards"](4, "seed"), game.waiting()[0])
    moves = len(candidates(seen, Random(1)))
    times = iter([0.0, *[left - 0.01] * (moves + 2), left])
    token = waited.set(wait)
    found = tried(seen, lambda: next(times, left))
    waited.reset(token)
    assert [len(each.results) for each in found] == [1] * moves


def test_who_has_no_choice_does_not_search() -> None:
    game = GAMES["spades"](4, "seed")
    while len(game.legal(game.turn)) > 1:
        game.apply(game.turn, game.mind.hint(game, game.turn).action)
    assert tried(view(game, game.turn)) == [Candidate(game.mind.hint(game, game.turn).action)]


def test_where_rounds_are_not_played_as_integers_a_search_makes_fewer_guesses() -> None:
    games = President(4, "seed"), President(4, "seed", PresidentOptions(runs="any"))
    assert [search_budget(view(game, game.turn)) for game in games] == [ROLLOUT_BUDGET, HINT_BUDGET]


def test_the_hint_is_left_only_for_a_gain_that_stands_out() -> None:
    hint = Candidate("2S", [10.0, 20.0, 30.0] * 2)
    assert Candidate("QS", [13.0, 24.0, 35.0] * 2).beats(hint, 2.0)
    assert not Candidate("QS", [1.0, 21.0, 42.0] * 2).beats(hint, 2.0)
    assert not Candidate("QS", [13.0, 23.0]).beats(hint, 2.0), "two guesses may agree by chance"


@EVERY_GAME
def test_hard_is_offered_where_it_was_measured_to_beat_the_hint(kind: type[Game]) -> None:
    better = {name for name, gain in measured()[kind.key].items() if gain.is_better}
    policy = policy_of(kind)
    assert (policy is not None) == ("policy" in better)
    assert isinstance(kind.mind.hard(), Search) == ("search" in better and not policy)
    assert (Level.HARD in levels_of(kind)) == bool(better)


def test_hard_looks_ahead_or_plays_by_a_policy_where_that_helps_and_else_the_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def played(kind: type[Game]) -> str:
        game = kind(4, "seed")
        return hard(view(game, game.waiting()[0]), Random(1))

    class ByHint(SpadesMind):
        def hard(self) -> Hard:
            return None

    class ByPolicy(SpadesMind):
        def hard(self) -> Hard:
            return lambda seen, random: "by policy"

    class Unproven(Spades):
        mind: ClassVar[SpadesMind] = ByHint()

    monkeypatch.setattr("games.search.choose", lambda *_, **__: "looked ahead")
    assert played(Spades) == "looked ahead"
    game = Unproven(4, "seed")
    assert played(Unproven) == game.mind.hint(game, game.waiting()[0]).action
    Unproven.mind = ByPolicy()
    assert played(Unproven) == "by policy"


def test_every_level_is_a_player() -> None:
    assert {level.key for level in Level} < PLAYERS.keys()


def measured_again(key: str, name: str) -> Gain:
    """What a player gains in the first of the rounds that were measured."""
    found = Gain()
    for number in range(min(measured()[key][name].rounds, THINNING[name])):
        found = found.and_of(gain(GAMES[key], climbers(GAMES[key])[name], number))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("key", [key for key, of in measured().items() if of["easy"].is_worse])
def test_easy_does_not_beat_the_hint(key: str) -> None:
    assert not measured_again(key, "easy").is_better


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind in GAMES.values() if not kind.together])
def test_an_easy_one_wins_a_fifth_of_rounds_at_least_and_no_more_than_four_of_five(
    kind: type[Game],
) -> None:
    assert 0.2 < mean(duel(kind, easy, number) for number in range(DUELS)) < 0.8


@pytest.mark.slow
@pytest.mark.parametrize("kind", [kind for kind in GAMES.values() if len(levels_of(kind)) == 3])
def test_the_hint_does_not_beat_hard(kind: type[Game]) -> None:
    assert not measured_again(kind.key, "policy" if policy_of(kind) else "search").is_worse
