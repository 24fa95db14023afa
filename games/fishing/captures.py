"""Captures of one set of table cards among several: `7D take AC 2D 4S`."""

from abc import abstractmethod
from collections.abc import Sequence

from games.cards import CARDS, Card
from games.fishing.cycle import FishingGame
from games.text import Text


class ChoosingGame(FishingGame):
    """Fishing where some cards can capture one set of cards or another.

    The action is the card alone unless there is a choice.
    """

    @abstractmethod
    def sets_for(self, card: Card) -> Sequence[Sequence[Card]]:
        """The sets of table cards that a card may capture, in canonical order; () if it stays."""

    def captured_by(self, action: str) -> list[Card]:
        """The table cards that a legal action captures."""
        if len(action) > 2:
            return [CARDS[each] for each in action[8:].split()]
        return [each for one in self.sets_for(CARDS[action]) for each in one]

    def moves(self, seat: int) -> list[str]:
        moves: list[str] = []
        for card in self.hands[seat]:
            sets = self.sets_for(card)
            if len(sets) <= 1:
                moves.append(card)
            else:
                moves += [f"{card} take {' '.join(each)}" for each in sets]
        return moves

    def read(self, text: str) -> str:
        """A capture named where there is only one is the card alone."""
        action = super().read(text)
        card, take, named = action.partition(" take ")
        if not (take and card in self.pack()):
            return action
        sets = [" ".join(each) for each in self.sets_for(CARDS[card])]
        return card if sets == [named] else action

    def refusal(self, seat: int, action: str) -> Text | None:
        hand = self.hands[seat]
        card, _, named = action.partition(" ")
        if card not in CARDS:
            return Text("bad-card", text=action, cards=" ".join(self.arrange(hand)))
        if card not in hand:
            return Text("not-in-hand", card=card)
        sets = [" ".join(each) for each in self.sets_for(CARDS[card])]
        if len(sets) > 1 and named in [f"take {each}" for each in sets]:
            return None
        if len(sets) > 1:
            key = "fishing-wrong-capture" if named else "fishing-which-capture"
            return Text(key, card=card, cards=" / ".join(sets))
        if not named:
            return None
        key = "fishing-only-capture" if sets else "fishing-no-capture"
        return Text(key, card=card, cards="".join(sets))


def sums(values: Sequence[int], value: int) -> list[int]:
    """The sets of cards that add up to this value, a card equal to it among them.

    They are bit masks over the values of the table, which are in order from low to high.
    """
    found: list[int] = []

    def search(start: int, missing: int, group: int) -> None:
        if not missing:
            found.append(group)
        for place in range(start, len(values)):
            if values[place] > missing:
                return
            search(place + 1, missing - values[place], group | 1 << place)

    search(0, value, 0)
    return found
