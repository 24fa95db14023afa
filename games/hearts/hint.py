"""What a computer player passes in Hearts, and answers after a moon (section 14)."""

from collections.abc import Sequence
from typing import Final

from games.cards import Card
from games.hearts.cards import BONUS, POWER, QUEEN, RANKING, SUIT
from games.hearts.passing import spelled
from games.hearts.state import State
from games.speech import Hint, Words

power: Final = POWER.__getitem__
HER: Final = power(QUEEN)
TEN: Final = 10
GUARDS: Final = 4
"""Lower spades that keep the queen, and one fewer those above her."""
SHORT: Final = 3
"""Cards of a suit that is worth emptying."""


def hint(game: State, seat: int) -> Hint:
    """What to pass or answer, and why."""
    return moon_hint(game, seat) if game.phase == "moon" else pass_hint(game, seat)


def pass_hint(game: State, seat: int) -> Hint:
    """The cards that are best got rid of; the reason is that of the first."""
    hand, bonus = game.hands[seat], BONUS[game.options.jack]
    ranked = sorted(hand, key=lambda card: (card != bonus, _danger(hand, card)), reverse=True)
    picked = ranked[: game.options.pass_count]
    return Hint(spelled(picked), Words(f"hearts-hint-pass-{_reason(hand, picked[0])}"))


def _danger(hand: Sequence[Card], card: Card) -> int:
    """How much a card is better passed than kept."""
    height = power(card)
    length = len(RANKING.following(hand, SUIT[card]))
    if SUIT[card] == "S":
        guards = sum(SUIT[each] == "S" and power(each) < HER for each in hand)
        if height < HER:
            return -100 + height
        return (100 if card == QUEEN else 80 + height) if guards < GUARDS - (card != QUEEN) else -50
    if SUIT[card] == "H":
        return 40 + height if height >= TEN else height - 8
    return height + (22 - 6 * length if length <= SHORT else -8)


def _reason(hand: Sequence[Card], card: Card) -> str:
    if card == QUEEN:
        return "queen"
    if SUIT[card] == "S":
        return "spade"
    if SUIT[card] == "H":
        return "heart" if power(card) >= TEN else "rest"
    return "void" if len(RANKING.following(hand, SUIT[card])) <= SHORT else "rest"


def moon_hint(game: State, seat: int) -> Hint:
    """Add to the others, unless that would end the match and somebody else would win it."""
    adds = game.adds_to_others(seat)
    return Hint(
        "add" if adds else "subtract", Words(f"hearts-hint-{'add' if adds else 'subtract'}")
    )
