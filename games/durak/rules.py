"""Durak: beat what you are attacked with, or take it; whoever is left with cards is the fool.

Rules: `docs/rules/durak.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from games.cards import CARDS, Card, Pile
from games.daily import Daily
from games.durak.bout import Bout
from games.durak.hint import DurakMind
from games.durak.state import (
    PLACES,
    POWER,
    RANKS,
    VARIANTS,
    Options,
    State,
    beats,
    pack,
)
from games.durak.table import table, tag
from games.scene import Table, TableSeat
from games.text import Text, Translate

HAND: Final = 6
BARREN: Final = 100
"""The number of bouts in a row, all taken and nothing drawn, that ends a round without a loser."""
SMALL_PACK_SEATS: Final = 3
"""The most players with 24 cards."""


class Durak(Bout):
    """Two to six players, each alone or in teams.

    After each bout all draw, until the talon is empty and the hands are too.
    """

    key, players, version = "durak", range(2, 7), 2
    group, minutes, cover = "climbing", 15, "7C 9C AS 6H"
    one_loses, loser_tag = True, "durak-is-fool"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(scoring="places", rounds=2), 2)
    mind = DurakMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        if options.teams and seats not in (4, 6):
            return Text("durak-teams")
        if options.deck == 24 and seats > SMALL_PACK_SEATS:
            return Text("durak-too-few-cards", most=SMALL_PACK_SEATS)
        return None

    def pack(self) -> Sequence[Card]:
        return pack(self.options.deck)

    def order(self, card: Card) -> int:
        return PLACES[card]

    def sort(self, card: Card) -> tuple[int, ...]:
        return (card.suit == self.trump, "SHCD".index(card.suit), POWER[card])

    # The deal, section 4.

    def deal(self) -> None:
        self.one_loses = not self.is_places()
        self.have_loser_deal()
        deck, dealt = self.shuffle(self.pack()), HAND * self.seats
        self.deal_one_by_one(deck[:dealt], self.dealer + 1)
        self.talon, self.discards, self.out = Pile(deck[dealt:]), Pile(), []
        turned = (self.talon or self.hands[self.dealer])[0 if self.talon else -1]
        (self.talon or self.hands[self.dealer]).known.append(turned)
        self.trump, self.beaten_off, self.barren = turned.suit, False, 0
        self.clear_evidence()
        self.emit("durak-turned-up", seat=self.dealer, card=turned, suit=self.trump)
        opener = self.opener()
        self.emit("durak-opens", other=opener)
        self.begin_bout(opener)

    def opener(self) -> int:
        """The seat that attacks first."""
        if self.options.opener != "lowest_trump" and self.loser is not None:
            return (self.loser + (1 if self.options.opener == "after_fool" else -1)) % self.seats
        trumps = [
            (POWER[card], seat)
            for seat, hand in enumerate(self.hands)
            for card in hand
            if card.suit == self.trump
        ]
        return min(trumps)[1] if trumps else (self.dealer + 1) % self.seats

    # The end of a bout, section 8.

    def end_bout(self) -> None:
        """Clear the table, draw, and go on with the next attack."""
        is_taken, hand = self.phase == "pile_on", self.hands[self.defender]
        cards = [card for pair in self.bout for card in pair]
        self.bout = []
        if is_taken:
            for card in cards:
                hand.add_known(card)
            self.emit("durak-gets", other=self.defender, count=len(cards))
        else:
            self.last[:] = cards  # until the next attack, for all to see
            self.beaten_off = True
            self.emit("durak-beaten")
        drew = self.draw_up()
        self.barren = self.barren + 1 if is_taken and not drew else 0
        left = {self.team(seat) for seat, held in enumerate(self.hands) if held}
        if len(left) < 2 or self.barren == BARREN:
            self.end(drawn=len(left) != 1)
        else:
            following = self.clockwise(self.defender)[is_taken:]
            self.begin_bout(next(seat for seat in following if self.hands[seat]))

    def draw_up(self) -> bool:
        """Fill hands up to six, the defender's last; True if anybody drew. Empty hands are out."""
        order = [seat for seat in self.clockwise(self.main) if seat != self.defender]
        order.append(self.defender)
        before = len(self.talon)
        for seat in order:
            self.draw(seat, min(HAND - len(self.hands[seat]), len(self.talon)))
        for seat in order:
            if not self.hands[seat] and seat not in self.out:
                self.out.append(seat)
                self.emit("durak-out", other=seat)
        return len(self.talon) < before

    def draw(self, seat: int, count: int) -> None:
        """Draw cards; everybody knows the one turned up."""
        hand = self.hands[seat]
        drawn: list[Card] = []
        for _ in range(count):
            is_known = bool(self.talon[-1:] == self.talon.known)
            (card,) = self.talon.take()
            if is_known:
                hand.add_known(card)
            else:
                hand.append(card)
            drawn.append(card)
        if drawn:
            self.note_drawn(seat, len(drawn))
            self.emit("durak-draws", other=seat, count=len(drawn))
            self.emit("durak-you-draw", to=seat, cards=" ".join(drawn))

    # The end of a round, section 9.

    def end(self, drawn: bool) -> None:
        """Find the fool, and score."""
        self.phase = "end"
        holding = [seat for seat in self.clockwise(self.defender) if self.hands[seat]]
        self.loser = None if drawn else holding[0]
        self.show_hands()
        self.score_out()
        fools = self.losers_of_round()
        seats = " ".join(map(str, fools))
        self.emit("durak-fool" if fools else "durak-drawn", seats=seats, count=len(fools))
        self.end_round()

    def rank_key(self, seat: int) -> int:
        """The score; where places count, that of the team."""
        if self.one_loses:
            return self.scores[seat]
        team = self.team(seat)
        return sum(score for n, score in enumerate(self.scores) if self.team(n) == team)

    # Refusals and words about the match, section 11.

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else _refusal(self, seat, action)

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        return _refused_throw_in(self) or super().interrupt_refusal(seat, action)

    # Looks, section 13.

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, words, mark = super().seat_scene(seat, tr), self.marks(seat), tag(self, seat)
        text = tr(mark) if mark else place.tag
        return replace(place, line=tr(words) if words else "", tag=text)


