"""Computer play of Belote: the calls and the play (section 14)."""

from collections.abc import Iterable
from typing import Final

from games.belote.calls import BIDS, can_coinche, least_bid, suits_left
from games.belote.declarations import declared_points
from games.belote.fast import BelotePlayout
from games.belote.score import ALL_TRICKS
from games.belote.state import State, points
from games.cards import SUITS, Card
from games.text import Hint, Text
from games.tricks import NOT_YET, Bits, ContractMind, TrickPlayout, partner_of

WORTH: Final = {"J": 3.2, "9": 2.2, "A": 1.3, "T": 1.1}
SMALL, ROYALS, ACE, WITH_TEN, GUARDED_TEN, VOID = 0.8, 0.5, 1.3, 0.4, 0.3, 0.4
TAKE, NAME, OPEN, STEP = 5.0, 4.7, 6.0, 0.8
RAISE_FROM, RAISE_TO, COINCHE_FROM, STOPPERS = 100, 130, 110, 4


class BeloteMind(ContractMind[State]):
    """Calls by the worth of the hand."""

    mcmc_steps = 150

    def call_hint(self, game: State, seat: int) -> Hint:
        match game.phase:
            case "take":
                return _take(game, seat)
            case "name":
                return _name(game, seat)
            case "surcoinche":
                return Hint("pass", Text("belote-hint-enough"))
        return _bid(game, seat)

    def timeout_action(self, game: State, seat: int) -> str:
        return super().timeout_action(game, seat) if self.is_in_play(game) else "pass"

    def boldness(self, action: str) -> int | None:
        verb, *words = action.split()
        if verb == "bid":
            return int(words[-1])
        return {"pass": 0, "take": 1, "trump": 1}.get(verb)

    def at_first_lead(
        self, game: State, bits: Bits, hands: list[int], leader: int
    ) -> BelotePlayout:
        playout = BelotePlayout(bits, hands, leader)
        playout.count(lambda card: points([card], game.trump))
        playout.maker, playout.undertrump = game.maker, game.options.undertrump
        playout.precious = bits.mask(card for card in bits.bit if card.rank in "AT")
        self.settle(game, playout)
        return playout

    def settle(self, game: State, playout: TrickPlayout) -> None:
        """Set the belote, and the declarations that count."""
        assert isinstance(playout, BelotePlayout)
        dealt = [game.dealt(seat) for seat in range(game.seats)]
        royals = {*game.royals()}
        playout.royal = next((seat for seat in range(4) if royals <= {*dealt[seat]}), NOT_YET)
        ours, theirs = game.declared
        if game.is_first_trick() and game.options.declarations:
            first = (game.dealer + 1) % 4
            ours, theirs = declared_points(dealt, game.trump, first)
        playout.declared = ours, theirs

    def conclude(self, game: State, playout: TrickPlayout) -> None:
        assert isinstance(playout, BelotePlayout)
        game.royal, game.declared = playout.royal, [*playout.declared]
        super().conclude(game, playout)


def worth(hand: Iterable[Card], trump: str) -> float:
    """The worth of a hand with a trump suit."""
    cards = {*hand}
    trumps = [card for card in cards if card.suit == trump]
    total = sum(WORTH.get(card.rank, SMALL) for card in trumps)
    total += ROYALS * ({"K", "Q"} <= {card.rank for card in trumps})
    for suit in SUITS:
        ranks = {card.rank for card in cards if card.suit == suit}
        if suit == trump:
            continue
        total += (ACE + WITH_TEN * ("T" in ranks)) * ("A" in ranks)
        total += GUARDED_TEN * ("T" in ranks and "A" not in ranks and len(ranks) > 1)
        total += VOID * (not ranks and len(trumps) >= 3)
    return total


def is_sound(hand: Iterable[Card], trump: str) -> bool:
    """True with the jack, or with the nine and two more trumps."""
    ranks = [card.rank for card in hand if card.suit == trump]
    return "J" in ranks or ("9" in ranks and len(ranks) >= 3)


def _take(game: State, seat: int) -> Hint:
    """Rule 1."""
    suit = game.turned[0].suit
    hand = [*game.hands[seat], game.turned[0]]
    value = worth(hand, suit)
    if value >= TAKE and is_sound(hand, suit):
        return Hint("take", Text("belote-hint-take", suit=suit))
    return Hint("pass", _too_weak(hand, suit))


def _name(game: State, seat: int) -> Hint:
    hand = game.hands[seat]
    suit = max(suits_left(game), key=lambda each: (is_sound(hand, each), worth(hand, each)))
    value = worth(hand, suit)
    if value >= NAME and is_sound(hand, suit):
        return Hint(f"trump {suit}", Text("belote-hint-take", suit=suit))
    return Hint("pass", _too_weak(hand, suit))


def _too_weak(hand: Iterable[Card], suit: str) -> Text:
    """The reason not to make a suit trump: no high trump, or too little beside it."""
    return Text("belote-hint-pass", suit=suit, kind="little" if is_sound(hand, suit) else "weak")


def _bid(game: State, seat: int) -> Hint:
    """Rule 2."""
    hand, least = game.hands[seat], least_bid(game)
    aces = sum(card.rank == "A" and card.suit != game.suit for card in hand)
    ranks = [card.rank for card in hand if card.suit == game.suit]
    stoppers = aces + 2 * ("J" in ranks) + ("9" in ranks)
    if can_coinche(game) and game.bid >= COINCHE_FROM and stoppers >= STOPPERS:
        return Hint("coinche", Text("belote-hint-coinche", suit=game.suit))
    if game.maker == partner_of(seat):
        number = game.bid + 10 * stoppers
        is_raised = game.bid <= RAISE_FROM and stoppers >= 2
        if is_raised and least <= min(number, RAISE_TO):
            return Hint(f"bid {game.suit} {least}", Text("belote-hint-raise", suit=game.suit))
        return Hint("pass", Text("belote-hint-enough"))
    suit = max(SUITS, key=lambda each: (_may_open(hand, each), worth(hand, each)))
    value = worth(hand, suit)
    most = 80 + 10 * int((value - OPEN) / STEP) if value >= OPEN else 0
    if _may_open(hand, suit) and 0 < least <= min(most, BIDS[-2]) < ALL_TRICKS:
        return Hint(f"bid {suit} {least}", Text("belote-hint-bid", suit=suit, number=least))
    return Hint("pass", Text("belote-hint-pass", suit=suit, kind="bid"))


def _may_open(hand: Iterable[Card], suit: str) -> bool:
    ranks = [card.rank for card in hand if card.suit == suit]
    return len(ranks) >= 3 and ("J" in ranks or {"9", "A"} <= {*ranks})
