"""The exchange of cards (section 7)."""

from collections.abc import Sequence
from itertools import combinations

from games.cards import CARDS, NOBODY, ORDER, Card, Pile
from games.choices import Choice
from games.five_card_draw.state import State
from games.speech import Words


def draw_moves(game: State, seat: int) -> list[str]:
    """Standing pat, and every exchange there is."""
    hand = sorted(game.hands[seat], key=ORDER.__getitem__)
    return ["stand"] + [
        " ".join(("discard", *thrown))
        for count in range(1, game.options.max_draw + 1)
        for thrown in combinations(hand, count)
    ]


def draw_choices(game: State, seat: int) -> list[Choice]:
    """The same as one pick of cards."""
    hand = tuple(game.arrange(game.hands[seat]))
    return [Choice("stand"), Choice("discard", hand, 1, game.options.max_draw)]


def refused_draw(game: State, seat: int, action: str) -> Words | None:
    """Why these cards may not be exchanged; None if they may."""
    if action in draw_moves(game, seat):
        return None
    what, *thrown = action.split(" ")
    if what != "discard":
        return Words("draw-now", number=game.options.max_draw)
    for card in thrown:
        if card in CARDS and card not in game.hands[seat]:
            return Words("not-in-hand", card=card)
    return Words("bad-discard", number=game.options.max_draw)


def exchange(game: State, seat: int, thrown: Sequence[Card]) -> None:
    """Replace cards of a hand by cards of the stub."""
    count = game.drawn[seat] = len(thrown)
    if not count:
        game.tell("five-card-draw-stands", seat=seat)
        return
    game.tell("five-card-draw-draws", seat=seat, number=count)
    hand = game.hands[seat]
    for card in thrown:
        hand.remove(card)
    if len(game.stub) < count:
        renew_stub(game)
    taken = game.stub.take(count)
    hand += taken
    game.discards[seat] += thrown
    game.tell_hand("five-card-draw-you-draw", seat, taken)


def renew_stub(game: State) -> None:
    """Shuffle folded hands and what others discarded before into a stub that is too short."""
    folded = [hand for hand, live in zip(game.hands, game.live, strict=True) if not live]
    cards = list(game.stub)
    for pile in (*folded, *game.discards):
        cards += pile
        pile.clear()
    game.stub = Pile(game.shuffle(cards), NOBODY)
    game.tell("five-card-draw-reshuffles", count=len(cards))
