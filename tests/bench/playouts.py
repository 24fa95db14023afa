"""Play-outs a second, as a computer player makes them by the thousand: at random, and by hints."""

from collections.abc import Sequence
from random import Random
from time import thread_time
from typing import TypeVar

from games import GAMES, search
from games.crazy_king import CrazyKing
from games.crazy_king.cards import KINGS, OF_SUIT, SUIT
from games.crazy_king.rest import Move
from games.crazy_king.rest import Rest as RestOfRound
from games.game import Game
from games.tricks import RehearsedGame, Rest
from tests.bench.peers import in_turns
from tests.bench.report import milliseconds, ratio, ratios, section
from tests.bench.timing import Times

DEALS = 40
ROUNDS = 60

Rehearsed = TypeVar("Rehearsed", bound=RehearsedGame | CrazyKing)

RIVAL = "Floor: random.choice over lists of the same lengths, with one function call for each."
NAMES = ("game", "actions", "median", "x floor: min", "median", "play-outs/s", "actions/s")
AS_INTEGERS = ("game", "by hints", "as integers", "times as fast: best", "median")


def measure() -> str:
    """Every game against the floor, and hands as integers against hands by hints."""
    title = (
        "Play-outs: a copy of a match just dealt, played at random to the end of its round; "
        "processor time."
    )
    kinds = GAMES.values()
    table = section(title, RIVAL, NAMES, [_row(kind) for kind in kinds])
    title = "Play-outs from the first play by hints, and as integers, which play the same."
    rows = [_rehearsed(kind) for kind in kinds if issubclass(kind, RehearsedGame | CrazyKing)]
    return table + "\n" + section(title, "Rival: hints; processor time.", AS_INTEGERS, rows)


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


def _rehearsed(kind: type[RehearsedGame | CrazyKing]) -> tuple[str, ...]:
    games = [at_first_play(kind, f"{number:032x}") for number in range(DEALS)]
    rests = [game.left() for game in games]

    def hints() -> None:
        for game in games:
            search.play_out(game.copy())

    def integers() -> None:
        for rest in rests:
            rest.copy().play_out()

    slow, fast = in_turns(hints, integers)
    taken = (milliseconds(times.median / DEALS) for times in (slow, fast))
    return kind.key, *taken, ratio(slow.least, fast.least), ratio(slow.median, fast.median)


def at_first_play(kind: type[Rehearsed], seed: str) -> Rehearsed:
    """A hand whose first card is to be played, after what hints say."""
    game = kind(seats_of(kind), seed)
    game.news = None
    while isinstance(game, RehearsedGame) and not game.is_in_play():
        seat = game.waiting()[0]
        game.step(seat, search.reply(game, seat))
    return game


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
    game.news, lengths = None, list[int]()
    while not game.resting and not game.winners:
        seat = game.actors()[0]
        moves = game.moves(seat)
        lengths.append(len(moves))
        game.play(seat, random.choice(moves))
    return lengths


def play_out_integers(rest: Rest, random: Random) -> int:
    """Play a hand of integers at random to its end; how many cards that took."""
    chance, count = random.random, 0
    while hand := rest.hands[rest.turn]:
        cards = rest.legal(hand)
        for _ in range(int(chance() * cards.bit_count())):
            cards &= cards - 1
        rest.lay(cards & -cards)
        count += 1
    return count


def play_out_round(rest: RestOfRound, random: Random) -> int:
    """Play a round of Crazy King as integers at random to its end; how many actions that took."""
    choice, count = random.choice, 0
    while not rest.over:
        rest.play(choice(_moves(rest, rest.hands[rest.turn])))
        count += 1
    return count


def _moves(rest: RestOfRound, hand: int) -> list[Move]:
    """All that a seat to act may do with this hand."""
    cards, may_wait = rest.playable(hand)
    moves = [rest.without()] if may_wait else []
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
