"""Games of tricks in which who sits across from each other plays together."""

from games.tricks.cycle import TrickGame


class PartnerGame(TrickGame):
    """Seats 0 and 2 play against seats 1 and 3."""

    def team(self, seat: int) -> int:
        return seat % 2

    def won(self, team: int) -> int:
        """The tricks that a team has taken in this hand."""
        return sum(self.tricks[team::2])


def partner_of(seat: int) -> int:
    """Who sits across."""
    return (seat + 2) % 4


def partners(team: int) -> str:
    """The seats of a team, as an argument of Words."""
    return f"{team} {team + 2}"
