"""Play-outs a second, as a computer player makes them by the thousand: at random, and by hints."""

from collections.abc import Callable, Sequence
from itertools import count, islice
from random import Random
from time import thread_time
from typing import Any

from games import GAMES, search
from games.climbing import fast as climbing
from games.crazy_king import fast as crazy_king
from games.crazy_king.fast import KINGS, OF_SUIT, SUIT
from games.game import Game
from games.red_five import fast as red_five
from games.rollout import FastRolloutMind, Playout
from games.tricks import fast as tricks
from tests.bench.peers import in_turns
from tests.bench.report import milliseconds, ratio, ratios, section
from tests.bench.timing import Times

DEALS = 40
ROUNDS = 60

RIVAL = "Floor: random.choice over lists of the same lengths, with one function call for each."
NAMES = ("game", "actions", "median", "x floor: min", "median", "play-outs/s", "actions/s")
AS_INTEGERS = ("game", "by the rules", "as integers", "times as fast: best", "median")


def measure() -> str:
    """Every game against the floor, and hands as integers against hands by hints."""
    title = (
        "Play-outs: a copy of a match just dealt, played at random to the end of its round; "
        "processor time."
    )
    kinds = GAMES.values()
    table = section(title, RIVAL, NAMES, [_row(kind) for kind in kinds])
    fast = [kind for kind in kinds if isinstance(kind.mind, FastRolloutMind)]
    title = "Play-outs from the first lead by hints, and as integers, as far as it matters."
    rows = [_by_hints(kind) for kind in fast]
    table += "\n" + section(title, "Rival: hints; processor time.", AS_INTEGERS, rows)
    title = "The same at random, and to the end."
    rows = [_at_random(kind) for kind in fast]
    return table + "\n" + section(title, "Rival: the rules; processor time.", AS_INTEGERS, rows)


def _row(kind: type[Game]) -> tuple[str, ...]:
    seats = seats_of(kind)
    deals = [kind(seats, f"{number:032x}") for number in range(DEALS)]
    lists = [list(range(length)) for length in _play(deals)]
    ours, floor = Times(thread_time), Times(thread_time)
    for _ in range(ROUNDS):
        with ours:
            _play(deals)
        with floor:
            _choose(lists)
    rate, actions = DEALS / ours.median, len(lists) / DEALS
    return (
        f"{kind.key}, {seats} seats",
        f"{actions:.0f}",
        milliseconds(ours.median / DEALS),
        *ratios(ours, floor),
        f"{rate:,.0f}",
        f"{rate * actions:,.0f}",
    )


def _by_hints(kind: type[Game]) -> tuple[str, ...]:
    return _compared(kind, search.play_out, lambda rest: rest.play_out())


def _at_random(kind: type[Game]) -> tuple[str, ...]:
    random = Random(1)
    return _compared(
        kind, lambda game: play_out(game, random), lambda rest: play_out_integers(rest, random)
    )


def _compared(
    kind: type[Game], play: Callable[[Any], object], run: Callable[[Any], object]
) -> tuple[str, ...]:
    """How fast the same hands are played by the rules, and as integers."""
    begun = (at_first_lead(kind, f"{number:032x}") for number in count())
    games = [*islice(filter(mind_of(kind).is_in_play, begun), DEALS)]

    def rules() -> None:
        for game in games:
            play(game.copy())

    def integers() -> None:
        for game in games:
            run(playout(game))

    slow, fast = in_turns(rules, integers)
    taken = (milliseconds(times.median / DEALS) for times in (slow, fast))
    return kind.key, *taken, ratio(slow.least, fast.least), ratio(slow.median, fast.median)


def at_first_lead(kind: type[Game], seed: str) -> Any:
    """A hand whose first card is to be played, after what hints say; over if all have passed."""
    game = kind(seats_of(kind), seed)
    game.events = None
    mind_of(kind).begin_by_hints(game)
    return game


def mind_of(kind: type[Game]) -> FastRolloutMind[Any, Any]:
    """The mind of a game with a simulator of integers."""
    assert isinstance(kind.mind, FastRolloutMind)
    return kind.mind


def playout(game: Game) -> Playout:
    """The current round as integers."""
    return mind_of(type(game)).playout(game)  # type: ignore[no-any-return]


def seats_of(kind: type[Game]) -> int:
    """How many play a game here: four, or as many as there may be."""
    return 4 if 4 in kind.players else kind.players[-1]


def _play(deals: Sequence[Game]) -> list[int]:
    """Play out every deal, the same way each time; between how many actions each choice was."""
    random = Random(1)
    return [length for deal in deals for length in play_out(deal.copy(), random)]


def play_out(game: Game, random: Random) -> list[int]:
    """Play to the end of the round; between how many actions each choice was.

    As a computer player does that trusts its own moves: without the questions of the host.
    """
    game.events, lengths = None, list[int]()
    while not (game.resting or game.over):
        seat = game.actors()[0]
        moves = game.moves(seat)
        lengths.append(len(moves))
        game.play(seat, random.choice(moves))
    return lengths


def play_out_integers(rest: Playout, random: Random) -> int:
    """Play a hand of integers at random to its end; how many actions that took."""
    match rest:
        case tricks.TrickPlayout():
            return _cards(rest, random)
        case climbing.Playout():
            return _sets(rest, random)
        case crazy_king.Playout():
            return _turns(rest, random)
        case red_five.RedFivePlayout():
            return _combinations(rest, random)
        case _:
            raise TypeError(type(rest))


def _cards(rest: tricks.TrickPlayout, random: Random) -> int:
    chance, count = random.random, 0
    while hand := rest.hands[rest.turn]:
        cards = rest.legal(hand)
        for _ in range(int(chance() * cards.bit_count())):
            cards &= cards - 1
        rest.play_card(cards & -cards)
        count += 1
    return count


def _sets(rest: climbing.Playout, random: Random) -> int:
    chance, count = random.random, 0
    while rest.alive & rest.alive - 1:
        plays = rest.plays()
        rest.play(plays[int(chance() * len(plays))])
        count += 1
    return count


def _turns(rest: crazy_king.Playout, random: Random) -> int:
    choice, count = random.choice, 0
    while not rest.over:
        rest.play(choice(_moves(rest, rest.hands[rest.turn])))
        count += 1
    return count


def _combinations(rest: red_five.RedFivePlayout, random: Random) -> int:
    chance, count = random.random, 0
    while rest.hands[rest.turn]:
        plays = rest.plays()
        rest.play(plays[int(chance() * len(plays))])
        count += 1
    return count


def _moves(rest: crazy_king.Playout, hand: int) -> list[crazy_king.Move]:
    """All moves of a seat to act that has this hand."""
    cards, can_wait = rest.playable(hand)
    moves = [rest.move_without_card()] if can_wait else []
    while cards:
        card = cards & -cards
        cards ^= card
        if card & KINGS and card != hand:
            moves += [(card, suit) for suit in SUIT.values()]
        else:
            moves.append((card, OF_SUIT[card]))
    return moves


def _choose(lists: Sequence[list[int]]) -> None:
    random = Random(1)
    for each in lists:
        _nothing(random.choice(each))


def _nothing(_choice: int) -> None:
    pass
