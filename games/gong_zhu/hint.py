"""Computer play of Gong Zhu: exposing, by the table of section 14, and the play."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from games.cards import CARDS, Card
from games.gong_zhu.fast import GongZhuPlayout
from games.gong_zhu.state import (
    ACE,
    NONE,
    PIG,
    RANKING,
    SHEEP,
    TRANSFORMER,
    State,
    exposable,
    exposures,
    hand_points,
)
from games.text import Hint, Text, Value
from games.tricks import Bits, FastTrickMind, TrickPlayout

NAMES: Final = {PIG: "pig", SHEEP: "sheep", TRANSFORMER: "transformer", ACE: "ace"}
TAKEN: Final = {
    PIG: (98, 85, 58, 26, 10, 6),
    TRANSFORMER: (91, 63, 30, 18, 12, 10),
}
"""The number of hands in 100 in which the holder takes the card, by the length of its suit."""
SHEEP_TAKEN: Final = ("33 to 51", "63 to 68", "71 to 88")
"""Of the sheep, by the number of ace, king and queen of diamonds held: three are as good as two."""
HEARTS_COST: Final = (51, 37, 27, 17, 10)
"""The cost of the hearts for the holder of the ace, by their number, from three or fewer."""
LONG: Final = 5
LONG_ALONE: Final = 7
"""The number of hearts with the ace that make it safe to expose, without partners."""


class GongZhuMind(FastTrickMind[State]):
    """Every seat ducks; the hints before the play expose cards."""

    mcmc_steps: ClassVar = 200

    def is_in_play(self, game: State) -> bool:
        return not game.unanswered

    def call_hint(self, game: State, seat: int) -> Hint:
        """The cards to expose, and how often their holder takes such cards."""
        hand = game.hands[seat]
        if not (held := exposable(hand)):
            return Hint(NONE, Text("nothing-to-expose"))
        likely = [card for card in held if _is_likely(card, hand)]
        picked = [card for card in likely if game.options.partners or _is_safe(card, hand)]
        odds: dict[str, Value] = dict.fromkeys(NAMES.values(), "none")
        odds |= {NAMES[card]: _odds(card, hand) for card in held}
        exposes = "some" if picked else "alone" if likely else "none"
        why = Text("gong-zhu-hint-expose", exposes=exposes, **odds)
        return Hint(" ".join(("expose", *picked)) if picked else NONE, why)

    def timeout_action(self, game: State, seat: int) -> str:
        return NONE if game.unanswered else super().timeout_action(game, seat)

    def boldness(self, action: str) -> int | None:
        """The number of cards exposed."""
        if not action.startswith("expose"):
            return None
        return 0 if action == NONE else action.count(" ")

    def ducks(self, game: State, seat: int) -> bool:
        return True

    def sample_secret(self, game: State, seat: int, random: Random) -> str:
        return random.choice(exposures(game.hands[seat]))

    def at_first_lead(
        self, game: State, bits: Bits, hands: list[int], leader: int
    ) -> GongZhuPlayout:
        exposed, options = game.exposed, game.options
        playout = GongZhuPlayout(
            bits, hands, leader, lambda taken: hand_points(taken, exposed, options)
        )
        playout.partners = options.partners
        playout.guarded = options.expose_protect * bits.mask(CARDS[card] for card in exposed)
        if opener := game.opener():
            playout.forced = bits.bit[CARDS[opener]]
        return playout

    def playout(self, game: State) -> TrickPlayout:
        playout = super().playout(game)
        assert isinstance(playout, GongZhuPlayout), "made by `at_first_lead`"
        exposed = (CARDS[card] for card in game.exposed)
        playout.guarded = playout.bits.mask(card for card in exposed if game.is_guarded(card))
        return playout


def _is_likely(card: Card, hand: Sequence[Card]) -> bool:
    """True if a card will likely go where it should: enough reason for partners."""
    return _honors(hand) >= 2 if card == SHEEP else _length(card, hand) >= LONG


def _is_safe(card: Card, hand: Sequence[Card]) -> bool:
    """True if exposing pays without partners: a loss hits one of three opponents, or its holder."""
    return card == SHEEP or (card == ACE and _length(card, hand) >= LONG_ALONE)


def _length(card: Card, hand: Sequence[Card]) -> int:
    return len(RANKING.following(hand, card.suit))


def _honors(hand: Sequence[Card]) -> int:
    return sum(card in hand for card in ("AD", "KD", "QD"))


def _odds(card: Card, hand: Sequence[Card]) -> Value:
    """The times in 100 that the holder takes a card; for the ace, the cost of the hearts."""
    length = _length(card, hand)
    if card == SHEEP:
        return SHEEP_TAKEN[min(_honors(hand), 2)]
    if card == ACE:
        return HEARTS_COST[max(0, min(length, 7) - 3)]
    return TAKEN[card][min(length, 6) - 1]
