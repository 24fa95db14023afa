"""What the table of Durak shows (section 13)."""

from games.cards import HIDDEN
from games.durak.round import Round
from games.scene import Badge, Spot, Table
from games.speech import Say, Words


def table(game: Round, say: Say) -> Table:
    """The cards of the bout, each with what beats it upon it, and the talon on its trump."""
    bout = [*game.bout, *(game.last[at : at + 2] for at in range(0, len(game.last), 2))]
    pairs = sorted(bout, key=len)  # the open ones first
    taken = "taken" if game.phase == "pile_on" else "on" if pairs else "open"
    key = "beaten" if game.last else taken
    words = Words(f"durak-bout-{key}", seat=game.main, other=game.defender, count=game.room())
    laid = tuple(str(pair[0]) for pair in pairs)
    over = tuple("".join(pair[1:]) for pair in pairs)
    spots = [Spot(say(words), laid, spread="row", over=over)]
    if game.talon:
        turned, above = str(game.talon.known[0]), str(HIDDEN) if len(game.talon) > 1 else ""
        talon = say(Words("durak-talon"))
        spots.append(Spot(talon, (turned,), len(game.talon), spread="row", over=(above,)))
    badges = [Badge(say(Words("durak-trump")), suit=game.trump)]
    if game.phase == "pile_on":
        taker = say(Words("player", seat=game.defender))
        badges.append(Badge(say(Words("durak-takes-all")), taker, urgent=True))
    shows = pairs or game.phase != "end"
    return Table(spots=tuple(spots if shows else spots[1:]), badges=tuple(badges))
