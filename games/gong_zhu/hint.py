"""What a computer player plays in Gong Zhu: the rules of section 14."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from games.cards import CARDS, Card
from games.gong_zhu.cards import ACE, PIG, SCORING, SHEEP, SUIT, TRANSFORMER
from games.gong_zhu.expose_hint import expose_hint
from games.gong_zhu.lead_hint import lead
from games.gong_zhu.sight import CATCHERS, QUEEN, TEN, Sight, power
from games.speech import Hint, Words

if TYPE_CHECKING:
    from games.gong_zhu import GongZhu

DANGER: Final = {
    PIG: 90,
    ACE: 70,
    CARDS["KH"]: 60,
    CARDS["QH"]: 55,
    TRANSFORMER: 50,
    CARDS["JH"]: 45,
}
HIGH_SPADE, HIGH_CLUB, HEART = 80, 40, 20
"""What to throw first when void: the order of section 14, with high spades behind the pig."""


def hint(game: "GongZhu", seat: int) -> Hint:
    """What to expose or play, and why."""
    if game.unanswered:
        return expose_hint(game, seat)
    card, why = _choose(Sight(game, seat))
    return Hint(str(card), Words(why))


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
    return FOLLOW[led](sight)


def _throw(sight: Sight) -> tuple[Card, str]:
    """The most dangerous card, but to a partner's trick none that costs, if that can be helped."""
    cards, why = sight.cards, "gong-zhu-hint-throw"
    if sight.partner_takes():
        cards = [card for card in cards if card not in SCORING] or cards
        why = "gong-zhu-hint-spare"
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
    cards = [card for card in sight.cards if card != PIG]
    if sight.is_last and PIG not in sight.trick and sight.worth_of_trick() >= 0:
        return max(cards, key=power), "gong-zhu-hint-high-last"
    return _duck(sight, cards)


def _club(sight: Sight) -> tuple[Card, str]:
    """Rule 3: as with the pig, unless doubling is wanted."""
    if sight.wants_double and TRANSFORMER in (*sight.trick, *sight.cards):
        if winners := sight.above(sight.cards):
            return max(winners, key=power), "gong-zhu-hint-take-transformer"
    elif TRANSFORMER in sight.cards and sight.top > TEN:
        return TRANSFORMER, "gong-zhu-hint-drop-transformer"
    cards = [card for card in sight.cards if card != TRANSFORMER]
    if sight.is_last and TRANSFORMER not in sight.trick and sight.worth_of_trick() >= 0:
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


def _heart(sight: Sight) -> tuple[Card, str]:
    """Rule 5."""
    return _duck(sight, sight.cards)


FOLLOW: Final = {"S": _spade, "C": _club, "D": _diamond, "H": _heart}


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
