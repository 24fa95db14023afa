"""What a computer player exposes and plays in Gong Zhu: the rules of section 14."""

from collections.abc import Sequence
from typing import Final

from games.cards import CARDS, Card
from games.gong_zhu.cards import ACE, PIG, RANKING, SCORING, SHEEP, SUIT, TRANSFORMER
from games.gong_zhu.expose import NONE, exposable
from games.gong_zhu.sight import CATCHERS, QUEEN, TEN, Sight, power
from games.gong_zhu.state import State
from games.speech import Hint, Value, Words

DANGER: Final = {
    PIG: 90,
    TRANSFORMER: 75,
    ACE: 70,
    CARDS["KH"]: 60,
    CARDS["QH"]: 55,
    CARDS["JH"]: 45,
}
HIGH_SPADE, HIGH_CLUB, HEART = 80, 40, 20
"""What to throw first when void: section 14, but high spades and the transformer after the pig."""


def hint(game: State, seat: int) -> Hint:
    """What to expose or play, and why."""
    if game.unanswered:
        return expose_hint(game, seat)
    card, why = _choose(Sight(game, seat))
    return Hint(str(card), lambda: Words(why))


def _choose(sight: Sight) -> tuple[Card, str]:
    """The first rule that applies: a card and the reason's key."""
    if len(sight.cards) == 1:
        return sight.cards[0], "gong-zhu-hint-only"
    if sight.collects():
        return _collect(sight), "gong-zhu-hint-collect"
    if not sight.trick:
        return lead(sight)
    led = SUIT[sight.trick[0]]
    if SUIT[sight.cards[0]] != led:
        return _throw(sight)
    winners = sight.above(sight.cards)
    if winners and any(SUIT[card] == "H" for card in sight.trick) and sight.stops():
        return max(winners, key=power), "gong-zhu-hint-stop"
    if led == "H":
        return _duck(sight, sight.cards)  # rule 5
    return {"S": _spade, "C": _club, "D": _diamond}[led](sight)


# To lead, rule 1.

LOW_HEART: Final = 6
LOW: Final = 1
"""How bad it is to lead a low heart."""


def lead(sight: Sight) -> tuple[Card, str]:
    """The card to lead and the reason's key: the sheep home, the pig out, else what is safest."""
    if SHEEP in sight.cards and not any(card in sight.unseen for card in CATCHERS):
        return SHEEP, "gong-zhu-hint-cash-sheep"
    if sight.stops():
        sure = [card for card in sight.cards if SUIT[card] == "H" and sight.is_sure(card)]
        if sure:
            return max(sure, key=power), "gong-zhu-hint-stop"
    if PIG in sight.unseen:
        chase = [card for card in sight.cards if SUIT[card] == "S" and power(card) < QUEEN]
        if chase:
            return max(chase, key=power), "gong-zhu-hint-chase"
    card = min(sight.cards, key=lambda card: _risk(sight, card))
    if danger := _threat(sight, card):
        return card, "gong-zhu-hint-low-heart" if danger == LOW else "gong-zhu-hint-risky"
    return card, "gong-zhu-hint-short"


def _risk(sight: Sight, card: Card) -> tuple[int, int, int]:
    """How bad a lead is; of equals the shortest suit and the lowest card."""
    return _threat(sight, card), sight.length(card), power(card)


def _threat(sight: Sight, card: Card) -> int:
    """0 for a safe card, more for those that may bring home what is not wanted."""
    suit = SUIT[card]
    if card in (PIG, SHEEP):
        return 5
    if suit == "H":
        return LOW if power(card) <= LOW_HEART else 3
    if suit == "S":
        if PIG in sight.hand:
            return 4
        return 4 if PIG in sight.unseen and power(card) > QUEEN else 0
    if suit == "D":
        return 2 if card in CATCHERS and sight.is_live(SHEEP) else 0
    if card == TRANSFORMER:
        return 4
    return 2 if power(card) > TEN and TRANSFORMER in sight.unseen and not sight.wants_double else 0


# To follow.


def _throw(sight: Sight) -> tuple[Card, str]:
    """The most dangerous card, but to a partner's trick none that costs, if that can be helped."""
    cards, why = sight.cards, "gong-zhu-hint-throw"
    if sight.partner_takes():
        cards = [card for card in cards if card not in SCORING] or cards
        why = "gong-zhu-hint-spare"
    elif sight.feeds() and (others := [card for card in cards if SUIT[card] != "H"]):
        cards, why = others, "gong-zhu-hint-keep-heart"
    return max(cards, key=lambda card: _danger(sight, card)), why


def _collect(sight: Sight) -> Card:
    """Rule 6: high cards to keep taking tricks, what is worth least where that fails."""
    if not sight.trick:
        return max(
            sight.cards, key=lambda card: (sight.is_sure(card), SUIT[card] == "H", power(card))
        )
    if SUIT[sight.cards[0]] != SUIT[sight.trick[0]]:
        return min(sight.cards, key=lambda card: (SUIT[card] == "H", power(card)))
    winners = sight.above(sight.cards)
    return max(winners, key=power) if winners else min(sight.cards, key=power)


def _spade(sight: Sight) -> tuple[Card, str]:
    """Rule 2."""
    if PIG in sight.cards and sight.top > QUEEN and not sight.partner_takes():
        return PIG, "gong-zhu-hint-drop-pig"
    return _without(sight, PIG)


