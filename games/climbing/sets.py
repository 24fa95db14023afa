"""Sets of equal rank, to which jokers may be added, and the controls for them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.cards import CARDS, Card
from games.choices import Choice
from games.game import Game
from games.text import Text


def sets_of(naturals: Sequence[Card], jokers: Sequence[Card], size: int) -> list[tuple[Card, ...]]:
    """The sets of a size with cards of one rank, one for each number of jokers, fewest first."""
    if len(naturals) + len(jokers) < size:
        return []
    most, least = min(len(naturals), size), max(1, size - len(jokers))
    return [(*naturals[:n], *jokers[: size - n]) for n in range(most, least - 1, -1)]


def in_sets(
    groups: Iterable[Sequence[Card]], jokers: Sequence[Card], size: int
) -> tuple[Card, ...]:
    """The cards that can be in a set of a size; `groups` are the cards by rank."""
    large = [group for group in groups if group and len(group) + len(jokers) >= size]
    return (*(card for group in large for card in group), *jokers) if large else ()


def set_control(cards: tuple[Card, ...], least: int, most: int) -> Choice:
    """The menu for sets of several cards."""
    said = "sets" if least < most else "pair" if most == 2 else f"set {most}"
    return Choice(cards=cards, least=least, most=most, said=said)


def not_held(game: Game, seat: int, action: str, words: Sequence[str]) -> Text | None:
    """The refusal of cards not held or out of canonical order; None if all is well."""
    hand = game.hands[seat]
    for word in words:
        if word not in CARDS:
            return Text("bad-card", text=word, cards=" ".join(game.arrange(hand)))
    if lacking := Counter(words) - Counter(map(str, hand)):
        return Text("not-in-hand", card=next(iter(lacking)))
    if list(words) != sorted(words, key=lambda word: game.order(CARDS[word])):
        return Text("not-possible", action=action)
    return None


def name_jokers(action: str, hand: Sequence[Card]) -> str:
    """Replace red jokers that the hand lacks by black ones it holds; jokers are equal."""
    for _ in range(min(action.count("JR") - hand.count(CARDS["JR"]), hand.count(CARDS["JB"]))):
        before, _, behind = action.rpartition("JR")
        action = f"{before}JB{behind}"
    return action
