"""Why something cannot be done in Durak, and what can (section 11)."""

from collections.abc import Sequence

from games.cards import CARDS, Card
from games.durak.bout import Bout
from games.durak.cards import RANKS, beats
from games.speech import Words


def refused(game: Bout, seat: int, action: str) -> Words | None:
    """Why the seat to act may not do this; None if it may."""
    verb, *words = action.split() or [""]
    laid = [CARDS[word] for word in words if word in CARDS]
    defends = game.phase == "defend"
    if len(laid) < len(words):
        return Words(f"durak-now-{game.phase}", other=game.defender)
    if verb == "attack" and not defends and laid:
        return _attack(game, seat, laid)
    if verb == "beat" and defends and len(laid) == 2:
        return _beat(game, seat, *laid)
    if verb in ("transfer", "show") and defends and len(laid) == 1:
        return _pass_on(game, seat, laid[0], shows=verb == "show")
    if verb in ("attack", "pass") and game.phase == "attack":
        return Words("durak-must-open")
    return Words(f"durak-now-{game.phase}", other=game.defender)


def refused_aside(game: Bout) -> Words | None:
    """Why a seat may not throw in that is not asked; None if it is no time for that."""
    if not game.bout or game.phase == "defend":
        return None
    return Words("durak-not-your-throw", seats=" ".join(map(str, game.actors())))


def _attack(game: Bout, seat: int, laid: Sequence[Card]) -> Words | None:
    """Why cards may not be laid to attack with."""
    opens = game.phase == "attack"
    if problem := _not_held(game, seat, laid):
        return problem
    if opens and len({card.rank for card in laid}) > 1:
        return Words("durak-one-rank")
    if strange := [card for card in laid if not opens and card.rank not in game.ranks()]:
        lying = sorted(game.ranks(), key=RANKS.index)
        ranks = ", ".join(rank.replace("T", "10") for rank in lying)
        return Words("durak-rank-not-there", card=strange[0], ranks=ranks)
    if len(laid) > game.room():
        kind = "hand" if game.most < game.limit() else "limit"
        return Words("durak-no-room", count=game.room(), kind=kind, other=game.defender)
    if sorted(laid, key=game.order) != laid:
        return Words("not-possible", action=" ".join(laid))
    return None


def _not_held(game: Bout, seat: int, laid: Sequence[Card]) -> Words | None:
    for place, card in enumerate(laid):
        if card not in game.hands[seat] or card in laid[:place]:
            return Words("not-in-hand", card=card)
    return None


def _beat(game: Bout, seat: int, card: Card, mine: Card) -> Words | None:
    """Why a card may not be beaten with this one."""
    if card not in game.open():
        return Words("durak-not-lying-open", card=card, cards=" ".join(game.open()))
    if problem := _not_held(game, seat, [mine]):
        return problem
    if not beats(mine, card, game.trump):
        kind = "trump" if card.suit == game.trump else "plain"
        return Words("durak-does-not-beat", cards=mine, card=card, suit=card.suit, kind=kind)
    return None


def _pass_on(game: Bout, seat: int, card: Card, shows: bool) -> Words:
    """Why the attack may not be passed on so."""
    if problem := _not_held(game, seat, [card]):
        return problem
    rank, to = game.bout[0][0].rank, game.target(seat)
    if game.options.mode != "transfer" or (shows and not game.options.show_trump):
        kind = "never"
    elif any(len(pair) > 1 for pair in game.bout):
        kind = "beaten"
    elif card.rank != rank:
        kind = "rank"
    elif shows and (game.trump_shown or card.suit != game.trump):
        kind = "shown" if game.trump_shown else "trump"
    elif to == seat:
        kind = "nobody"
    else:
        count = len(game.bout) + (not shows)
        kind = "few" if len(game.hands[to]) < count else "limit"
    return Words("durak-no-transfer", kind=kind, rank=rank.replace("T", "10"), other=to)
