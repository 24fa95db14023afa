"""What a hand of Euchre is worth, and what a computer player says with it (section 14)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from games.cards import SUITS, Card
from games.euchre.calls import ALONE, is_stuck, suits_to_name
from games.euchre.cards import BENNY, RANKINGS, left, right
from games.euchre.scoring import MARCH
from games.euchre.state import State
from games.speech import Hint, Words
from games.tricks import MATE, partner_of

TRUMPS: Final = {"A": 0.7, "K": 0.55, "Q": 0.45}
SIDE: Final = {"A": 0.55, "K": 0.15}
SMALL_TRUMP, VOID, LONG, LEFT_BOWER = 0.35, 0.2, 0.25, 0.85
PICK_UP, PARTNER_ORDERS, OPPONENT_ORDERS, NAME = 2.15, 1.85, 2.45, 1.95
TURNED, TURNED_JACK, NEXT = 0.3, 0.6, 0.15
GO_ALONE: Final = 3.0
DEFEND_ALONE: Final = 3
"""As many sure tricks."""
THINNER: Final = 0.15
"""So much less is enough near the end of a match: they must not get the call."""


class Worth(NamedTuple):
    """What a hand comes to with a trump suit: tricks, and what they are made of."""

    tricks: float
    trumps: int
    aces: int
    voids: int

    def words(self, why: str, suit: str) -> Words:
        """The count, as the reason of a call."""
        return Words(
            f"euchre-hint-{why}",
            suit=suit,
            tricks=f"{self.tricks:.1f}",
            trumps=self.trumps,
            aces=self.aces,
            voids=self.voids,
        )


def worth(hand: Iterable[Card], trump: str) -> Worth:
    """The strength of a hand."""
    cards, group = list(hand), RANKINGS[trump].group
    trumps = [card for card in cards if group[card] == trump]
    side = [card for card in cards if group[card] != trump]
    top = {BENNY: 1.0, right(trump): 1.0, left(trump): LEFT_BOWER}
    tricks = sum(top.get(card, TRUMPS.get(card.rank, SMALL_TRUMP)) for card in trumps)
    tricks += sum(SIDE.get(card.rank, 0.0) for card in side)
    voids = len(SUITS) - 1 - len({card.suit for card in side}) if trumps else 0
    tricks += VOID * voids + LONG * (len(trumps) >= 3)
    return Worth(tricks, len(trumps), sum(card.rank == "A" for card in side), voids)


def with_turned(hand: Sequence[Card], turned: Card) -> Worth:
    """The strength of the dealer's hand with the turned card and after the best discard."""
    return max(worth(five, turned.suit) for five in combinations([*hand, turned], len(hand)))


def call_hint(game: State, seat: int) -> Hint:
    """What to say before the play."""
    if game.phase == "farmer":
        return _farmer(game, seat)
    if game.phase == "defend":
        return _defence(game, seat)
    if game.is_blind():
        return Hint(game.moves(seat)[0], Words("euchre-hint-blind"))
    return _order(game, seat) if game.phase == "order" else _name(game, seat)


def goes_alone(game: State, seat: int, tricks: float) -> bool:
    """Whether a hand worth so much plays without its partner.

    Not where a march with the partner wins the match as well.
    """
    return tricks >= GO_ALONE and game.scores[seat] + MARCH < game.options.target


def _shade(game: State, seat: int) -> float:
    """How much less is enough for a call as the match stands (rule 9)."""
    ours, theirs, target = game.scores[seat], game.scores[seat - 1], game.options.target
    return THINNER if ours >= target - 1 or theirs >= target - 2 else 0.0


def _order(game: State, seat: int) -> Hint:
    """Rules 1 and 3."""
    turned, hand, dealer, moves = game.turned[0], game.hands[seat], game.dealer, game.moves(seat)
    bonus = TURNED_JACK if turned.rank == "J" else TURNED
    own = with_turned(hand, turned) if seat == dealer else worth(hand, turned.suit)
    if seat == dealer:
        tricks, least = own.tricks, PICK_UP
    elif seat == partner_of(dealer):
        tricks, least = own.tricks + bonus, PARTNER_ORDERS
    else:
        tricks, least = own.tricks - bonus, OPPONENT_ORDERS
    counted = own._replace(tricks=tricks)
    is_alone = goes_alone(game, seat, min(own.tricks, tricks))
    if is_alone and "order alone" in moves:
        return Hint("order alone", counted.words("alone", turned.suit))
    if tricks >= least - _shade(game, seat) and "order" in moves:
        why = "pick-up" if seat == dealer else "order"
        thin = tricks < least
        return Hint("order", counted.words("thin" if thin else why, turned.suit))
    return Hint("pass", counted.words("pass", turned.suit))


def _name(game: State, seat: int) -> Hint:
    """Rules 2 and 3."""
    hand, suits = game.hands[seat], suits_to_name(game, seat)
    if not suits:
        return Hint("pass", Words("euchre-hint-none"))
    is_defender = seat % 2 != game.dealer % 2
    following = MATE[game.turned[0].suit] if is_defender else ""

    def judged(suit: str) -> Worth:
        own = worth(hand, suit)
        return own._replace(tricks=own.tricks + NEXT * (suit == following))

    suit = max(suits, key=judged)
    best = judged(suit)
    if goes_alone(game, seat, worth(hand, suit).tricks):
        return Hint(f"trump {suit}{ALONE}", best.words("alone", suit))
    if best.tricks >= NAME:
        return Hint(f"trump {suit}", best.words("next" if suit == following else "name", suit))
    if is_stuck(game, seat):
        return Hint(f"trump {suit}", best.words("stuck", suit))
    if best.tricks >= NAME - _shade(game, seat):
        return Hint(f"trump {suit}", best.words("thin", suit))
    return Hint("pass", best.words("pass", suit))


def _defence(game: State, seat: int) -> Hint:
    """Rule 9: alone only with three tricks that nobody can take."""
    order, hand = game.ranking, game.hands[seat]
    unseen = set(game.pack()).difference(game.seen(seat))
    trumps = [card for card in hand if order.group[card] == game.trump]
    if sum(order.is_high(card, unseen) for card in trumps) >= DEFEND_ALONE:
        return Hint("defend alone", Words("euchre-hint-defend"))
    return Hint("defend together", Words("euchre-hint-together"))


def _farmer(game: State, seat: int) -> Hint:
    """A hand of low cards is worth no more than any other."""
    moves = game.moves(seat)
    if "redeal" in moves:
        return Hint("redeal", Words("euchre-hint-redeal"))
    return Hint(moves[0], Words("euchre-hint-farmer" if len(moves) > 1 else "euchre-hint-keep"))
