"""Texas Hold'em as its first version had it: old records replay by it, and no new match begins."""

from games.texas_holdem.rules import TexasHoldem


class FirstVersion(TexasHoldem):
    """Of two left after the big blind went out, who had the button kept it."""

    version = 1

    def heads_up_button(self) -> int:
        return self.big if self.live[self.big] else self.next_live(self.big)
