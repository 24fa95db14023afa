"""Controls of a hand: what its buttons, menus and forms do, at a table or alone.

Each is given a `HeldHand`, which alone knows where the hand is kept and how it is shown.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from discord import ui

from bot.app import Click
from bot.clicks.turns import lookup
from bot.hosting.preferences import preferences_of
from bot.matches.lobby import seated
from bot.matches.match import Refused
from bot.matches.played import Played
from bot.views import hand, scores, table
from bot.views.address import Address, NotOurs, reading
from bot.views.many_cards import picked_now
from bot.views.press import Ask, labelled
from bot.words import talk
from games.choices import label
from games.players import has_hard
from games.text import Hint, IllegalAction, Text

P = TypeVar("P", bound=Played)


@dataclass(frozen=True)
class HeldHand(ABC, Generic[P]):
    """The hand that somebody plays from by a click."""

    click: Click
    id: int

    @abstractmethod
    async def played(self) -> P:
        """The match as it is now; Refused if there is none that could be played or seen."""

    @abstractmethod
    async def act(self, length: int, text: str) -> P:
        """Play; Refused or IllegalAction if nothing was."""

    @abstractmethod
    async def show(self, played: P, seat: int, extra: hand.Extra = hand.PLAIN) -> None:
        """Answer with the hand as it is, in place of what was clicked."""

    @abstractmethod
    def written(self, address: Address) -> Address:
        """The address as the hand's message has it."""

    @abstractmethod
    def acted(self) -> None:
        """Begin what follows once a click that was to play has been answered."""

    async def seat(self) -> tuple[P, int]:
        """The match as it is now and the clicker's seat; Refused for an onlooker."""
        played = await self.played()
        return played, seated(played.match, self.click.user.id)


Control: TypeAlias = Callable[[Click, HeldHand[Any], Address, Sequence[str]], Awaitable[None]]

CONTROLS: Final[dict[str, Control]] = {}
"""By verb."""
IN_MENUS: Final = ("act", "step", "number")
"""The verbs of buttons in whose place there can be a menu; a hint has its price beside its own."""


def control(verb: str) -> Callable[[Control], Control]:
    """Make a function what the control of this verb does."""

    def register(answer: Control) -> Control:
        CONTROLS[verb] = answer
        return answer

    return register


async def use(held: HeldHand[Any], address: Address, values: Sequence[str]) -> None:
    """Do what a control of a hand is for; NotOurs if no hand has it."""
    if address.verb not in CONTROLS:
        raise NotOurs
    await CONTROLS[address.verb](held.click, held, address, values)


async def hint_of(played: Played, seat: int) -> Hint:
    """The hint for a seat; Refused if it has nothing to decide."""
    hint = await asyncio.to_thread(played.view(seat).hint)
    if hint is None:
        raise Refused(Text("no-hint"))
    return hint


@control("act")
async def act(_click: Click, held: HeldHand[Any], address: Address, _values: Sequence[str]) -> None:
    """Play; a click that comes too late shows the hand as it is now, and says so."""
    try:
        played = await held.act(address.length, address.rest)
    except (Refused, IllegalAction) as no:
        played, seat = await held.seat()
        extra = hand.Extra(notice=hand.notice(played, seat, no.words), refusal=no.words.key)
    else:
        seat, extra = seated(played.match, held.click.user.id), hand.PLAIN
    try:
        await held.show(played, seat, extra)
    finally:
        held.acted()


@control("table")
@lookup
async def tell_table(
    click: Click, held: HeldHand[Any], _address: Address, _values: Sequence[str]
) -> None:
    """**Describe the table**: to the clicker alone."""
    await click.client.sender.answer(click, table.in_words(*await held.seat()))


@control("last")
@lookup
async def show_last_trick(
    click: Click, held: HeldHand[Any], _address: Address, _values: Sequence[str]
) -> None:
    """**Last trick**: to the clicker alone."""
    played, seat = await held.seat()
    prefs = await preferences_of(click.client.store.people, click.user.id)
    post = table.last_trick(played, seat, prefs.style, prefs.text_only)
    await click.client.sender.answer(click, click.client.avatars.shown(post, played.match))


@control("scores")
@lookup
async def show_scores(
    click: Click, held: HeldHand[Any], _address: Address, _values: Sequence[str]
) -> None:
    """**Scores**: to the clicker alone."""
    played = await held.played()
    prefs = await preferences_of(click.client.store.people, click.user.id)
    await click.client.sender.answer(click, scores.post(played, prefs.style, prefs.text_only))


