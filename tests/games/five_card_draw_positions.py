"""Tables of Five Card Draw set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.five_card_draw import FiveCardDraw, Options
from games.five_card_draw.state import BETS
from games.game import DEAL, HOST


def numbers(text: str) -> list[int]:
    """`numbers("10 20")` is [10, 20]."""
    return [int(word) for word in text.split()]


def dealt(chips: str, dealer: int = 0, **options: Any) -> FiveCardDraw:
    """A later hand of a match just dealt to seats with these chips."""
    held = numbers(chips)
    game = FiveCardDraw(len(held), "seed", Options(**options))
    game.scores, game.resting, game.stage, game.winners = held, True, "over", []
    game.live = [True] * len(held)
    seats = [seat for seat in range(len(held)) if held[seat] or seat == dealer]
    game.dealer = seats[seats.index(dealer) - 1]
    game.apply(HOST, DEAL)
    assert game.dealer == dealer
    return game


def betting(chips: str, dealer: int = 0, stage: str = BETS[0], **options: Any) -> FiveCardDraw:
    """The beginning of a betting stage, with empty pots."""
    held = numbers(chips)
    game = FiveCardDraw(len(held), "seed", Options(**options))
    game.scores, game.dealer = held, dealer
    game.live, game.put = [True] * len(held), [0] * len(held)
    game.begin_bets(stage)
    return game


def holding(hands: str, chips: str = "", stub: str = "", **state: Any) -> FiveCardDraw:
    """Hands as "AC AD KH 9S 2C | 3C ...", in a betting stage unless `stage` tells another."""
    named = [cards(hand) for hand in hands.split("|")]
    count = len(named)
    stage = state.pop("stage", BETS[0])
    options = {"jokers": 2} | state.pop("options", {})
    game = betting(chips or " ".join(["1000"] * count), dealer=count - 1, **options)
    rest = [card for card in game.pack() if all(card not in hand for hand in named)]
    top = cards(stub)
    rest = [card for card in rest if card not in top]
    for seat, hand in enumerate(named):
        fill, rest = rest[: 5 - len(hand)], rest[5 - len(hand) :]
        game.hands[seat] = Pile([*hand, *fill], seat)
    game.stub = Pile([*rest, *reversed(top)])
    if stage == "draw":
        game.stage = stage
        game.next_draw()
    else:
        game.begin_bets(stage)
    game.__dict__.update(state)
    return game


TRIPS = {
    "A": "AC AD AH 5S 4C",
    "K": "KC KD KH 5C 4D",
    "Q": "QC QD QH 5D 4H",
    "J": "JC JD JH 5H 4S",
    "a": "AC AD TH 5S 4C",
    "b": "AH AS TC 5C 4D",
    "c": "KH KS TS 5D 4H",
}
"""Hands by a letter: a pair of aces is "a" or "b", which tie; "c" is worse."""


def shown(
    put: str, hands: str, dealer: int = 0, options: Options | None = None, **state: Any
) -> FiveCardDraw:
    """The table after a showdown; "-" for a hand that was folded. Nobody had chips left."""
    paid, named = numbers(put), hands.split()
    game = betting(" ".join(["1"] * len(paid)), dealer)
    game.put, game.scores = paid, [0] * len(paid)
    game.options = options or game.options
    game.__dict__.update(state)
    for seat, hand in enumerate(named):
        game.live[seat] = hand != "-"
        game.hands[seat] = Pile(cards(TRIPS.get(hand, "2C 2D 7H 8S 9C")), seat)
    game.events = []
    game.show_down()
    return game


def legal(game: FiveCardDraw) -> str:
    """What the seat to act may bet, in one line: "call | raise 20..180 | fold"."""
    texts = []
    for choice in game.choices(game.turn):
        ends = f" {choice.numbers[0]}..{choice.numbers[-1]}" if choice.numbers else ""
        texts.append(choice.verb + ends)
    return " | ".join(texts)


def news(game: FiveCardDraw) -> list[str]:
    """The keys of what the last action brought about."""
    return [event.words.key for event in game.events or ()]


def is_open(game: FiveCardDraw, seat: int) -> bool:
    """Whether everybody sees a hand."""
    return game.hands[seat].seen_by == EVERYONE
