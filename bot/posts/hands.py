"""How a hand reaches its player: one direct message per match, edited in place.

Where direct messages are closed the player is told so once, and plays with **Show my hand**. Whose
turn it is gets the message anew, because edits do not ring.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from cachetools import LRUCache

from bot.endpoint import DISCORD_FAILED
from bot.hosting.preferences import DIRECT, Preferences, preferences_of, read_chosen, settings_of
from bot.hosting.tables import Tables
from bot.hosting.upkeep import Bring, Later
from bot.matches.match import Match, Person, Seat, Status
from bot.matches.played import Played
from bot.operation.emojis import Emojis
from bot.posts.access import Access
from bot.posts.avatars import Avatars
from bot.posts.direct import CLOSED, DirectChannels
from bot.posts.notices import Notices
from bot.posts.sender import Sender, is_old
from bot.posts.showing import Open, SeatShowing, Showings
from bot.ratelimits.requests import Requests, Urgency, urgency
from bot.store import Unavailable
from bot.views import hand, lobby
from bot.views.post import Post
from games import GAMES
from games.ending import Ratings

UNKNOWN = (10003, 10008)  # the channel or the message is gone
TOKEN_LIFE = 14 * 60  # seconds; Discord forgets an interaction after 15 minutes
FOLLOW = 1.0  # seconds between two looks at what other processes did
ANSWER = 1.5  # seconds that the answer to a click waits for another edit of the same message
SCENES = 250  # kept: one that a click was answered with is not made again for the drawing

log = logging.getLogger(__name__)


class Hands:
    """Brings hands to their players and keeps them true.

    Other processes draw the same matches: `begin` notices that one did, and `follow` watches for
    it.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        sender: Sender,
        requests: Requests,
        access: Access,
        emojis: Emojis,
        avatars: Avatars,
        draw_later: Callable[[int], None],
        in_cluster: bool = False,
    ) -> None:
        self.client, self.tables, self.sender, self.requests = client, tables, sender, requests
        self.emojis, self.avatars, self.showings = emojis, avatars, Showings()
        self.direct = DirectChannels(client, tables, requests)
        self.notices = Notices(client, tables, self.showings, access)
        self._draw_later, self._in_cluster = draw_later, in_cluster
        self.follow_table: Callable[[int], Awaitable[None]] | None = None
        self._scenes: LRUCache[tuple[Any, ...], hand.Bare] = LRUCache(SCENES)

    # Answers

    async def show(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        extra: hand.Extra = hand.PLAIN,
    ) -> None:
        """Answer a click or a command with the hand, to the clicker alone."""
        prefs = await preferences_of(self.tables.store.people, interaction.user.id)
        post = await self._post(played, seat, prefs, extra)
        self.saw(played.match.id, seat)
        self._keep_open(interaction, played, seat, *await self.sender.answer(interaction, post))
        await self._follow_open(played, seat, prefs)  # what came meanwhile was drawn without it

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        extra: hand.Extra = hand.PLAIN,
    ) -> None:
        """Answer a click on a hand message with the hand as it is now, in place."""
        message = interaction.message.id if interaction.message else 0
        known = self.showings[played.match.id].seats[seat]
        is_direct = message == played.match.seats[seat].hand_message
        async with _before_long(known.editing(is_direct)) as is_alone:
            played = await self._latest(played, seat)
            await self._answer(interaction, played, seat, extra, is_direct)
        if played.over:
            return  # nothing changes any more
        self.saw(played.match.id, seat)
        if is_direct:
            known.direct = self.open(interaction, message)
        else:
            self._keep_open(interaction, played, seat, message)
        if not is_alone:  # the other edit may have come later: draw once more
            self.sender.doubt(message)
            self._draw_later(played.match.id)

    def saw(self, match: int, seat: int) -> None:
        """Note that a player has just clicked: they need not be rung."""
        self.showings[match].seats[seat].seen = self.tables.clock()

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        extra: hand.Extra,
        is_direct: bool,
    ) -> None:
        prefs = await preferences_of(self.tables.store.people, interaction.user.id)
        post = await self._post(played, seat, prefs, extra, is_direct)
        await self.sender.update(interaction, post)
        if is_direct:
            self.showings[played.match.id].seats[seat].ends = played.ends
        if self._in_cluster:
            notice = hand.Extra(notice=extra.notice)
            await self._catch_up(interaction, played, seat, prefs, notice, is_direct)

    async def _catch_up(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        prefs: Preferences,
        extra: hand.Extra,
        is_direct: bool,
    ) -> None:
        """Another process may have drawn what has happened since, and our answer have hidden it."""
        with contextlib.suppress(*DISCORD_FAILED):  # the message is gone
            while not self.client.is_closed():
                now = await self.tables.load(played.match.id)
                if _user(now, seat) != interaction.user.id:
                    return
                shown = self._version(played, seat, prefs, is_direct)
                if self._version(now, seat, prefs, is_direct) == shown:
                    return
                played = now
                post = await self._post(now, seat, prefs, extra, is_direct)
                await self.sender.finish(interaction, post)

    def _keep_open(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        message: int,
        is_follow_up: bool = False,
    ) -> None:
        if not played.over:  # else it stays as it is
            opened = self.open(interaction, message, is_follow_up)
            self.showings[played.match.id].seats[seat].opened = opened

    def open(
        self, interaction: discord.Interaction[Any], message: int, is_follow_up: bool = False
    ) -> Open:
        """A message that can be edited by this click from now on."""
        return Open(interaction, message, self.tables.clock() + TOKEN_LIFE, is_follow_up)

    async def _post(
        self,
        played: Played,
        seat: int,
        prefs: Preferences,
        extra: hand.Extra = hand.PLAIN,
        is_direct: bool = False,
    ) -> Post:
        if seat in played.away:
            return hand.away(played)
        ratings = await self.ratings(played.match, seat) if played.over else {}
        bare, emojis = self._scene(played, seat, prefs), self.emojis.of(prefs.style.deck)
        has_words = (await settings_of(self.tables.store.people, played.match.guild)).has_words
        post = hand.post(played, seat, prefs, bare, extra, is_direct, ratings, emojis, has_words)
        return self.avatars.shown(post, played.match)

    async def _latest(self, played: Played, seat: int) -> Played:
        """The same match as it stands now, unless whoever sat there has left: they see no more."""
        latest = await self.tables.latest(played)
        return latest if _user(latest, seat) == _user(played, seat) else played

    async def ratings(self, match: Match, seat: int | None) -> Ratings:
        """How a match changed the ratings that a seat, or an onlooker (None), may see; none where
        all play together, whose mean scores the leaderboard tells.
        """
        if GAMES[match.game].together:
            return {}
        every = await self.tables.store.archive.ratings(match.id)
        found = {
            n: every[sitter.last] for n, sitter in enumerate(match.seats) if sitter.last in every
        }
        return {
            n: (each.before, each.after)
            for n, each in found.items()
            if n == seat or (n in match.people and each.is_public)
        }

    def _version(self, played: Played, seat: int, prefs: Preferences, is_direct: bool) -> Hashable:
        return hand.version(played, seat, prefs, self._scene(played, seat, prefs), is_direct)

    def _scene(self, played: Played, seat: int, prefs: Preferences) -> hand.Bare:
        """The bare scene, made once for each state of the match."""
        said = tuple(played.match.said.items())
        what = played.match.id, played.match.revision, played.length, seat, prefs, said
        if what not in self._scenes:
            self._scenes[what] = hand.scene(played, seat, prefs)
        return self._scenes[what]

    # Drawing

    def begin(self, match: Match) -> None:
        """Edit all once more if it was another process that drew this match last."""
        if self.showings[match.id].drawn != match.drawn:
            self._doubt(match)

    async def plan(self, played: Played) -> dict[str, Bring]:
        """How each hand, and each notice of a turn, that is not up to date is brought so."""
        match, plan = played.match, dict[str, Bring]()
        settings = await settings_of(self.tables.store.people, match.guild)
        known = self.showings[match.id]
        known.followed = match.revision
        for seat, sitter in enumerate(match.seats):
            comes = False
            if sitter.user is not None:
                player = await self.tables.store.people.player(sitter.user)
                prefs = read_chosen(Preferences, player.prefs)
                is_excused = bool(prefs.action(played, seat))
                known.seats[seat].excused = played.asked if is_excused else None
                if self._is_behind(known.seats[seat], played, seat, prefs):
                    plan[f"open hand {seat}"] = partial(self._follow_open, played, seat, prefs)
                is_wanted = settings.hands == prefs.hands == DIRECT and not match.answers_only
                is_direct = is_wanted and not player.dm_closed
                comes = is_direct and not known.seats[seat].out_of_reach
                if comes and self._is_to_change(played, seat, prefs):
                    plan[f"hand {seat}"] = partial(self._hand, played, seat, prefs)
                elif not is_direct and sitter.hand_message:
                    plan[f"hand {seat}"] = partial(self._withdraw, match, seat)
            elif sitter.last:
                rated = await self.ratings(match, seat) if played.over else {}
                post = hand.left(played, seat, rated.get(seat))
                if self._is_left_behind(match, seat, post):
                    plan[f"hand {seat}"] = partial(self._part, match, seat, post)
            if not match.answers_only and self.notices.is_to_change(played, seat, comes):
                plan[f"notice {seat}"] = partial(self.notices.turn, played, seat, comes)
        return plan

    def _is_to_change(self, played: Played, seat: int, prefs: Preferences) -> bool:
        """Whether a direct message shows too little, or is to ring.

        The end of a trick alone is shown where that is free.
        """
        known, message = self.showings[played.match.id].seats[seat], _message(played, seat)
        if not self.sender.shows(message, self._version(played, seat, prefs, True)):
            return True
        is_free = known.click_on(message, self.tables.clock()) is not None
        return (is_free and known.ends != played.ends) or self.notices.is_due(played, seat)

    async def _hand(self, played: Played, seat: int, prefs: Preferences) -> None:
        """Bring a direct message up to date; who cannot be reached so is told, once."""
        match, known = played.match, self.showings[played.match.id].seats[seat]
        if known.out_of_reach:
            return
        try:
            await self._direct(played, seat, prefs)
        except Later:
            await self.notices.late(played, seat)
            raise
        except discord.HTTPException as error:
            if error.code in CLOSED:
                sitter = match.seats[seat]
                person = Person(sitter.user or 0, sitter.name)
                await self.tables.store.people.set_dm_closed(match.id, person)
                await self.notices.closed(played, seat)
                return
            if error.status < 500:
                await self.notices.late(played, seat)
            if error.status != 403:
                raise
            known.out_of_reach = True  # each refusal counts: too many get a bot blocked
            log.warning("the hand of seat %d is refused: %s", seat, error)

    async def _direct(self, played: Played, seat: int, prefs: Preferences) -> None:
        """Edit the direct message; send it where there is none, where it is old, and to ring.

        The old one goes before: whoever dies leaves no second.
        """
        played = await self._latest(played, seat)
        match, known = played.match, self.showings[played.match.id].seats[seat]
        if match.seats[seat].hand_message in (None, known.gone):  # it may just have been sent
            row = await self.tables.get(match.id)
            if row.seats[seat].user != _user(played, seat):
                return
            played = replace(played, match=replace(match, seats=row.seats))
        sitter = played.match.seats[seat]
        if sitter.hand_channel and (old := sitter.hand_message):
            place = self.client.get_partial_messageable(sitter.hand_channel)
            message = place.get_partial_message(old)
            if self.notices.is_due(played, seat) or is_old(old, self.tables.clock()):
                await self._delete(message, known)
            elif await self._edited(message, played, seat, prefs):
                return
        await self._send(played, seat, prefs)

    async def _edited(
        self, message: discord.PartialMessage, played: Played, seat: int, prefs: Preferences
    ) -> bool:
        """Edit a direct message to what it is to show when it goes out; False if it is gone."""
        shown = played

        async def newest() -> Post | None:
            nonlocal shown
            shown = await self._latest(played, seat)
            if not self._is_to_change(shown, seat, prefs):
                return None
            return await self._post(shown, seat, prefs, is_direct=True)

        try:
            await self._edit(message, played.match, seat, newest)
        except discord.NotFound as error:
            if error.code not in UNKNOWN:
                raise
            return False
        self.showings[shown.match.id].seats[seat].ends = shown.ends
        return True

    async def _edit(
        self,
        message: discord.PartialMessage,
        match: Match,
        seat: int,
        newest: Callable[[], Awaitable[Post | None]],
    ) -> None:
        """Edit a direct message, unless there is nothing newer.

        By the click that it answered last, for as long as Discord lets us: that is free. Else it
        waits until its channel can be edited.
        """
        known = self.showings[match.id].seats[seat]
        if click := known.click_on(message.id, self.tables.clock()):
            try:
                async with known.editing(is_direct=True):
                    if post := await newest():
                        await self.sender.finish(click, post)
                return
            except DISCORD_FAILED as error:
                log.info("the hand of seat %d is not edited by its click: %s", seat, error)
                known.direct = None
        async with (
            self.requests.edit(message.channel.id, Urgency.PLAY, match.id, match.host),
            known.editing(is_direct=True),
        ):
            if post := await newest():
                await self.sender.edit(message, post)

    async def _send(self, played: Played, seat: int, prefs: Preferences) -> None:
        """A new direct message, which rings if its player is to be called to their turn."""
        match, sitter = played.match, played.match.seats[seat]
        known, user = self.showings[match.id].seats[seat], sitter.user or 0
        private = await self.direct.to(user, match.host)
        post = await self._post(played, seat, prefs, is_direct=True)
        nonce, rings = _nonce(match, seat, sitter), self.notices.is_due(played, seat)
        with urgency(Urgency.PLAY, match.host):
            try:
                sent = await self.sender.send(private, post, nonce, rings=rings)
            except discord.NotFound:  # the channel that was remembered is gone
                private = await self.direct.open(user, match.host)
                sent = await self.sender.send(private, post, nonce, rings=rings)
        known.ends, known.told = played.ends, self.notices.told(played, seat)
        if rings:
            known.told = played.asked
        await self.tables.store.set_hand(match.id, seat, sent.channel.id, sent.id, known.told)

    def close(self, match: Match) -> dict[str, Bring]:
        """How the messages of a match that was closed are to say so."""
        post = replace(lobby.closed(match), version="closed")
        return {
            f"hand {seat}": partial(self._part, match, seat, post)
            for seat in range(len(match.seats))
            if self._is_left_behind(match, seat, post)
        }

    def _is_left_behind(self, match: Match, seat: int, post: Post) -> bool:
        """Whether messages of somebody who plays no more show anything else than this."""
        message, known = match.seats[seat].hand_message, self.showings[match.id].seats[seat]
        if known.opened is not None:
            return True
        return bool(message and not known.out_of_reach) and not self.sender.shows(
            message or 0, post.version
        )

    async def _part(self, match: Match, seat: int, post: Post) -> None:
        """The last state of the messages of somebody who plays no more."""
        sitter, known = match.seats[seat], self.showings[match.id].seats[seat]

        async def last() -> Post:
            return post

        if sitter.hand_channel and sitter.hand_message and not known.out_of_reach:
            place = self.client.get_partial_messageable(sitter.hand_channel)
            message = place.get_partial_message(sitter.hand_message)
            try:
                await self._edit(message, match, seat, last)
            except (discord.NotFound, discord.Forbidden):
                known.out_of_reach = True  # else it would be tried again at each action
        if opened := known.opened:
            known.opened = None
            with contextlib.suppress(*DISCORD_FAILED):  # dismissed, or too old
                await self.sender.finish(opened.interaction, post, opened.follow_up)

    async def _withdraw(self, match: Match, seat: int) -> None:
        """Take a direct message away whose player, or server, does not want it any more."""
        sitter, known = match.seats[seat], self.showings[match.id].seats[seat]
        place = self.client.get_partial_messageable(sitter.hand_channel or 0)
        await self._delete(place.get_partial_message(sitter.hand_message or 0), known)
        await self.tables.store.set_hand(match.id, seat, None, None)
        known.told = None
        self._draw_later(match.id)  # they are called to their turn in the channel

    async def _delete(self, message: discord.PartialMessage, known: SeatShowing) -> None:
        """Take a direct message away, by the click that it answered last if that is possible."""
        known.gone = message.id
        if click := known.click_on(message.id, self.tables.clock()):
            with contextlib.suppress(*DISCORD_FAILED):
                await click.delete_original_response()
                return
        with urgency(Urgency.PLAY), contextlib.suppress(discord.NotFound, discord.Forbidden):
            await message.delete()

    # Hands shown by **Show my hand**

    def _is_behind(self, known: SeatShowing, played: Played, seat: int, prefs: Preferences) -> bool:
        """Whether a hand is open that shows too little, and that Discord still lets us edit."""
        shown = known.opened
        if shown is None or self.tables.clock() > shown.until:
            known.opened = None
            return False
        return not self.sender.shows(shown.message, self._version(played, seat, prefs, False))

    async def _follow_open(self, played: Played, seat: int, prefs: Preferences) -> None:
        known = self.showings[played.match.id].seats[seat]
        async with known.editing(is_direct=False):
            played = await self._latest(played, seat)
            if not self._is_behind(known, played, seat, prefs):
                return
            shown = known.opened
            assert shown is not None, "it is behind"
            if shown.interaction.user.id != _user(played, seat):
                known.opened = None
                return
            try:
                post = await self._post(played, seat, prefs)
                await self.sender.finish(shown.interaction, post, shown.follow_up)
            except DISCORD_FAILED:  # dismissed, or too old
                if known.opened is shown:  # no newer one was opened meanwhile
                    known.opened = None

    async def follow_on(self) -> None:
        """Follow until cancelled."""
        while True:
            await asyncio.sleep(FOLLOW)
            try:
                await self.follow()
            except Unavailable as error:
                log.warning("cannot follow what other processes draw: %s", error)
            except Exception:
                log.exception("cannot follow what other processes draw")

    async def follow(self) -> None:
        """Keep the hands that were shown here true when others draw; forget what is over."""
        for match, revision in (await self.tables.store.revisions([*self.showings])).items():
            if match in self.showings and self.showings[match].followed != revision:
                await self._refresh(await self.tables.get(match))

    async def _refresh(self, match: Match) -> None:
        self.showings[match.id].followed = match.revision
        if match.answers_only and self.follow_table:
            await self.follow_table(match.id)
        if match.status in (Status.PLAYING, Status.OVER):
            played = await self.tables.load(match.id)
            for seat in [*self.showings[match.id].seats]:
                user = match.seats[seat].user or 0
                prefs = await preferences_of(self.tables.store.people, user)
                await self._follow_open(played, seat, prefs)
        if match.status in (Status.CLOSED, Status.OVER):
            self.forget(match)
        self._draw_later(match.id)  # what failed here rests, unless others have drawn it since

    def forget(self, match: Match) -> None:
        """Nothing of a match will change any more."""
        self._doubt(match)
        self.showings.pop(match.id, None)

    def _doubt(self, match: Match) -> None:
        """Forget what a match's messages show, so that they are edited once more."""
        self.sender.doubt(match.message)
        for seat, sitter in enumerate(match.seats):
            self.sender.doubt(sitter.hand_message)
            if opened := self.showings[match.id].seats[seat].opened:
                self.sender.doubt(opened.message)


def _user(played: Played, seat: int) -> int | None:
    """Who sits there."""
    return played.match.seats[seat].user


def _message(played: Played, seat: int) -> int:
    """The direct message of a seat, 0 if there is none."""
    return played.match.seats[seat].hand_message or 0


@contextlib.asynccontextmanager
async def _before_long(lock: asyncio.Lock) -> AsyncIterator[bool]:
    """Wait until no other edit of a hand is under way, but no answer must be late for that."""
    try:
        async with asyncio.timeout(ANSWER):
            await lock.acquire()
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()


def _nonce(match: Match, seat: int, sitter: Seat) -> str:
    """What keeps Discord from posting a hand twice, if we die before we store where it is.

    At most 25 characters; another hand follows only a message that is gone.
    """
    return f"{match.created * 1000:.0f}-{seat}-{(sitter.hand_message or 0) % 10**6}"
