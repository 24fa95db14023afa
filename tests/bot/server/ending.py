"""What everybody sees when a match is over, held against its record."""

from simcord import MemberActor

from bot.matches.ratings import FEW
from games.ending import ending_sheet
from games.game import Game
from games.record import Record
from games.review import has_review
from games.sheet import standings
from games.view import view
from games.words import translator
from tests.bot.server.driving import Table, hand
from tests.bot.server.reading import alt, controls, sentence, texts


async def record_of(table: Table) -> Record:
    """A match as it can be replayed."""
    return await table.room.bot.tables.replays.read(table.id)


async def assert_result_stands(table: Table, person: MemberActor) -> None:
    """The scores are those that replaying the record gives."""
    replayed = (await record_of(table)).replay()
    match, message = await table.match(), await table.message()
    names, losers = match.names, replayed.losers()
    *others, last = (names[seat] for seat in losers or replayed.winners or range(replayed.seats))
    named = f"{', '.join(others)} and {last}" if others else last
    result = f"**{named}** lost the match." if losers else f"🏆 **{named}** won the match!"
    if replayed.together:
        result = "You all lost this one." if replayed.lost else "You all won this one!"
    elif replayed.against_house and not replayed.winners:
        result = "It's a tie." if replayed.tied else "The house won this one."
    assert result in texts(message)
    for score, name, _ in standings(view(replayed, None), translator(names)):
        assert f"**{score}** {name}" in texts(message)
    podium = ending_sheet(view(replayed, None), translator(names)).steps
    first = [step.names for step in podium if step.place == 1]
    for shown in (message, hand(person)):
        assert [each.filename for each in shown.attachments][1] == "scores.png"
        assert all(f"First: {each}, " in alt(shown) for each in first)
    review = ["Review"] * has_review(type(replayed))
    assert list(controls(message)) == ["Rematch", "Replay", "Play these cards", *review, "Verify"]
    assert list(controls(hand(person)))[:2] == ["Rematch", "Replay"]
    is_named = replayed.winners or losers
    is_own = names[match.seat_of(person.id) or 0] in (*others, last) and not replayed.together
    if is_named and is_own:
        assert "**You**" in texts(hand(person))
    else:
        assert result in texts(hand(person))
    is_rated = match.mode == "rated" and replayed.is_rated()
    assert ("Your rating: 1,000 → " in texts(hand(person))) is is_rated


def bets_won(replayed: Game) -> list[float]:
    """The bets that the first seat has won in each round."""
    return [each[0].gain / each[0].bet for each in replayed.finished_rounds()]


async def assert_leaderboard_counts(table: Table, person: MemberActor) -> None:
    match = await table.match()
    replayed = (await record_of(table)).replay()
    won = match.seat_of(person.id) in replayed.winners
    result = await person.slash(table.room.channel, "leaderboard", game=match.game)
    assert result.response
    if match.mode == "practice":
        assert sentence("rank-nobody") in texts(result.response)
        return
    value = f"Average: {replayed.scores[0]}.0" if replayed.together else "Rating: "
    if replayed.against_house:
        value = "Bets/100: " + sentence(
            "rating-average", points=100 * sum(bets_won(replayed)) / FEW
        )
    assert f"Rank: 1, Player: {person.name}, {value}" in alt(result.response)
    unsure = "?" if replayed.is_rated() else ""
    assert f"{unsure}, Matches: 1, Won: {100 * won}%." in alt(result.response)
