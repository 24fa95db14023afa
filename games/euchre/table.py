"""What lies on a table of Euchre (section 15)."""

from collections.abc import Iterator

from games.cards import HIDDEN
from games.euchre.state import State
from games.scene import Badge, Call, Spot, Table, Token
from games.speech import Say, Words


def table(game: State, say: Say) -> Table:
    """The current trick, or else what has been said and the turned card; how the teams stand."""
    subtitle = Words(
        "euchre-subtitle",
        phase=game.phase,
        number=game.round,
        trick=game.trick_number(),
        target=game.options.target,
    )
    badges = [_team(game, team, say) for team in (0, 1)]
    if game.trump:
        badges.append(Badge(say(Words("euchre-made-by", seat=game.maker)), suit=game.trump))
    return Table(
        subtitle=say(subtitle),
        trick=game.shown_trick(),
        calls=tuple(_calls(game, say)) if game.is_first_lead() else (),
        spots=tuple(_spots(game, say)),
        badges=tuple(badges),
    )


def _team(game: State, team: int, say: Say) -> Badge:
    """The score of a team, by whose names it goes, and its tricks."""
    won = game.won(team)
    token = Token("trick", won, say(Words("euchre-tricks", number=won))) if won else None
    return Badge("", str(game.scores[team]), team=team, token=token)


def _calls(game: State, say: Say) -> Iterator[Call]:
    """What each seat has said last."""
    for seat, said in enumerate(game.said):
        if said in ("", "keep"):
            continue
        verb, *rest = said.split()
        args = {"symbol": rest[0]} if verb == "trump" else {}
        words = Words(
            f"euchre-call-{verb}",
            alone=int(rest[-1:] == ["alone"]),
            picks_up=int(seat == game.dealer),
            **args,
        )
        yield Call(seat, say(words))


def _spots(game: State, say: Say) -> Iterator[Spot]:
    """The turned card on the kitty: face down once nobody may have it any more."""
    if not game.turned:
        return
    card = game.turned[0]
    is_down = game.phase not in ("farmer", "order") and card.suit not in ("", game.trump)
    below = (str(HIDDEN),) * min(3, len(game.kitty))
    if not is_down:
        yield Spot(say(Words("turned-up")), (*below, card))
    elif game.phase != "play":
        yield Spot(say(Words("euchre-turned-down", card=card)), (*below, str(HIDDEN)))
