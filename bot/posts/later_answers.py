"""Answers to clicks at a match that are changed later: asked questions, and **Ready**.

Only the process that heard the click can change them, for as long as Discord lets it.
"""

import contextlib
from dataclasses import dataclass
from functools import partial

from bot import replies
from bot.endpoint import DISCORD_FAILED, passes
from bot.matches.match import Match, Status
from bot.posts.click_language import language_of_click
from bot.posts.shown import Response, Services, response
from bot.posts.updates import Update
from bot.replies import Click, Content, Sent
from bot.views import questions
from bot.views.plain import plain
from bot.views.post import Post
from bot.words import speaking


@dataclass(frozen=True)
class Question:
    """The answer to a proposal's author, after so many decisions."""

    response: Response
    what: str
    lapses: float
    after: int

    def is_open(self, match: Match) -> bool:
        """True if the table may still answer."""
        asked = match.proposal.what if match.status is Status.PLAYING and match.proposal else None
        return (asked, match.lapses) == (self.what, self.lapses)


class LaterAnswers:
    """The answers of one match that have become untrue once something else happens."""

    def __init__(self, services: Services) -> None:
        self.tables, self.sender = services.tables, services.sender
        self._questions: list[Question] = []
        self._ready: dict[int, Response] = {}  # the newest of each seat

    async def ask(self, click: Click, match: Match, in_place: bool = False) -> None:
        """Tell the clicker, maybe in place of what was pressed, that their table is asked."""
        asked = questions.asked(match)
        if in_place and click.message:
            await self.sender.update(click, plain(asked))
            sent = Sent(click.message.id, is_follow_up=False)
        else:
            sent = await replies.reply(click, Content(text=asked))
        if match.proposal and match.lapses is not None:
            answer = response(click, sent, self.tables.clock())
            question = Question(answer, match.proposal.what, match.lapses, len(match.decided))
            self._questions.append(question)

    def plan(self, match: Match) -> dict[str, Update]:
        """The update by which the answers say what became of questions that are closed."""
        if all(each.is_open(match) for each in self._questions):
            return {}
        return {"questions": partial(self.sync, match)}

    async def sync(self, match: Match) -> None:
        """Have the answers say what became of their questions."""
        for question in [each for each in self._questions if not each.is_open(match)]:
            if self.tables.clock() <= question.response.until:
                await self._say(question, match)
            self._questions = [each for each in self._questions if each is not question]

    async def _say(self, question: Question, match: Match) -> None:
        answer = question.response
        with speaking(language_of_click(answer.interaction), match.game):
            post = plain(questions.answered(match, question.what, question.after))
        try:
            await self.sender.finish(answer.interaction, post, answer.follow_up)
        except DISCORD_FAILED as error:
            if passes(error):
                raise  # else it was dismissed, or is too old

    async def ready(self, click: Click, seat: int, post: Post) -> None:
        """Answer a press of **Ready**, in the place of the player's last such answer."""
        sent = await self.sender.answer(click, post)
        last = self._ready.get(seat)
        self._ready[seat] = response(click, sent, self.tables.clock())
        await self._take_back(last)

    async def all_ready(self) -> None:
        """Delete the answers that name the players who have yet to press **Ready**."""
        while self._ready:
            await self._take_back(self._ready.popitem()[1])

    async def _take_back(self, answer: Response | None) -> None:
        if answer and self.tables.clock() <= answer.until:
            with contextlib.suppress(*DISCORD_FAILED):  # its reader may have dismissed it
                await replies.take_back(answer.interaction, answer.sent)
