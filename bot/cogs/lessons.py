"""Learning a game, step by step on a fixed deal."""

from collections.abc import Sequence

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.names import name_of
from bot.clicks.turns import lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import find_game, game_name, offered
from bot.hosting.preferences import preferences_of
from bot.matches.match import Refused
from bot.views import lessons as views
from bot.views.address import Address, NotOurs, reading
from bot.views.post import Post
from bot.words import by_name
from games import GAMES
from games.lessons import Lesson, lesson_of, taught
from games.text import Text


class LessonsCog(Feature):
    """`/learn`."""

    @app_commands.command()
    @lookup
    async def learn(self, click: Click, game: str) -> None:
        """Answer with the first step, to the asker alone."""
        await self.bot.sender.answer(click, await _post(click, _lesson(find_game(game)), 0))

    @learn.autocomplete("game")
    async def game_choices(self, _click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The games that have a lesson."""
        return offered(by_name(taught()), typed)


@pressed("learn")
@lookup
async def begin(click: Click, address: Address, values: Sequence[str]) -> None:
    """The first step, in a message of its own; the game is picked, or named by a button."""
    with reading():
        lesson = _lesson(GAMES[values[0] if values else address.rest].key)
    await click.client.sender.answer(click, await _post(click, lesson, 0))


@pressed("lesson")
@lookup
async def answer(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Go on to the next step, or say why not; nothing is stored, the button says where one is."""
    number = address.length
    with reading():
        key, _, action = address.rest.partition(".")
        lesson = _lesson(GAMES[key].key)
        if action not in lesson.offered(number):
            raise NotOurs
    problem = lesson.problem(number, action)
    post = await _post(click, lesson, number if problem else number + 1, problem)
    await click.client.sender.update(click, post)


def _lesson(game: str) -> Lesson:
    """The lesson of a game; Refused if there is none."""
    if lesson := lesson_of(game):
        return lesson
    raise Refused(Text("lesson-none", game=game_name(game)))


async def _post(click: Click, lesson: Lesson, number: int, problem: Text | None = None) -> Post:
    bot = click.client
    prefs = await preferences_of(bot.store.people, click.user.id)
    emojis = bot.card_emojis.of(prefs.style.deck, lesson.at(number).game.faces)
    return views.post(lesson, number, name_of(click.user), prefs, emojis, problem)


setup = LessonsCog.setup
