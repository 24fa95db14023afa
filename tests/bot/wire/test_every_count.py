"""Every game at every number of players, people and computers mixed, over real sockets."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle

import pytest

from games import GAMES
from games.game import HOST, Game
from tests.bot.sandbox_process import NotOffered, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.acting import Actor, Way
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player
from tests.bot.wire.reading import offers, plays, texts
from tests.shortest import nearest_end

pytestmark = pytest.mark.slow

COUNTS = [(game, seats) for game, kind in GAMES.items() for seats in kind.players]
PEOPLE = ("alice", "bob", "carol")
ROUNDS = 2
"""After so many, all people end a match that has no end of its own."""


@pytest.fixture
def pace() -> float:
    """Computers move at once; a round rests long enough for a click on **End the match**."""
    return 0.02


class Course:
    """The match so far, replayed from the database as it grows."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger, self.length = ledger, 0
        self.game: Game = ledger.record.start()

    def catch_up(self) -> Game:
        """The state after all that is stored."""
        for row in self.ledger.actions[self.length :]:
            self.game.apply(row.seat, row.text)
            self.length = row.n
        return self.game


@pytest.mark.parametrize(("game", "seats"), COUNTS)
async def test_a_match_of_people_and_computers_is_played_to_its_end(
    sandbox: SandboxProcess, bot: BotProcess, game: str, seats: int
) -> None:
    people = [Player(sandbox, name) for name in PEOPLE[: seats - 1]]
    await begin(people, game, seats)
    ledger = Ledger(bot.url, 1)
    await play_out(ledger, people)
    await until(lambda: ledger.drawn)
    end = ledger.record.replay()
    assert ledger.results == [(score, seat in end.winners) for seat, score in enumerate(end.scores)]
    assert "won the match" in texts(await people[0].table())
    for person in people:
        assert not plays((await person.hands())[-1]), "the direct message is up to date"


async def begin(people: Sequence[Player], game: str, seats: int) -> None:
    """A table of these people and computers, with the options that end a match soon."""
    host, *guests = people
    await host.open(game, **nearest_end(GAMES[game]))
    for guest in guests:
        assert (await guest.press("join")).answered
    await host.computers(seats - len(people))
    assert (await host.press("start")).answered


async def play_out(ledger: Ledger, people: Sequence[Player]) -> None:
    """Do what is hinted, each action in another way than the one before."""
    await until(lambda: ledger.begun)
    course, ways = Course(ledger), cycle(Way)
    way = dict(zip(people, ways, strict=False))

    async def step() -> bool:
        game = course.catch_up()
        if ledger.over:
            return True
        waiting = game.waiting()
        if waiting == [HOST] and game.can_stop() and game.round >= ROUNDS:
            for person in people:
                await stop(person)
        for seat in waiting:
            if 0 <= seat < len(people):
                person = people[seat]
                if await Actor(person).act(game.mind.hint(game, seat).action, way[person]):
                    way[person] = next(ways)
                    return True
        return False

    while not ledger.over:
        await until(step)


async def stop(person: Player) -> None:
    """Agree to end a match that has no end of its own, unless its message changes just now."""
    table = await person.table()
    with suppress(NotOffered):
        for offer in offers(table):
            if offer.custom_id.endswith(":stop"):
                await person.tap(table, offer)
