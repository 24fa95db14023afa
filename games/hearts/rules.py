"""Hearts: pass three cards on, then take no hearts and no queen of spades, or take them all.

Rules: `docs/rules/hearts.md`; a section named in this folder is one of that page.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, Self

from games.answers import AnsweringGame
from games.cards import CARDS, Card, Pile, cards
from games.choices import Choice
from games.hearts.cardplay import CardPlay
from games.hearts.cards import BONUS, POWER, QUEEN, RANKING, pack, penalties, place, values
from games.hearts.hint import hint
from games.hearts.options import VARIANTS, Options
from games.hearts.passing import direction, offset, pass_choice, passes, refused_pass, spelled
from games.hearts.scoring import points, refused
from games.hearts.settling import Settling
from games.hearts.table import table
from games.scene import Table
from games.speech import Hint, Say, Words, signed
from games.tricks import Bits, RehearsedGame

MOON = ("add", "subtract")
"""What who has shot the moon may answer where the option `moon` lets them choose."""


class Hearts(AnsweringGame, RehearsedGame, Settling):
    """Three to six players, each alone: few points win.

    In a hand all pass cards at once, then play; where the option `moon` asks for it, who has shot
    the moon answers at the end what that does.
    """

    key, players, unit = "hearts", range(3, 7), "hand"
    minutes, cover = 30, "AH KH QH QS"
    trials, searches = 200, True
    options: Options = Options()
    variants: ClassVar = VARIANTS
    rarer = frozenset({"bicycle", "trickster", "spot"})
    ranking = RANKING

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
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
        self.offset = offset(self)
        self.tell("hearts-deals", seat=self.dealer)
        if self.offset:
            self.phase = "pass"
        else:
            self.begin()

    def actors(self) -> list[int]:
        return self.silent() if self.phase == "pass" else super().actors()

    def check(self, seat: int, action: str) -> Words | None:
        if seat >= 0 and self.secrets[seat]:
            return Words("hearts-already-passed", seats=" ".join(map(str, self.waiting())))
        return super().check(seat, action)

    def moves(self, seat: int) -> list[str]:
        if self.phase == "pass":
            return passes(self.hands[seat], self.options.pass_count)
        return list(MOON) if self.phase == "moon" else super().moves(seat)

    def choices(self, seat: int) -> list[Choice]:
        if self.phase == "pass" and seat in self.waiting():
            return [pass_choice(self, seat)]
        return super().choices(seat)

    def refusal(self, seat: int, action: str) -> Words | None:
        if self.phase == "pass":
            return refused_pass(self, seat, action)
        if self.phase == "moon":
            return None if action in MOON else Words("hearts-moon-now")
        playable = " ".join(self.arrange(self.playable(seat)))
        if action.startswith("pass"):
            return Words("hearts-passing-over", cards=playable)
        if action in CARDS and action not in self.pack():
            return Words("bad-card", text=action, cards=playable)
        return super().refusal(seat, action)

    def play(self, seat: int, action: str) -> None:
        if self.phase == "pass":
            self.answer(seat, action)
        elif self.phase == "moon":
            self.settle_moon(seat, action)
        else:
            super().play(seat, action)

    # Passing, section 6.

    def answer(self, seat: int, action: str) -> None:
        """Keep what a seat passes until all have chosen."""
        self.tell("hearts-chooses", seat=seat)
        if passed := self.keep(seat, action):
            for giver, gift in enumerate(passed):
                self.hand_on(giver, cards(gift.removeprefix("pass ")))
            self.begin()

    def hand_on(self, giver: int, gift: Sequence[Card]) -> None:
        """Move cards to who is to get them; the giver knows where they are."""
        to = (giver + self.offset) % self.seats
        for card in gift:
            self.hands[to].add_known(self.hands[giver].pull(card), giver)
        self.tell("hearts-gets", to=to, seat=giver, cards=" ".join(gift))

    def guess_secret(self, seat: int, random: Random) -> str:
        return spelled(random.sample(self.hands[seat], self.options.pass_count))

    def drawn_now(self, seat: int) -> Sequence[Card]:
        """What was passed to a seat, until its first card is played."""
        hand = self.hands[seat]
        has_played = len(hand) < len(self.pack()) // self.seats
        return [] if has_played else [card for gift in hand.known_to.values() for card in gift]

    # Playing, section 7.

    def begin(self) -> None:
        """Give the lead to who has it; who holds the lowest club is known to everybody then."""
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
        self.tell("hearts-leads", seat=self.leader)

    def bars_points(self) -> bool:
        """Whether a penalty card may be played now only for want of others."""
        return self.is_first_trick() and self.options.first_trick_points == "barred"

    def bars_hearts(self) -> bool:
        """Whether a heart may be led now only for want of other suits."""
        return not self.broken and self.options.heart_leads == "when_broken"

    def may_lead(self, hand: Pile) -> Sequence[Card]:
        if self.is_first_trick() and self.options.first_lead == "low_club":
            return list(hand.known)
        if self.is_first_trick() and self.options.first_lead == "any_club":
            return [card for card in hand if card.suit == "C"]
        cards = self.may_discard(hand)
        others = [card for card in cards if card.suit != "H"]
        if not others or not self.bars_hearts() or self.is_free(others):
            return cards
        return others

    def is_free(self, others: Sequence[Card]) -> bool:
        """Whether the queen alone, beside hearts, need not be led (option `queen_forced`)."""
        return others == [QUEEN] and not self.options.queen_forced

    def may_discard(self, hand: Pile) -> Sequence[Card]:
        if not self.bars_points():
            return hand
        costs = penalties(self.options)
        return [card for card in hand if card not in costs] or hand

    def why_not(self, card: Card, cards: str) -> Words:
        if self.is_first_lead() and self.options.first_lead != "left_of_dealer":
            is_low = self.options.first_lead == "low_club"
            return Words("must-lead-low-club" if is_low else "must-lead-club", cards=cards)
        costs = penalties(self.options)
        harmless = not any(CARDS[each] in costs for each in cards.split())
        if self.bars_points() and card in costs and harmless:
            return Words("no-points-first-trick", cards=cards)
        return Words("hearts-not-broken", cards=cards)

    def laid(self, seat: int, card: Card) -> None:
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
            self.tell("hearts-broken")

    def takes(self, winner: int) -> None:
        super().takes(winner)
        waits = self.options.odd_cards == "kitty_first_points"
        if self.kitty and not (waits and penalties(self.options).keys().isdisjoint(self.trick)):
            self.tell("hearts-kitty", seat=winner, cards=" ".join(self.arrange(self.kitty)))
            self.taken[winner] += self.kitty
            self.kitty.clear()

    def may_hold(self, seat: int, card: Card) -> bool:
        if card.suit == "C" and POWER[card] < self.low:
            return False  # it is in the kitty: a lower one would have been led
        if self.bare[seat] and card not in penalties(self.options):
            return False
        return super().may_hold(seat, card)

    def ducks(self, seat: int) -> bool:
        return True

    def saying(self, seat: int) -> Hint:
        return hint(self, seat)

    # Played out as integers.

    def is_in_play(self) -> bool:
        return self.phase == "play"

    def rehearsal(self, seat: int) -> Callable[[Self, str], float] | None:
        return None if self.kitty else super().rehearsal(seat)

    def opening(self, bits: Bits, hands: list[int], leader: int) -> CardPlay:
        options, queen, hearts = self.options, bits.bit[QUEEN], bits.named["H"]
        worth = {bits.bit[card]: value for card, value in values(options).items()}
        bonus = BONUS[options.jack]
        rest = CardPlay(bits, hands, leader, worth, bits.bit[bonus] if bonus else 0)
        rest.moons = options.moon != "off"
        rest.excused = 0 if options.queen_forced else queen
        if options.first_lead == "any_club":
            rest.forced = bits.named["C"]
        elif options.first_lead == "low_club":
            clubs = bits.named["C"] & hands[leader]
            rest.forced = clubs & -clubs
        if options.first_trick_points == "barred":
            rest.barred = bits.mask(penalties(options))
        if options.heart_leads == "when_broken":
            rest.closed, rest.openers = hearts, hearts | queen * options.queen_breaks
        return rest

    # What is seen.

    def points(self, seat: int) -> int:
        """What a seat has taken in this hand."""
        return points(self.cards_taken(seat), self.options)

    def deed(self, seat: int) -> Words | None:
        """How many tricks a seat has taken."""
        return Words("hearts-deed", count=self.tricks[seat]) if any(self.tricks) else None

    def fact(self) -> Words | None:
        """Who shot the moon, if anybody did: the last one to do it."""
        for number, lines in reversed(list(enumerate([*self.past, self.so_far()], 1))):
            for term in (term for line in lines for term in line.terms):
                if term.what and term.what.key == "hearts-for-moon":
                    return Words("hearts-shot", number=number, **dict(term.what.args))
        return None

    def line(self, seat: int) -> Words:
        """A seat's total, and what it has taken in this hand."""
        score, now = self.scores[seat], self.points(seat)
        if self.resting or self.over:
            gain = self.scores[seat] - self.brought[seat]
            return Words("hearts-line-scored", score=score, points=signed(gain))
        return Words("hearts-line-hand" if now else "hearts-line", score=score, points=signed(now))

    def tag(self, seat: int) -> Words | None:
        if self.phase == "pass":
            return Words("hearts-chose" if self.secrets[seat] else "hearts-choosing")
        return super().tag(seat)

    def prompt(self) -> Words | None:
        """How the cards go round, as nobody has led."""
        if self.phase == "pass":
            way = dict(direction(self).args)
            return Words("hearts-prompt-pass", count=self.options.pass_count, **way)
        return super().prompt()

    def holding(self, seat: int) -> Words | None:
        """To whom a seat passes, until it has."""
        if self.phase != "pass" or self.secrets[seat]:
            return None
        count, to = self.options.pass_count, (seat + self.offset) % self.seats
        return Words("hearts-pass-to", count=count, other=to)

    def table(self, say: Say) -> Table:
        return table(self, say)
