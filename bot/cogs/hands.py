"""Playing: hands, moves, and hints."""

import asyncio
from collections.abc import Sequence
from typing import Any

from discord import app_commands, ui

from bot.app import Click
from bot.clicks.answers import pressed
from bot.clicks.turns import completion, lookup
from bot.cogs.feature import Feature
from bot.cogs.finding import OFFERED, find, is_at_table
from bot.hosting.preferences import preferences_of
from bot.matches import absence
from bot.matches.lobby import seated
from bot.matches.match import Refused
from bot.matches.played import Played
from bot.replies import acknowledge
from bot.views import hand, scores, table
from bot.views.address import Address, reading
from bot.views.many_cards import picked_now
from bot.views.markdown import talk_markdown
from bot.views.plain import plain
from bot.views.press import Ask, labelled
from bot.words import talk
from games.choices import Choice, label, spoken
from games.game import DEAL
from games.players import has_hard
from games.text import Hint, IllegalAction, Text, Translate


class HandsCog(Feature):
    """`/hand`, `/hint` and `/move`."""

    @app_commands.command(description="Show your hand, only to you")
    async def hand(self, click: Click) -> None:
        """Answer with the hand and its controls."""
        played, seat = await own_hand(click)
        await self.bot.hands.show(click, played, seat)

    @app_commands.command(description="What a good player would do, and why")
    @lookup
    async def hint(self, click: Click) -> None:
        """Answer with the hand, the hint marked in it."""
        played, seat = await own_hand(click)
        await self.bot.hands.show(click, played, seat, await _hinting(played, seat))

    @app_commands.command(description="Play by typing, like QS, bid 4, or KH suit S")
    @app_commands.describe(text="Your move")
    async def move(self, click: Click, text: str) -> None:
        """Play what was typed, and answer with the hand after it."""
        played, seat = await own_hand(click)
        match = played.match.id
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
        tr, view = talk(played.names, game=played.match.game), played.view(seat)
        wanted = {typed.casefold(), view.game.read(typed).casefold()}
        choices = view.choices
        named = {action: _named(choices, action, tr) for action in view.legal()}
        return [
            app_commands.Choice(name=name[:100], value=action)
            for action, name in named.items()
            if any(text in action.casefold() or text in name.casefold() for text in wanted)
        ][:OFFERED]


async def own_hand(click: Click) -> tuple[Played, int]:
    """The match that the clicker plays in, and their seat; Refused if they play in none."""
    played = await click.client.tables.played(await find(click, plays=True))
    return played, seated(played.match, click.user.id)


def _named(choices: Sequence[Choice], action: str, tr: Translate) -> str:
    """The label of its button, or else the typed form with its meaning."""
    text, plain = spoken(choices, action, tr), label(action, tr)
    return text if text != plain else f"{text} ({action})"


async def _seat(click: Click, match: int) -> tuple[Played, int]:
    played = await click.client.tables.load(match)
    return played, seated(played.match, click.user.id)


async def _hinting(played: Played, seat: int) -> hand.Extra:
    return hand.hinting(played, seat, await _hint(played, seat))


async def _hint(played: Played, seat: int) -> Hint:
    hint = await asyncio.to_thread(played.view(seat).hint)
    if hint is None:
        raise Refused(Text("no-hint"))
    return hint


