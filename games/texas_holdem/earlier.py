"""The first version of Texas Hold'em, by which old records replay; no new match begins with it."""

from games.texas_holdem.rules import TexasHoldem


class FirstVersion(TexasHoldem):
    """Of two seats left after the big blind went out, the one with the button kept it."""

    version = 1

    def heads_up_button(self) -> int:
        return self.big if self.live[self.big] else self.next_live(self.big)
