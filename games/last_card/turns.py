"""The moves of Last Card, in turn and out of turn, and their effects (sections 5 to 9)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from games.cards import CARDS, COLOUR_WORDS, ORDER, Card
from games.claims import Claims
from games.last_card.state import DRAWS, NAMING, POINTS, WILD_FOUR, Options
from games.shedding import Shedding, legal_follows

NOBODY_IS: Final = -1
"""The seat where there is none."""


class Turns(Claims, Shedding):
    """Cards, colours, penalties and calls, until somebody has shed all cards."""

    options: Options
    costs = POINTS

    penalty: int  # cards that the player to act has to draw, or to answer for
    suit_before: str  # the colour in force before the last card
    left_then: int  # cards left after it to the seat that played it
    exposed: int  # the seat that has kept silent about its last card
    called: list[bool]  # by seat, whether it has called
    quicker: int  # the seat that ended the last chance to call, to catch or to jump in
    unanswered: bool  # nobody has taken a turn since the last card was played
    passes: int  # seats in a row that could neither play nor draw

    @abstractmethod
    def go_out(self, seat: int, card: Card) -> None:
        """End the round with the last card of a hand."""

    @abstractmethod
    def count(self, out: int) -> None:
        """Score a round that a seat without cards, or nobody, has ended."""

    # Legal moves.

    def moves(self, seat: int) -> list[str]:
        if not self.suit:
            return list(NAMING)
        moves, hand = self.cards_to_play(seat), self.hands[seat]
        can_call = len(hand) == 2 and not self.called[seat] and (bool(moves) or not self.penalty)
        if self.penalty:
            moves += ["challenge", "draw"] if self.can_challenge(seat) else ["draw"]
        elif self.draws:
            moves += ["pass"] if self.options.draw == "one" else []
        elif self.stock:
            moves += [] if moves and self.options.forced_play else ["draw"]
        elif not moves:
            moves.append("pass")
        if self.exposed not in (seat, NOBODY_IS):
            moves.append(f"catch {self.exposed}")
        if self.exposed == seat or (can_call and self.options.last_call == "button"):
            moves.append("call")
        return moves

    def cards_to_play(self, seat: int) -> list[str]:
        """The actions that play a card, in canonical order."""
        hand = self.hands[seat]
        held = hand[-1:] if self.draws else sorted(set(hand), key=ORDER.__getitem__)
        is_legal = self.answers if self.penalty else self.is_legal_follow
        return [play for card in held if is_legal(seat, card) for play in self.plays_of(seat, card)]

    def is_legal_follow(self, seat: int, card: Card) -> bool:
        """True if a card of a hand can be played on the pile."""
        if card == WILD_FOUR and self.options.wild_four == "strict":
            return self.suit not in (held.suit for held in self.hands[seat])
        return card.suit in (self.suit, "") or card.rank == self.discard[-1].rank

    def answers(self, seat: int, card: Card) -> bool:
        """True if a card passes the penalty on, and adds to it (section 8)."""
        stacking, top = self.options.stacking, self.discard[-1].rank
        if stacking == "off" or card.rank not in DRAWS:
            return False
        rises = {"same": (0,), "up": (0, 2), "any": (-2, 0, 2)}[stacking]
        is_allowed = card != WILD_FOUR or self.is_legal_follow(seat, card)
        return is_allowed and DRAWS[card.rank] - DRAWS[top] in rises

    def plays_of(self, seat: int, card: Card) -> list[str]:
        """The actions that play a card: a wild one names a colour, a seven perhaps a seat."""
        if len(self.hands[seat]) == 1:
            return [card]
        if not card.suit:
            return [f"{card} {naming}" for naming in NAMING]
        if card.rank == "7" and self.options.seven_zero:
            return [f"{card} swap {other}" for other in range(self.seats) if other != seat]
        return [card]

    def interrupts(self, seat: int) -> list[str]:
        top = self.discard[-1]
        interrupts: list[str] = []
        if self.can_jump_in() and top in self.hands[seat]:
            interrupts.append(top)
        if self.exposed != NOBODY_IS and self.options.catchers == "anyone":
            interrupts.append("call" if self.exposed == seat else f"catch {self.exposed}")
        return interrupts

    def can_jump_in(self) -> bool:
        """True if a card equal to the top one, a plain number, can be played out of turn."""
        top = self.discard[-1].rank
        acts = self.options.seven_zero and top in "70"
        return self.options.jump_in and self.unanswered and top.isdigit() and not acts

    def has_race(self) -> bool:
        return self.exposed != NOBODY_IS and self.options.catchers == "anyone"

    def shows_pause(self) -> bool:
        return self.can_jump_in()

    def can_start(self, card: Card) -> bool:
        if self.options.start == "numbers_only":
            return card.rank.isdigit()
        return card != WILD_FOUR

    # Effects.

    def play(self, seat: int, action: str) -> None:
        first, *words = action.split()
        if first == "call":
            self.call(seat)
        elif first == "catch":
            self.catch(seat)
        else:
            self.unanswered = False
            if self.exposed != NOBODY_IS:
                self.exposed, self.quicker = NOBODY_IS, seat
            if first in CARDS:
                self.play_card(seat, CARDS[first], words)
            else:
                self.act(seat, first, words)

    def call(self, seat: int) -> None:
        """Announce that one card is left, or will be."""
        self.called[seat] = True
        self.emit("last-card-says", seat=seat)
        if self.exposed == seat:
            self.exposed, self.quicker = NOBODY_IS, seat

    def catch(self, seat: int) -> None:
        """Make the seat that kept silent draw; the turn stays where it is."""
        caught, self.exposed, self.quicker = self.exposed, NOBODY_IS, seat
        self.emit("last-card-catches", seat=seat, other=caught)
        self.draw_and_tell(caught, self.options.call_penalty)

    def act(self, seat: int, verb: str, words: Sequence[str]) -> None:
        """Apply a move without a card."""
        if verb == "colour":
            self.suit = COLOUR_WORDS[words[0]]
            self.emit("last-card-names", seat=seat, suit=self.suit)
        elif verb == "challenge":
            self.challenge(seat)
        elif verb == "pass":
            self.emit("last-card-passes", seat=seat)
            self.passes += not self.draws
            self.called[seat] &= len(self.hands[seat]) == 1
            self.next_turn()
            if self.passes == self.seats:
                self.emit("last-card-blocked")
                self.count(NOBODY_IS)
        elif self.penalty:
            self.pay(seat)
        else:
            self.draw_to_play(seat)

    def draw_to_play(self, seat: int) -> None:
        """Draw in turn; the turn ends unless the card can be played (section 6)."""
        self.note_cannot_play(seat)
        self.passes, drawn = 0, self.draw(seat, 1)
        if self.options.draw == "until_playable":
            while self.stock and not self.is_legal_follow(seat, drawn[-1]):
                drawn += self.draw(seat, 1)
        self.tell_drawn(seat, drawn)
        self.draws = len(drawn)
        if not self.is_legal_follow(seat, drawn[-1]):
            self.note_cannot_play(seat)
            self.emit("last-card-cannot", seat=seat)
            self.next_turn()

    def play_card(self, seat: int, card: Card, words: Sequence[str]) -> None:
        """Play a card, in turn or by jumping in, and carry out what it does (section 7)."""
        if seat != self.turn:
            self.emit("last-card-jumps", seat=seat, card=card)
        self.put(seat, card)
        self.turn, self.draws, self.unanswered, self.passes = seat, 0, True, 0
        self.suit_before, self.left_then = self.suit, len(self.hands[seat])
        if card == WILD_FOUR and self.options.wild_four != "free":
            self.note_unlikely(seat, legal_follows(self.suit_before, card.rank))
        self.suit = COLOUR_WORDS[words[1]] if words and not card.suit else card.suit or self.suit
        key = "calls" if words and not card.suit else "plays"
        self.emit(f"last-card-{key}", seat=seat, card=card, suit=self.suit)
        if not self.hands[seat]:
            self.go_out(seat, card)
            return
        moves_hands = card.rank in "70" and self.options.seven_zero
        if self.left_then > 1 or moves_hands:
            self.called[seat] = False
        elif self.options.last_call == "button" and not self.called[seat]:
            self.exposed = seat
        if moves_hands:
            self.move_hands(seat, int(words[1]) if words else NOBODY_IS)
        self.carry_out(card)

    def move_hands(self, seat: int, other: int) -> None:
        """Swap two hands, or move every hand on; the giver of a hand knows its cards."""
        if other == NOBODY_IS:
            self.emit("last-card-moves-on", seat=seat)
            gets = {self.follower(giver): giver for giver in range(self.seats)}
        else:
            self.emit("last-card-swaps", seat=seat, other=other)
            gets = {seat: other, other: seat}
        given = {giver: self.hands[giver] for giver in gets.values()}
        for seat, giver in gets.items():
            hand = self.hands[seat] = given[giver].copy()
            self.evidence[seat] = []
            hand.seen_by, hand.known_to, self.called[seat] = seat, {giver: list(hand)}, False

    def carry_out(self, card: Card) -> None:
        """Apply the effect of a card that the player to act has played, and pass the turn on."""
        if card.rank == "R":
            self.direction = -self.direction
            self.emit("last-card-reverses")
        skips = card.rank == "S" or (card.rank == "R" and self.seats == 2)
        if skips:
            self.emit("last-card-passed-over", other=self.follower(self.turn))
        claimant = self.turn
        self.next_turn(2 if skips else 1)
        self.claim_nothing()
        if card == WILD_FOUR and self.options.wild_four == "challenge":
            self.make_claim(claimant, [self.turn])  # to have had no card of the colour
        if card.rank in DRAWS:
            self.penalty += DRAWS[card.rank]
            if self.options.stacking == "off" and not self.doubters:
                self.pay(self.turn)

    def pay(self, seat: int, more: int = 0) -> None:
        """Draw the penalty and be passed over."""
        self.draw_and_tell(seat, self.penalty + more)
        self.penalty = 0
        self.claim_nothing()
        self.emit("last-card-passed-over", other=seat)
        self.next_turn()

    def challenge(self, seat: int) -> None:
        """Challenge a wild four as illegal; the seat that is wrong draws (section 8)."""
        offender = self.claimant
        shown = self.hands[offender][: self.left_then]  # cards drawn since do not count
        self.emit("last-card-challenges", seat=seat, other=offender)
        self.emit("last-card-shows", to=seat, other=offender, cards=" ".join(self.arrange(shown)))
        self.hands[offender].known_to[seat] = list(shown)
        if self.suit_before in (card.suit for card in shown):
            self.emit("last-card-guilty", other=offender, suit=self.suit_before)
            self.draw_and_tell(offender, self.penalty)
            self.penalty = 0
        else:
            self.emit("last-card-innocent", seat=seat, other=offender)
            self.pay(seat, 2)

    def draw_and_tell(self, seat: int, count: int) -> None:
        """Draw cards as a penalty."""
        self.tell_drawn(seat, self.draw(seat, count))

    def draw(self, seat: int, count: int) -> list[Card]:
        drawn = super().draw(seat, count)
        self.called[seat] &= not drawn
        return drawn

    def tell_drawn(self, seat: int, drawn: Sequence[Card]) -> None:
        """Tell all how many cards were drawn, and the seat which."""
        self.emit("last-card-draws", seat=seat, count=len(drawn))
        if drawn:
            self.emit("last-card-you-draw", to=seat, cards=" ".join(drawn))
