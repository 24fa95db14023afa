"""The end of a solo with the cards of a match: both results side by side."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle

from bot.hosting.preferences import Preferences
from bot.hosting.same_cards import ComparedRound
from bot.hosting.solos import PlayedSolo
from bot.views import same_cards, solo
from bot.views.address import Address
from bot.views.markdown import escaped
from bot.views.post import Post
from bot.views.press import Press
from bot.views.rows import rows
from bot.words import talk
from games import GAMES
from games.text import Text, Translate, Value, listed


def post(played: PlayedSolo, rounds: Sequence[ComparedRound], prefs: Preferences) -> Post:
    """The end of a solo beside the match whose cards it had."""
    tr, attempt = talk(), played.attempt
    assert attempt.source is not None, "its cards are those of a match"
    again = Address(same_cards.VERB, attempt.source, rest=str(attempt.seat))
    controls = rows(
        [
            Press(again, tr(Text("press-same-cards-again")), ButtonStyle.success),
            Press(Address("watch", attempt.source), tr(Text("press-replay"))),
        ]
    )
    told = [*_rounds(played, rounds, tr), *_sum(attempt.user, rounds, tr)]
    told += solo.note_on_points(played, tr)
    head = same_cards.head(attempt.game, attempt.source, tr)
    return solo.finished(played, prefs, head, told, controls)


def _rounds(played: PlayedSolo, rounds: Sequence[ComparedRound], tr: Translate) -> Iterator[str]:
    """A line for each round that was finished."""
    attempt, unit = played.attempt, GAMES[played.attempt.game].unit
    for number, (each, sitter) in enumerate(rounds, 1):
        if each.solo is None:
            continue
        own, of = each.solo, dict[str, Value](unit=unit, count=number)
        if each.match is None:
            yield tr(Text("same-cards-round-open", own=own, **of))
        elif sitter.user == attempt.user:
            yield tr(Text("same-cards-round-own", own=own, then=each.match, **of))
        else:
            name, then = escaped(sitter.name), each.match
            yield tr(Text("same-cards-round", own=own, name=name, then=then, **of))
        if not each.is_same:
            yield tr(Text("same-cards-differ", unit=unit))


def _sum(user: int, rounds: Sequence[ComparedRound], tr: Translate) -> Iterator[str]:
    """The sum of the rounds that both have finished, where there are several."""
    both = [
        (each.solo, each.match, sitter)
        for each, sitter in rounds
        if each.solo is not None and each.match is not None
    ]
    if len(both) < 2:
        return
    own, then = sum(own for own, *_ in both), sum(then for _, then, _ in both)
    if all(sitter.user == user for *_, sitter in both):
        yield tr(Text("same-cards-sum-own", own=own, then=then))
    else:
        names = dict.fromkeys(escaped(sitter.name) for *_, sitter in both)
        yield tr(Text("same-cards-sum", own=own, then=then, name=listed(names, tr)))
