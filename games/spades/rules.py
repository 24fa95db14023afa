"""Spades: bid how many tricks your partnership will take, and take them.

Rules: `docs/rules/spades.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar

from games.cards import CARDS, NOBODY, PACK, Card, Pile
from games.daily import Daily
from games.scene import Table, TableSeat
from games.spades.hint import SpadesMind
from games.spades.state import JOKER_PACK, RANKING, SIDE, SUIT, TRUMP, VARIANTS, Options, State
from games.spades.table import seat_scene, table
from games.text import Text, Translate
from games.tricks import NOT_YET, partner_of, partners, spans


class Spades(State):
    """Two teams of two; spades are trump."""

    key, players, unit = "spades", range(4, 5), "hand"
    minutes, cover = 30, "JS QS KS AS"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(), 3)
    popular = "modern"
    ranking, mind = RANKING, SpadesMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if options.blind_nil and not options.nil:
            return Text("spades-blind-nil-needs-nil")
        return super().objection(seats, options)

    def pack(self) -> Sequence[Card]:
        return PACK if self.options.jokers == "none" else JOKER_PACK

    def deal(self) -> None:
        self.dealer = self.turn_for_deal(CARDS["AS"], "spades-draw")
        if self.round == 1:
            self.bags = [0, 0]
        self.deal_out(self.shuffle(self.pack()), (self.dealer + 1) % 4)
        self.bids, self.nils, self.broken = [NOT_YET] * 4, [""] * 4, False
        self.unasked = [seat for seat in self.bid_order() if self.can_bid_blind(seat)]
        for seat in self.unasked:
            self.hands[seat].seen_by = NOBODY
        self.emit("spades-deals", seat=self.dealer)
        self.next_bidder()

    def can_bid_blind(self, seat: int) -> bool:
        """True if a seat is asked to bid before it sees its cards."""
        behind = self.options.blind_nil_behind
        return self.options.blind_nil and (not behind or -self.utility(seat) >= behind)

    def moves(self, seat: int) -> list[str]:
        if self.unasked or self.bids[seat] == NOT_YET:
            return self.bids_for(seat)
        return list(self.playable(seat))

    def legal_leads(self, hand: Pile) -> Sequence[Card]:
        if self.options.first_lead == "low_club" and self.is_first_trick():
            return [self.low_club()]
        return self.legal_discards(hand)

    def legal_discards(self, hand: Pile) -> Sequence[Card]:
        if self.spades_closed(leads=not self.trick):
            return [card for card in hand if SUIT[card] != TRUMP] or hand
        return hand

    def spades_closed(self, leads: bool) -> bool:
        """True if a spade may be played now only by a seat without other suits."""
        options = self.options
        if options.no_spade_trick_one and self.is_first_trick():
            return True
        return leads and not self.broken and options.spade_leads == "when_broken"

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.unasked or self.bids[seat] == NOT_YET:
            moves = self.moves(seat)
            return None if action in moves else self.refused_bid(seat, action, moves)
        if action == "look" or action.startswith("bid"):
            return Text("wrong-phase-play", cards=" ".join(self.arrange(self.playable(seat))))
        return super().refusal(seat, action)

    def why_not(self, card: Card, cards: str) -> Text:
        if self.is_first_trick():
            if not self.trick and self.options.first_lead == "low_club":
                return Text("must-lead-low-club", cards=cards)
            if self.options.no_spade_trick_one:
                return Text("no-spade-trick-one", cards=cards)
        return Text("spades-not-broken", cards=cards)

    def play(self, seat: int, action: str) -> None:
        if card := CARDS.get(action):
            self.play_cards(seat, [card])
        elif self.unasked:
            self.answer(seat, action)
        else:
            self.bid(seat, action)

    def answer(self, seat: int, action: str) -> None:
        """Look at the cards, or bid blind nil; either way the seat sees them now."""
        self.unasked.remove(seat)
        self.hands[seat].seen_by = seat
        if action == "look":
            self.emit("spades-looks", seat=seat)
            self.next_bidder()
        else:
            self.bid(seat, action)

    def bid(self, seat: int, action: str) -> None:
        """Make a bid and pass the turn; after the last bid to the leader."""
        bid = action.removeprefix("bid ")
        if bid.isdigit():
            self.bids[seat] = int(bid)
            self.emit("bids-tricks", seat=seat, number=self.bids[seat])
        else:
            self.bids[seat], self.nils[seat] = 0, bid
            self.emit("spades-bids-nil" if bid == "nil" else "spades-bids-blind-nil", seat=seat)
        if self.bids[partner_of(seat)] + self.bids[seat] > 13:
            self.emit("spades-overbid", seats=partners(seat % 2))
        self.next_bidder()

    def next_bidder(self) -> None:
        """Give the turn to the next bidder, or to the leader of the first trick."""
        if bidders := self.bidders():
            self.turn = (self.unasked or bidders)[0]
            return
        if self.options.first_lead == "low_club":
            low = self.low_club()
            self.leader = next(seat for seat in range(4) if low in self.hands[seat])
        self.turn = self.leader
        self.emit("bids-are-in", seat=self.leader)

    def bids_for(self, seat: int) -> list[str]:
        """Legal bids of a seat, or its answers when it is asked to bid blind."""
        numbers = self.possible_numbers(seat)
        if self.unasked:
            return ["look", "bid blind nil"] if 0 in numbers else ["look"]
        bids = [f"bid {number}" for number in numbers]
        return [*bids, "bid nil"] if self.options.nil and 0 in numbers else bids

    def refused_bid(self, seat: int, action: str, moves: list[str]) -> Text:
        """The reason that a bid is illegal."""
        if self.unasked:
            return Text("wrong-phase-blind" if len(moves) > 1 else "wrong-phase-look")
        if action in CARDS or not action.startswith("bid"):
            return Text("wrong-phase-bid", bids=spans(moves))
        return Text(
            "bad-bid",
            rule=self._broken_rule(seat, action),
            bids=spans(moves),
            least=self.options.min_team_bid,
        )

    def _broken_rule(self, seat: int, action: str) -> str:
        """The option that forbids a bid, or "range"."""
        bid = action.removeprefix("bid ")
        if bid == "nil" and self.options.nil:
            bid = "0"
        number = int(bid) if bid.isascii() and bid.isdigit() else 99
        if number > 13:
            return "range"
        team = self.bids[partner_of(seat)] + number
        if team < self.options.min_team_bid:
            return "least"
        return "cap" if self.options.cap_team_bid and team > 13 else "thirteen"

    def card_played(self, seat: int, card: Card) -> None:
        if SUIT[card] != TRUMP:
            return
        leads = len(self.trick) == 1
        if (leads or self.led() != TRUMP) and self.spades_closed(leads):
            self.voids[seat] = SIDE
        if not self.broken:
            self.broken = True
            self.emit("spades-broken")

    def score_hand(self) -> None:
        for team in (0, 1):
            self.bags[team] = self.credit_hand(team)
            (bid, won), points = self.contract(team), self.credited()[team]
            self.emit("spades-scores", seats=partners(team), bid=bid, won=won, points=points)
        self.end_round()

    def credit_hand(self, team: int) -> int:
        """Credit a team with a finished hand, and return the bags it carries on."""
        bid, won = self.contract(team)
        made, sides = self.counted_tricks(team) >= bid, (team, team + 2)
        over = won - bid if made else 0
        contract, extra = (10 if made else -10) * bid, over * self.options.overtrick_points
        self.credit(sides, contract)
        self.credit(sides, extra, "spades-for-extra")
        self.credit_nils(team)
        if not self.options.bags:
            return 0
        full, bags = divmod(self.bags[team] + over, self.options.bag_limit)
        penalty = full * self.options.bag_penalty
        if penalty:
            self.emit("spades-bag-penalty", seats=partners(team), points=penalty)
            self.credit(sides, -penalty, "spades-for-bags")
        return bags

    def credit_nils(self, team: int) -> None:
        """Credit a team with its nil bids."""
        for seat in (team, team + 2):
            if self.nils[seat]:
                blind = self.nils[seat] == "blind nil"
                stake = self.options.blind_nil_points if blind else self.options.nil_points
                made = not self.tricks[seat]
                kind = "blind" if blind else "nil"
                gain = stake if made else -stake
                self.credit((team, team + 2), gain, "spades-for-nil", kind=kind, seat=seat)
                key = "spades-nil-made" if made else "spades-nil-failed"
                self.emit(key, seat=seat, points=stake)

    def decided(self) -> list[int]:
        """Section 9 and the option `lose_at`: in any case the higher score wins."""
        ours, theirs = self.scores[:2]
        floor = self.options.lose_at
        lost = floor is not None and min(ours, theirs) <= floor
        if max(ours, theirs) < self.options.target and not lost:
            return []
        return self.leaders() if ours != theirs or self.options.tie_break == "shared" else []

    def summary(self, seat: int) -> Text | None:
        """The bid of the team, and its tricks towards it."""
        bid, won = self.contract(seat % 2)[0], self.counted_tricks(seat % 2)
        return None if NOT_YET in self.bids else Text("bid-deed", bid=bid, number=won)

    def bid_text(self, seat: int) -> str | int:
        return self.nils[seat].removesuffix(" nil") or self.bids[seat]

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return seat_scene(self, super().seat_scene(seat, tr), seat, tr)
