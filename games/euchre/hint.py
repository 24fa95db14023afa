"""Computer play of Euchre: the calls, the discard and the play (section 14)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar, Final, NamedTuple

from games.cards import SUITS, Card, Pile
from games.euchre.calls import ALONE, BOLDNESS, is_stuck, suits_to_name
from games.euchre.fast import EuchrePlayout
from games.euchre.state import BENNY, MARCH, RANKINGS, State, left, right
from games.text import Hint, Text
from games.tricks import HIGH, LIFT, MATE, Bits, ContractMind, partner_of

TRUMPS: Final = {"A": 0.7, "K": 0.55, "Q": 0.45}
SIDE: Final = {"A": 0.55, "K": 0.15}
SMALL_TRUMP, VOID, LONG, LEFT_BOWER = 0.35, 0.2, 0.25, 0.85
PICK_UP, PARTNER_ORDERS, OPPONENT_ORDERS, NAME = 2.15, 1.85, 2.45, 1.95
TURNED, TURNED_JACK, NEXT = 0.3, 0.6, 0.15
GO_ALONE: Final = 3.0
DEFEND_ALONE: Final = 3
"""The number of sure tricks."""
THINNER: Final = 0.15
"""The discount for a call near the end of a match, when the opponents must not make trump."""


class EuchreMind(ContractMind[State]):
    """Calls by the strength of the hand; the card that the dealer picked up is known."""

    mcmc_steps: ClassVar = 150

    def call_hint(self, game: State, seat: int) -> Hint:
        if game.phase != "discard":
            return call_hint(game, seat)
        card, why = discard(game, seat)
        return Hint(f"discard {card}", Text(f"euchre-hint-{why}"))

    def boldness(self, action: str) -> int | None:
        level = BOLDNESS.get(action.split(" ")[0])
        return None if level is None else level + action.endswith(ALONE)

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        is_elsewhere = seat != game.dealer and game.is_picked(card)
        return super().can_hold(game, seat, card) and not is_elsewhere

    def can_be_in(self, game: State, pile: Pile, card: Card) -> bool:
        return pile is not game.kitty or not game.is_picked(card)

    def at_first_lead(
        self, game: State, bits: Bits, hands: list[int], leader: int
    ) -> EuchrePlayout:
        playout, power = EuchrePlayout(bits, hands, leader), game.ranking.power
        playout.maker = game.maker
        playout.precious = bits.mask(card for card in bits.bit if card.rank == "A")
        playout.bowers = bits.mask(card for card in bits.bit if power[card] > LIFT + HIGH["A"])
        playout.unplayed ^= bits.mask([*game.turned, *game.kitty.known])
        return playout


class Strength(NamedTuple):
    """The strength of a hand with a trump suit, and what it consists of."""

    tricks: float
    trumps: int
    aces: int
    voids: int

    def words(self, why: str, suit: str) -> Text:
        """The strength, as the reason of a call."""
        return Text(
            f"euchre-hint-{why}",
            suit=suit,
            tricks=round(self.tricks, 1),
            trumps=self.trumps,
            aces=self.aces,
            voids=self.voids,
        )


def strength(hand: Iterable[Card], trump: str) -> Strength:
    """The strength of a hand."""
    cards, group = list(hand), RANKINGS[trump].group
    trumps = [card for card in cards if group[card] == trump]
    side = [card for card in cards if group[card] != trump]
    top = {BENNY: 1.0, right(trump): 1.0, left(trump): LEFT_BOWER}
    tricks = sum(top.get(card, TRUMPS.get(card.rank, SMALL_TRUMP)) for card in trumps)
    tricks += sum(SIDE.get(card.rank, 0.0) for card in side)
    voids = len(SUITS) - 1 - len({card.suit for card in side}) if trumps else 0
    tricks += VOID * voids + LONG * (len(trumps) >= 3)
    return Strength(tricks, len(trumps), sum(card.rank == "A" for card in side), voids)


def with_turned(hand: Sequence[Card], turned: Card) -> Strength:
    """The strength of the dealer's hand with the turned card and after the best discard."""
    return max(strength(five, turned.suit) for five in combinations([*hand, turned], len(hand)))


def call_hint(game: State, seat: int) -> Hint:
    """The call to make before the play."""
    if game.phase == "farmer":
        return _farmer(game, seat)
    if game.phase == "defend":
        return _defence(game, seat)
    if game.is_blind():
        return Hint(game.moves(seat)[0], Text("euchre-hint-blind"))
    return _order(game, seat) if game.phase == "order" else _name(game, seat)