@pressed("hand", acknowledged=True)
async def show_hand(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Show my hand**: to the clicker alone, with the controls."""
    played, seat = await _seat(click, address.match)
    await click.client.hands.show(click, played, seat)


@pressed("here", acknowledged=True)
async def here(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**I'm back**: no computer plays for the clicker any more."""
    match = await click.client.tables.decide(address.match, absence.come_back, click.user.id)
    played, seat = await _seat(click, match.id)
    hands, message = click.client.hands, click.message
    is_direct = message is not None and message.id == match.seats[seat].hand_message
    is_open = message is not None and message.flags.ephemeral and not is_at_table(click, match)
    await (hands.answer if is_direct or is_open else hands.show)(click, played, seat)
    click.client.drawing.schedule(match.id)


@pressed("table")
@lookup
async def tell_table(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Describe the table**: to the clicker alone."""
    await tell(click, address.match)


async def tell(click: Click, match: int) -> None:
    """The table in words, to the clicker alone."""
    played, seat = await _seat(click, match)
    await click.client.sender.answer(click, table.in_words(played, seat))


@pressed("last")
@lookup
async def show_last_trick(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Last trick**: to the clicker alone."""
    played, seat = await _seat(click, address.match)
    prefs = await preferences_of(click.client.store.people, click.user.id)
    post = table.last_trick(played, seat, prefs.style, prefs.text_only)
    await click.client.sender.answer(click, click.client.avatars.shown(post, played.match))


@pressed("act")
async def act(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Play; a click that comes too late shows the hand as it is now, and says so."""
    bot, match, user = click.client, address.match, click.user.id
    try:
        played = await bot.tables.act(match, user, address.length, address.rest, click.id)
    except (Refused, IllegalAction) as no:
        played, seat = await _seat(click, match)
        extra = hand.Extra(notice=hand.notice(played, seat, no.words), refusal=no.words.key)
    else:
        seat, extra = seated(played.match, user), hand.PLAIN
    try:
        await bot.hands.answer(click, played, seat, extra)
    finally:
        bot.drawing.schedule(match)


@pressed("scores")
@lookup
async def show_scores(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Scores**: to the clicker alone."""
    played = await click.client.tables.load(address.match)
    prefs = await preferences_of(click.client.store.people, click.user.id)
    await click.client.sender.answer(click, scores.post(played, prefs.style, prefs.text_only))


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


@pressed("step")
async def begin(click: Click, address: Address, _values: Sequence[str]) -> None:
    """The first of two steps: a King, before its suit."""
    await _turn(click, address, *await _seat(click, address.match), hand.Extra(start=address.rest))


@pressed("back")
async def back(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Back to all the controls."""
    await _turn(click, address, *await _seat(click, address.match))


@pressed("hint")
@lookup
async def hint(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Mark the hint in the hand and say its reason."""
    played, seat = await _seat(click, address.match)
    await _turn(click, address, played, seat, await _hinting(played, seat))


@pressed("why")
@lookup
async def why(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Why?** below a hint: look ahead, and say what the best moves come to."""
    played, seat = await _seat(click, address.match)
    extra = hand.PLAIN
    if played.is_current(seat, address.length):
        hint, view = await _hint(played, seat), played.view(seat)
        move_values = await click.client.thinkers.weigh(view) if has_hard(type(view.game)) else None
        extra = hand.explaining(played, seat, hint, move_values)
    await _turn(click, address, played, seat, extra)


@pressed("choose")
async def choose(click: Click, address: Address, values: Sequence[str]) -> None:
    """A menu in place of buttons: do what the button would have done."""
    with reading():
        verb, _, rest = values[0].partition(" ")
    await click.client.press(click, Address(verb, address.match, address.length, rest))


@pressed("cards")
async def pick_cards(click: Click, address: Address, values: Sequence[str]) -> None:
    """Several cards picked: offer to play them, or say why they do not go together."""
    played, seat = await _seat(click, address.match)
    game = played.view(seat).game
    picked = picked_now(click.message, address, values)
    choices = game.choices(seat)
    if not played.is_current(seat, address.length) or picked.index >= len(choices):
        await _turn(click, address, played, seat)
        return
    action = game.read(choices[picked.index].action(picked.cards))
    if problem := game.check(seat, action):
        notice = hand.notice(played, seat, problem)
        extra = hand.Extra(notice=notice, refusal=problem.key, picked=picked)
    else:
        extra = hand.Extra(picked=picked, ready=action)
    await _turn(click, address, played, seat, extra)


@pressed("number")
async def ask_number(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Too many numbers for buttons: ask for one."""
    played, seat = await _seat(click, address.match)
    if not played.is_current(seat, address.length):
        await _turn(click, address, played, seat)
        return
    with reading():
        choice = played.view(seat).choices[int(address.rest)]
        least, most = (each(choice.numbers) + choice.beyond for each in (min, max))
        span = Text("option-range", least=str(least), most=str(most))
    what = choice.said or choice.verb
    typed, tr = Address("typed", address.match, address.length, what), talk()
    field: ui.TextInput[Any] = ui.TextInput(max_length=10)
    form = Ask(typed, tr(Text("number-title")), labelled(tr(span), field))
    await click.client.sender.ask(click, form, address)


@pressed("typed")
async def act_with_number(click: Click, address: Address, values: Sequence[str]) -> None:
    """Play the verb with the number typed."""
    with reading():
        rest = f"{address.rest} {values[0].strip()}"
    await act(click, Address("act", address.match, address.length, rest), ())


async def _turn(
    click: Click, address: Address, played: Played, seat: int, extra: hand.Extra = hand.PLAIN
) -> None:
    """Show the hand with something beside it; a stale message shows how things stand now."""
    if not played.is_current(seat, address.length):
        extra = hand.Extra(notice=talk()(Text("stale")))
    await click.client.hands.answer(click, played, seat, extra)


setup = HandsCog.setup
