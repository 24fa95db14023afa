"""What is done out of turn: it harms nobody who is to act, and nobody is too slow by a moment."""

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.match import Refused
from bot.matches.pace import WORD, Pace
from bot.matches.played import Played
from games.cards import CARDS
from games.last_card import LastCard
from games.text import IllegalAction
from tests.bot.tabling import ANN, BOB, CHANNEL, CLEO, GUILD, Clock, rig, with_computers


async def act(tables: Tables, played: Played, seat: int, action: str, length: int = -1) -> Played:
    """A seat does something, having seen so many actions, or all of them."""
    user, seen = played.match.seats[seat].user or 0, played.length if length < 0 else length
    click = 1000 + 10 * played.length + seat
    return await tables.act(played.match.id, user, seen, action, click)


async def exposed(tables: Tables, clock: int = 0) -> tuple[Played, int, int]:
    """A match where a seat has kept silent about its last card, that seat, and one not to act."""
    match = await tables.open("last_card", ANN, GUILD, CHANNEL, options={"hand_size": 3})
    for person in (BOB, CLEO):
        await tables.seat(match.id, lobby.join, person)
    if clock:
        await tables.change(match.id, lobby.set_options, ANN.id, {"clock": clock})
    played = await tables.start(match.id, ANN.id)
    while not played.has_race:
        seat, game = played.waiting[0], played.view(played.waiting[0]).game
        cards = [action for action in game.legal(seat) if action[:2] in CARDS]
        wanted = cards if len(game.hands[seat]) > 1 else []
        others = [action for action in game.legal(seat) if action in ("draw", "pass")]
        played = await act(tables, played, seat, (wanted + others + game.legal(seat))[0])
    game = played.view(None).game
    assert isinstance(game, LastCard)
    silent = game.exposed
    other = next(seat for seat in range(3) if seat not in (silent, *played.waiting))
    return played, silent, other


async def test_anybody_may_catch_without_touching_the_turn(tables: Tables) -> None:
    played, silent, other = await exposed(tables)
    after = await act(tables, played, other, f"catch {silent}")
    assert after.waiting == played.waiting
    assert len(after.view(None).game.hands[silent]) == 3


async def test_a_click_of_who_is_to_act_counts_though_somebody_spoke_meanwhile(
    tables: Tables,
) -> None:
    played, silent, _ = await exposed(tables)
    seen, turn = played.length, played.waiting[0]
    action = next(each for each in played.view(turn).legal() if not each.startswith("catch"))
    played = await act(tables, played, silent, "call")
    after = await act(tables, played, turn, action, length=seen)
    assert after.length == seen + 2


async def test_a_word_counts_though_its_button_showed_less_than_has_happened(
    tables: Tables,
) -> None:
    played, silent, other = await exposed(tables)
    after = await act(tables, played, other, f"catch {silent}", length=played.length - 1)
    assert after.length == played.length + 1


async def test_the_second_word_comes_too_late_and_changes_nothing(tables: Tables) -> None:
    played, silent, other = await exposed(tables)
    played = await act(tables, played, silent, "call")
    with pytest.raises((IllegalAction, Refused)):
        await act(tables, played, other, f"catch {silent}")
    assert (await tables.load(played.match.id)).length == played.length


async def test_who_speaks_out_of_turn_gains_and_takes_no_time(tables: Tables, clock: Clock) -> None:
    played, silent, _ = await exposed(tables, clock=60)
    turn, deadline = played.waiting[0], played.deadline
    clock.now += 50
    after = await act(tables, played, silent, "call")
    assert (after.deadline, after.match.due) == (deadline, played.match.due)
    assert after.replay.turns.spent.get(silent, 0.0) == played.replay.turns.spent.get(silent, 0.0)
    clock.now += 40
    after = await act(tables, after, turn, "draw")
    assert after.replay.turns.spent[turn] == played.replay.turns.spent.get(turn, 0.0) + 30


async def test_a_computer_waits_while_a_person_may_still_speak(tables: Tables) -> None:
    played, silent, _ = await exposed(tables)
    turn = played.waiting[0]
    left = await tables.change(played.match.id, lobby.leave, played.match.seats[turn].user or 0)
    played, pace = await tables.played(left), Pace(computer=1, trick=2)
    assert pace.due_after(played, 10) == 10 + WORD * 2
    after = await act(tables, played, silent, "call")
    assert pace.due_after(after, 10) == 11


async def shouting(tables: Tables) -> Played:
    """Ann at Cheat with three computers, where the first to doubt is heard."""
    match = await tables.open("cheat", ANN, GUILD, CHANNEL, options={"window": "open"})
    await with_computers(tables, match.id, 3)
    return await tables.start(match.id, ANN.id)


async def test_a_computer_doubts_out_of_turn_once_people_had_time_to(
    monkeypatch: pytest.MonkeyPatch, tables: Tables, scheduler: Scheduler, clock: Clock
) -> None:
    rig(monkeypatch, lambda: f"{16:032x}")
    played = await shouting(tables)
    outside = list[int]()
    while not (played.resting or outside):
        began, length, turn = clock.now, played.length, played.waiting
        if played.racing_computers or played.computers_to_act:
            clock.now = played.match.due or 0
            await scheduler.once()
            played = await tables.load(played.match.id)
        if played.length == length:  # Ann is to play, and no computer has anything to say
            played = await act(tables, played, turn[0], played.view(turn[0]).legal()[0])
            continue
        action = (await tables.store.actions(played.match.id))[-1]
        if action.seat not in turn:
            assert (action.text, clock.now - began) == ("doubt", WORD * tables.pace.trick)
            outside.append(action.seat)
    assert outside