def goes_alone(game: State, seat: int, tricks: float) -> bool:
    """True if a hand that has these tricks plays without its partner.

    But not where a march with the partner wins the match too.
    """
    return tricks >= GO_ALONE and game.scores[seat] + MARCH < game.options.target


def _discount(game: State, seat: int) -> float:
    """The discount for a call at these scores (rule 9)."""
    ours, theirs, target = game.scores[seat], game.scores[seat - 1], game.options.target
    return THINNER if ours >= target - 1 or theirs >= target - 2 else 0.0


def _order(game: State, seat: int) -> Hint:
    """Rules 1 and 3."""
    turned, hand, dealer, moves = game.turned[0], game.hands[seat], game.dealer, game.moves(seat)
    bonus = TURNED_JACK if turned.rank == "J" else TURNED
    own = with_turned(hand, turned) if seat == dealer else strength(hand, turned.suit)
    if seat == dealer:
        tricks, least = own.tricks, PICK_UP
    elif seat == partner_of(dealer):
        tricks, least = own.tricks + bonus, PARTNER_ORDERS
    else:
        tricks, least = own.tricks - bonus, OPPONENT_ORDERS
    counted = own._replace(tricks=max(0, tricks))
    is_alone = goes_alone(game, seat, min(own.tricks, tricks))
    if is_alone and "order alone" in moves:
        return Hint("order alone", counted.words("alone", turned.suit))
    if tricks >= least - _discount(game, seat) and "order" in moves:
        why = "pick-up" if seat == dealer else "order"
        thin = tricks < least
        return Hint("order", counted.words("thin" if thin else why, turned.suit))
    return Hint("pass", counted.words("pass", turned.suit))


def _name(game: State, seat: int) -> Hint:
    """Rules 2 and 3."""
    hand, suits = game.hands[seat], suits_to_name(game, seat)
    if not suits:
        return Hint("pass", Text("euchre-hint-none"))
    is_defender = seat % 2 != game.dealer % 2
    following = MATE[game.turned[0].suit] if is_defender else ""

    def judged(suit: str) -> Strength:
        own = strength(hand, suit)
        return own._replace(tricks=own.tricks + NEXT * (suit == following))

    suit = max(suits, key=judged)
    best = judged(suit)
    if goes_alone(game, seat, strength(hand, suit).tricks):
        return Hint(f"trump {suit}{ALONE}", best.words("alone", suit))
    if best.tricks >= NAME:
        return Hint(f"trump {suit}", best.words("next" if suit == following else "name", suit))
    if is_stuck(game, seat):
        return Hint(f"trump {suit}", best.words("stuck", suit))
    if best.tricks >= NAME - _discount(game, seat):
        return Hint(f"trump {suit}", best.words("thin", suit))
    return Hint("pass", best.words("pass", suit))


def _defence(game: State, seat: int) -> Hint:
    """Rule 9: alone only with three tricks that nobody can take."""
    order, hand = game.ranking, game.hands[seat]
    unseen = set(game.pack()).difference(game.seen(seat))
    trumps = [card for card in hand if order.group[card] == game.trump]
    if sum(order.is_high(card, unseen) for card in trumps) >= DEFEND_ALONE:
        return Hint("defend alone", Text("euchre-hint-defend"))
    return Hint("defend together", Text("euchre-hint-together"))


def _farmer(game: State, seat: int) -> Hint:
    """Show low cards whenever possible: they are no better than others."""
    moves = game.moves(seat)
    if "redeal" in moves:
        return Hint("redeal", Text("euchre-hint-redeal"))
    return Hint(moves[0], Text("euchre-hint-farmer" if len(moves) > 1 else "euchre-hint-keep"))


def discard(game: State, seat: int) -> tuple[Card, str]:
    """Rule 4: the least useful card of the dealer, and the key of the reason."""
    hand, order = game.hands[seat], game.ranking
    side = [card for card in hand if order.group[card] != game.trump]
    if not side:
        return min(hand, key=order.power.__getitem__), "discard-trump"
    suits = [card.suit for card in side]
    low = [card for card in side if HIGH[card.rank] < HIGH["K"]]
    if single := [card for card in low if suits.count(card.suit) == 1]:
        return min(single, key=order.power.__getitem__), "discard-void"
    return min(side, key=order.power.__getitem__), "discard-low"
