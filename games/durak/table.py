"""Looks of Durak: the bout and the talon, a seat's line and tag (sections 11 and 13)."""

from games.cards import HIDDEN
from games.durak.state import State
from games.scene import Badge, Spot, Table
from games.text import Text, Translate


def table(game: State, tr: Translate) -> Table:
    """The cards of the bout, each with what beats it upon it, and the talon on its trump."""
    bout = [*game.bout, *(game.last[at : at + 2] for at in range(0, len(game.last), 2))]
    pairs = sorted(bout, key=len)  # the open ones first
    taken = "taken" if game.phase == "pile_on" else "on" if pairs else "open"
    key = "beaten" if game.last else taken
    words = Text(f"durak-bout-{key}", seat=game.main, other=game.defender, count=game.room())
    attacks = tuple(str(pair[0]) for pair in pairs)
    over = tuple("".join(pair[1:]) for pair in pairs)
    spots = [Spot(tr(words), attacks, spread="row", over=over)]
    if game.talon:
        turned, above = str(game.talon.known[0]), str(HIDDEN) if len(game.talon) > 1 else ""
        talon = tr(Text("durak-talon"))
        spots.append(Spot(talon, (turned,), len(game.talon), spread="row", over=(above,)))
    badges = [Badge(tr(Text("durak-trump")), suit=game.trump)]
    if game.phase == "pile_on":
        taker = tr(Text("player", seat=game.defender))
        badges.append(Badge(tr(Text("durak-takes-all")), taker, urgent=True))
    shows = pairs or game.phase != "end"
    return Table(spots=tuple(spots if shows else spots[1:]), badges=tuple(badges))


def tag(game: State, seat: int) -> Text | None:
    """The role of a seat in this bout, or its result."""
    if game.phase == "end" or seat in game.out:
        return game.result(seat)
    if seat == game.defender:
        return Text("durak-is-taking" if game.phase == "pile_on" else "durak-defends")
    if game.passed[seat]:
        return Text("durak-passed")
    if seat == game.main:
        return Text("durak-is-attacker")
    throwers = [] if game.phase == "attack" or game.options.throw_in == "free" else game.throwers()
    place = throwers.index(seat) + 1 if seat in throwers else 0
    return Text("durak-throws-next", place=place) if place else None
