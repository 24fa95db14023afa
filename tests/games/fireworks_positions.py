"""Tables of Fireworks set by hand, in notation."""

from typing import Any

from games.cards import EVERYONE, Pile, all_but, cards
from games.fireworks import Fireworks, Options
from games.fireworks.backs import Back
from games.fireworks.cards import RANKS, SUITS

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
    game.told = [[Back()] * len(hand) for hand in game.hands]
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
        f"{_some(back.suits(suits), SUITS[suits])}/{_some(back.ranks(), RANKS)}"
        + "!" * bool(back.touched)
        for back in game.told[seat]
    )


def _some(possible: str, every: str) -> str:
    return "*" if possible == every else possible


def marked(game: Fireworks, seat: int = 1) -> list[int]:
    """The places of the cards that hints say to play, in that order."""
    marks = sorted((back.mark, n) for n, back in enumerate(game.told[seat], 1) if back.mark)
    return [place for _, place in marks]


def hand(game: Fireworks, seat: int) -> str:
    """The cards of a seat, the oldest first."""
    return " ".join(game.hands[seat])
