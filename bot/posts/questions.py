"""Answers to those who have asked their table something: they say later what became of it.

Only the process that heard the click can change them, for as long as Discord lets it.
"""

from functools import partial

from bot import replies
from bot.endpoint import DISCORD_FAILED, passes
from bot.hosting.tables import Tables
from bot.matches.match import Match, Status
from bot.posts.sender import Click, Sender
from bot.posts.showing import Question, Response, Showings
from bot.posts.updates import Update
from bot.replies import Content, Sent
from bot.views import questions
from bot.views.plain import plain


class Questions:
    """Knows who reads that their table was asked, and until when it may answer."""

    def __init__(self, tables: Tables, sender: Sender, showings: Showings) -> None:
        self.tables, self.sender, self.showings = tables, sender, showings

    async def answer(self, click: Click, match: Match, in_place: bool = False) -> None:
        """Tell the clicker, maybe in place of what was pressed, that their table is asked."""
        told = questions.asked(match)
        if in_place and click.message:
            await self.sender.update(click, plain(told))
            sent = Sent(click.message.id, is_follow_up=False)
        else:
            sent = await replies.reply(click, Content(text=told))
        if match.proposal and match.lapses is not None:
            response = Response.of(self.tables.clock(), click, *sent)
            question = Question(response, match.proposal.what, match.lapses, len(match.decided))
            self.showings[match.id].questions.append(question)

    def plan(self, match: Match) -> dict[str, Update]:
        """How the answers come to say what became of questions that stand no more."""
        is_behind = any(not _stands(each, match) for each in self.showings[match.id].questions)
        return {"questions": partial(self.bring, match)} if is_behind else {}

    async def bring(self, match: Match) -> None:
        """Have the answers say what became of their questions."""
        showing = self.showings[match.id]
        for question in [each for each in showing.questions if not _stands(each, match)]:
            if self.tables.clock() <= question.response.until:
                await self._say(question, match)
            showing.questions = [each for each in showing.questions if each is not question]

    async def _say(self, question: Question, match: Match) -> None:
        response = question.response
        told = plain(questions.answered(match, question.what, question.after))
        try:
            await self.sender.finish(response.interaction, told, response.follow_up)
        except DISCORD_FAILED as error:
            if passes(error):
                raise  # else it was dismissed, or is too old


def _stands(question: Question, match: Match) -> bool:
    """Whether the table may still answer."""
    asked = match.proposal.what if match.status is Status.PLAYING and match.proposal else None
    return (asked, match.lapses) == (question.what, question.lapses)
