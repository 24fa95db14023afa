"""Blackjack: everybody plays alone against the house, closer to 21 without going over.

Rules: `docs/rules/blackjack.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from games.blackjack.hint import BlackjackMind
from games.blackjack.play import HandPlay, house_args, won_args
from games.blackjack.refusals import refusal
from games.blackjack.state import (
    BEST,
    PAYS,
    PER_DECK,
    VARIANTS,
    BoxHand,
    Options,
    is_natural,
    total,
)
from games.blackjack.table import line, parts, table, tag, title
from games.cards import EVERYONE, NOBODY, Card, Pile
from games.choices import Choice, Preset
from games.daily import Daily
from games.premoves import STAND, Premove
from games.scene import Hand, Table, TableSeat
from games.text import Text, Translate


class Blackjack(HandPlay):
    """One to seven players with chips; the house has no seat."""

    key, players = "blackjack", range(1, 8)
    group, minutes, usual_seats, cover = "poker", 15, 1, "AS KD"
    against_house, seconds = True, 20
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(1, Options(max_rounds=12), 12)
    premoves = (STAND,)
    mind = BlackjackMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        if seats > PER_DECK * options.decks:
            return Text("few-decks", decks=options.decks, most=PER_DECK * options.decks)
        most = min(options.start_chips, options.max_bet or options.start_chips)
        return Text("blackjack-high-bet", most=most) if options.min_bet > most else None

    # The deal, section 4.

    def deal(self) -> None:
        if self.round == 1:
            self.begin_match()
        self.shuffle_shoe()
        self.live = [chips >= self.options.min_bet for chips in self.scores]
        self.first = next(
            seat
            for step in range(1, self.seats + 1)
            if self.live[seat := (self.first + step) % self.seats]
        )
        self.hands = [Pile((), EVERYONE) for _ in range(self.seats)]
        self.house, self.hole = Pile((), EVERYONE), Pile((), NOBODY)
        self.boxes, self.paid = [[] for _ in self.live], [[] for _ in self.live]
        self.insured = [False] * self.seats
        self.phase, self.turn, self.active = "bet", self.first, 0

    def begin_match(self) -> None:
        """Give everybody their chips, and draw the first seat by lot."""
        self.first = self.shuffle(range(self.seats))[0] - 1
        self.scores = [self.options.start_chips] * self.seats
        self.scores_before = list(self.scores)
        self.bets, self.left_after = [0] * self.seats, [0] * self.seats
        self.hands, self.house, self.discards = [], Pile((), EVERYONE), Pile((), EVERYONE)

    def deal_cards(self) -> None:
        """Deal two cards to each seat and to the house, whose second one is the hole card."""
        for pile in (self.house, self.hole):
            for seat in self.clockwise():
                self.hands[seat].append(self.draw())
            pile.append(self.draw())
        self.emit("blackjack-shows", card=self.house[0])
        for seat in self.clockwise():
            hand = self.hands[seat]
            self.boxes[seat] = [BoxHand(len(hand), self.bets[seat])]
            if is_natural(hand):
                self.boxes[seat] = [BoxHand(len(hand), self.bets[seat], end="natural")]
                self.emit("blackjack-natural", seat=seat, cards=" ".join(hand))

    def can_premove(self, seat: int, order: Premove) -> bool:
        """True while an own hand waits for its turn."""
        return self.phase == "play" and not all(box.end for box in self.boxes[seat])

    # Bets and insurance, sections 5 and 6.

    def actors(self) -> list[int]:
        return [self.turn] if self.phase == "play" else self.pending_seats()

    def moves(self, seat: int) -> list[str]:
        if self.phase == "bet":
            return [f"bet {number}" for number in self.preset_bets(seat)]
        return ["insure", "pass"] if self.phase == "insure" else self.plays()

    def preset_bets(self, seat: int) -> list[int]:
        """The bets that are most wanted: the least, usual, latest and most."""
        span, usual = self.bet_span(seat), self.usual_bet(seat)
        wanted = {span[0], usual, self.bets[seat], 5 * usual, span[-1]}
        return sorted(wanted.intersection(span))

    def choices(self, seat: int) -> list[Choice]:
        if self.phase != "bet" or seat not in self.waiting():
            return super().choices(seat)
        presets = (Preset(each, Text("do-bet", number=each)) for each in self.preset_bets(seat))
        return [Choice("bet", numbers=self.bet_span(seat), presets=tuple(presets))]

    def refusal(self, seat: int, action: str) -> Text | None:
        return refusal(self, seat, action)

    def read(self, text: str) -> str:
        words = super().read(text)
        if self.phase == "bet" and words.isdecimal():
            return f"bet {words}"
        return "pass" if self.phase == "insure" and words == "no" else words

    def play(self, seat: int, action: str) -> None:
        if self.phase == "play":
            self.play_hand(seat, action)
            return
        answers = self.store_answer(seat, action)
        if not answers:
            self.emit("blackjack-ready", seat=seat)
        elif self.phase == "bet":
            self.take_bets(answers)
        else:
            self.take_insurance(answers)

    def take_bets(self, answers: list[str]) -> None:
        """Show all bets, deal, and go on with insurance where it is offered."""
        for seat in self.clockwise():
            self.bets[seat] = int(answers[seat].removeprefix("bet "))
            self.scores[seat] -= self.bets[seat]
            self.emit("blackjack-bets", seat=seat, number=self.bets[seat])
        self.deal_cards()
        self.phase = "insure"
        is_offered = self.options.insurance and self.house[0].rank == "A"
        if not (is_offered and self.pending_seats()):
            self.peek()

    def take_insurance(self, answers: list[str]) -> None:
        """Take half a bet of each seat that wants insurance, and go on."""
        for seat in self.clockwise():
            if answers[seat] == "insure":
                self.insured[seat] = True
                self.scores[seat] -= self.bets[seat] // 2
                self.emit("blackjack-insures", seat=seat, number=self.bets[seat] // 2)
        self.peek()

    def peek(self) -> None:
        """End the round at once with a natural of a house that looks; else ask the hands."""
        self.phase = "play"
        if self.options.house_blackjack == "peek" and is_natural([*self.house, *self.hole]):
            self.house_turn()
        else:
            self.go_on()

    # The house and the pay, sections 7 and 8.

    def house_turn(self) -> None:
        self.house += self.hole.take()
        self.tell_house("blackjack-house-turns")
        boxes = [box for seat in self.clockwise() for box in self.boxes[seat]]
        if any(box.matters for box in boxes) and not is_natural(self.house):
            while self.draws():
                self.house.append(self.draw())
                self.tell_house("blackjack-house-draws")
        self.pay()

    def tell_house(self, key: str) -> None:
        """Tell the last card of the house, and what it makes."""
        self.emit(key, EVERYONE, card=self.house[-1], **house_args(self.house))

    def draws(self) -> bool:
        """True if the house draws another card."""
        count, is_soft = total(self.house)
        return count < 17 or (count == 17 and is_soft and self.options.soft17 == "hit")

    def pay(self) -> None:
        """Pay every hand, and end the round."""
        for seat in self.clockwise():
            staked, gains = self.staked(seat), self.gains(seat)
            self.paid[seat] = gains
            self.scores[seat] += staked + sum(gains)
            self.credit([seat], sum(gains[:-1]))
            self.credit([seat], gains[-1], "blackjack-for-insurance")
            self.tell_gains(seat)
        self.phase = "over"
        self.finish_round()

    def gains(self, seat: int) -> list[int]:
        """The gain of each hand of a seat and, last, of its insurance."""
        bet, is_lost = self.bets[seat], is_natural(self.house)
        side = (bet if is_lost else -bet // 2) if self.insured[seat] else 0
        gain = self.gain_to_natural if is_lost else self.gain
        return [*(gain(seat, at) for at in range(len(self.boxes[seat]))), side]

    def gain_to_natural(self, seat: int, at: int) -> int:
        """The gain of a hand against a natural of the house."""
        box = self.boxes[seat][at]
        if self.options.house_blackjack == "takes_one":
            return -self.bets[seat] if at == 0 and box.end != "natural" else 0
        return 0 if box.end == "natural" else -box.bet

    def gain(self, seat: int, at: int) -> int:
        """The gain of a hand against a house without a natural."""
        box, house = self.boxes[seat][at], total(self.house).number
        match box.end:
            case "natural":
                chips, each = PAYS[self.options.pays]
                return box.bet * chips // each
            case "surrendered":
                return -box.bet // 2
            case "bust" | "charlie":
                return box.bet if box.end == "charlie" else -box.bet
        ahead = total(self.cards_of(seat, at)).number - house if house <= BEST else 1
        return box.bet * ((ahead > 0) - (ahead < 0))

    def tell_gains(self, seat: int) -> None:
        """Tell what each hand of a seat has won, and its insurance."""
        *gains, side = self.paid[seat]
        for at, gain in enumerate(gains):
            hand = at + 1 if len(gains) > 1 else 0
            self.emit("blackjack-result", EVERYONE, seat=seat, hand=hand, **won_args(gain))
        if self.insured[seat]:
            self.emit("blackjack-insurance", EVERYONE, seat=seat, **won_args(side))

    def bet_of(self, seat: int) -> int:
        return self.bets[seat] if self.live[seat] else 0

    # The end, section 10.

    def finish_round(self) -> None:
        """Note who has less than the least bet left, and end the round or the match."""
        for seat in self.clockwise():
            if self.scores[seat] < self.options.min_bet:
                self.left_after[seat] = self.round
                self.emit("blackjack-out", seat=seat)
        self.end_round([0] * self.seats)

    def is_last(self) -> bool:
        """True if no round follows."""
        able = [seat for seat, left in enumerate(self.left_after) if not left]
        return self.round == self.options.max_rounds or len(able) < min(2, self.seats)

    def decided(self) -> list[int]:
        return self.leaders() if self.is_last() else []

    def rank_key(self, seat: int) -> tuple[int, int]:
        return self.left_after[seat] or self.options.max_rounds + 1, self.scores[seat]

    def is_out(self, seat: int) -> bool:
        return not self.live[seat]

    def is_eliminated(self, seat: int) -> bool:
        return self.left_after[seat] > 0

    # Looks.

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def arrange(self, hand: Sequence[Card]) -> list[Card]:
        return list(hand)  # as they came, each hand by itself

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        words = tr(mark) if mark else place.tag
        return replace(place, line=tr(line(self, seat)), tag=words, parts=parts(self, seat, tr))

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        hand, name = super().hand_scene(seat, tr), title(self, seat)
        sizes = tuple(part.size for part in parts(self, seat, tr))
        return replace(hand, groups=sizes, title=tr(name) if name else hand.title)
