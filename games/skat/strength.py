"""The strength of ten cards for each game, and the plans that follow from it (section 14)."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from games.cards import SUITS, Card
from games.skat.score import BASE, NULLS, matadors
from games.skat.state import GRAND, KINDS, NATURAL, NULL, RANKINGS

JACK: Final = {"C": 1.0, "S": 0.8, "H": 0.6, "D": 0.5}
TRUMP, FAT_TRUMP = 0.75, 0.45
ACE, TEN, GUARDED_TEN, BARE_TEN, VOID = 1.0, 0.8, 0.3, -0.1, 0.6
NO_ACE, LONG = -0.45, 0.25
SOUND: Final = 5.5
"""The strength from which a game is bid."""
HAND_FROM: Final = 8.2
NULL_STRENGTH, NULL_RISK = 8.0, 2.0
GRAND_BONUS, OVERBID = 1.0, 4.0
GRAND_FROM, SURE_BONUS = 6.5, 4.0
"""The strength from which grand is worth more than any suit, and what it then counts more."""


class Game(NamedTuple):
    """A game that a hand may play, and its value without anything more."""

    kind: str
    matadors: int
    value: int
    ouvert: bool = False


def strength(hand: Iterable[Card], kind: str) -> float:
    """The strength of ten cards for a suit game or grand."""
    cards, total = {*hand}, 0.0
    for card in cards:
        if card.rank == "J":
            total += JACK[card.suit]
        elif card.suit == kind:
            total += TRUMP + FAT_TRUMP * (card.rank in "AT")
    for suit in SUITS:
        if suit != kind:
            ranks = [card.rank for card in cards if card.suit == suit and card.rank != "J"]
            total += _grand_side(ranks) if kind == GRAND else _side(ranks) + VOID * (not ranks)
    return total


def _side(ranks: Sequence[str]) -> float:
    """The strength of the ace and ten of a side suit."""
    total = ACE * ("A" in ranks)
    if "T" in ranks:
        total += TEN if "A" in ranks else GUARDED_TEN if len(ranks) > 1 else BARE_TEN
    return total


def _grand_side(ranks: Sequence[str]) -> float:
    """The strength of a suit in grand, where a void is of no use."""
    if "A" in ranks:
        return _side(ranks) + LONG * max(0, len(ranks) - 2)
    return _side(ranks) + NO_ACE * bool(ranks)


def null_risk(hand: Iterable[Card]) -> int:
    """The number of cards that are too high for their place in their suit, from below."""
    cards, risk = [*hand], 0
    for suit in SUITS:
        places = sorted(NATURAL.index(card.rank) for card in cards if card.suit == suit)
        risk += sum(place > 2 * at for at, place in enumerate(places))
    return risk


def game_of(cards: Collection[Card], kind: str) -> Game:
    """A game of the declarer with these cards, at its lowest value."""
    if kind == NULL:
        return Game(NULL, 0, NULLS[False, ""])
    run = matadors(cards, kind)
    return Game(kind, run, BASE[kind] * (abs(run) + 1))


def best_bid(hand: Collection[Card]) -> Game | None:
    """The sound game of the highest value; None without one."""
    sound = [game_of(hand, kind) for kind in BASE if strength(hand, kind) >= SOUND]
    risk = null_risk(hand)
    if not risk:
        sound.append(Game(NULL, 0, NULLS[False, "ouvert"], ouvert=True))
    elif risk == 1:
        sound.append(game_of(hand, NULL))
    return max(sound, key=lambda game: game.value, default=None)


def merit(ten: Collection[Card], every: Collection[Card], kind: str, bid: int) -> float:
    """The merit of a game with ten cards; `every` are those with the skat."""
    game = game_of(every, kind)
    if kind == NULL:
        risk = null_risk(ten)
        most = NULLS[False, ""] if risk else NULLS[False, "ouvert"]
        return NULL_STRENGTH - NULL_RISK * risk if most >= bid else -NULL_STRENGTH
    is_overbid = game.value + BASE[kind] < bid
    value = strength(ten, kind) - OVERBID * is_overbid
    if kind == GRAND:
        value += SURE_BONUS if value >= GRAND_FROM else GRAND_BONUS
    return value


def best_kind(ten: Collection[Card], every: Collection[Card], bid: int) -> str:
    """The game of the greatest merit."""
    return max(KINDS, key=lambda kind: merit(ten, every, kind, bid))


def discards(twelve: Collection[Card], kind: str) -> list[Card]:
    """The two cards to put aside for a game."""
    left, found = [*twelve], list[Card]()
    for _ in range(2):
        card = _riskiest(left) if kind == NULL else _loosest(left, kind)
        left.remove(card)
        found.append(card)
    return found


def _riskiest(cards: Sequence[Card]) -> Card:
    def risk_without(card: Card) -> tuple[int, int]:
        return null_risk(each for each in cards if each != card), -NATURAL.index(card.rank)

    return min(cards, key=risk_without)


def _loosest(cards: Sequence[Card], kind: str) -> Card:
    """A bare ten, else a low card of the shortest suit; no trump or ace if possible."""
    ranking = RANKINGS[kind]
    group, power = ranking.group, ranking.power

    def cost(card: Card) -> tuple[bool, bool, bool, int, int]:
        length = sum(group[each] == group[card] for each in cards)
        is_bare_ten = card.rank == "T" and length == 1
        is_trump = group[card] == ranking.trump
        return is_trump, card.rank == "A", not is_bare_ten, length, power[card]

    return min(cards, key=cost)


def best_discards(twelve: Collection[Card], bid: int) -> tuple[str, list[Card]]:
    """The game of the greatest merit once two cards are put aside, and those cards."""

    def value(plan: tuple[str, list[Card]]) -> float:
        ten = [card for card in twelve if card not in plan[1]]
        return merit(ten, twelve, plan[0], bid)

    plans = [(kind, discards(twelve, kind)) for kind in KINDS]
    kind, aside = max(plans, key=value)
    return kind, aside


def hand_game(hand: Collection[Card], bid: int) -> Game | None:
    """The strongest game without the skat; None if none is strong enough for the bid."""
    games = [game_of(hand, kind) for kind in BASE if strength(hand, kind) >= HAND_FROM]
    worth = [game for game in games if game.value + BASE[game.kind] >= bid]
    return max(worth, key=lambda game: strength(hand, game.kind), default=None)
