"""Reviewing a finished match of one's own."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.turns import completion, lookup, turn
from bot.cogs.feature import Feature
from bot.cogs.finding import OFFERED, channel, choices
from bot.cogs.playing import HeldHand, use
from bot.cogs.replay import LARGEST
from bot.hosting.budget import Quota
from bot.hosting.preferences import preferences_of
from bot.matches.deciding import played_by, seat_then
from bot.matches.match import Match, Refused
from bot.matches.played import Played
from bot.operation.logs import note
from bot.views import hand
from bot.views import replay as replays
from bot.views import review as views
from bot.views.address import Address, NotOurs
from bot.views.post import Post
from bot.views.wrapping import unwrapped, wrap
from games.review import Review
from games.text import IllegalAction, Text


class ReviewCog(Feature):
    """`/review`."""

    @app_commands.command()
    @lookup
    async def review(
        self, click: Click, match: app_commands.Range[int, 1, LARGEST] | None = None
    ) -> None:
        """Answer with the review of one's own match, to the clicker alone."""
        number = match or next((each.id for each in await _own(click)), None)
        if number is None:
            raise Refused(Text("review-none-here"))
        note(match=number)
        await _open(click, number)

    @review.autocomplete("match")
    @completion
    async def matches(self, click: Click, typed: int | str) -> list[app_commands.Choice[int]]:
        """The clicker's matches that ended in this channel, the newest first."""
        names = {match.id: replays.entry(match) for match in await _own(click)}
        return choices(names, str(typed))


async def _own(click: Click) -> list[Match]:
    """The clicker's matches among the last that ended in this channel, the newest first."""
    ids = await click.client.store.archive.latest(channel(click), OFFERED)
    found = [await click.client.tables.get(match) for match in ids]
    return [match for match in found if played_by(match, click.user.id)]


@pressed("review")
@lookup
async def open_review(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Review**, below a finished match: to the clicker alone."""
    await _open(click, address.match)


async def _open(click: Click, number: int) -> None:
    """Show the review that is kept, or begin to make it."""
    bot, user = click.client, click.user.id
    match = await bot.reviews.reviewable(number, user)
    if kept := await bot.reviews.kept(match.id, user):
        await bot.sender.answer(click, await _first(click, match, kept))
        return
    bot.reviewing.check(user)
    bot.budget.count(Quota.REVIEWS, user)
    sent = await bot.sender.answer(click, views.progress(match, 0, 0))
    bot.reviewing.start(click, sent, match, lambda made: _first(click, match, made))


async def _first(click: Click, match: Match, review: Review) -> Post:
    """The first moment of a review, or that there is none."""
    if not review.moments:
        return views.nothing(match, review)
    return await _post(click, await _page(click, match, review, 0))


async def _page(click: Click, match: Match, review: Review, index: int) -> views.ReviewPage:
    number = review.moments[index].number
    seat = seat_then(match, number, click.user.id)
    assert seat is not None, "the decision was theirs"
    played = await click.client.reviews.moment(match, number)
    return views.ReviewPage(match, review, index, played, seat)


async def _post(click: Click, page: views.ReviewPage) -> Post:
    bot = click.client
    prefs = await preferences_of(bot.store.people, click.user.id)
    post = views.post(page, prefs, bot.card_emojis.of(prefs.style.deck, page.played.faces))
    return bot.avatars.shown(post, page.played.match)


@dataclass(frozen=True)
class ReviewedHand(HeldHand[Played]):
    """The hand of a moment of a review, from which moves are tried and none is played."""

    page: views.ReviewPage
    tried: list[str] = field(default_factory=list)

    async def played(self) -> Played:
        return self.page.played

    async def act(self, length: int, text: str) -> Played:
        game = self.page.view.game
        action = game.read(text)
        if problem := game.check(self.page.seat, action):
            raise IllegalAction(problem)
        self.tried.append(action)
        return self.page.played

    async def show(self, played: Played, seat: int, extra: hand.Extra = hand.PLAIN) -> None:
        page = replace(self.page, tried="".join(self.tried), extra=extra)
        await self.click.client.sender.update(self.click, await _post(self.click, page))

    def written(self, address: Address) -> Address:
        return wrap(address, Address("moment", self.id, self.page.index))

    def acted(self) -> None:
        """Nothing follows: nothing was played."""


@pressed("moment")
async def moment(click: Click, address: Address, values: Sequence[str]) -> None:
    """Turn to a moment of a review, try a move there, or see the answer."""
    click.client.budget.count(Quota.LOOKUPS, click.user.id)
    async with turn(click, Quota.LOOKUPS):  # which is over before a control that has one of its own
        page = await _at(click, address)
    if address.rest in ("", views.SHOW):
        page = replace(page, is_shown=bool(address.rest))
        await click.client.sender.update(click, await _post(click, page))
        return
    inner = replace(unwrapped(address), length=page.played.length)
    await use(ReviewedHand(click, page.match.id, page), inner, values)


async def _at(click: Click, address: Address) -> views.ReviewPage:
    """The page of a button; Refused or NotOurs where the clicker has no such moment."""
    bot, user = click.client, click.user.id
    match = await bot.reviews.reviewable(address.match, user)
    review = await bot.reviews.kept(match.id, user)
    if review is None or address.length >= len(review.moments):
        raise NotOurs
    return await _page(click, match, review, address.length)


setup = ReviewCog.setup
