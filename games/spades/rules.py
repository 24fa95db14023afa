"""Spades: bid how many tricks your partnership will take, and take them.

Rules: the project's specification `spades.md`; section numbers below are its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from games.cards import CARDS, EVERYONE, NOBODY, PACK, Card, Pile
from games.game import Game
from games.options import EITHER, option
from games.scene import Table
from games.spades.bids import NOT_YET, bids_for, refused_bid
from games.spades.cards import JOKER_PACK, POWER, RANKING, SIDE, SUIT, TRUMP
from games.spades.hint import hint
from games.spades.score import hand_points, partners
from games.spades.table import line, table
from games.speech import Hint, Say, Words


@dataclass(frozen=True)
class Options:
    """Section 10."""

    target: int = option(500, range(100, 1001, 10))
    tie_break: str = option("extra_hand", ("extra_hand", "shared"))
    overtrick_points: int = option(1, range(11))
    nil: bool = option(False, EITHER)
    nil_points: int = option(100, range(50, 201))
    failed_nil_tricks: str = option("count", ("count", "bags_only"))
    blind_nil: bool = option(False, EITHER)
    blind_nil_points: int = option(200, range(100, 401))
    blind_nil_behind: int = option(100, range(501))
    bags: bool = option(False, EITHER)
    bag_limit: int = option(10, range(5, 21))
    bag_penalty: int = option(100, range(50, 201))
    jokers: str = option("none", ("none", "two"))
    min_team_bid: int = option(0, range(7))
    cap_team_bid: bool = option(False, EITHER)
    not_thirteen: bool = option(False, EITHER)
    first_lead: str = option("left_of_dealer", ("left_of_dealer", "low_club"))
    no_spade_trick_one: bool = option(False, EITHER)
    spade_leads: str = option("when_broken", ("when_broken", "anytime"))
    lose_at: int | None = option(None, (None, *range(-1000, -99)))


class Spades(Game):
    """Seats 0 and 2 play against seats 1 and 3; spades are trump."""

    key, players = "spades", range(4, 5)
    options: Options = Options()

    trick: Pile
    taken: Pile  # the tricks before the last one
    dealer: int
    leader: int  # of the current trick
    unasked: list[int]  # who is still to look at the cards or to bid blind nil
    bids: list[int]  # by seat, NOT_YET before it bids; nil counts 0
    nils: list[str]  # by seat: "", "nil" or "blind nil"
    tricks: list[int]  # won, by seat
    voids: list[str]  # by seat, the suits it showed not to have
    broken: bool  # a spade has been played in this hand
    bags: list[int]  # by team

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        if options.blind_nil and not options.nil:
            return Words("spades-blind-nil-needs-nil")
        return super().objection(seats, options)

    def pack(self) -> Sequence[Card]:
        return PACK if self.options.jokers == "none" else JOKER_PACK

    def deal(self) -> None:
        if self.round == 1:
            self.bags, self.dealer = [0, 0], self.draw_dealer()
        else:
            self.dealer = (self.dealer + 1) % 4
        deck, first = self.shuffle(self.pack()), (self.dealer + 1) % 4
        self.hands = [Pile(deck[(seat - first) % 4 :: 4], seat) for seat in range(4)]
        self.trick, self.taken = Pile((), EVERYONE), Pile((), EVERYONE)
        self.bids, self.nils = [NOT_YET] * 4, [""] * 4
        self.tricks, self.voids, self.broken = [0] * 4, [""] * 4, False
        self.leader = first
        self.unasked = [seat for seat in self.bid_order() if self.may_bid_blind(seat)]
        for seat in self.unasked:
            self.hands[seat].seen_by = NOBODY
        self.tell("spades-deals", seat=self.dealer)
        self.next_bidder()

    def draw_dealer(self) -> int:
        """The seat that is turned the ace of spades (section 4)."""
        deck = self.shuffle(self.pack())
        turned = deck.index(CARDS["AS"])
        self.tell("spades-draw", turned=" ".join(deck[: turned + 1]), seat=turned % 4)
        return turned % 4

    def bid_order(self) -> list[int]:
        """The seats from the dealer's left."""
        return [(self.dealer + i) % 4 for i in range(1, 5)]

    def may_bid_blind(self, seat: int) -> bool:
        """Whether a seat is asked to bid before it sees its cards."""
        behind = self.options.blind_nil_behind
        return self.options.blind_nil and (not behind or -self.worth(seat) >= behind)

    def moves(self, seat: int) -> list[str]:
        if self.unasked or self.bids[seat] == NOT_YET:
            return bids_for(self, seat)
        return list(self.playable(seat))

    def playable(self, seat: int) -> list[Card]:
        """The cards that may be played (section 7)."""
        hand = self.hands[seat]
        if self.trick and (follows := RANKING.following(hand, SUIT[self.trick[0]])):
            return follows
        if not self.trick and self.options.first_lead == "low_club" and self.is_trick_one():
            return [min(RANKING.following(hand, "C"), key=POWER.__getitem__)]
        if self.spades_closed():
            return [card for card in hand if SUIT[card] != TRUMP] or hand
        return hand

    def is_trick_one(self) -> bool:
        """Whether no trick has been finished in this hand."""
        return not self.last and not self.taken

    def spades_closed(self) -> bool:
        """Whether a spade may be played now only for want of other suits."""
        options = self.options
        if options.no_spade_trick_one and self.is_trick_one():
            return True
        return not self.trick and not self.broken and options.spade_leads == "when_broken"

    def refusal(self, seat: int, action: str) -> Words | None:
        moves = self.moves(seat)
        if action in moves:
            return None
        if self.unasked or self.bids[seat] == NOT_YET:
            return refused_bid(self, seat, action, moves)
        cards = " ".join(self.arrange(self.playable(seat)))
        if action == "look" or action.startswith("bid"):
            return Words("wrong-phase-play", cards=cards)
        if action not in CARDS:
            return Words("bad-card", text=action, cards=cards)
        if action not in self.hands[seat]:
            return Words("not-in-hand", card=action)
        return Words(self.broken_rule(), suit=SUIT[CARDS[moves[0]]], cards=cards)

    def broken_rule(self) -> str:
        """Why only some cards of the hand to act may be played."""
        if self.trick and RANKING.following(self.hands[self.turn], SUIT[self.trick[0]]):
            return "must-follow-suit"
        if self.is_trick_one() and not self.trick and self.options.first_lead == "low_club":
            return "must-lead-low-club"
        if self.is_trick_one() and self.options.no_spade_trick_one:
            return "no-spade-trick-one"
        return "spades-not-broken"

    def play(self, seat: int, action: str) -> None:
        if card := CARDS.get(action):
            self.lay(seat, card)
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
            self.tell("spades-bids", seat=seat, number=self.bids[seat])
        else:
            self.bids[seat], self.nils[seat] = 0, bid
            self.tell("spades-bids-nil" if bid == "nil" else "spades-bids-blind-nil", seat=seat)
        if self.bids[(seat + 2) % 4] + self.bids[seat] > 13:
            self.tell("spades-overbid", seats=partners(seat % 2))
        self.next_bidder()

    def next_bidder(self) -> None:
        """Give the turn to who is to bid next, or to the leader of the first trick."""
        bidders = [seat for seat in self.bid_order() if self.bids[seat] == NOT_YET]
        if bidders:
            self.turn = (self.unasked or bidders)[0]
            return
        if self.options.first_lead == "low_club":
            low = self.low_club()
            self.leader = next(seat for seat in range(4) if low in self.hands[seat])
        self.turn = self.leader
        self.tell("spades-leads", seat=self.leader)

    def low_club(self) -> Card:
        """The lowest club in play."""
        return CARDS["2C" if self.options.jokers == "none" else "3C"]

    def lay(self, seat: int, card: Card) -> None:
        """Play a card to the trick."""
        self.note_voids(seat, card)
        self.hands[seat].remove(card)
        if self.last:
            self.taken += self.last
            self.last.clear()
        self.trick.append(card)
        self.tell("spades-plays", seat=seat, card=card)
        if not self.broken and SUIT[card] == TRUMP:
            self.broken = True
            self.tell("spades-broken")
        if len(self.trick) == 4:
            self.finish_trick()
        else:
            self.turn = (seat + 1) % 4

    def note_voids(self, seat: int, card: Card) -> None:
        """Remember which suits a card about to be played shows the seat not to have."""
        suit, shown = SUIT[card], ""
        if self.trick and suit != SUIT[self.trick[0]]:
            shown = SUIT[self.trick[0]]
        if suit == TRUMP and shown != TRUMP and self.spades_closed() and (shown or not self.trick):
            shown = SIDE
        for void in shown:
            if void not in self.voids[seat]:
                self.voids[seat] += void

    def finish_trick(self) -> None:
        """Give the trick to its winner, who leads the next."""
        winner = (self.leader + RANKING.best(self.trick)) % 4
        self.tricks[winner] += 1
        self.last += self.trick
        self.trick.clear()
        self.leader = self.turn = winner
        self.tell("spades-takes", winner=winner)
        if not self.hands[winner]:
            self.score_hand()

    def score_hand(self) -> None:
        """Add up the hand (section 8)."""
        gains = [0, 0]
        for team in (0, 1):
            gains[team], self.bags[team] = hand_points(self, team)
            bid, won = self.contract(team)
            self.tell("spades-scores", seats=partners(team), bid=bid, won=won, points=gains[team])
        self.end_round(gains * 2)

    def contract(self, team: int) -> tuple[int, int]:
        """What a team has bid so far, and how many tricks it has won."""
        return sum(max(0, bid) for bid in self.bids[team::2]), sum(self.tricks[team::2])

    def decided(self) -> list[int]:
        """Section 9, and the option `lose_at`: in every case the higher score wins."""
        ours, theirs = self.scores[:2]
        floor = self.options.lose_at
        lost = floor is not None and min(ours, theirs) <= floor
        if max(ours, theirs) < self.options.target and not lost:
            return []
        if ours == theirs:
            return [0, 1, 2, 3] if self.options.tie_break == "shared" else []
        return [0, 2] if ours > theirs else [1, 3]

    def worth(self, seat: int) -> float:
        return self.scores[seat] - self.scores[(seat + 1) % 4]

    def team(self, seat: int) -> int:
        return seat % 2

    def dealer_seat(self) -> int | None:
        return self.dealer

    def may_hold(self, seat: int, card: Card) -> bool:
        if card == self.low_club() and self.options.first_lead == "low_club":
            return NOT_YET in self.bids or seat == self.leader
        return SUIT[card] not in self.voids[seat]

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def sort(self, card: Card) -> tuple[int, ...]:
        return "SHCD".index(SUIT[card]), -POWER[card]

    def line(self, seat: int) -> Words:
        return line(self, seat)

    def table(self, say: Say) -> Table:
        return table(self, say)
