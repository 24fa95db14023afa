"""Hearts: pass three cards on, then take no hearts and no queen of spades, or take them all.

Rules: `docs/rules/hearts.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from itertools import combinations, islice
from math import comb
from typing import ClassVar, Final

from games.cards import CARDS, Card, Pile, cards
from games.choices import Choice
from games.daily import Daily
from games.hearts.hint import HeartsMind
from games.hearts.state import (
    POWER,
    QUEEN,
    RANKING,
    VARIANTS,
    Options,
    State,
    Terms,
    moon_terms,
    pack,
    pass_action,
    penalties,
    place,
    plain_terms,
    refused,
    shooter,
)
from games.hearts.table import hand_scene, seat_scene, table
from games.scene import Hand, Table, TableSeat
from games.simultaneous import SimultaneousGame
from games.text import Text, Translate

MOON = ("add", "subtract")
"""The answers of a player who has shot the moon, where the option `moon` lets them choose."""
LISTED: Final = 100
"""The number of passes that are listed at most, spread over all that there are."""


class Hearts(SimultaneousGame, State):
    """Three to six players, each alone: few points win.

    All pass cards at once, then play; if the option `moon` says so, a player who has shot the moon
    chooses at the end what that does.
    """

    key, players, unit = "hearts", range(3, 7), "hand"
    minutes, cover = 30, "AH KH QH QS"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(max_hands=3), 3)
    rarer = frozenset({"bicycle", "trickster", "spot"})
    ranking, mind, lowest_wins = RANKING, HeartsMind(), True

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        return refused(seats, options) or super().objection(seats, options)

    def pack(self) -> Sequence[Card]:
        return pack(self.seats, self.options)

    def order(self, card: Card) -> int:
        return place(card)

    def deal(self) -> None:
        seats = self.seats
        self.dealer = self.following_dealer()
        deck = self.shuffle(self.pack())
        over = len(deck) % seats
        self.deal_out(deck[: len(deck) - over], (self.dealer + 1) % seats)
        self.kitty = Pile(deck[len(deck) - over :])
        self.low, self.broken, self.bare = 0, False, [False] * seats
        self.offset = self.pass_offset()
        self.emit("hearts-deals", seat=self.dealer)
        if self.offset:
            self.phase = "pass"
        else:
            self.begin()

    def actors(self) -> list[int]:
        return self.pending_seats() if self.phase == "pass" else super().actors()

    def check(self, seat: int, action: str) -> Text | None:
        if seat >= 0 and self.secrets[seat]:
            return Text("hearts-already-passed", seats=" ".join(map(str, self.waiting())))
        return super().check(seat, action)

    def moves(self, seat: int) -> list[str]:
        if self.phase == "pass":
            return passes(self.hands[seat], self.options.pass_count)
        return list(MOON) if self.phase == "moon" else super().moves(seat)

    def choices(self, seat: int) -> list[Choice]:
        if self.phase == "pass" and seat in self.waiting():
            return [self.pass_choice(seat)]
        return super().choices(seat)

    def refusal(self, seat: int, action: str) -> Text | None:
        if self.phase == "pass":
            return self.refused_pass(seat, action)
        if self.phase == "moon":
            return None if action in MOON else Text("hearts-moon-now")
        playable = " ".join(self.arrange(self.playable(seat)))
        if action.startswith("pass"):
            return Text("hearts-passing-over", cards=playable)
        if action in CARDS and action not in self.pack():
            return Text("bad-card", text=action, cards=playable)
        return super().refusal(seat, action)

    def play(self, seat: int, action: str) -> None:
        if self.phase == "pass":
            self.answer(seat, action)
        elif self.phase == "moon":
            self.score_moon(seat, action)
        else:
            super().play(seat, action)

    # Passing, section 6.

    def pass_offset(self) -> int:
        """The number of seats to the left that cards are passed in this hand; 0 for none."""
        seats = self.seats
        across = [seats // 2] if seats % 2 == 0 else []
        cycle = {
            "classic": [1, seats - 1, *across, 0],
            "wide": [*_outwards(seats), *across, 0],
            "no_hold": [1, seats - 1, *across],
            "left": [1],
            "right": [seats - 1],
            "none": [0],
        }[self.options.pass_cycle]
        return cycle[(self.round - 1) % len(cycle)]

    def pass_choice(self, seat: int) -> Choice:
        """Any cards of the hand."""
        count = self.options.pass_count
        return Choice("pass", tuple(self.arrange(self.hands[seat])), count, count)

    def refused_pass(self, seat: int, action: str) -> Text | None:
        """The reason that a seat may not pass these cards; None if it may."""
        verb, *picked = action.split() or [""]
        ask = {"count": self.options.pass_count, "other": (seat + self.offset) % self.seats}
        if verb != "pass":
            return Text("hearts-pass-now", **ask)
        cards, hand = self.pack(), self.hands[seat]
        if strange := [word for word in picked if word not in CARDS or CARDS[word] not in cards]:
            return Text("hearts-bad-card", text=strange[0])
        if foreign := [word for word in picked if word not in hand]:
            return Text("not-in-hand", card=foreign[0])
        if len(set(picked)) != len(picked) or len(picked) != ask["count"]:
            return Text("wrong-pass-count", **ask)
        is_spelled = action == pass_action(map(CARDS.__getitem__, picked))
        return None if is_spelled else Text("not-possible", action=action)

    def answer(self, seat: int, action: str) -> None:
        """Store the cards that a seat passes until all have chosen."""
        self.emit("hearts-chooses", seat=seat)
        if passed := self.store_answer(seat, action):
            for giver, gift in enumerate(passed):
                self.hand_on(giver, cards(gift.removeprefix("pass ")))
            self.begin()

    def hand_on(self, giver: int, gift: Sequence[Card]) -> None:
        """Move cards in the direction of the pass; the giver knows where they are."""
        to = (giver + self.offset) % self.seats
        for card in gift:
            self.hands[to].add_known(self.hands[giver].pull(card), giver)
        self.emit("hearts-gets", to=to, seat=giver, cards=" ".join(gift))

    # Playing, section 7.

    def begin(self) -> None:
        """Give a seat the lead; if it is the holder of the lowest club, everybody knows that."""
        self.phase = "play"
        if self.options.first_lead == "left_of_dealer":
            self.leader = (self.dealer + 1) % self.seats
        else:
            clubs = (card for hand in self.hands for card in hand if card.suit == "C")
            low = min(clubs, key=POWER.__getitem__)
            self.low = POWER[low]
            self.leader = next(seat for seat, hand in enumerate(self.hands) if low in hand)
            self.hands[self.leader].known.append(low)
        self.turn = self.leader
        self.emit("hearts-leads", seat=self.leader)

    def bars_points(self) -> bool:
        """True if a penalty card may be played now only by a seat without others."""
        return self.is_first_trick() and self.options.first_trick_points == "barred"

    def bars_hearts(self) -> bool:
        """True if a heart may be led now only by a seat without other suits."""
        return not self.broken and self.options.heart_leads == "when_broken"

    def legal_leads(self, hand: Pile) -> Sequence[Card]:
        if self.is_first_trick() and self.options.first_lead == "low_club":
            return list(hand.known)
        if self.is_first_trick() and self.options.first_lead == "any_club":
            return [card for card in hand if card.suit == "C"]
        cards = self.legal_discards(hand)
        others = [card for card in cards if card.suit != "H"]
        if not others or not self.bars_hearts() or self.is_free(others):
            return cards
        return others

    def is_free(self, others: Sequence[Card]) -> bool:
        """True if a queen with only hearts beside it need not be led (`queen_forced`)."""
        return others == [QUEEN] and not self.options.queen_forced

    def legal_discards(self, hand: Pile) -> Sequence[Card]:
        if not self.bars_points():
            return hand
        costs = penalties(self.options)
        return [card for card in hand if card not in costs] or hand

    def why_not(self, card: Card, cards: str) -> Text:
        if self.is_first_lead() and self.options.first_lead != "left_of_dealer":
            is_low = self.options.first_lead == "low_club"
            return Text("must-lead-low-club" if is_low else "must-lead-club", cards=cards)
        costs = penalties(self.options)
        harmless = not any(CARDS[each] in costs for each in cards.split())
        if self.bars_points() and card in costs and harmless:
            return Text("no-points-first-trick", cards=cards)
        return Text("hearts-not-broken", cards=cards)

    def card_played(self, seat: int, card: Card) -> None:
        leads = len(self.trick) == 1
        follows = card.suit == self.led() and not leads
        if self.bars_points() and not follows and card in penalties(self.options):
            self.bare[seat] = True
        if card.suit == "H" and leads and self.bars_hearts():
            self.bare[seat] = True
            if self.options.queen_forced:
                self.voids[seat] = "SCD"
        breaks = card.suit == "H" or (card == QUEEN and self.options.queen_breaks)
        if breaks and not self.broken:
            self.broken = True
            self.emit("hearts-broken")

    def takes(self, winner: int) -> None:
        super().takes(winner)
        waits = self.options.odd_cards == "kitty_first_points"
        if self.kitty and not (waits and penalties(self.options).keys().isdisjoint(self.trick)):
            self.emit("hearts-kitty", seat=winner, cards=" ".join(self.arrange(self.kitty)))
            self.taken[winner] += self.kitty
            self.kitty.clear()

    # Scoring, sections 8 and 9.

    def score_hand(self) -> None:
        taken = [self.cards_taken(seat) for seat in range(self.seats)]
        seat, options = shooter(taken, self.options), self.options
        if seat is None:
            self.score_terms(plain_terms(taken, self.tricks, options))
            return
        self.emit("hearts-moon", seat=seat)
        if options.moon == "choose":
            self.phase, self.turn = "moon", seat
            return
        adds = options.moon == "others" or (options.moon == "auto" and self.adds_to_others(seat))
        self.score_moon(seat, "add" if adds else "subtract")

    def score_moon(self, seat: int, how: str) -> None:
        """Score a hand in which a seat has shot the moon."""
        taken = [self.cards_taken(each) for each in range(self.seats)]
        terms = moon_terms(taken, self.tricks, self.options, seat, how)
        count = max(abs(each.get("moon", 0)) for each in terms)
        key = "hearts-moon-adds" if how == "add" else "hearts-moon-subtracts"
        self.emit(key, seat=seat, points=count)
        self.score_terms(terms, seat)

    def score_terms(self, terms: Sequence[Terms], shot: int | None = None) -> None:
        """Score a hand by the points of each seat; `shot` has shot the moon."""
        gains = [sum(each.values()) for each in terms]
        for seat, each in enumerate(terms):
            for name, value in each.items():
                args = {"seat": shot} if shot is not None and name == "moon" else {}
                self.credit([seat], value, f"hearts-for-{name}", **args)
            target = self.options.target
            if self.options.reset_at_target and self.scores[seat] + gains[seat] == target:
                gains[seat] -= target // 2
                self.credit([seat], -(target // 2), "hearts-for-reset", target=target)
                self.emit("hearts-resets", seat=seat, points=target, half=target // 2)
        self.end_round()
        self.emit(
            "hearts-scores",
            number=self.round,
            gains=" ".join(map(str, gains)),
            totals=" ".join(map(str, self.scores)),
        )
        if self.resting:
            best = self.leaders()
            self.emit("hearts-ahead", seats=" ".join(map(str, best)), count=len(best))

    def decided(self) -> list[int]:
        """Section 9: seats that share the lowest total play another hand."""
        options, best = self.options, self.leaders()
        played = options.max_hands is not None and self.round >= options.max_hands
        over = played or max(self.scores) >= options.target
        return best if over and (len(best) == 1 or options.tie_break == "shared") else []

    # Summaries and looks.

    def summary(self, seat: int) -> Text | None:
        """The number of tricks that a seat has taken."""
        return Text("hearts-deed", count=self.tricks[seat]) if any(self.tricks) else None

    def fact(self) -> Text | None:
        """The player who last shot the moon, if anybody did."""
        for number, lines in reversed(list(enumerate([*self.past, self.round_lines()], 1))):
            for term in (term for line in lines for term in line.terms):
                if term.what and term.what.key == "hearts-for-moon":
                    return Text("hearts-shot", number=number, **dict(term.what.args))
        return None

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return seat_scene(self, super().seat_scene(seat, tr), seat, tr)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return hand_scene(self, super().hand_scene(seat, tr), seat, tr)


def _outwards(seats: int) -> list[int]:
    """The neighbors to the left and right, then those beyond, but not the seat across."""
    return [way for far in range(1, (seats + 1) // 2) for way in (far, seats - far)]


def passes(hand: Sequence[Card], count: int) -> list[str]:
    """All passes from a hand, or an even sample of them if they are very many."""
    step = comb(len(hand), count) // LISTED + 1
    picks = islice(combinations(sorted(hand, key=place), count), 0, None, step)
    return [" ".join(("pass", *picked)) for picked in picks]
