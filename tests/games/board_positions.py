"""Tables of poker with a board set by hand, in notation."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from games.cards import EVERYONE, PACK, Pile, cards
from games.game import DEAL, HOST, TURN_UP
from games.players import PLAYERS
from games.poker.board_looks import BoardLooks
from games.poker.chips import OVER
from games.poker.pots import pots
from games.view import view
from tests.voice import SAY

G = TypeVar("G", bound=BoardLooks)


def numbers(text: str) -> list[int]:
    """`numbers("10 20")` is [10, 20]."""
    return [int(word) for word in text.split()]


def dealt(kind: type[G], chips: str, button: int = 0, hand: int = 2, **options: Any) -> G:
    """A later hand of a match just dealt to seats with these chips, with this button."""
    game = table(kind, chips, hand, **options)
    live = [seat for seat, held in enumerate(game.scores) if held]
    game.dealer, game.big = live[live.index(button) - 1], button
    game.apply(HOST, DEAL)
    assert game.dealer == button
    return game


def table(kind: type[G], chips: str, hand: int, **options: Any) -> G:
    """Seats with these chips before the deal of a hand."""
    held = numbers(chips)
    game = kind(len(held), "seed", replace(kind.options, **options))
    game.scores, game.resting, game.stage, game.winners = held, True, OVER, []
    game.round = hand - 1
    return game


def holding(game: G, hands: str, board: str = "") -> G:
    """The same table with other cards: "AS AH | KD KC", and a board to come; "-" for any hand."""
    named = [cards("" if hand.strip() == "-" else hand) for hand in hands.split("|")]
    coming = cards(board)
    size = game.hand_size()
    used = {card for hand in named for card in hand} | set(coming)
    rest = [card for card in PACK if card not in used]
    for seat, hand in enumerate(named):
        if game.hands[seat]:
            fill, rest = rest[: size - len(hand)], rest[size - len(hand) :]
            game.hands[seat] = Pile([*hand, *fill], game.hands[seat].seen_by)
    laid, coming = coming[: len(game.board)], coming[len(game.board) :]
    if laid:
        game.board[:] = laid
    rest = [card for card in rest if card not in game.board]
    game.stub = Pile([*rest, *reversed(coming)])
    return game


def run_out(game: G) -> G:
    """The same after all that is turned up by itself."""
    while game.waiting() == [HOST] and not game.resting:
        game.apply(HOST, TURN_UP)
    return game


def legal(game: BoardLooks) -> str:
    """What the seat to act may do, as the specification writes it."""
    texts = []
    for choice in game.choices(game.turn):
        text = f"`{choice.verb}`"
        if choice.verb == "call":
            text += f" ({min(game.owed(game.turn), game.scores[game.turn])})"
        if choice.numbers:
            ends = [f"`{choice.verb} {end}`" for end in (choice.numbers[0], choice.numbers[-1])]
            text = "..".join(dict.fromkeys(ends))
        texts.append(text)
    return " ".join(texts)


def shared(game: BoardLooks) -> str:
    """The pots as they are now: "150 (seats 0 1 2), 300 (seats 1 2)"."""
    live = [seat for seat, is_live in enumerate(game.live) if is_live]
    return ", ".join(
        f"{pot.amount} (seats {' '.join(map(str, pot.seats))})"
        for pot in pots(game.put, live, sum(game.dead))
    )


def told(game: BoardLooks, seat: int | None = None) -> list[str]:
    """The news a seat hears, in English."""
    return [SAY(event.words) for event in view(game, seat).game.events or ()]


def shown(game: BoardLooks) -> tuple[list[int], list[int]]:
    """The seats that showed, in order, and those that mucked, as the last action told."""
    said = [(event.words.key, dict(event.words.args)) for event in game.events or ()]
    premoves = [
        [int(args["seat"]) for key, args in said if key.startswith(wanted)]
        for wanted in ("poker-shows", "poker-mucks")
    ]
    return premoves[0], premoves[1]


def is_open(game: BoardLooks, seat: int) -> bool:
    """Whether everybody sees a hand."""
    return game.hands[seat].seen_by == EVERYONE


def winners(game: BoardLooks, players: Sequence[str]) -> list[int]:
    """Who wins a match of these kinds of players; a "caller" never raises nor folds."""
    random, game.events = Random(game.seed), None
    while waiting := game.waiting():
        seat = waiting[0]
        if seat == HOST:
            game.step(HOST, game.legal(HOST)[0])
        elif players[seat] == "caller":
            game.step(seat, "call" if "call" in game.legal(seat) else "check")
        else:
            game.step(seat, PLAYERS[players[seat]](view(game, seat), random))
    return game.winners
