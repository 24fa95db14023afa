"""Spades: bid how many tricks your partnership will take, and take them.

Rules: `docs/rules/spades.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar

from games.cards import CARDS, NOBODY, PACK, Card, Pile
from games.scene import Badge, Table, Token
from games.spades.bids import bids_for, refused_bid
from games.spades.cardplay import CardPlay
from games.spades.cards import JOKER_PACK, RANKING, SIDE, SUIT, TRUMP
from games.spades.hint import bid_hint, expected_bid
from games.spades.options import VARIANTS, Options
from games.spades.state import State
from games.speech import Hint, Say, Words, unsigned
from games.tricks import NOT_YET, Bits, RehearsedGame, partner_of, partners


class Spades(RehearsedGame, State):
    """Spades are trump."""

    key, players, unit = "spades", range(4, 5), "hand"
    minutes, cover = 30, "JS QS KS AS"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    popular = "modern"
    ranking, trials, searches = RANKING, 100, True

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        if options.blind_nil and not options.nil:
            return Words("spades-blind-nil-needs-nil")
        return super().objection(seats, options)

    def pack(self) -> Sequence[Card]:
        return PACK if self.options.jokers == "none" else JOKER_PACK

    def deal(self) -> None:
        self.dealer = self.turn_for_deal(CARDS["AS"], "spades-draw")
        if self.round == 1:
            self.bags = [0, 0]
        self.deal_out(self.shuffle(self.pack()), (self.dealer + 1) % 4)
        self.bids, self.nils, self.broken = [NOT_YET] * 4, [""] * 4, False
        self.unasked = [seat for seat in self.bid_order() if self.may_bid_blind(seat)]
        for seat in self.unasked:
            self.hands[seat].seen_by = NOBODY
        self.tell("spades-deals", seat=self.dealer)
        self.next_bidder()

    def may_bid_blind(self, seat: int) -> bool:
        """Whether a seat is asked to bid before it sees its cards."""
        behind = self.options.blind_nil_behind
        return self.options.blind_nil and (not behind or -self.worth(seat) >= behind)

    def moves(self, seat: int) -> list[str]:
        if self.unasked or self.bids[seat] == NOT_YET:
            return bids_for(self, seat)
        return list(self.playable(seat))

    def may_lead(self, hand: Pile) -> Sequence[Card]:
        if self.options.first_lead == "low_club" and self.is_first_trick():
            return [self.low_club()]
        return self.may_discard(hand)

    def may_discard(self, hand: Pile) -> Sequence[Card]:
        if self.spades_closed(leads=not self.trick):
            return [card for card in hand if SUIT[card] != TRUMP] or hand
        return hand

    def spades_closed(self, leads: bool) -> bool:
        """Whether a spade may be played now only for want of other suits."""
        options = self.options
        if options.no_spade_trick_one and self.is_first_trick():
            return True
        return leads and not self.broken and options.spade_leads == "when_broken"

    def refusal(self, seat: int, action: str) -> Words | None:
        if self.unasked or self.bids[seat] == NOT_YET:
            moves = self.moves(seat)
            return None if action in moves else refused_bid(self, seat, action, moves)
        if action == "look" or action.startswith("bid"):
            return Words("wrong-phase-play", cards=" ".join(self.arrange(self.playable(seat))))
        return super().refusal(seat, action)

    def why_not(self, card: Card, cards: str) -> Words:
        if self.is_first_trick():
            if not self.trick and self.options.first_lead == "low_club":
                return Words("must-lead-low-club", cards=cards)
            if self.options.no_spade_trick_one:
                return Words("no-spade-trick-one", cards=cards)
        return Words("spades-not-broken", cards=cards)

    def play(self, seat: int, action: str) -> None:
        if card := CARDS.get(action):
            self.lay(seat, [card])
        elif self.unasked:
            self.answer(seat, action)
        else:
            self.bid(seat, action)

    def answer(self, seat: int, action: str) -> None:
        """Look, or bid blind nil; then the cards are seen either way."""
        self.unasked.remove(seat)
        self.hands[seat].seen_by = seat
        if action == "look":
            self.tell("spades-looks", seat=seat)
            self.next_bidder()
        else:
            self.bid(seat, action)

    def bid(self, seat: int, action: str) -> None:
        """Make a bid and pass the turn, after the last one to who leads."""
        bid = action.removeprefix("bid ")
        if bid.isdigit():
            self.bids[seat] = int(bid)
            self.tell("bids-tricks", seat=seat, number=self.bids[seat])
        else:
            self.bids[seat], self.nils[seat] = 0, bid
            self.tell("spades-bids-nil" if bid == "nil" else "spades-bids-blind-nil", seat=seat)
        if self.bids[partner_of(seat)] + self.bids[seat] > 13:
            self.tell("spades-overbid", seats=partners(seat % 2))
        self.next_bidder()

    def next_bidder(self) -> None:
        """Give the turn to who is to bid next, or to the leader of the first trick."""
        if bidders := self.bidders():
            self.turn = (self.unasked or bidders)[0]
            return
        if self.options.first_lead == "low_club":
            low = self.low_club()
            self.leader = next(seat for seat in range(4) if low in self.hands[seat])
        self.turn = self.leader
        self.tell("bids-are-in", seat=self.leader)

    def low_club(self) -> Card:
        """The lowest club in play."""
        return CARDS["2C" if self.options.jokers == "none" else "3C"]

    def laid(self, seat: int, card: Card) -> None:
        if SUIT[card] != TRUMP:
            return
        leads = len(self.trick) == 1
        if (leads or self.led() != TRUMP) and self.spades_closed(leads):
            self.voids[seat] = SIDE
        if not self.broken:
            self.broken = True
            self.tell("spades-broken")

    def score_hand(self) -> None:
        gains = [0, 0]
        for team in (0, 1):
            gains[team], self.bags[team] = self.hand_points(team)
            bid, won = self.contract(team)
            self.tell("spades-scores", seats=partners(team), bid=bid, won=won, points=gains[team])
        self.end_round(gains * 2)

    def hand_points(self, team: int) -> tuple[int, int]:
        """The points of a finished hand for a team, and the bags it carries on."""
        bid, won = self.contract(team)
        made, sides = self.counted_tricks(team) >= bid, (team, team + 2)
        over = won - bid if made else 0
        contract, extra = (10 if made else -10) * bid, over * self.options.overtrick_points
        self.credit(sides, contract)
        self.credit(sides, extra, "spades-for-extra")
        points = contract + extra + self.nil_points(team)
        if not self.options.bags:
            return points, 0
        full, bags = divmod(self.bags[team] + over, self.options.bag_limit)
        penalty = full * self.options.bag_penalty
        if penalty:
            self.tell("spades-bag-penalty", seats=partners(team), points=penalty)
            self.credit(sides, -penalty, "spades-for-bags")
        return points - penalty, bags

    def nil_points(self, team: int) -> int:
        """What nil bids won and lost for a team."""
        points = 0
        for seat in (team, team + 2):
            if self.nils[seat]:
                blind = self.nils[seat] == "blind nil"
                stake = self.options.blind_nil_points if blind else self.options.nil_points
                made = not self.tricks[seat]
                kind = "blind" if blind else "nil"
                gain = stake if made else -stake
                points += gain
                self.credit((team, team + 2), gain, "spades-for-nil", kind=kind, seat=seat)
                key = "spades-nil-made" if made else "spades-nil-failed"
                self.tell(key, seat=seat, points=stake)
        return points

    def decided(self) -> list[int]:
        """Section 9, and the option `lose_at`: in every case the higher score wins."""
        ours, theirs = self.scores[:2]
        floor = self.options.lose_at
        lost = floor is not None and min(ours, theirs) <= floor
        if max(ours, theirs) < self.options.target and not lost:
            return []
        return self.leaders() if ours != theirs or self.options.tie_break == "shared" else []

    def may_hold(self, seat: int, card: Card) -> bool:
        if card == self.low_club() and self.options.first_lead == "low_club":
            return NOT_YET in self.bids or seat == self.leader
        return super().may_hold(seat, card)

    def ducks(self, seat: int) -> bool:
        return bool(self.nils[seat]) and not self.tricks[seat]

    def expected(self, seat: int) -> float:
        return expected_bid(self, seat)

    def saying(self, seat: int) -> Hint:
        return bid_hint(self, seat)

    def is_in_play(self) -> bool:
        return not self.unasked and NOT_YET not in self.bids

    def opening(self, bits: Bits, hands: list[int], leader: int) -> CardPlay:
        options, rest = self.options, CardPlay(bits, hands, leader)
        rest.nils = sum(1 << seat for seat in range(4) if self.nils[seat])
        rest.contracts, rest.bags = [self.contract(team)[0] for team in (0, 1)], options.bags
        if options.failed_nil_tricks == "bags_only":
            rest.counting = [seat for seat in range(4) if not self.nils[seat]]
        if options.first_lead == "low_club":
            rest.forced = bits.bit[self.low_club()]
        if options.no_spade_trick_one:
            rest.barred = bits.trump
        if options.spade_leads == "when_broken":
            rest.closed = rest.openers = bits.trump
        return rest

    def deed(self, seat: int) -> Words | None:
        """What the partners have bid, and what they have won towards it."""
        bid, won = self.contract(seat % 2)[0], self.counted_tricks(seat % 2)
        return None if NOT_YET in self.bids else Words("bid-deed", bid=bid, number=won)

    def line(self, seat: int) -> Words:
        """What a seat has bid and won."""
        if self.bids[seat] == NOT_YET:
            return Words("spades-line-waiting")
        return Words("spades-line", bid=self.said(seat), number=self.tricks[seat])

    def table(self, say: Say) -> Table:
        """The current trick, or else the last one, and how the teams stand."""
        subtitle = Words("spades-trick", number=self.round, trick=self.trick_number())
        if NOT_YET in self.bids:
            subtitle = Words("spades-bidding", number=self.round)
        trump = say(Words("spades-broken-badge" if self.broken else "trump"))
        return Table(
            subtitle=say(subtitle),
            trick=self.shown_trick(),
            calls=self.calls(say),
            badges=(self._badge(0, say), self._badge(1, say), Badge(trump, suit=TRUMP)),
        )

    def _badge(self, team: int, say: Say) -> Badge:
        """The score of a team, by whose names it goes."""
        bags = self.bags[team]
        token = Token("bag", bags, say(Words("spades-bags", count=bags))) if bags else None
        return Badge("", unsigned(self.scores[team]), team=team, token=token)

    def said(self, seat: int) -> str | int:
        return self.nils[seat].removesuffix(" nil") or self.bids[seat]
