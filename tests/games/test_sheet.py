"""The score sheet: what every round came to, term by term, and who won at the end and by what."""

import pytest

from games.blackjack import Blackjack
from games.crazy_king import CrazyKing
from games.ending import ending_sheet
from games.game import DEAL, HOST, Game
from games.gin_rummy import GinRummy
from games.kings_and_bastards import KingsAndBastards
from games.sheet import score_sheet, standings
from games.spades import Spades
from games.stage import table_scene
from games.view import view
from games.words import translator
from tests.games.spades_positions import scored

tr = translator(["Ann", "Bob", "Cid", "Dee"])


def notes(game: Game) -> dict[str, str]:
    """What each side did in this round, by its names."""
    return {names: note for _, names, note in standings(view(game, None), tr)}


def gain(game: Game, *gains: int) -> None:
    """Play another round that comes to this, by seat."""
    if game.resting:
        game.apply(HOST, DEAL)
    game.scores_before = list(game.scores)
    game.credits = []
    for seat, points in enumerate(gains):
        game.credit([seat], points)
    game.end_round(gains)


def rounds(game: Game, *every: str) -> Game:
    """The same match after rounds with these gains by seat."""
    for gains in every:
        gain(game, *map(int, gains.split()))
    return game


def won(game: Game, *winners: int) -> Game:
    """The same match, over."""
    game.resting, game.winners = False, list(winners)
    return game


def facts(game: Game) -> tuple[str, ...]:
    return ending_sheet(view(game, None), tr).facts


def test_partners_stand_once_by_their_names_with_bid_tricks_and_sum() -> None:
    game = scored("4 3 2 3", "4 3 4 2")
    assert notes(game) == {
        "Ann & Cid": "bid 6, won 8: 60 + 2 extra = 62",
        "Bob & Dee": "bid 6, won 5",
    }


def test_a_nil_that_failed_is_a_term_of_its_own() -> None:
    game = scored("nil 3 2 3", "1 3 2 7", options={"nil": True})
    told = "bid 2, won 3: 20 + 1 extra \u2212 100 for Ann's nil = \u221279"
    assert notes(game)["Ann & Cid"] == told


def test_nils_of_both_partners_are_told_one_by_one() -> None:
    game = scored("nil 3 blind 3", "0 5 2 6", options={"nil": True, "blind_nil": True})
    told = "bid 0, won 2: 2 extra + 100 for Ann's nil \u2212 200 for Cid's blind nil = \u221298"
    assert notes(game)["Ann & Cid"] == told
    even = scored("nil 3 nil 3", "0 5 1 7", options={"nil": True, "failed_nil_tricks": "bags_only"})
    assert notes(even)["Ann & Cid"].endswith("+ 100 for Ann's nil \u2212 100 for Cid's nil = 1")


def test_tricks_of_a_failed_nil_that_do_not_count_are_not_told_as_won() -> None:
    options = {"nil": True, "failed_nil_tricks": "bags_only"}
    game = scored("4 3 nil 3", "3 3 1 6", options=options)
    told = "bid 4, won 3: \u221240 \u2212 100 for Cid's nil = \u2212140"
    assert notes(game)["Ann & Cid"] == told


def test_a_knock_scores_the_others_deadwood_less_ones_own() -> None:
    game = GinRummy(2, "seed 2")
    while not game.resting:
        game.apply(game.turn, game.mind.hint(game, game.turn).action)
    assert notes(game) == {"Ann": "5 left: 32 \u2212 5 = 27", "Bob": "32 left"}


def test_rounds_have_a_column_each_and_those_long_past_share_one() -> None:
    game = rounds(CrazyKing(2, "seed"), "10 0", "0 20", "5 0", "0 7", "40 0")
    sheet = score_sheet(view(game, None), tr)
    heads = [column.head for column in sheet.columns]
    assert heads == ["Player", "Before", "Round 3", "Round 4", "Round 5", "Total"]
    assert sheet.rows[0].cells == ("Ann", "10", "+5", "0", "+40", "55")
    assert sheet.rows[1].cells == ("Bob", "20", "0", "+7", "0", "27")
    assert [row.marked for row in sheet.rows] == [True, False]
    assert sheet.subtitle == "After round 5"


def test_a_round_that_has_come_to_nothing_yet_has_no_column() -> None:
    game = rounds(CrazyKing(2, "seed"), "10 0")
    game.apply(HOST, DEAL)
    sheet = score_sheet(view(game, None), tr)
    assert [column.head for column in sheet.columns] == ["Player", "Round 1", "Total"]
    assert sheet.subtitle == "Round 2 is being played"


