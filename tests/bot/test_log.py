"""The log below a table and a hand: short, and nothing that matters is missing."""

from bot.views.log import MOST, log
from games.speech import Event, Words
from tests.voice import SAY

PLAYED = Event(Words("plays-cards", seat=0, cards="QS"))
TAKEN = Event(Words("takes-trick", winner=1, cards="AS", play="earlier"))


def test_an_action_and_what_it_brought_about_are_one_line() -> None:
    both = " ".join(SAY(event.words) for event in (PLAYED, TAKEN))
    assert log([[PLAYED], [PLAYED, TAKEN]], SAY) == [f"- {SAY(PLAYED.words)}", f"- {both}"]


def test_where_there_is_too_much_the_oldest_cards_are_left_out_but_not_who_took_the_trick() -> None:
    lines = log([[PLAYED], [PLAYED, TAKEN], [PLAYED], [PLAYED]], SAY, 2)
    assert lines == [f"- {SAY(each.words)}" for each in (TAKEN, PLAYED)]


def test_more_than_fits_is_never_said() -> None:
    lines = log([[TAKEN]] * 100, SAY)
    assert 0 < sum(map(len, lines)) <= MOST + 2 * len(lines)