class FirstVersion(Durak):
    """The first version, by which old records replay: a seat that passed added no more cards."""

    version = 1

    def begin_taking(self) -> None:
        self.phase = "pile_on"


Durak.earlier = (FirstVersion,)


# Refusals: why an action is illegal, and what is legal instead (section 11).


def _refusal(game: State, seat: int, action: str) -> Text | None:
    verb, *words = action.split() or [""]
    named = [CARDS[word] for word in words if word in CARDS]
    defends = game.phase == "defend"
    if len(named) < len(words):
        return Text(f"durak-now-{game.phase}", other=game.defender)
    if verb == "attack" and not defends and named:
        return _refused_attack(game, seat, named)
    if verb == "beat" and defends and len(named) == 2:
        return _refused_beat(game, seat, *named)
    if verb in ("transfer", "show") and defends and len(named) == 1:
        return _refused_transfer(game, seat, named[0], shows=verb == "show")
    if verb in ("attack", "pass") and game.phase == "attack":
        return Text("durak-must-open")
    return Text(f"durak-now-{game.phase}", other=game.defender)


def _refused_throw_in(game: State) -> Text | None:
    """The refusal of a throw-in by a seat not asked; None if it is no time for that."""
    if not game.bout or game.phase == "defend":
        return None
    return Text("durak-not-your-throw", seats=" ".join(map(str, game.actors())))


def _refused_attack(game: State, seat: int, named: Sequence[Card]) -> Text | None:
    opens = game.phase == "attack"
    if problem := _not_held(game, seat, named):
        return problem
    if opens and len({card.rank for card in named}) > 1:
        return Text("going-out-one-rank")
    if strange := [card for card in named if not opens and card.rank not in game.ranks()]:
        there = sorted(game.ranks(), key=RANKS.index)
        return Text("durak-rank-not-there", card=strange[0], ranks=" ".join(there))
    if len(named) > game.room():
        kind = "hand" if game.most < game.limit() else "limit"
        return Text("durak-no-room", count=game.room(), kind=kind, other=game.defender)
    if sorted(named, key=game.order) != named:
        return Text("not-possible", action=" ".join(named))
    return None


def _not_held(game: State, seat: int, named: Sequence[Card]) -> Text | None:
    for place, card in enumerate(named):
        if card not in game.hands[seat] or card in named[:place]:
            return Text("not-in-hand", card=card)
    return None


def _refused_beat(game: State, seat: int, card: Card, mine: Card) -> Text | None:
    if card not in game.open():
        return Text("durak-not-lying-open", card=card, cards=" ".join(game.open()))
    if problem := _not_held(game, seat, [mine]):
        return problem
    if not beats(mine, card, game.trump):
        kind = "trump" if card.suit == game.trump else "plain"
        return Text("durak-does-not-beat", cards=mine, card=card, suit=card.suit, kind=kind)
    return None


def _refused_transfer(game: State, seat: int, card: Card, shows: bool) -> Text:
    if problem := _not_held(game, seat, [card]):
        return problem
    rank, to = game.bout[0][0].rank, game.target(seat)
    if game.options.mode != "transfer" or (shows and not game.options.show_trump):
        kind = "never"
    elif any(len(pair) > 1 for pair in game.bout):
        kind = "beaten"
    elif card.rank != rank:
        kind = "rank"
    elif shows and (game.trump_shown or card.suit != game.trump):
        kind = "shown" if game.trump_shown else "trump"
    elif to == seat:
        kind = "nobody"
    else:
        count = len(game.bout) + (not shows)
        kind = "few" if len(game.hands[to]) < count else "limit"
    return Text("durak-no-transfer", kind=kind, rank=rank.replace("T", "10"), other=to)
