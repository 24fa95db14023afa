"""The log below a table and a hand: short, and nothing that matters is missing."""

from collections.abc import Sequence
from random import Random

import pytest

from bot.hosting.preferences import Preferences
from bot.hosting.tables import Tables
from bot.matches.replay import Action
from bot.views import hand
from bot.views.log import MOST, log
from bot.words import talk
from games.game import Game
from games.plugins import OURS
from games.testing.matches import play_on
from games.text import Event, Text
from tests.bot.tabling import ANN, CHANNEL, GUILD, texts
from tests.voice import SAY

PLAYED = Event(Text("plays-cards", seat=0, cards="QS"))
TAKEN = Event(Text("takes-trick", winner=1, cards="AS", play="earlier"))


def test_an_action_and_what_it_brought_about_are_one_line() -> None:
    both = " ".join(SAY(event.words) for event in (PLAYED, TAKEN))
    assert log([[PLAYED], [PLAYED, TAKEN]], SAY) == [f"- {SAY(PLAYED.words)}", f"- {both}"]


def test_what_brings_much_about_is_told_in_lines_that_a_phone_can_show() -> None:
    counts = [Event(Text("big-two-left", seat=n, cards="3C 4C 5C 6C", number=-4)) for n in (0, 1)]
    assert log([[PLAYED, *counts]], SAY) == [
        f"- {SAY(PLAYED.words)} {SAY(counts[0].words)}\n- {SAY(counts[1].words)}"
    ]


def test_the_last_action_is_told_whole_though_it_alone_takes_too_many_lines() -> None:
    counts = [Event(Text("big-two-left", seat=0, cards="3C 4C 5C 6C", number=-4))] * 6
    assert log([[PLAYED], counts], SAY, 2) == log([counts], SAY)


def test_that_a_computer_was_wanted_goes_before_what_was_played() -> None:
    wanted = Event(Text("decided-substitute", seats="1", count=1, other=0))
    assert log([[wanted], [PLAYED, TAKEN], [PLAYED]], SAY, 2) == log(
        [[PLAYED, TAKEN], [PLAYED]], SAY
    )


def test_those_who_pass_in_turn_share_a_line_and_those_who_play_a_card_do_not() -> None:
    ann, ben = ([Event(Text("climbing-passes", seat=seat))] for seat in (0, 1))
    assert log([[PLAYED], [PLAYED], ann, ben], SAY) == [
        f"- {SAY(PLAYED.words)}",
        f"- {SAY(PLAYED.words)}",
        "- Ann passes. Ben passes.",
    ]


def test_who_is_told_what_they_drew_does_not_read_besides_that_they_drew() -> None:
    mine = [
        Event(Text("durak-draws", other=0, count=2)),
        Event(Text("durak-you-draw", cards="7H QS"), 0),
    ]
    theirs = Event(Text("durak-draws", other=1, count=3))
    assert log([[*mine, theirs]], SAY) == ["- You draw 7♥ Q♠. Ben draws 3 cards."]
    assert log([[mine[0], theirs]], SAY) == ["- Ann draws 2 cards. Ben draws 3 cards."]


def test_where_there_is_too_much_the_oldest_cards_are_left_out_but_not_who_took_the_trick() -> None:
    lines = log([[PLAYED], [PLAYED, TAKEN], [PLAYED], [PLAYED]], SAY, 2)
    assert lines == log([[PLAYED, TAKEN], [PLAYED]], SAY)


@pytest.mark.parametrize("kind", OURS)
def test_what_is_told_of_an_action_is_told_whole(kind: type[Game]) -> None:
    actions: list[list[Event]] = []
    for number in range(5):
        random, game = Random(f"{kind.key} {number}"), kind(kind.players[0], str(number))
        play_on(game, random, 60, 0.4, lambda game: actions.append([*(game.events or ())]))
    whole = [line for events in actions for line in log([events], SAY)]
    whole.sort(key=len, reverse=True)
    for end in range(12, len(actions) + 1):
        for line in log(actions[end - 12 : end], SAY, 6):
            assert left_of(line, whole) == ""


def left_of(line: str, whole: Sequence[str]) -> str:
    """What stays of a line without the whole actions with which it begins."""
    while begins := next((each for each in whole if line and line.startswith(each)), ""):
        line = line.removeprefix(begins).strip()
        line = f"- {line}" if line and not line.startswith("- ") else line
    return line


@pytest.mark.parametrize("remark", ["was-forced", "was-ordered", "time-up"])
def test_no_remark_stays_of_what_is_left_out(remark: str) -> None:
    passed = [Event(Text("climbing-passes", seat=0)), Event(Text(remark, seat=0))]
    assert log([passed, [TAKEN], [PLAYED]], talk(["Ann", "Ben"]), 2) == log(
        [[TAKEN], [PLAYED]], talk(["Ann", "Ben"])
    )


def test_more_than_fits_is_never_said() -> None:
    lines = log([[TAKEN]] * 100, SAY)
    assert 0 < sum(map(len, lines)) <= MOST + 2 * len(lines)


async def test_who_folded_early_reads_the_newest_dozen_lines_of_what_the_others_did(
    tables: Tables,
) -> None:
    lobby = await tables.open("texas_holdem", ANN, GUILD, CHANNEL, size=9)
    played = await tables.start(lobby.id, ANN.id)
    seat, prefs = played.match.seat_of(ANN.id), Preferences()
    assert seat is not None
    while not played.resting:
        actor = played.waiting[0]
        legal = played.view(actor).legal()
        wanted = ("fold",) if actor == seat else ("check", "call")
        action = next(each for each in (*wanted, *legal) if each in legal)
        played = await tables.play(played, Action(actor, action))
    assert len("\n".join(log(played.news_since(seat), talk())).splitlines()) > hand.LINES
    post = hand.post(played, seat, prefs, hand.holding(played, seat, prefs))
    assert 0 < sum(line.startswith("- ") for line in texts(post).splitlines()) <= hand.LINES
