"""What lies on a table of Euchre (section 15)."""

from games.cards import HIDDEN
from games.euchre.beside import calls
from games.euchre.state import State
from games.scene import Badge, Spot, Table, Token
from games.speech import Say, Value, Words, unsigned


def table(game: State, say: Say) -> Table:
    """The current trick, or else what has been said and the turned card; how the teams stand."""
    trick, target = game.trick_number(), game.options.target
    stands: dict[str, Value] = {"number": game.round, "trick": trick, "target": target}
    made_by = Words("euchre-made-by", seat=game.maker)
    trump = (Badge(say(made_by), suit=game.trump),) if game.trump else ()
    return Table(
        subtitle=say(Words("euchre-subtitle", phase=game.phase, **stands)),
        trick=game.shown_trick(),
        calls=calls(game, say),
        spots=_turned(game, say),
        badges=(_team(game, 0, say), _team(game, 1, say), *trump),
    )


def _team(game: State, team: int, say: Say) -> Badge:
    """The score of a team, by whose names it goes, and its tricks."""
    won = game.won(team)
    token = Token("trick", won, say(Words("euchre-tricks", number=won))) if won else None
    return Badge("", unsigned(game.scores[team]), team=team, token=token)


def _turned(game: State, say: Say) -> tuple[Spot, ...]:
    """The turned card on the kitty: face down once nobody may have it any more."""
    if not game.turned:
        return ()
    card, below = game.turned[0], (str(HIDDEN),) * min(3, len(game.kitty))
    if game.phase in ("farmer", "order") or card.suit in ("", game.trump):
        return (Spot(say(Words("turned-up")), (*below, card)),)
    down = Spot(say(Words("euchre-turned-down", card=card)), (*below, str(HIDDEN)))
    return () if game.phase == "play" else (down,)
