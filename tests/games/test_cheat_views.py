"""What each player of Cheat may see, section 11: nothing may tell what was laid."""

import pytest

from games.cards import HIDDEN, cards
from games.cheat import Cheat, Options
from games.choices import label
from games.game import Game
from games.record import Record, RecordedAction
from games.replay import steps
from games.testing.facts import facts
from games.text import Text
from games.undo import is_told
from games.view import view
from tests.games.cheat_positions import LAST, go, position
from tests.voice import NAMES, SAY

EVERYBODY = (None, 0, 1, 2)


def seen(game: Cheat, seat: int | None) -> Cheat:
    return view(game, seat).game


def looks(game: Game, seat: int | None) -> object:
    of = view(game, seat)
    return facts(of.game), of.legal(), of.game.waiting(), [*map(SAY, events(of.game))]


def events(game: Game) -> list[Text]:
    return [event.words for event in game.events or ()]


def test_others_see_backs_and_who_laid_the_cards_sees_them() -> None:
    game = go(position(), "0 5D 9H")
    assert [seen(game, seat).laid for seat in (None, 1)] == [[HIDDEN] * 2] * 2
    assert seen(game, 0).laid == cards("5D 9H")


def test_in_the_pile_each_sees_its_own_cards_and_no_others() -> None:
    game = go(position(), "0 5D", "all pass", "1 2C", "all pass", "2 3C")
    assert sorted(seen(game, 0).pile) == ["5D", HIDDEN]
    assert sorted(seen(game, 1).pile) == ["2C", HIDDEN]
    assert seen(game, 2).pile == [HIDDEN] * 2


def test_nobody_sees_what_is_set_aside_not_even_at_the_end() -> None:
    game = go(position(options={"claims": "same"}), "0 5D claim 5", "all pass", "1 pass", "2 pass")
    assert {HIDDEN} == {card for seat in EVERYBODY for card in seen(game, seat).aside}


@pytest.mark.parametrize("laid", ["6C", "9D", "KS"])
def test_after_a_play_no_known_card_tells_which_was_laid(laid: str) -> None:
    """The hand took 6C and 9D before everybody's eyes: one that stayed known would tell."""
    hands = "AC 4D | 6C 9D KS 7H | 3C QS"
    worlds = []
    for card in ("6C", laid):
        game = position(hands, turn=1)
        game.hands[1].known, game.hands[1].known_to = cards("6C 9D"), {0: cards("KS")}
        worlds.append(go(game, f"1 {card}"))
    for watcher in (None, 0, 2):
        assert looks(worlds[0], watcher) == looks(worlds[1], watcher)
        assert seen(worlds[1], watcher).hands[1] == [HIDDEN] * 3


@pytest.mark.parametrize("window", ["everyone", "open", "next"])
@pytest.mark.parametrize("claims", ["up", "down", "near", "same"])
def test_a_truth_and_a_lie_are_one_to_others_until_it_is_doubted(claims: str, window: str) -> None:
    tail = " claim A" if claims in ("near", "same") else ""
    options = {"claims": claims, "window": window}
    truth, lie = (go(position(options=options), f"0 {card}{tail}") for card in ("AC", "5D"))
    for watcher in (None, 1, 2):
        assert looks(truth, watcher) == looks(lie, watcher)
    for seat in (1, 2):
        assert truth.mind.hint(truth, seat) == lie.mind.hint(lie, seat)
        for action in ("doubt", "pass", "2C", "3C"):
            assert truth.check(seat, action) == lie.check(seat, action)


@pytest.mark.parametrize("first", [1, 2])
def test_answers_tell_nothing_before_the_last_nor_who_else_doubted(first: int) -> None:
    pair = [go(position(), "0 5D", f"{first} {answer}") for answer in ("pass", "doubt")]
    for watcher in {*EVERYBODY} - {first}:
        assert looks(pair[0], watcher) == looks(pair[1], watcher)
    both = [go(position(), "0 5D", f"2 {answer}", "1 doubt") for answer in ("pass", "doubt")]
    for watcher in (None, 0, 1):
        assert looks(both[0], watcher) == looks(both[1], watcher)


def test_all_are_asked_whatever_they_hold() -> None:
    game = go(position("AC 5D | 2C 2D | AD AH AS"), "0 5D")
    assert [game.legal(seat) for seat in game.waiting()] == [["doubt", "pass"]] * 2


def test_a_record_tells_in_public_what_was_claimed_and_opened_what_was_laid() -> None:
    dealt = Cheat(3, "seed")
    laid = RecordedAction(dealt.turn, dealt.read(" ".join(dealt.hands[dealt.turn][:2])))
    *_, step = steps(Record("cheat", 1, 3, {}, "seed", (laid,)))
    claim = f"{NAMES[laid.seat]} lays 2 cards and claims aces."
    assert step.sentences(SAY) == [claim]
    deed = Text("replay-deed", seat=laid.seat, text=label(laid.action, SAY))
    assert step.sentences(SAY, True) == [SAY(deed), claim]


def test_a_play_can_be_taken_back_until_it_is_doubted_or_all_have_answered() -> None:
    start = Record("cheat", 1, 3, {}, "seed").start()
    first, second, third = start.turn, (start.turn + 1) % 3, (start.turn + 2) % 3
    laid = RecordedAction(first, str(start.hands[first][0]))
    answers = [RecordedAction(seat, "pass") for seat in (second, third)]
    told = [
        is_told(Record("cheat", 1, 3, {}, "seed", (laid, *answers[:number])), 1)
        for number in range(3)
    ]
    assert told == [False, False, True]


def test_a_timeout_lets_a_claim_stand_and_lays_by_a_chance_of_its_own() -> None:
    asked = go(position(LAST), "0 AC")
    assert asked.mind.timeout_action(asked, 1) == "pass"
    laid = set[bool]()
    for number in range(60):
        game = Cheat(4, f"seed {number}", Options())
        action = game.mind.timeout_action(game, game.turn)
        assert action == game.mind.timeout_action(view(game, game.turn).game, game.turn)
        laid.add(all(word.startswith("A") for word in action.split()))
    assert laid == {True, False}


@pytest.mark.parametrize(("laid", "is_true"), [("AC", True), ("5D", False)])
def test_the_cards_of_a_doubt_are_framed_by_its_outcome_until_the_next_play(
    laid: str, is_true: bool
) -> None:
    game = go(position(), f"0 {laid}", "2 doubts")
    [shown] = game.table(SAY).spots
    assert (shown.cards, shown.verdict) == ((laid,), is_true)
    go(game, "1 2C")
    assert [spot.verdict for spot in game.table(SAY).spots] == [None]
