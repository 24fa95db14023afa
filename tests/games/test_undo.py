"""What is taken back, and what ends as a draw, stays in the record and replays as it was."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from games import GAMES
from games.game import HOST, TIE, Game
from games.record import Record, RecordedAction
from games.replay import Positions, steps
from games.spades import Spades
from games.testing.matches import play_on
from games.text import IllegalAction
from games.undo import is_told
from games.verify import verify
from tests.voice import NAMES, SAY


def record_of(*deeds: RecordedAction) -> Record:
    """A match of Spades between four."""
    return Record("spades", Spades.version, 4, {}, "seed", deeds)


def bids(*bids: str) -> list[RecordedAction]:
    """Bids in order, from the dealer's left."""
    first = record_of().start().turn
    return [RecordedAction((first + n) % 4, bid) for n, bid in enumerate(bids)]


def state(game: Game) -> dict[str, object]:
    return {name: value for name, value in vars(game).items() if name != "events"}


def test_what_was_taken_back_stands_in_the_record_and_counts_no_more() -> None:
    one, two, three = bids("bid 1", "bid 2", "bid 3")
    undone = record_of(one, two, RecordedAction(HOST, "undo 1"), two._replace(action="bid 5"))
    assert state(undone.replay()) == state(record_of(one, two._replace(action="bid 5")).replay())
    assert Record.parse(str(undone)).deeds == undone.deeds
    assert record_of(one, two, three, RecordedAction(HOST, "undo 0")).replay().waiting() == [
        one.seat
    ]
    again = record_of(
        one, RecordedAction(HOST, "undo 0"), one, two, RecordedAction(HOST, "undo 2"), one
    )
    assert again.kept_actions(5) == []
    assert again.replay().waiting() == [two.seat]


@pytest.mark.parametrize("text", ["undo 1", "undo 2", "undo -1", "undo", "undo x", "undo 01"])
def test_nothing_is_taken_back_that_was_not_played(text: str) -> None:
    with pytest.raises(IllegalAction):
        record_of(*bids("bid 1"), RecordedAction(HOST, text)).replay()


def test_no_player_takes_anything_back_alone() -> None:
    one, two = bids("bid 1", "bid 2")
    with pytest.raises(IllegalAction):
        record_of(one, two, one._replace(action="undo 0")).replay()


def test_a_replay_shows_every_step_of_a_match_in_which_something_was_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("games.replay.EVERY", 2)
    whole = play_on(Spades(4, "seed"), Random(1), 12, 0.2, lambda game: None)
    deeds = [*whole.deeds[:7], RecordedAction(HOST, "undo 3"), *whole.deeds[3:]]
    record = Record("spades", whole.version, 4, whole.options, whole.seed, tuple(deeds))
    seen = [(step.scene(NAMES, SAY), step.sentences(SAY)) for step in steps(record)]
    positions = Positions(record)
    assert [
        (step.scene(NAMES, SAY), step.sentences(SAY))
        for step in map(positions.step, [*range(len(deeds) + 1)])
    ] == seen
    assert seen[8][1] == [f"The table is back to before {NAMES[whole.deeds[3].seat]} played."]
    assert state(record.replay()) == state(whole.replay())
    assert state(verify(record)) == state(whole.replay())


def test_a_bid_may_be_taken_back_whatever_was_bid_since() -> None:
    assert not is_told(record_of(*bids("bid 1", "bid 2", "bid 3")), 1)


def test_a_card_may_be_taken_back_until_another_is_seen() -> None:
    game = record_of(*bids("bid 1", "bid 2", "bid 3", "bid 4")).replay()
    record = record_of(*bids("bid 1", "bid 2", "bid 3", "bid 4"))
    cards = []
    for _ in range(2):
        cards.append(RecordedAction(game.turn, game.moves(game.turn)[0]))
        game.apply(*cards[-1])
    assert not is_told(record_of(*record.deeds, cards[0]), 5)
    assert is_told(record_of(*record.deeds, *cards), 5)
    assert not is_told(record_of(*record.deeds, *cards), 6)
    assert is_told(record_of(*record.deeds, *cards), 4)  # the bid before them


def test_a_card_drawn_from_the_stock_is_not_put_back() -> None:
    deals = (GAMES["crazy_king"](2, f"{seed}") for seed in count())
    game = next(game for game in deals if "draw" in game.moves(game.turn))
    drawn = RecordedAction(game.turn, "draw")
    assert is_told(replace(Record.begin(game), deeds=(drawn,)), 1)


def test_no_player_calls_a_draw_alone() -> None:
    one, two = bids("bid 1", "bid 2")
    with pytest.raises(IllegalAction):
        record_of(one, two._replace(action=TIE)).replay()
