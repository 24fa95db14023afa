"""What people decide before their turn is played when it comes, once, while they can mean it."""

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches.match import Person
from bot.matches.played import Played
from bot.store import Conflict, Store
from bot.views.log import log
from bot.words import talk
from games.game import STOP
from games.premoves import CALL_ANY, CHECK_OR_FOLD
from games.text import Text
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, GUILD, Clock, refusal, rig

PEOPLE = (ANN, BOB, CLEO)
PLAYED = Text("was-ordered")
tr = talk([person.name for person in PEOPLE])


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    rig(monkeypatch, lambda: "1" * 32)


@pytest.fixture
async def poker(tables: Tables) -> Played:
    """Three at Texas Hold'em, before the flop."""
    lobby = await tables.open("texas_holdem", ANN, GUILD, CHANNEL)
    await tables.store.set_message(lobby.id, CHANNEL, 900)
    for person in (BOB, CLEO):
        await tables.seat(lobby.id, lobbies.join, person)
    return await tables.start(lobby.id, ANN.id)


@pytest.fixture
async def cheat(tables: Tables) -> Played:
    """Three at Cheat, of whom the next one but one lets every claim go."""
    lobby = await tables.open("cheat", ANN, GUILD, CHANNEL)
    for person in (BOB, CLEO):
        await tables.seat(lobby.id, lobbies.join, person)
    played = await tables.start(lobby.id, ANN.id)
    return await decide(tables, played, acting(played, 2), "trust")


def acting(played: Played, after: int = 0) -> Person:
    """Who is to act, or after how many others."""
    return PEOPLE[(played.waiting[0] + after) % 3]


async def act(tables: Tables, played: Played, action: str) -> Played:
    click = 1000 + played.length
    return await tables.act(played.match.id, acting(played).id, played.length, action, click)


async def pass_time(tables: Tables, scheduler: Scheduler, clock: Clock, played: Played) -> Played:
    clock.now = played.match.due or 0
    await scheduler.once()
    return await tables.load(played.match.id)


async def decide(tables: Tables, played: Played, who: Person, key: str) -> Played:
    return await tables.order(played.match.id, who.id, key)


async def actions(tables: Tables, played: Played) -> list[str]:
    return [each.text for each in await tables.store.actions(played.match.id)]


async def test_it_is_played_by_itself_on_their_turn_and_once_and_they_read_of_it(
    tables: Tables, scheduler: Scheduler, clock: Clock, poker: Played
) -> None:
    second = acting(poker, 1)
    await decide(tables, poker, second, CALL_ANY.key)
    played = await act(tables, poker, "call")
    assert acting(played) == second
    played = await pass_time(tables, scheduler, clock, played)
    assert await actions(tables, played) == ["call", "call"]
    seat = PEOPLE.index(second)
    assert tr(PLAYED) in "".join(log(played.news_since(seat), tr))
    assert tr(PLAYED) not in "".join(log(played.news_since(None), tr))
    assert played.order(seat) is None


@pytest.mark.parametrize(
    ("first", "key", "done"),
    [
        ("call", CHECK_OR_FOLD.key, "check"),
        ("raise to 60", CHECK_OR_FOLD.key, "fold"),
        ("call", CALL_ANY.key, "check"),
        ("raise to 60", CALL_ANY.key, "call"),
    ],
)
async def test_what_is_done_follows_what_the_others_have_done_since(
    tables: Tables,
    scheduler: Scheduler,
    clock: Clock,
    poker: Played,
    first: str,
    key: str,
    done: str,
) -> None:
    """The big blind decides before anybody has bet."""
    await decide(tables, poker, acting(poker, 2), key)
    played = await act(tables, await act(tables, poker, first), "call")
    await pass_time(tables, scheduler, clock, played)
    assert (await actions(tables, played))[2] == done


async def test_who_plays_themselves_before_has_decided_nothing_any_more(
    tables: Tables, poker: Played
) -> None:
    second = acting(poker, 1)
    await decide(tables, poker, second, CHECK_OR_FOLD.key)
    played = await act(tables, poker, "call")
    played = await act(tables, played, "call")
    assert played.order(PEOPLE.index(second)) is None


