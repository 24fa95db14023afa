"""Tables of Fireworks set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, all_but, cards
from games.fireworks import Fireworks, Options
from games.fireworks.state import RANKS, SUITS, Clues

OWN, OTHER = "1R 1Y 2G 3B 5W", "2R 1R 5R 3Y 1B"
HANDS = f"{OWN} | {OTHER}"
DECK = "3W 2W 1W 1G 1G"


def position(
    hands: str = HANDS,
    deck: str = DECK,
    clocks: int = 8,
    misfires: int = 0,
    built: str = "",
    discards: str = "",
    **options: Any,
) -> Fireworks:
    """Hands oldest first, decks top first; `built` is the highest card of each firework: "4B 3Y".

    What is in no hand, deck or firework is left out of the pack.
    """
    game = Fireworks(hands.count("|") + 1, "seed", Options(**options))
    game.hands = [Pile(cards(hand), all_but(n)) for n, hand in enumerate(hands.split("|"))]
    game.stock, game.discards = Pile(cards(deck)[::-1]), Pile(cards(discards), EVERYONE)
    grown = [f"{rank}{top.suit}" for top in cards(built) for rank in RANKS if rank <= top.rank]
    game.built = Pile(cards(" ".join(grown)), EVERYONE)
    game.clues = [[Clues()] * len(hand) for hand in game.hands]
    game.clocks, game.misfires, game.turn = clocks, misfires, 0
    return game


def state(game: Fireworks) -> str:
    """The state as the specification writes it."""
    counts = f"clocks {game.clocks} misfires {game.misfires} score {game.score()}"
    acts = "over" if game.over else f"seat {game.turn}"
    return f"{counts} deck {len(game.stock)}; {acts}"


def shows(game: Fireworks, seat: int) -> str:
    """What the hand of a seat shows: "R/3! */12"."""
    suits = game.options.suits
    return " ".join(
        f"{_some(clues.suits(suits), SUITS[suits])}/{_some(clues.ranks(), RANKS)}"
        + "!" * bool(clues.touched)
        for clues in game.clues[seat]
    )


def _some(possible: str, every: str) -> str:
    return "*" if possible == every else possible


def marked(game: Fireworks, seat: int = 1) -> list[int]:
    """The places of the cards that hints say to play, in that order."""
    marks = sorted((clues.mark, n) for n, clues in enumerate(game.clues[seat], 1) if clues.mark)
    return [place for _, place in marks]


def hand(game: Fireworks, seat: int) -> str:
    """The cards of a seat, the oldest first."""
    return " ".join(game.hands[seat])