def test_the_end_tells_which_round_decided_it() -> None:
    turned = won(rounds(CrazyKing(2, "seed"), "10 0", "0 20", "90 0", "0 1"), 0)
    assert facts(turned)[0] == "Ann took the lead in round 3 and kept it."
    led = won(rounds(CrazyKing(2, "seed"), "10 0", "0 5"), 0)
    assert facts(led)[0] == "Ann led all the way."
    last = won(rounds(CrazyKing(2, "seed"), "10 0", "0 20"), 1)
    assert facts(last)[0] == "It came down to the last round: Bob took the lead there."
    assert facts(last)[1] == "Most in one round: Bob, +20 (round 2)."


def test_where_few_points_win_the_fewest_are_not_told_as_the_most() -> None:
    game = won(rounds(CrazyKing(2, "seed"), "10 0", "5 20"), 0)
    game.lowest_wins = True
    assert facts(game) == (
        "It came down to the last round: Ann took the lead there.",
        "Ann won by 5.",
    )


def test_a_shared_win_was_decided_by_no_round() -> None:
    game = won(rounds(CrazyKing(2, "seed"), "10 0", "0 10"), 0, 1)
    assert facts(game) == ("Tied after the last round.", "It took 2 rounds.")


def test_who_won_most_rounds_is_told_where_no_round_stands_out() -> None:
    game = won(rounds(CrazyKing(2, "seed"), "10 0", "10 0", "0 10"), 0)
    assert facts(game) == ("Ann led all the way.", "Ann won 2 of 3 rounds.")
    game = won(rounds(CrazyKing(2, "seed"), "10 0", "10 0"), 0)
    assert facts(game)[1] == "Ann won every round."


def test_nobody_who_plays_alone_is_told_to_have_won_every_round() -> None:
    alone = won(rounds(Blackjack(1, "seed"), "20", "20", "20"), 0)
    assert facts(alone) == ("It took 3 rounds.",)


def test_a_match_of_one_round_has_something_worth_telling() -> None:
    assert facts(won(rounds(CrazyKing(2, "seed"), "10 4"), 0)) == ("Ann won by 6.",)


def test_the_podium_tells_why_where_scores_are_equal() -> None:
    game = KingsAndBastards(4, "seed")
    game.scores, game.bastards, game.winners = [1, 1, 0, 0], [0, 1, 0, 1], [0]
    first, second, third = ending_sheet(view(game, None), tr).steps
    assert (first.place, first.names, first.lines) == (1, "Ann", ("King once, never Bastard",))
    assert (second.place, second.names, second.lines) == (2, "Bob", ("King once, Bastard once",))
    assert (third.place, third.names) == (3, "Cid")


def test_who_reached_the_target_first_wins_with_fewer_points_and_is_told_why() -> None:
    game = GinRummy(2, "seed")
    game.scores, game.winners = [180, 200], [0]
    winner, loser = ending_sheet(view(game, None), tr).steps
    assert (winner.names, winner.lines) == ("Ann", ("first to 100",))
    assert (loser.place, loser.lines) == (2, ())


def test_only_as_many_stand_on_the_podium_as_fit_with_their_equals() -> None:
    game = CrazyKing(5, "seed")
    game.scores, game.winners = [500, 20, 20, 20, 0], [0]
    assert [step.names for step in ending_sheet(view(game, None), tr).steps] == ["Ann"]


def test_ratings_stand_below_the_step() -> None:
    game = Spades(4, "seed")
    game.scores, game.winners = [500, 20] * 2, [0, 2]
    ratings = {0: (1000.2, 1019.6), 3: (1100.0, 1081.0)}
    first, second = ending_sheet(view(game, None), tr, ratings).steps
    assert (first.names, first.lines) == ("Ann & Cid", ("Ann 1,000 → 1,020",))
    assert second.lines == ("Dee 1,100 → 1,081",)


def test_who_play_together_stand_on_one_step_and_in_one_row(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CrazyKing, "together", True)
    game = won(rounds(CrazyKing(3, "x"), "20 20 20"), 0, 1, 2)
    sheet = ending_sheet(view(game, None), tr)
    assert sheet.title == "Everyone wins"
    assert [(step.names, step.score) for step in sheet.steps] == [("Ann, Bob, Cid", "20")]
    assert len(sheet.rows) == 1


def test_who_lost_together_have_no_podium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CrazyKing, "together", True)
    game = rounds(CrazyKing(3, "x"), "0 0 0")
    game.resting, game.lost = False, True
    sheet = ending_sheet(view(game, None), tr)
    assert (sheet.title, sheet.steps) == ("Nobody wins", ())
    assert {
        place.won for place in table_scene(view(game, None), ["Ann", "Ben", "Cyd"], tr).seats
    } == {False}