def _club(sight: Sight) -> tuple[Card, str]:
    """Rule 3: as with the pig, unless doubling is wanted."""
    if sight.wants_double and TRANSFORMER in (*sight.trick, *sight.cards):
        if winners := sight.above(sight.cards):
            return max(winners, key=power), "gong-zhu-hint-take-transformer"
    elif TRANSFORMER in sight.cards and sight.top > TEN:
        return TRANSFORMER, "gong-zhu-hint-drop-transformer"
    return _without(sight, TRANSFORMER)


def _without(sight: Sight, danger: Card) -> tuple[Card, str]:
    """High at the end of a trick that holds nothing dangerous, else low; this card not at all."""
    cards = [card for card in sight.cards if card != danger]
    if sight.is_last and danger not in sight.trick and sight.worth_of_trick() >= 0:
        return max(cards, key=power), "gong-zhu-hint-high-last"
    return _duck(sight, cards)


def _diamond(sight: Sight) -> tuple[Card, str]:
    """Rule 4."""
    winners = sight.above(sight.cards)
    if SHEEP in sight.trick and winners and sight.worth_of_trick() > 0:
        return max(winners, key=power), "gong-zhu-hint-take-sheep"
    if sight.is_last and SHEEP in winners and sight.worth_of_trick(SHEEP) > 0:
        return SHEEP, "gong-zhu-hint-take-sheep"
    cards = [card for card in sight.cards if card != SHEEP]
    if sight.is_live(SHEEP):
        plain = [card for card in cards if card not in CATCHERS]
        if plain and len(plain) < len(sight.cards):
            card, _ = _duck(sight, plain)
            return card, "gong-zhu-hint-keep-sheep"
    return _duck(sight, cards)


def _duck(sight: Sight, cards: Sequence[Card]) -> tuple[Card, str]:
    """The highest card that does not take the trick; what takes it anyway is high when last."""
    if losers := sight.below(cards):
        return max(losers, key=power), "gong-zhu-hint-duck"
    if sight.is_last:
        return max(cards, key=power), "gong-zhu-hint-must-take"
    return min(cards, key=power), "gong-zhu-hint-low"


def _danger(sight: Sight, card: Card) -> float:
    """How much a card is better thrown away than kept."""
    suit = SUIT[card]
    if card == SHEEP or (card in CATCHERS and sight.is_live(SHEEP)):
        return -1
    if card == TRANSFORMER and sight.wants_double:
        return 0
    if card in DANGER:
        return DANGER[card]
    if suit == "S" and power(card) > QUEEN and PIG in sight.unseen:
        return HIGH_SPADE + power(card) / 100
    if suit == "C" and power(card) > TEN and TRANSFORMER in sight.unseen:
        return HIGH_CLUB + power(card) / 100
    return power(card) + HEART * (suit == "H")


# To expose, by the table of section 14.

NAMES: Final = {PIG: "pig", SHEEP: "sheep", TRANSFORMER: "transformer", ACE: "ace"}
TAKEN: Final = {
    PIG: (98, 85, 58, 26, 10, 6),
    TRANSFORMER: (91, 63, 30, 18, 12, 10),
}
"""In how many of a hundred hands the holder ends up with the card, by the length of its suit."""
SHEEP_TAKEN: Final = ("33-51", "63-68", "71-88")
"""The same, by how many of ace, king and queen of diamonds are held; three are as good as two."""
HEARTS_COST: Final = (51, 37, 27, 17, 10)
"""What the hearts of the holder of the ace cost, by their number, from three or fewer."""
LONG: Final = 5
LONG_ALONE: Final = 7
"""Hearts that the ace wants beside it, and itself, where nobody plays with a partner."""


def expose_hint(game: State, seat: int) -> Hint:
    """What to expose, and how often such cards come back to their holder."""
    hand = game.hands[seat]
    if not (held := exposable(hand)):
        return Hint(NONE, Words("nothing-to-expose"))
    likely = [card for card in held if _is_likely(card, hand)]
    picked = [card for card in likely if game.options.partners or _is_safe(card, hand)]
    odds: dict[str, Value] = dict.fromkeys(NAMES.values(), "none")
    odds |= {NAMES[card]: _odds(card, hand) for card in held}
    exposes = "some" if picked else "alone" if likely else "none"
    why = Words("gong-zhu-hint-expose", exposes=exposes, **odds)
    return Hint(" ".join(("expose", *picked)) if picked else NONE, why)


def _is_likely(card: Card, hand: Sequence[Card]) -> bool:
    """Whether a card will likely end up with who it should: that is enough for partners."""
    return _honours(hand) >= 2 if card == SHEEP else _length(card, hand) >= LONG


def _is_safe(card: Card, hand: Sequence[Card]) -> bool:
    """Whether to expose it among four who play alone: it costs one of three, or its holder."""
    return card == SHEEP or (card == ACE and _length(card, hand) >= LONG_ALONE)


def _length(card: Card, hand: Sequence[Card]) -> int:
    return len(RANKING.following(hand, card.suit))


def _honours(hand: Sequence[Card]) -> int:
    return sum(card in hand for card in ("AD", "KD", "QD"))


def _odds(card: Card, hand: Sequence[Card]) -> Value:
    """How often, of a hundred times, the holder takes a card; what the hearts cost for the ace."""
    length = _length(card, hand)
    if card == SHEEP:
        return SHEEP_TAKEN[min(_honours(hand), 2)]
    if card == ACE:
        return HEARTS_COST[max(0, min(length, 7) - 3)]
    return TAKEN[card][min(length, 6) - 1]
