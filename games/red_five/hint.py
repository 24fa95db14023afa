"""Computer play of Red Five: the auction, the kitty and the play (section 17)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import ClassVar, Final, NamedTuple

from games.cards import EVERYONE, Card, Pile, cards
from games.mind import Hard, Search
from games.red_five.fast import RedFivePlayout
from games.red_five.moves import bids, follow_action, lead_action, leaps
from games.red_five.ranking import TWICE, TwoPackRanking, size
from games.red_five.state import (
    BURIED,
    CARDS_ONCE,
    JOKER_POWERS,
    POINTS,
    SUITS_HELD,
    TRUMP,
    State,
    points_in,
    ranking,
)
from games.rollout import FastRolloutMind
from games.text import Hint, Text
from games.tricks import LIFT, TrickMind

HONOR: Final = LIFT + 17
"""The power of the lowest trump above the twos: deputy adviser, adviser, jokers and red fives."""
BASE: Final = -35
FEW_POINTS: Final = 10
"""The points that a declarer buries at most, unless the last trick is likely."""
TRUMPS_NAMED: Final = 8.0
"""The weight of a trump in the hand of the declarer rather than buried, to any other card."""
TRUMPS_LEFT: Final = 4.0
"""The weight of a trump in the hand of a defender."""


class RedFiveMind(TrickMind[State], FastRolloutMind[State, RedFivePlayout]):
    """Bids by an estimate of the hand; plays by the choices of a `RedFivePlayout`."""

    mcmc_steps: ClassVar = 200

    def hint(self, game: State, seat: int) -> Hint:
        if game.phase == "bid":
            return bid_hint(game, seat)
        if game.phase == "trump":
            return trump_hint(game, seat)
        if game.phase == "bury":
            return bury_hint(game, seat)
        playout = self.playout(game)
        play, why = playout.choose()
        order, points = game.ranking, playout.prices.points[play]
        text = follow_action(order, play)
        return Hint(
            text if game.trick else lead_action(order, play),
            lambda: Text(f"red-five-hint-{why}", cards=text, points=points, number=game.size),
        )

    def hard(self) -> Hard:
        return Search(self.rollout, self.candidates)

    def candidates(self, game: State, seat: int) -> Sequence[str]:
        """Legal actions worth trying: of the bids the lowest and two leaps."""
        if game.phase == "bid":
            return [f"bid {number}" for number in leaps(game).values()] + ["pass"]
        return game.legal(seat)

    def boldness(self, action: str) -> int | None:
        return 0 if action == "pass" else super().boldness(action)

    # Evidence.

    def card_weights(self, game: State, seat: int) -> Mapping[Card, float]:
        """A player who names trump has many, and buries none."""
        if game.phase != "play":
            return {}
        group = game.ranking.group
        times = TRUMPS_NAMED if seat == game.declarer else TRUMPS_LEFT
        return {card: times for card in CARDS_ONCE if group[card] == TRUMP}

    def forget(self, game: State, seat: int, unseen: list[Card], random: Random) -> None:
        super().forget(game, seat, unseen, random)
        game.gone = game.ranking.packing.of(chain(*game.taken, game.last))

    # Rollouts.

    def is_in_play(self, game: State) -> bool:
        return game.phase == "play"

    def playout(self, game: State) -> RedFivePlayout:
        order = game.ranking
        playout = RedFivePlayout(order, game.options, game.declarer, game.leader)
        packing = order.packing
        playout.hands, playout.kitty = [*map(packing.of, game.hands)], packing.of(game.kitty)
        playout.unplayed -= game.gone
        for seat, voids in enumerate(game.voids):
            playout.voids[seat] = sum([packing.area[group] for group in voids])
        playout.points, playout.shift, playout.paid = game.points[:], game.shift, game.paid[:]
        for play in game.plays(game.trick):
            played = packing.of(play)
            playout.hands[playout.turn] += played
            playout.play_cards(played)
        return playout

    def packed(self, game: State, action: str) -> int:
        """The cards of a lead, a throw or a follow, as an integer."""
        return game.ranking.packing.of(cards(action.removeprefix("throw ")))

    def try_in(self, playout: RedFivePlayout, deal: State, action: str) -> None:
        packing = playout.packing
        playout.hands, playout.kitty = [*map(packing.of, deal.hands)], packing.of(deal.kitty)
        playout.play(self.packed(deal, action))

    def conclude(self, game: State, playout: RedFivePlayout) -> None:
        game.events = None
        game.points, game.shift, game.paid = playout.points[:], playout.shift, playout.paid[:]
        game.kitty = Pile(playout.packing.cards(playout.kitty), game.declarer)
        game.hands = [Pile((), seat) for seat in range(4)]
        game.last, game.size = Pile(playout.packing.cards(playout.first), EVERYONE), playout.size
        game.trick.clear()
        game.leader = game.turn = playout.turn
        game.score_hand()


# The auction.


class Estimate(NamedTuple):
    """The points that a hand may take with a trump suit, give or take 30, and their reasons."""

    points: int
    suit: str
    trumps: int
    honours: int
    pairs: int
    aces: int


def estimate(hand: Sequence[Card], suit: str, advisers: bool) -> Estimate:
    """The estimate for a hand with a trump suit."""
    order = ranking(suit, advisers, False)
    held, (high, ace) = order.packing.of(hand), masks(order)
    trumps = held & order.packing.area[TRUMP]
    count, honor_count, aces = size(trumps), size(held & high), size(held & ace)
    pairs = (trumps & TWICE).bit_count()
    points = 6 * count + 3 * honor_count + 4 * pairs + 5 * aces + BASE
    return Estimate(points, suit, count, honor_count, pairs, aces)


@cache
def masks(order: TwoPackRanking) -> tuple[int, int]:
    """The masks of the honors, and of the aces that are no trumps."""
    honors = [card for card in CARDS_ONCE if order.power[card] >= HONOR]
    aces = [card for card in CARDS_ONCE if card.rank == "A" and order.group[card] != TRUMP]
    return 3 * order.packing.of(honors), 3 * order.packing.of(aces)


def best_estimate(game: State, seat: int) -> Estimate:
    """The best estimate for a hand, over all trump suits."""
    hand, advisers = game.hands[seat], game.options.advisers
    return max(
        (estimate(hand, suit, advisers) for suit in SUITS_HELD), key=lambda each: each.points
    )


def bid_hint(game: State, seat: int) -> Hint:
    """The lowest bid as long as the hand is worth it, else a pass."""
    best, lowest = best_estimate(game, seat), bids(game)[0]
    limit = (best.points - 5) // 5 * 5
    action, key = "pass", "red-five-hint-pass"
    if lowest <= limit:
        action, key = f"bid {lowest}", "red-five-hint-bid"
    return Hint(action, lambda: Text(key, **best._asdict(), limit=limit))


def trump_hint(game: State, seat: int) -> Hint:
    """The suit of the best estimate."""
    best = best_estimate(game, seat)
    return Hint(f"trump {best.suit}", Text("red-five-hint-trump", **best._asdict()))


# The kitty.


def burials(game: State, seat: int) -> list[str]:
    """Two of the many ways to bury: that of the hint, and the lowest cards."""
    ways = (chosen(game, seat), lowest(game, seat))
    return list(dict.fromkeys(f"bury {game.cards_text(way)}" for way in ways))


def lowest(game: State, seat: int) -> list[Card]:
    """The eight cards with the least power."""
    return sorted(game.hands[seat], key=game.ranking.power.__getitem__)[:BURIED]


def chosen(game: State, seat: int) -> list[Card]:
    """The eight plain cards of least value, with few points unless the last trick is likely."""
    hand = game.hands[seat]
    value = _values(game, hand)
    ranked = sorted(game.in_order(hand), key=value.__getitem__)
    room = points_in(hand) if _is_strong(game, hand) else FEW_POINTS
    buried: list[Card] = []
    for card in ranked:
        if POINTS[card] <= room:
            buried.append(card)
            room -= POINTS[card]
            if len(buried) == BURIED:
                break
    return buried


def _is_strong(game: State, hand: list[Card]) -> bool:
    """True if the last trick is likely: many trumps, and two of the six highest."""
    power, group = game.ranking.power, game.ranking.group
    trumps = [*map(group.__getitem__, hand)].count(TRUMP)
    return trumps >= 14 and sum(power[card] >= JOKER_POWERS for card in hand) >= 2


def _values(game: State, hand: list[Card]) -> dict[Card, float]:
    """The value of keeping each card; that of trumps is above all others."""
    group, power = game.ranking.group, game.ranking.power
    lengths, held = Counter(map(group.__getitem__, hand)), Counter(hand)
    aces = {group[card] for card in hand if card.rank == "A"}
    return {
        card: (LIFT + power[card])
        if group[card] == TRUMP
        else 30 * (card.rank == "A")
        + 12 * (card.rank == "K" and group[card] in aces)
        + 8 * (held[card] > 1)
        + 4 * lengths[group[card]]
        + 0.6 * POINTS[card]
        + 0.3 * power[card]
        for card in held
    }


def bury_hint(game: State, seat: int) -> Hint:
    """The eight cards to bury, and their points."""
    buried = chosen(game, seat)
    text = game.cards_text(buried)
    return Hint(f"bury {text}", Text("red-five-hint-bury", cards=text, points=points_in(buried)))
