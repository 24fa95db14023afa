"""The strength of ten cards for each game, and the plans that follow from it (section 14)."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from games.cards import SUITS, Card
from games.skat.score import BASE, NULLS, matadors
from games.skat.state import GRAND, KINDS, NATURAL, NULL, RANKINGS

JACK: Final = {"C": 1.0, "S": 0.8, "H": 0.6, "D": 0.5}
TRUMP, FAT_TRUMP, ACE, TEN, GUARDED_TEN, BARE_TEN = 0.75, 0.45, 1.0, 0.8, 0.3, -0.1
VOID, NO_ACE, LONG = 0.6, -0.45, 0.25
SOUND, HAND_FROM, GRAND_FROM = 5.5, 8.2, 6.5
"""The strength from which a game is bid, is played without the skat, or is better than any suit."""
NULL_STRENGTH, NULL_RISK, GRAND_BONUS, SURE_BONUS, OVERBID = 8.0, 2.0, 1.0, 4.0, 4.0


def estimate(hand: Iterable[Card], kind: str) -> float:
    """The strength of ten cards for a suit game or grand, where a void is of no use."""
    cards = {*hand}
    total = sum(JACK[card.suit] for card in cards if card.rank == "J")
    for suit in SUITS:
        ranks = [card.rank for card in cards if card.suit == suit and card.rank != "J"]
        if suit == kind:
            total += TRUMP * len(ranks) + FAT_TRUMP * sum(rank in "AT" for rank in ranks)
        else:
            total += _side(ranks, kind == GRAND)
    return total


def _side(ranks: Sequence[str], is_grand: bool) -> float:
    """The strength of a side suit."""
    if not ranks:
        return 0.0 if is_grand else VOID
    has_ace, total = "A" in ranks, 0.0
    if "T" in ranks:
        total += TEN if has_ace else GUARDED_TEN if len(ranks) > 1 else BARE_TEN
    if is_grand:
        total += LONG * max(0, len(ranks) - 2) if has_ace else NO_ACE
    return total + ACE * has_ace


def null_risk(hand: Iterable[Card]) -> int:
    """The number of cards that are too high for their place in their suit, from below."""
    cards, risk = [*hand], 0
    for suit in SUITS:
        places = sorted(NATURAL.index(card.rank) for card in cards if card.suit == suit)
        risk += sum(place > 2 * at for at, place in enumerate(places))
    return risk


def value_of(cards: Collection[Card], kind: str) -> int:
    """The lowest value of a game with these cards; null is ouvert if it is without a risk."""
    if kind in BASE:
        return BASE[kind] * (abs(matadors(cards, kind)) + 1)
    return NULLS["game null" if null_risk(cards) else "game null ouvert"] if kind else 0


def best_bid(hand: Collection[Card]) -> str:
    """The sound game of the highest value; "" without one."""
    kinds = [kind for kind in BASE if estimate(hand, kind) >= SOUND]
    kinds += [NULL] * (null_risk(hand) <= 1)
    return max(kinds, key=lambda kind: value_of(hand, kind), default="")


def hand_kind(hand: Collection[Card], bid: int) -> str:
    """The strongest game without the skat; "" if none is strong enough for the bid."""
    strong = {kind: value for kind in BASE if (value := estimate(hand, kind)) >= HAND_FROM}
    worth = [kind for kind in strong if value_of(hand, kind) + BASE[kind] >= bid]
    return max(worth, key=lambda kind: strong[kind], default="")


def best_kind(cards: Collection[Card], every: Collection[Card], bid: int) -> str:
    """The best game with ten cards, or with the best ten of twelve; `every` are with the skat."""

    def merit(kind: str) -> float:
        aside = discards(cards, kind) if len(cards) == len(every) else ()
        ten = [card for card in cards if card not in aside]
        if kind == NULL:
            is_worth = value_of(ten, NULL) >= bid
            return NULL_STRENGTH - NULL_RISK * null_risk(ten) if is_worth else -NULL_STRENGTH
        value = estimate(ten, kind) - OVERBID * (value_of(every, kind) + BASE[kind] < bid)
        bonus = SURE_BONUS if value >= GRAND_FROM else GRAND_BONUS
        return value + bonus * (kind == GRAND)

    return max(KINDS, key=merit)


def discards(twelve: Collection[Card], kind: str) -> list[Card]:
    """The two cards to put aside for a game: the riskiest for null, else the loosest."""
    left, found = [*twelve], list[Card]()
    for _ in range(2):
        card = min(left, key=lambda card: _cost(card, left, kind))
        left.remove(card)
        found.append(card)
    return found


def _cost(card: Card, cards: Sequence[Card], kind: str) -> tuple[int, ...]:
    """The cost of giving up a card; a bare ten costs least, trumps and aces most."""
    if kind == NULL:
        return null_risk(each for each in cards if each != card), -NATURAL.index(card.rank)
    ranking, group = RANKINGS[kind], RANKINGS[kind].group[card]
    length = sum(ranking.group[each] == group for each in cards)
    is_bare_ten = card.rank == "T" and length == 1
    is_kept = 2 * (group == ranking.trump) + (card.rank == "A")
    return is_kept, not is_bare_ten, length, ranking.power[card]
