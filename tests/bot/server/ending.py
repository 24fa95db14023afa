"""What everybody sees when a match is over, held against its record."""

from simcord import MemberActor

from games.record import Record
from tests.bot.server.driving import Table, direct
from tests.bot.server.reading import alt, controls, texts


async def record_of(table: Table) -> Record:
    """A match as it can be replayed."""
    return await table.room.bot.tables.record(table.id)


async def assert_result_stands(table: Table, person: MemberActor) -> None:
    """The scores are those that replaying the record gives."""
    replayed = (await record_of(table)).replay()
    names = (await table.match()).names
    message = await table.message()
    winners = ", ".join(names[seat] for seat in replayed.winners)
    assert f"🏆 **{winners}** won the match!" in texts(message)
    for name, score in zip(names, replayed.scores, strict=True):
        assert f"**{score:,}** {name}" in texts(message)
    assert list(controls(message)) == ["Rematch", "Replay", "Verify"]
    assert not any(controls(each) for each in direct(person))


async def assert_leaderboard_counts(table: Table, person: MemberActor) -> None:
    match = await table.match()
    won = match.seat_of(person.id) in (await record_of(table)).replay().winners
    result = await person.slash(table.room.channel, "leaderboard", game=match.game)
    assert result.response
    assert f"Rank: 1, Player: {person.name}, Rating: " in alt(result.response)
    assert f"?, Matches: 1, Won: {100 * won} %." in alt(result.response)
