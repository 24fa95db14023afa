"""Tables of Cribbage set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, NOBODY, PACK, Pile, cards
from games.cribbage import Cribbage, Options
from games.cribbage.state import ShowPoints, show_points


def table(seats: int = 2, scores: str = "", **options: Any) -> Cribbage:
    """A table just dealt, of which the last seat is the dealer."""
    game = Cribbage(seats, "seed", Options(**options))
    while game.dealer != seats - 1:
        game.deal()
    if scores:
        game.scores = [int(score) for score in scores.split()]
        game.scores_before, game.back = list(game.scores), list(game.scores)
    return game


def playing(hands: str, scores: str = "", starter: str = "2C", **options: Any) -> Cribbage:
    """Hands by seat, with | between; all have thrown, and the first seat leads."""
    held = hands.split("|")
    game = table(len(held), scores, **options)
    game.hands = [Pile(cards(each), seat) for seat, each in enumerate(held)]
    game.phase, game.starter = "play", Pile(cards(starter), EVERYONE)
    named = {*game.starter, *(card for hand in game.hands for card in hand)}
    game.stock = Pile([card for card in PACK if card not in named], NOBODY)
    return game


def last_cards(
    hands: str, scores: str = "", starter: str = "2C", crib: str = "", **options: Any
) -> Cribbage:
    """Whole hands of which each holds only the first card any more."""
    game = playing(hands, scores, starter, **options)
    for seat, hand in enumerate(game.hands):
        game.down += hand[1:]
        game.played_by += [seat] * len(hand[1:])
        del hand[1:]
    game.down.seen_by = EVERYONE
    game.crib = Pile(cards(crib), NOBODY)
    named = {*game.crib, *game.down}
    game.stock[:] = [card for card in game.stock if card not in named]
    return game


def shown_at(
    hand: str, starter: str, crib: bool = False, four: bool = False
) -> tuple[int, ShowPoints]:
    """What four cards count, in all and in parts."""
    [card] = cards(starter)
    parts = show_points(cards(hand), card, crib, four)
    return sum(parts), parts


def stands(game: Cribbage) -> str:
    """The pegs by seat, and who may do what."""
    pegs = " ".join(map(str, game.scores))
    if game.over:
        return f"{pegs}; OVER"
    if game.resting:
        return f"{pegs}; END"
    [seat] = game.waiting()
    return f"{pegs}; {seat}: {' '.join(game.legal(seat))}"
