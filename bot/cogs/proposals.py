"""Proposals to a table: made, agreed to, and declined."""

from collections.abc import Sequence

from bot.app import Click, private
from bot.clicks.answers import pressed
from bot.clicks.names import person
from bot.cogs.feature import Feature
from bot.hosting.languages import at_table
from bot.matches import guests, proposals
from bot.matches.match import REDEAL, VOID, Match
from bot.replies import acknowledge, take_back
from bot.views import leaving, verify
from bot.views.address import Address, reading
from bot.words import talk
from games.game import UNDO
from games.text import Text


class ProposalsCog(Feature):
    """It has no command: what may be proposed has its button or command where it is wanted."""


async def propose(click: Click, match: Match, what: str) -> None:
    """Make a proposal by a command; its author learns until when the table may answer."""
    if not await click.client.is_first(click):
        return
    tables, user = click.client.tables, click.user.id
    match = await (
        tables.undo(match.id, user) if what == UNDO else tables.agree(match.id, user, what)
    )
    if match.agreed(REDEAL):
        await _deal_again(click, match)
    else:
        await click.client.hands.shown[match.id].answers.ask(click, match)
    click.client.drawing.schedule(match.id)


@pressed("agree", once=True, acknowledged=True)
async def agree(click: Click, address: Address, _values: Sequence[str]) -> None:
    """Propose something, or agree to what somebody has proposed."""
    match = await click.client.tables.agree(address.match, click.user.id, address.rest)
    message = click.message
    if match.agreed(REDEAL):
        await _deal_again(click, match)
    elif address.rest == VOID and message and message.flags.ephemeral:  # instead of leaving
        await click.client.sender.update(click, leaving.proposed(match))
    else:
        await acknowledge(click)
    click.client.drawing.schedule(match.id)


async def _deal_again(click: Click, match: Match) -> None:
    """Deal new cards by the number of a message that all can read, as at the start."""
    with at_table(match):
        told = verify.deal(person(click).name, match)
    sent = await click.client.sender.answer(click, told, private=False)
    try:
        await click.client.tables.decide(match.id, proposals.redealt, sent.message)
    except Exception:
        await take_back(click, sent)
        raise


async def ask_in(click: Click, match: Match) -> None:
    """Ask a table to let the clicker have a computer's seat."""
    match = await click.client.tables.ask_in(match.id, person(click))
    await click.client.store.people.set_dm_open(click.user.id)  # it may be so again
    await click.client.hands.shown[match.id].answers.ask(click, match)
    click.client.drawing.schedule(match.id)


async def stay_out(click: Click, match: Match) -> None:
    """Take back that the clicker wants to sit down."""
    await click.client.tables.decide(match.id, guests.withdraw, click.user.id)
    await private(click, talk()(Text("you-stay-out", place=f"<#{match.channel}>")))
    click.client.drawing.schedule(match.id)


@pressed("enter", once=True, acknowledged=True)
async def enter(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Sit down** during a match, or **Don't sit down** for a guest who was let in."""
    match = await click.client.tables.get(address.match)
    if match.guest_seat is not None and match.guest == click.user.id:
        await stay_out(click, match)
    else:
        await ask_in(click, match)


@pressed("resume", once=True, acknowledged=True)
async def resume(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Resume**, after a pause."""
    match = await click.client.tables.decide(address.match, proposals.resumed, click.user.id)
    await acknowledge(click)
    click.client.drawing.schedule(match.id)


@pressed("substitute", once=True, acknowledged=True)
async def substitute(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**Let a computer play**, once somebody's turn is over: this one turn, if enough want it."""
    tables, match, user = click.client.tables, address.match, click.user.id
    with reading():
        seat = int(address.rest)
    await tables.substitute(match, user, seat, address.length, click.id)
    await acknowledge(click)
    click.client.drawing.schedule(match)


@pressed("object", once=True, acknowledged=True)
async def object_to(click: Click, address: Address, _values: Sequence[str]) -> None:
    """**No**, or **Never mind**."""
    match = await click.client.tables.decide(address.match, proposals.object_to, click.user.id)
    await acknowledge(click)
    click.client.drawing.schedule(match.id)


setup = ProposalsCog.setup
