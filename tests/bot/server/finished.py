"""A match that is over without anybody having clicked through it."""

from simcord import MemberActor

from bot.matches import lobby
from games.game import DEAL
from tests.bot.server.driving import Table, open_table, press
from tests.bot.server.room import Room
from tests.bot.tabling import SHORT

ROUNDS = SHORT | {"max_draws": 1}
"""Options of a match of a few short rounds."""


async def begun(room: Room, host: MemberActor, guest: MemberActor, actions: int = 0) -> Table:
    """A short match of Crazy King between two people, so many moves in, its table drawn."""
    table, tables = await open_table(room, host, "crazy_king"), room.bot.tables
    for name, value in ROUNDS.items():
        await tables.change(table.id, lobby.set_options, host.id, {name: value})
    await room.bot.drawing.wait_idle()  # SimCord waits for what its own clicks began alone
    await press(guest, await table.message(), "Join")
    await press(host, await table.message(), "Start")
    await play_on(table, actions)
    return table


async def play_on(table: Table, until: int = 10_000) -> None:
    """Play hints until so many moves have been made, and draw the table then."""
    tables, played = table.room.bot.tables, await table.played()
    while not played.over and played.length < until:
        seat = played.match.unready[0] if played.resting else played.waiting[0]
        hint = None if played.resting else played.view(seat).hint()
        user = played.match.seats[seat].user or 0
        action = hint.action if hint else DEAL
        played = await tables.act(table.id, user, played.length, action, 10**6 + played.length)
    await table.room.bot.drawing.draw(table.id)


async def rested(room: Room, host: MemberActor, guest: MemberActor) -> Table:
    """The same to the end of its first round, before the next is dealt; one with more than one."""
    while True:
        table = await begun(room, host, guest)
        while not (played := await table.played()).over:
            if played.resting:
                return table
            await play_on(table, played.length + 1)


async def played_out(room: Room, host: MemberActor, guest: MemberActor) -> Table:
    """The same to its end, some rounds later."""
    table = await begun(room, host, guest)
    await play_on(table)
    assert (await table.played()).over
    return table