@control("step")
async def begin(
    _click: Click, held: HeldHand[Any], address: Address, _values: Sequence[str]
) -> None:
    """The first of two steps: a King, before its suit."""
    played, seat = await held.seat()
    with reading():
        label(address.rest, talk(game=played.match.game))  # the hand says it above its second step
    await _turn(held, address, played, seat, hand.Extra(start=address.rest))


@control("back")
async def back(
    _click: Click, held: HeldHand[Any], address: Address, _values: Sequence[str]
) -> None:
    """Back to all the controls."""
    await _turn(held, address, *await held.seat())


@control("hint")
@lookup
async def hint(
    _click: Click, held: HeldHand[Any], address: Address, _values: Sequence[str]
) -> None:
    """Mark the hint in the hand and say its reason."""
    played, seat = await held.seat()
    extra = hand.hinting(played, seat, await hint_of(played, seat))
    await _turn(held, address, played, seat, extra)


@control("why")
@lookup
async def why(click: Click, held: HeldHand[Any], address: Address, _values: Sequence[str]) -> None:
    """**Why?** below a hint: look ahead, and say what the best moves come to."""
    played, seat = await held.seat()
    extra = hand.PLAIN
    if played.is_current(seat, address.length):
        hint, view = await hint_of(played, seat), played.view(seat)
        move_values = await click.client.thinkers.weigh(view) if has_hard(type(view.game)) else None
        extra = hand.explaining(played, seat, hint, move_values)
    await _turn(held, address, played, seat, extra)


@control("choose")
async def choose(
    _click: Click, held: HeldHand[Any], address: Address, values: Sequence[str]
) -> None:
    """A menu in place of buttons: do what the button would have done."""
    with reading():
        verb, _, rest = values[0].partition(" ")
    if verb not in IN_MENUS:
        raise NotOurs
    await use(held, Address(verb, address.match, address.length, rest), ())


@control("cards")
async def pick_cards(
    click: Click, held: HeldHand[Any], address: Address, values: Sequence[str]
) -> None:
    """Several cards picked: offer to play them, or say why they do not go together."""
    played, seat = await held.seat()
    game = played.view(seat).game
    picked = picked_now(click.message, held.written(address), values)
    choices = game.choices(seat)
    if not played.is_current(seat, address.length) or picked.index >= len(choices):
        await _turn(held, address, played, seat)
        return
    choice = choices[picked.index]
    start = game.read(choice.action(picked.cards))
    action = f"{start} {choice.words[0]}" if choice.words else start
    if problem := game.check(seat, action):
        notice = hand.notice(played, seat, problem)
        extra = hand.Extra(notice=notice, refusal=problem.key, picked=picked)
    elif choice.words:
        extra = hand.Extra(picked=picked, start=start)
    else:
        extra = hand.Extra(picked=picked, ready=action)
    await _turn(held, address, played, seat, extra)


@control("number")
async def ask_number(
    click: Click, held: HeldHand[Any], address: Address, _values: Sequence[str]
) -> None:
    """Too many numbers for buttons: ask for one."""
    played, seat = await held.seat()
    if not played.is_current(seat, address.length):
        await _turn(held, address, played, seat)
        return
    with reading():
        choice = played.view(seat).choices[int(address.rest)]
        least, most = (each(choice.numbers) + choice.beyond for each in (min, max))
        span = Text("option-range", least=str(least), most=str(most))
    what = choice.said or choice.verb
    typed, tr = Address("typed", address.match, address.length, what), talk()
    field: ui.TextInput[Any] = ui.TextInput(max_length=10)
    form = Ask(held.written(typed), tr(Text("number-title")), labelled(tr(span), field))
    await click.client.sender.ask(click, form, held.written(address))


@control("typed")
async def act_with_number(
    click: Click, held: HeldHand[Any], address: Address, values: Sequence[str]
) -> None:
    """Play the verb with the number typed."""
    with reading():
        rest = f"{address.rest} {values[0].strip()}"
    await act(click, held, Address("act", address.match, address.length, rest), ())


async def _turn(
    held: HeldHand[P], address: Address, played: P, seat: int, extra: hand.Extra = hand.PLAIN
) -> None:
    """Show the hand with something beside it; a stale message shows how things stand now."""
    if not played.is_current(seat, address.length):
        extra = hand.Extra(notice=talk()(Text("stale")))
    await held.show(played, seat, extra)
