"""The computer player of Durak, and its reasons (section 12)."""

from collections.abc import Sequence
from typing import Final

from games.cards import CARDS, Card
from games.durak.state import DEAREST, POWER, RANKS, State, action_of, beats, cost, price
from games.evidence import EvidenceMind
from games.mind import Search
from games.text import Hint, Text

EARLY: Final = 6
"""With more cards than these in the talon trumps are worth more than the cards taken."""
DEAR: Final = RANKS.index("Q")
"""The rank from which a trump is too dear then."""


class DurakMind(EvidenceMind[State]):
    """Beat with the cheapest cards, and keep trumps while the talon lasts."""

    mcmc_steps = 150

    def hint(self, game: State, seat: int) -> Hint:
        match game.phase:
            case "attack":
                return _open(game, seat)
            case "defend":
                return _defend(game, seat)
        return _throw(game, seat)

    def hard(self) -> Search:
        return Search()

    def timeout_action(self, game: State, seat: int) -> str:
        """Open with the cheapest card; take, or throw in nothing."""
        match game.phase:
            case "attack":
                return action_of(
                    "attack", [min(game.hands[seat], key=lambda card: cost(card, game.trump))]
                )
            case "defend":
                return "take"
        return "pass"


def _open(game: State, seat: int) -> Hint:
    """A card that is surely taken, else the cheapest; each further card of a set costs two less."""
    hand, theirs = game.sorted_hand(seat), game.hands[game.defender]
    plain = [card for card in hand if card.suit != game.trump]
    if len(theirs.known) == len(theirs):
        for card in plain:
            if not any(beats(each, card, game.trump) for each in theirs.known):
                return Hint(f"attack {card}", Text("durak-hint-sure", other=game.defender))
    sets = [[card for card in plain if card.rank == each.rank][: game.most] for each in plain]
    options = [[card] for card in hand] + [each for each in sets if len(each) > 1]
    cards = min(options, key=lambda each: cost(each[0], game.trump) - 2 * (len(each) - 1))
    key = "pair" if len(cards) > 1 else "trumps" if not plain else "low"
    return Hint(action_of("attack", cards), Text(f"durak-hint-{key}", count=len(cards)))


def _throw(game: State, seat: int) -> Hint:
    """No trumps while cards are drawn or taken, unless they are all that is left."""
    throwable, is_taken = game.throwable(seat), game.phase == "pile_on"
    is_last = not game.talon and len(throwable) == len(game.hands[seat]) <= game.room()
    most = DEAREST if is_last else game.spendable()
    spare = [card for card in throwable if cost(card, game.trump) <= most]
    cards = sorted(spare, key=lambda card: cost(card, game.trump))[: game.room()]
    if not cards:
        return Hint("pass", Text("durak-hint-keep" if throwable else "durak-hint-nothing"))
    key = "late" if not game.talon else "add" if is_taken else "throw"
    words = Text(f"durak-hint-{key}", other=game.defender, count=len(cards))
    return Hint(action_of("attack", cards), words)


def _defend(game: State, seat: int) -> Hint:
    """Pass the attack on, else beat everything if that is not too dear, else take."""
    defences = [each.split() for each in game.defences(seat)]
    if shown := [card for verb, card, *_ in defences if verb == "show"]:
        to = game.target(seat)
        return Hint(f"show {shown[0]}", Text("durak-hint-show", card=shown[0], other=to))
    given = [CARDS[card] for verb, card, *_ in defences if verb == "transfer"]
    spare = [card for card in given if card.suit != game.trump or not game.talon]
    if spare:
        card, to = min(spare, key=lambda card: cost(card, game.trump)), game.target(seat)
        return Hint(f"transfer {card}", Text("durak-hint-transfer", other=to))
    pairs = _plan(game, seat)
    if not pairs:
        return Hint("take", Text("durak-hint-cannot", count=len(game.open())))
    spent = [mine for card, mine in pairs if _is_trumped(game, card, mine)]
    if len(game.talon) > EARLY and spent:
        if len(spent) > 1:
            return Hint("take", Text("durak-hint-two-trumps", count=len(spent)))
        if POWER[spent[0]] >= DEAR:
            return Hint("take", Text("durak-hint-dear", card=spent[0]))
    card, mine = pairs[0]
    is_dearer = any(
        beats(each, card, game.trump) and cost(each, game.trump) < cost(mine, game.trump)
        for each in game.hands[seat]
    )
    key = "rank" if is_dearer else "trump" if _is_trumped(game, card, mine) else "beat"
    return Hint(f"beat {card} {mine}", Text(f"durak-hint-{key}", card=mine))


def _is_trumped(game: State, card: Card, mine: Card) -> bool:
    return mine.suit == game.trump != card.suit


def _plan(game: State, seat: int) -> Sequence[tuple[Card, Card]]:
    """Each open card with the one to beat it, the dearest first; [] if one cannot be beaten."""
    ranks = game.safe_ranks()
    hand = sorted(game.hands[seat], key=lambda card: price(card, game.trump, ranks))
    pairs = []
    for card in sorted(game.open(), key=lambda card: cost(card, game.trump), reverse=True):
        mine = next((each for each in hand if beats(each, card, game.trump)), None)
        if mine is None:
            return []
        hand.remove(mine)
        pairs.append((card, mine))
    return pairs
