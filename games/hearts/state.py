"""The state of a match of Hearts: the rules change it, hints and pictures read it."""

from games.cards import Pile
from games.hearts.options import Options
from games.hearts.scoring import is_better_added, moon_terms
from games.tricks import TrickGame


class State(TrickGame):
    """What a match is made of, and what follows from it."""

    options: Options

    dealer: int
    offset: int  # how many seats to the left cards are passed in this hand; 0: nobody passes
    kitty: Pile  # what was over, until somebody takes it (option `odd_cards`)
    low: int  # the power of the club that must be led, or whose holder leads; 0 before, and if none
    broken: bool  # a heart has been played in this hand
    bare: list[bool]  # by seat, whether it showed to hold nothing but penalty cards
    phase: str  # "pass", "play" or "moon"

    def adds_to_others(self, seat: int) -> bool:
        """Whether who has shot the moon had better add to the others."""
        taken = [self.cards_taken(each) for each in range(self.seats)]
        terms = moon_terms(taken, self.tricks, self.options, seat, "add")
        gains = [sum(each.values()) for each in terms]
        return is_better_added(self.scores, gains, seat, self.options.target)
