"""A lesson as its learner sees it: like a hand at a table, with what to do and why."""

from collections.abc import Mapping, Sequence

import discord
from discord import ButtonStyle, ui

from bot.hosting.preferences import Preferences
from bot.matches.characters import CHARACTERS
from bot.views.address import Address
from bot.views.labels import TEXT, Labels
from bot.views.log import log
from bot.views.markdown import talk_markdown
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import rows
from bot.views.rules import RulesPart, press_for
from bot.words import talk
from games import GAMES
from games.choices import label, spoken
from games.game import Game
from games.lessons import BETTER, Lesson, LessonState
from games.players import Level
from games.scene import Hand, Private
from games.stage import hand_scene, private_scene
from games.text import Text, Translate
from games.view import view

PICTURE = "lesson.png"
LINES = 8
"""Of what happened before a step, where that is more."""


def post(
    lesson: Lesson,
    number: int,
    learner: str,
    prefs: Preferences,
    emojis: Mapping[str, str] = TEXT,
    problem: Text | None = None,
) -> Post:
    """A step, counted from 0, or the end behind the last; `problem` was wrong with an answer."""
    names = [*CHARACTERS[Level.NORMAL]][: lesson.record.seats - 1]
    names.insert(lesson.seat, learner)
    moment, is_over = lesson.at(number), number == len(lesson.steps)
    game, faces = lesson.record.game, moment.game.faces
    tr = talk_markdown(names, lesson.seat, game, faces)
    scene = _scene(lesson, moment.game, names, prefs)
    told = [_wrong(problem, tr)] if problem else _right(lesson, number, moment, tr)
    asked = Text("lesson-done") if is_over else lesson.words(number)
    plain_say = talk(names, lesson.seat, game=game, faces=faces)
    labels = Labels(plain_say, TEXT if prefs.text_only else emojis)
    presses = _last(lesson, tr) if is_over else _answers(lesson, number, moment.game, labels)
    if problem:
        presses += press_for(lesson.record.game, 0, problem.key, tr)
    layout = framed(
        ui.TextDisplay(_head(lesson, number, tr)),
        pictured(scene, PICTURE, talk(game=game), prefs.text_only),
        *(ui.TextDisplay("\n".join(lines)) for lines in (told, [tr(asked)]) if lines),
        *rows(presses),
        colour=discord.Colour.dark_green() if is_over else discord.Colour.gold(),
    )
    return Post(layout, None if prefs.text_only else Picture(scene, PICTURE, prefs.style))


def offer(game: str, number: str) -> Post:
    """The offer of a lesson to a player who is new to a game, with their `number`."""
    tr = talk(game=game)
    text = tr(Text("lesson-offer", name=tr(GAMES[game].words("name"))))
    return plain(f"{number}\n{text}", _begin(game, "press-learn", tr))


def _scene(lesson: Lesson, game: Game, names: Sequence[str], prefs: Preferences) -> Hand | Private:
    tr, seen = talk(names, lesson.seat, game=game.key), view(game, lesson.seat)
    if not prefs.with_table:
        return hand_scene(seen, tr, prefs.sort)
    others = [seat for seat in range(game.seats) if seat != lesson.seat]
    return private_scene(seen, names, tr, prefs.sort, others)


def _head(lesson: Lesson, number: int, tr: Translate) -> str:
    head = tr(Text("lesson-head", name=tr(GAMES[lesson.record.game].words("name"))))
    last = len(lesson.steps)
    if number == last:
        return head
    return f"{head}\n{tr(Text('lesson-step', number=number + 1, last=last))}"


def _right(lesson: Lesson, number: int, moment: LessonState, tr: Translate) -> list[str]:
    """The reason why the answer before was right, if there was one, and the events since."""
    why = [tr(lesson.words(number - 1, "why"))] if number else []
    return [*(tr(Text("lesson-right", why=each)) for each in why), *log(moment.seen, tr, LINES)]


def _wrong(problem: Text, tr: Translate) -> str:
    """The rule that an answer breaks, or that another is better."""
    return tr(problem if problem == BETTER else Text("lesson-wrong", why=tr(problem)))


def _answers(lesson: Lesson, number: int, game: Game, labels: Labels) -> list[Press]:
    tr, choices = labels.tr, game.choices(lesson.seat)
    presses = []
    for action in lesson.offered(number):
        address = Address("lesson", 0, number, f"{lesson.record.game}.{action}")
        said = spoken(choices, action, tr)
        if said == label(action, tr):
            presses.append(labels.press(address, action, ButtonStyle.secondary))
        else:
            presses.append(Press(address, said))
    return presses


def _last(lesson: Lesson, tr: Translate) -> list[Press]:
    game = lesson.record.game
    rules = Address("rules", 0, rest=f"{RulesPart.WHOLE}.{game}")
    play = Press(Address("open", 0, rest=game), tr(Text("press-play")), ButtonStyle.success)
    again = _begin(game, "press-learn-again", tr, ButtonStyle.secondary)
    return [play, again, Press(rules, tr(Text("press-rules")))]


def _begin(game: str, key: str, tr: Translate, style: ButtonStyle = ButtonStyle.primary) -> Press:
    return Press(Address("learn", 0, rest=game), tr(Text(key)), style)
