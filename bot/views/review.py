"""A review: the moments of a finished match that cost most, first to be tried again."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.hosting.preferences import Preferences
from bot.matches.lobby import kind_of
from bot.matches.match import Match
from bot.matches.played import Played
from bot.views import hand
from bot.views.address import Address
from bot.views.controls import controls, is_offered, step
from bot.views.labels import TEXT, Labels
from bot.views.log import news
from bot.views.many_cards import claimed
from bot.views.markdown import talk_markdown
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import Row, rows
from bot.views.wrapping import wrap, wrapped
from bot.words import talk
from games.cards import CARDS
from games.choices import spoken
from games.game import Game
from games.review import Moment, Review
from games.scene import Private
from games.stage import choices_by_hand
from games.text import Text, Translate, Value, brief
from games.view import View

PICTURE = "review.png"
LINES = 8
"""Of what happened before a moment, where that is more."""
CONFIDENCE = 1.96
"""Standard errors within which the cost is 19 times out of 20."""
SHOW = "show"


@dataclass(frozen=True)
class ReviewPage:
    """A moment of a review, as its player saw it, and what they have tried there."""

    match: Match
    review: Review
    index: int
    played: Played
    seat: int
    tried: str = ""  # a legal move
    is_shown: bool = False  # the answer was asked for
    extra: hand.Extra = hand.PLAIN  # part of a move, or the rule that one breaks

    @property
    def moment(self) -> Moment:
        """The moment shown."""
        return self.review.moments[self.index]

    @property
    def view(self) -> View[Game]:
        """The view of its player then."""
        return self.played.view(self.seat)

    @property
    def is_solved(self) -> bool:
        """True if the move tried is the better one, or as good."""
        return self.tried in (self.moment.other, *self.moment.good)

    @property
    def is_open(self) -> bool:
        """True if the answer is to be seen: it was found or asked for, or there was no mistake."""
        return not self.moment.is_mistake or self.is_shown or self.is_solved


def progress(match: Match, done: int, of: int) -> Post:
    """The message while a review is made."""
    key = "review-first" if done < of else "review-closer"
    words = talk()(Text(key, done=done, of=of)) if of else talk()(Text("review-begins"))
    return plain(f"{_title(match)}\n{words}")


def told(match: Match, words: Text) -> Post:
    """The message in place of a review: the reason why there is none."""
    return plain(f"{_title(match)}\n{talk()(words)}")


def nothing(match: Match, review: Review) -> Post:
    """A review that found neither a mistake nor a find."""
    return told(match, Text("review-clean", decisions=review.decisions))


def post(page: ReviewPage, prefs: Preferences, emojis: Mapping[str, str] = TEXT) -> Post:
    """A moment: the picture, what to do or what was better, and the controls."""
    played, seat = page.played, page.seat
    tr = talk_markdown(played.names, seat, page.match.game, played.faces)
    held = replace(hand.holding(played, seat, prefs), marked=_marked(page))
    bare = hand.scene(played, seat, prefs, held)
    shown = replace(bare, hand=held) if isinstance(bare, Private) else held
    game, faces = page.match.game, played.faces
    aloud = talk(played.names, seat, aloud=prefs.text_only, game=game, faces=faces)
    labels = Labels(aloud, TEXT if prefs.text_only else emojis)
    below = _answered(page, tr) if page.is_open else _asked(page, tr)
    acts = [] if page.is_open else _controls(page, labels)
    if prefs.text_only and not prefs.with_table:
        table = Press(Address("table", page.match.id), tr(Text("press-table")))
        acts += wrapped([Row(table)], _here(page))
    layout = framed(
        ui.TextDisplay(_head(page)),
        pictured(shown, PICTURE, aloud, prefs.text_only, hand.MOST_WORDS),
        *_told(news(played, seat, LINES)),
        *_told(below),
        *acts,
        *rows(_ways(page, labels.tr)),
        colour=discord.Colour.dark_green() if page.is_open else discord.Colour.gold(),
    )
    return Post(layout, None if prefs.text_only else Picture(shown, PICTURE, prefs.style))


def _told(lines: Sequence[str]) -> list[ui.Item[Any]]:
    return [ui.TextDisplay("\n".join(lines))] if lines else []


def _title(match: Match) -> str:
    tr = talk()
    name = tr(kind_of(match).words("name"))
    return tr(Text("review-title", name=name, number=str(match.id)))


def _head(page: ReviewPage) -> str:
    if not page.moment.is_mistake:
        place = Text("review-find-head", decisions=page.review.decisions)
    else:
        number, last = page.index + 1, len(page.review.moments)
        place = Text("review-moment", number=number, last=last, decisions=page.review.decisions)
    return f"{_title(page.match)}\n{talk()(place)}"


def _marked(page: ReviewPage) -> frozenset[str]:
    """The cards to be marked: of the better move once it is told, or those picked so far."""
    if page.is_open:
        best = page.moment.other if page.moment.is_mistake else page.moment.action
        return frozenset(word for word in best.split() if word in CARDS)
    return frozenset(page.extra.picked.cards if page.extra.picked else ())


def _asked(page: ReviewPage, tr: Translate) -> list[str]:
    """The question, after what was wrong with a move tried."""
    if page.extra.notice:
        return [f"⚠️ {page.extra.notice}"]
    if not page.tried:
        return [tr(Text("review-try"))]
    key = "review-same" if page.tried == page.moment.action else "review-other"
    return [tr(Text(key, action=_say(page, page.tried, tr)))]


def _answered(page: ReviewPage, tr: Translate) -> list[str]:
    """What was done, what it cost, what was better and why."""
    moment = page.moment
    action, other = (_say(page, each, tr) for each in (moment.action, moment.other))
    points, error = _amount(abs(moment.gain)), _amount(CONFIDENCE * moment.error)
    loss: dict[str, Value] = {"points": points, "error": error}
    unit = "together" if page.view.game.together else page.view.game.unit
    scale = tr(Text("review-scale", unit=unit))
    if not moment.is_mistake:
        found = Text("review-find", action=action, instead=other, **loss)
        return [tr(found), _why(page, moment.action, tr), scale]
    solved = [tr(Text("review-solved"))] if page.is_solved else []
    cost = Text("review-cost", action=action, **loss)
    better = Text("review-better", action=other, why=_why(page, moment.other, tr))
    return [*solved, tr(cost), tr(better), scale]


def _why(page: ReviewPage, best: str, tr: Translate) -> str:
    """The reason of the hint where it is the best move; else that looking ahead says so."""
    hint = page.view.hint()
    return tr(hint.why if hint and hint.action == best else Text("review-ahead"))


def _say(page: ReviewPage, action: str, tr: Translate) -> str:
    return spoken(page.view.choices, action, tr)


def _amount(points: float) -> int | float:
    """Points, with places as few as tell them from others."""
    return brief(max(points, 0.01), (points < 10) + (points < 1))


def _controls(page: ReviewPage, labels: Labels) -> list[Row]:
    """The controls of the position, which try a move and play none."""
    view, extra, outer, tr = page.view, page.extra, _here(page), labels.tr
    if extra.start:
        return wrapped(
            step(view.choices, extra.start, outer.match, 0, tr, "", labels.emojis), outer
        )
    held = hand.holding(page.played, page.seat, Preferences())
    choices = choices_by_hand(view, held)
    made = controls(choices, outer.match, 0, tr, "", extra.picked, labels.emojis, held.fresh)
    play = Address("act", outer.match, 0, extra.ready)
    if extra.ready and wrap(play, outer).fits and not is_offered(made, play):
        said = claimed(extra.ready, choices, extra.picked)
        made += rows([labels.press(play, said, ButtonStyle.success)])
    if view.game.last_trick():
        made += rows([Press(Address("last", outer.match), tr(Text("last-trick")))])
    return wrapped(made, outer)


def _here(page: ReviewPage, index: int | None = None, rest: str = "") -> Address:
    return Address("moment", page.match.id, page.index if index is None else index, rest)


def _ways(page: ReviewPage, tr: Translate) -> list[Press]:
    """Show the answer or try again; back and next."""
    last = len(page.review.moments) - 1
    found = []
    if not page.is_open:
        found.append(Press(_here(page, rest=SHOW), tr(Text("press-review-show"))))
    elif page.moment.is_mistake:
        found.append(Press(_here(page), tr(Text("press-review-again"))))
    found += [
        Press(_here(page, at), tr(Text(f"press-review-{way}")))
        for way, at in (("back", page.index - 1), ("next", page.index + 1))
        if 0 <= at <= last
    ]
    watch = Address("watch", page.match.id, page.moment.number)
    return [*found, Press(watch, tr(Text("press-replay")))]