async def test_it_ends_with_the_round(tables: Tables, poker: Played) -> None:
    third = acting(poker, 2)
    await decide(tables, poker, third, CALL_ANY.key)
    played = await act(tables, poker, "fold")
    assert played.order(PEOPLE.index(third)) == CALL_ANY
    played = await act(tables, played, "fold")
    assert played.resting
    assert played.order(PEOPLE.index(third)) is None


async def test_taken_back_it_is_not_played(
    tables: Tables, scheduler: Scheduler, clock: Clock, poker: Played
) -> None:
    second = acting(poker, 1)
    await decide(tables, poker, second, CHECK_OR_FOLD.key)
    await decide(tables, poker, second, "")
    played = await act(tables, poker, "call")
    assert await tables.timing.forced(played) is None
    assert await actions(tables, played) == ["call"]


async def test_even_on_their_turn_they_may_take_it_back(
    tables: Tables, scheduler: Scheduler, clock: Clock, poker: Played
) -> None:
    second = acting(poker, 1)
    await decide(tables, poker, second, CHECK_OR_FOLD.key)
    played = await act(tables, poker, "call")
    played = await decide(tables, played, second, "")
    played = await pass_time(tables, scheduler, clock, played)
    assert await actions(tables, played) == ["call"]
    assert acting(played) == second


async def test_on_ones_turn_it_is_too_late_to_decide(tables: Tables, poker: Played) -> None:
    order = decide(tables, poker, acting(poker), CALL_ANY.key)
    assert await refusal(order) == Text("stale")


async def lay(tables: Tables, played: Played) -> Played:
    """Whoever is to play lays a card."""
    return await act(tables, played, played.view(played.waiting[0]).legal()[0])


async def test_one_that_stands_answers_claim_after_claim_over_turns_of_its_player(
    tables: Tables, scheduler: Scheduler, clock: Clock, cheat: Played
) -> None:
    trusting = (cheat.waiting[0] + 2) % 3
    played, answers = cheat, 0
    for _ in range(6):
        is_own = played.waiting == [trusting]
        played = await lay(tables, played)
        if not is_own:
            played = await pass_time(tables, scheduler, clock, played)
            assert trusting not in played.waiting
            answers += 1
        while len(played.waiting) > 1 or played.view(None).game.asks_in_secret():
            played = await act(tables, played, "pass")
    assert answers == 4


async def test_one_that_stands_ends_once_its_player_answers(tables: Tables, cheat: Played) -> None:
    trusting = (cheat.waiting[0] + 2) % 3
    played = await lay(tables, cheat)
    assert played.order(trusting)
    match, user = played.match.id, PEOPLE[trusting].id
    played = await tables.act(match, user, played.length, "pass", 7)
    assert played.order(trusting) is None


async def test_what_the_game_does_not_offer_is_refused(tables: Tables, poker: Played) -> None:
    order = decide(tables, poker, acting(poker, 1), "follow-low")
    assert await refusal(order) == Text("stale")


async def test_once_the_match_is_over_there_is_nothing_to_take_back(
    tables: Tables, scheduler: Scheduler, clock: Clock, poker: Played
) -> None:
    played = await act(tables, await act(tables, poker, "fold"), "fold")
    for person in PEOPLE:
        await tables.agree(played.match.id, person.id, STOP)
    played = await pass_time(tables, scheduler, clock, await tables.load(played.match.id))
    assert played.over
    assert await refusal(decide(tables, played, ANN, "")) == Text("stale")


async def test_a_restart_keeps_it(
    tables: Tables, store: Store, clock: Clock, poker: Played
) -> None:
    second = acting(poker, 1)
    await decide(tables, poker, second, CHECK_OR_FOLD.key)
    played = await Tables(store, clock, tables.pace).load(poker.match.id)
    assert played.order(PEOPLE.index(second)) == CHECK_OR_FOLD


async def test_a_move_of_who_had_not_heard_of_it_is_decided_anew(
    tables: Tables, store: Store, poker: Played
) -> None:
    """Else nothing would be due for who decides while another plays."""
    await decide(tables, poker, acting(poker, 1), CALL_ANY.key)
    with pytest.raises(Conflict):
        await store.change(poker.match, poker.match)


async def test_others_see_nothing_of_it(tables: Tables, poker: Played) -> None:
    before = await tables.get(poker.match.id)
    await decide(tables, poker, acting(poker, 1), CALL_ANY.key)
    after = await tables.get(poker.match.id)
    assert (after.revision, after.drawn, after.due) == (before.revision, before.drawn, before.due)
