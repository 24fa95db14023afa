"""The state of a match of Spades: the rules change it, hints and pictures read it."""

from games.spades.options import Options
from games.tricks import BiddingGame, PartnerGame


class State(PartnerGame, BiddingGame):
    """What a match is made of, and what follows from it."""

    options: Options

    unasked: list[int]  # who is still to look at the cards or to bid blind nil
    nils: list[str]  # by seat: "", "nil" or "blind nil"
    broken: bool  # a spade has been played in this hand
    bags: list[int]  # by team

    def counted_tricks(self, team: int) -> int:
        """The tricks that count towards a team's contract."""
        every = self.options.failed_nil_tricks == "count"
        return sum(self.tricks[seat] for seat in (team, team + 2) if every or not self.nils[seat])

    def contract(self, team: int) -> tuple[int, int]:
        """What a team has bid so far, and how many tricks it has won."""
        return sum(max(0, bid) for bid in self.bids[team::2]), self.won(team)
