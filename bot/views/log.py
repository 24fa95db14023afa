"""The log of a match: a short line for each action."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.matches.played import Played
from bot.shortening import display_width
from bot.views.markdown import talk_markdown
from games.text import Event, Text, Translate, Value, if_said

MOST = 1200
"""Characters that the lines may take."""
WIDE = 64
"""Columns that what one action brought about takes before it goes on in a line of its own."""

_REMARKS: Final = ("plays-cards", "was-forced", "was-ordered", "time-up", "decided-substitute")


class _Told(NamedTuple):
    """The events of an action, and the translator of its language."""

    tr: Translate
    events: Sequence[Event]


def news(played: Played, seat: int | None, most_lines: int) -> list[str]:
    """The events since a seat last acted, with the names of the players at that time."""
    return _lines(
        [
            _Told(talk_markdown(names, seat, faces=played.faces), events)
            for number, events in played.numbered_news_since(seat)
            for names in [played.match.names_at(number)]
        ],
        most_lines,
    )


def log(
    actions: Sequence[Sequence[Event]], tr: Translate, most_lines: int | None = None
) -> list[str]:
    """A line for each action, the oldest first; passes or folds in a row share one.

    An action is always told whole. Where there is too much, those of which the picture shows
    everything, a card played or somebody who passed, are left out, the oldest first, but never the
    last action; only then others are, too.
    """
    return _lines([_Told(tr, events) for events in actions], most_lines)


def _lines(actions: Sequence[_Told], most_lines: int | None) -> list[str]:
    actions = _together([_Told(tr, _told_once(events)) for tr, events in actions])
    lines = [_told(*told) for told in actions]
    for at, (tr, events) in enumerate(actions[:-1]):
        if not _is_long(lines, most_lines):
            break
        if all(_is_seen(event, tr) for event in events):
            lines[at] = ""
    while _is_long(lines, most_lines):
        lines = lines[1:]
    return [f"- {line}" for line in lines if line]


def _together(actions: Sequence[_Told]) -> Sequence[_Told]:
    """Equal actions in a row without a card, merged into one."""
    found: list[_Told] = []
    for tr, events in actions:
        both = [*(found[-1].events if found and found[-1].tr is tr else ()), *events]
        is_same = len(both) > len(events) and len({event.words.key for event in both}) == 1
        if is_same and _has_word(both[0], tr):
            found[-1] = _Told(tr, both)
        else:
            found.append(_Told(tr, events))
    return found


def _told(tr: Translate, events: Sequence[Event]) -> str:
    """An action in a line, or in several where a phone would show a wall of text."""
    lines, gap = [""], tr(Text("list-space"))
    for text in (tr(event.words) for event in events):
        if not lines[-1]:
            lines[-1] = text
        elif display_width(lines[-1]) + display_width(text) >= WIDE:
            lines.append(text)
        else:
            lines[-1] += gap + text
    return "\n- ".join(lines)


def _told_once(events: Sequence[Event]) -> Sequence[Event]:
    """Without "Ann draws a card" for Ann, who is told "You draw 7♥".

    Two messages say the same that are named like that: `durak-draws` and `durak-you-draw`.
    """
    known = {(f"{event.words.key.replace('-you-', '-')}s", event.to) for event in events}
    return [event for event in events if (event.words.key, _actor(event)) not in known]


def _actor(event: Event) -> Value | None:
    args = dict(event.words.args)
    return args.get("seat", args.get("other"))


def _is_long(lines: Sequence[str], most: int | None) -> bool:
    """True if it is too much for a message, or for the eye, which sees the last action whole."""
    rows = sum(line.count("\n") + bool(line) for line in lines)
    return sum(map(len, lines)) > MOST or (most is not None and rows > most and len(lines) > 1)


def _is_seen(event: Event, tr: Translate) -> bool:
    """True if a picture shows it, by the card or a word beside the seat."""
    if event.words.key in _REMARKS:
        return True
    return _has_word(event, tr)


def _has_word(event: Event, tr: Translate) -> bool:
    """True if a word beside the seat shows it."""
    return bool(if_said(Text(f"{event.words.key}.short", **dict(event.words.args)), tr))
