"""Games of tricks in which the players across from each other are partners."""

from games.scene import Badge, Token
from games.text import Translate, number
from games.tricks.cycle import TrickGame


class PartnerGame(TrickGame):
    """Seats 0 and 2 play against seats 1 and 3."""

    def team(self, seat: int) -> int:
        return seat % 2

    def won(self, team: int) -> int:
        """The tricks that a team has taken in this hand."""
        return sum(self.tricks[team::2])

    def team_badge(self, team: int, token: Token, tr: Translate) -> Badge:
        """The score of a team, and what the token counts; `games.stage` adds the names."""
        shown = token if token.count else None
        return Badge("", number(self.scores[team], tr), team=team, token=shown)


def partner_of(seat: int) -> int:
    """The seat across."""
    return (seat + 2) % 4


def partners(team: int) -> str:
    """The seats of a team, as an argument of a Text."""
    return f"{team} {team + 2}"
