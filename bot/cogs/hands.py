"""Playing: hands, moves, and hints."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import app_commands

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.turns import completion, lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import LABEL, OFFERED, find, is_at_table
from bot.cogs.playing import CONTROLS, HeldHand, hint_of, use
from bot.matches import absence
from bot.matches.lobby import seated
from bot.matches.match import Refused
from bot.matches.played import Played
from bot.replies import acknowledge
from bot.shortening import shortened
from bot.views import hand, table
from bot.views.address import Address
from bot.views.markdown import talk_markdown
from bot.views.plain import plain
from bot.words import talk
from games.choices import Choice, label, spoken
from games.game import DEAL
from games.naming import unaccented
from games.text import IllegalAction, Text, Translate
from games.typed import meant


class HandsCog(Feature):
    """`/hand`, `/hint` and `/move`."""

    @app_commands.command()
    async def hand(self, click: Click) -> None:
        """Answer with the hand and its controls."""
        played, seat = await own_hand(click)
        await self.bot.hands.show(click, played, seat)

    @app_commands.command()
    @lookup
    async def hint(self, click: Click) -> None:
        """Answer with the hand, the hint marked in it."""
        played, seat = await own_hand(click)
        extra = hand.hinting(played, seat, await hint_of(played, seat))
        await self.bot.hands.show(click, played, seat, extra)

    @app_commands.command()
    async def move(self, click: Click, text: str) -> None:
        """Play what was typed, and answer with the hand after it."""
        played, seat = await own_hand(click)
        match, tr = played.match.id, talk(played.names, game=played.match.game, faces=played.faces)
        text = meant(played.view(seat), played.names, tr, text)
        try:
            played = await self.bot.tables.act(match, click.user.id, played.length, text, click.id)
        except IllegalAction as no:
            await self.bot.sender.answer(click, hand.refused(played, seat, no.words))
            return
        try:
            await self.bot.hands.show(click, played, seat)
        finally:
            self.bot.drawing.schedule(match)

    @move.autocomplete("text")
    @completion
    async def legal_actions(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The legal actions that hold what was typed; none for an onlooker."""
        try:
            played, seat = await own_hand(click)
        except Refused:
            return []
        tr = talk(played.names, game=played.match.game, faces=played.faces)
        view = played.view(seat)
        wanted = {unaccented(typed), unaccented(view.game.read(typed))}
        choices = view.choices
        named = {action: _named(choices, action, tr) for action in view.legal()}
        return [
            app_commands.Choice(name=shortened(name, LABEL), value=action)
            for action, name in named.items()
            if any(text in unaccented(action) or text in unaccented(name) for text in wanted)
        ][:OFFERED]


async def own_hand(click: Click) -> tuple[Played, int]:
    """The match that the clicker plays in, and their seat; Refused if they play in none."""
    played = await click.client.tables.played(await find(click, plays=True))
    return played, seated(played.match, click.user.id)


def _named(choices: Sequence[Choice], action: str, tr: Translate) -> str:
    """The label of its button, or else the typed form with its meaning."""
    text, plain = spoken(choices, action, tr), label(action, tr)
    return text if text != plain else f"{text} ({action})"


@dataclass(frozen=True)
class TableHand(HeldHand[Played]):
    """A hand at a table, whose number is the match's."""

    async def played(self) -> Played:
        return await self.click.client.tables.load(self.id)

    async def act(self, length: int, text: str) -> Played:
        bot, click = self.click.client, self.click
        return await bot.tables.act(self.id, click.user.id, length, text, click.id)

    async def show(self, played: Played, seat: int, extra: hand.Extra = hand.PLAIN) -> None:
        await self.click.client.hands.answer(self.click, played, seat, extra)

    def written(self, address: Address) -> Address:
        return address

    def acted(self) -> None:
        self.click.client.drawing.schedule(self.id)


@pressed(*CONTROLS)
async def use_control(click: Click, address: Address, values: Sequence[str]) -> None:
    """A button, a menu or a form of a hand."""
    await use(TableHand(click, address.match), address, values)


@pressed("hand", acknowledged=True)
async def show_hand(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Show my hand**: to the clicker alone, with the controls."""
    played, seat = await TableHand(click, address.match).seat()
    await click.client.hands.show(click, played, seat)


@pressed("here", acknowledged=True)
async def here(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**I'm back**: no computer plays for the clicker any more."""
    match = await click.client.tables.decide(address.match, absence.come_back, click.user.id)
    played, seat = await TableHand(click, match.id).seat()
    hands, message = click.client.hands, click.message
    is_direct = message is not None and message.id == match.seats[seat].hand_message
    is_open = message is not None and message.flags.ephemeral and not is_at_table(click, match)
    await (hands.answer if is_direct or is_open else hands.show)(click, played, seat)
    click.client.drawing.schedule(match.id)


async def tell(click: Click, match: int) -> None:
    """The table in words, to the clicker alone."""
    await click.client.sender.answer(click, table.in_words(*await TableHand(click, match).seat()))


@pressed("ready", acknowledged=True)
async def ready(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Ready** below the table: the next round is dealt once all have pressed it.

    Who still has to is told to the clicker alone: an edit of the table for it would count. What is
    pressed twice, and comes right after the deal, has nothing to do.
    """
    bot, length = click.client, address.length
    try:
        played = await bot.tables.act(address.match, click.user.id, length, DEAL, click.id)
    except Refused as no:
        if no.words.key != "stale" or (await bot.tables.load(address.match)).length > length + 1:
            raise
        await acknowledge(click)
        bot.drawing.schedule(address.match)
        return
    seat = seated(played.match, click.user.id)
    shown = bot.hands.shown[address.match]
    shown.seat(seat).notice.saw()
    if is_dealt := played.length > length:
        await acknowledge(click)
    else:
        noted = Text("ready-noted", seats=" ".join(map(str, played.unready)))
        told = plain(talk_markdown(played.names)(noted))
        await shown.answers.ready(click, seat, told)
    bot.drawing.schedule(address.match)
    if is_dealt:
        await shown.answers.all_ready()


setup = HandsCog.setup
