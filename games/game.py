"""The contract between a game's rules and everything else.

Rules do no input or output, read no clock and draw no entropy: seed, options and actions give the
state. A game is one mutable class that holds the state and knows the rules; the host copies it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar, Final, Self, TypeVar

from games.cards import EVERYONE, FRENCH, HIDDEN, ORDER, PACK, Card, Deck, Pile
from games.choices import Choice, choices_of
from games.daily import Daily
from games.groups import Group
from games.mind import Mind
from games.notation import Grammar, read
from games.options import BadOptions, read_options
from games.premoves import Premove
from games.scene import Grid, Hand, Play, Table, TableSeat
from games.scores import Credit, Round, ScoreLine, terms_of
from games.shuffle import shuffled
from games.text import Event, IllegalAction, Text, Translate, Value

T = TypeVar("T")

HOST: Final = -3
"""The seat of the host, who deals the next round with the action `deal`."""
DEAL: Final = "deal"
DEAL_UP: Final = "deal up"
"""The same where the stakes rise by the clock, and go up with this deal."""
DEALS: Final = (DEAL, DEAL_UP)
TURN_UP: Final = "turn up"
"""The host's action within a round: turn up the next community card, where a game has
`actors` of HOST alone since nobody has anything to decide."""
STOP: Final = "stop"
"""The host's other action between rounds: end the match. It is offered where a match has no end of
its own; elsewhere the host does it to one that would go on for too long."""
TIE: Final = "tie"
"""The host's action at any time once all players agree: the match ends as a draw."""
CLAIM: Final = "rest"
"""The host's action for a seat: `rest 2` awards it the rest of the round."""
UNDO: Final = "undo"
"""The host's action that takes back: `undo 12` restores the match after 12 actions. Later actions
stay in the record, which undoes them; the rules know nothing of this."""
HIDDEN_ANSWER: Final = "?"
"""The placeholder in views for another seat's secret answer."""


class Game(ABC):
    """The state of one match, and its rules.

    A game declares its state as annotations, deals in `deal`, says what a seat may do in `moves`
    and does it in `play`. Every card is in a `Pile`; every other attribute is public. Copies,
    views, samples, replay and notation follow from that and are written once, here.
    """

    key: ClassVar[str]
    players: ClassVar[range]
    group: ClassVar[Group] = "fun"  # the games among which it is offered
    usual_seats: ClassVar[int] = 4  # that most people play it with; else the nearest that may
    deck: ClassVar[Deck] = FRENCH
    version: ClassVar[int] = 1  # raised when old records would replay differently
    earlier: ClassVar[Sequence[type["Game"]]] = ()  # former versions, by which they still replay
    grammar: ClassVar[Grammar] = Grammar()  # words of its actions that ask for a suit or a rank
    premoves: ClassVar[Sequence[Premove]] = ()  # what may be decided before one's turn
    minutes: ClassVar[int] = 20  # that a match takes, about; 0: as long as they like
    cover: ClassVar[str] = "JC QD KH AS"  # the cards in its picture
    mind: ClassVar[Mind[Any]]  # how computers play it
    options: Any  # an instance of the game's Options; the class holds the default
    variants: ClassVar[Mapping[str, Any]] = {}  # more sets of options by name: "short"
    rarer: ClassVar[frozenset[str]] = frozenset()  # variants that few play: a menu of their own
    popular: ClassVar[str] = ""  # the one that most people play, if not by the usual options
    daily: ClassVar[Daily | None] = None  # what one person plays of it a day; None: it stays out
    lowest_wins: bool = False  # low scores are good; `deal` sets it where an option decides
    unit: ClassVar[str] = "round"  # what its players call a round: also "hand" or "deck"
    one_loses: bool = False  # the match is over when somebody has lost it: the others share the win
    together: ClassVar[bool] = False  # all play against the cards: they win, score, lose as one
    against_house: ClassVar[bool] = False  # each alone against the house, which has no seat
    seconds: ClassVar[int] = 0  # for a turn, where nobody has chosen; 0: as in any game there
    dealer: int | None = None  # the seat to mark as dealer, where that matters

    seats: int
    seed: str
    shuffles: int
    round: int
    rises: int  # how often the stakes have gone up by the clock
    resting: bool  # the round is over and shown until the host deals the next
    turn: int
    scores: list[int]  # by seat
    scores_before: list[int]  # the scores with which the round began
    credits: list[Credit]  # what the scores have changed by since, and for what
    past: list[Round]  # what each round before came to
    winners: list[int]  # empty until the match is over
    lost: bool  # the match is over, and nobody has won: all play together, or one alone
    tied: bool  # the match is over, and a draw, since all wanted that
    hands: list[Pile]
    last: Pile  # the trick just finished, until the next card
    secrets: list[str]  # by seat, a choice that the others may not see yet; "" for none
    events: list[Event] | None  # what the last action brought about; None while nobody listens

    def __init__(self, seats: int, seed: str, options: Any = None) -> None:
        """Deal a match; BadOptions if it cannot be played so."""
        self.options = type(self).options if options is None else options
        if problem := self.objection(seats, self.options):
            raise BadOptions(problem)
        self.seats, self.seed, self.shuffles = seats, seed, 0
        self.round, self.rises, self.resting, self.turn = 1, 0, False, 0
        self.lost = self.tied = False
        self.scores, self.scores_before, self.winners, self.events = (
            [0] * seats,
            [0] * seats,
            [],
            [],
        )
        self.credits, self.past = [], []
        self.last, self.secrets = Pile((), EVERYONE), [""] * seats
        self.deal()

    # What a game must write.

    @abstractmethod
    def deal(self) -> None:
        """Set the table for a round."""

    @abstractmethod
    def moves(self, seat: int) -> list[str]:
        """Legal actions of a seat to act; a fair sample where `refusal` is defined."""

    @abstractmethod
    def play(self, seat: int, action: str) -> None:
        """Carry out a legal action; `apply` has checked it."""

    @abstractmethod
    def table(self, tr: Translate) -> Table:
        """The table without its seats and title, which `games.stage` adds."""

    # What a game may change.

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        """A seat as everybody sees it; `games.stage` adds the name.

        A game replaces what differs: its `line`, a `tag`, the cards `shown` face up.
        """
        hand = self.hands[seat]
        is_open = hand.seen_by == EVERYONE or hand.is_turned_away
        key = "loser-tag" if self.one_loses else "winner-tag"
        is_tagged = seat in (self.losers() if self.one_loses else self.winners)
        return TableSeat(
            cards=None if is_open else len(hand),
            shown=tuple(self.arrange(hand if is_open else hand.known)),
            turn=seat in self.waiting(),
            dealer=seat == self.dealer,
            team=seat if self.together else self.side_of(seat),
            out=self.is_out(seat),
            tag=tr(Text(key)) if is_tagged else "",
            won=self.has_won(seat),
        )

    def grid(self, seat: int) -> Grid | None:
        """The cards in fixed places in front of a seat, see `games.places`; None without any."""
        return None

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        """The hand of a seat as its holder sees it; `games.stage` adds what may be played.

        A game replaces what differs: its `title`, `groups`, the cards that are `fresh`, and `own`,
        what else only its holder may look at.
        """
        hand = self.arrange(self.hands[seat])
        return Hand(tuple(hand), title=tr(Text("your-hand", count=len(hand))))

    @classmethod
    def objection(cls, seats: int, options: Any) -> Text | None:
        """The reason why these seats and options do not go together; None if they do."""
        if seats not in cls.players:
            return cls.counts("seats-out-of-range")
        try:
            read_options(type(options), asdict(options))
        except BadOptions as bad:
            return bad.words
        return None

    @classmethod
    def is_rated(cls) -> bool:
        """True if who plays better than others has a rating; else means take its place."""
        return not (cls.together or cls.against_house)

    @classmethod
    def seats_near(cls, number: int, least: int, options: Any) -> int:
        """The legal number of seats nearest to a wish, at least `least`.

        With these options the next number above that its rules allow, or else the next below.
        """
        counts = [count for count in cls.players if count >= least]
        fit = [count for count in counts if cls.objection(count, options) is None]
        known = fit or counts or [least]
        return min(known, key=lambda count: (count < number, abs(count - number)))

    @classmethod
    def of_version(cls, version: int) -> type["Game"] | None:
        """The rules of a version; None if they are no longer available."""
        return next((kind for kind in (cls, *cls.earlier) if kind.version == version), None)

    @classmethod
    def counts(cls, key: str = "seat-counts") -> Text:
        """The possible numbers of players: "4", "2 to 5", or "2, 4 or 6"."""
        *fewer, most = cls.players
        if cls.players.step == 1:
            return Text(key, kind="span" if fewer else "one", least=cls.players[0], most=most)
        return Text(key, kind="some", numbers=" ".join(map(str, fewer)), most=most)

    @classmethod
    def words(cls, name: str) -> Text:
        """Words of this game alone: `name`, `rules`, `option-target`."""
        return Text(f"{cls.key.replace('_', '-')}-{name}")

    @classmethod
    def rule_sets(cls) -> dict[str, tuple[Any, Text]]:
        """Options that go by a name, and that name; the first are the usual ones."""
        named = {name: (each, cls.words(f"variant-{name}")) for name, each in cls.variants.items()}
        return {"usual": (cls.options, Text("variant-usual")), **named}

    def pack(self) -> Sequence[Card]:
        """All the cards in play."""
        return PACK

    def order(self, card: Card) -> int:
        """The place of a card inside an action."""
        return ORDER[card]

    def sort(self, card: Card) -> tuple[int, ...]:
        """The place of a card in a hand as this game's players like to hold it."""
        return (self.order(card),)

    def actors(self) -> list[int]:
        """The seats that may act; more than one where players choose at the same time.

        HOST alone, whose only move is TURN_UP, where cards are turned up one by one.
        """
        return [self.turn]

    def interrupts(self, seat: int) -> list[str]:
        """Legal actions of a seat out of turn, such as catching somebody."""
        return []

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        """The refusal of an action out of turn."""
        turn = self.waiting()[0]
        return Text("turning-up") if turn == HOST else Text("not-your-turn", seat=turn)

    def can_premove(self, seat: int, order: Premove) -> bool:
        """True if a seat may set this premove now."""
        return True

    def premove_action(self, seat: int, order: Premove) -> str:
        """The action that a premove becomes when its seat is to act; "" if it no longer applies."""
        legal = (action for action in order.actions if self.check(seat, action) is None)
        return next(legal, "")

    def has_race(self) -> bool:
        """True if a public race is on, in which somebody out of turn has to be quick.

        Computers give people some time then.
        """
        return False

    def people_first(self) -> bool:
        """True if the seats to act race each other and the first action counts.

        Computers then act after all people.
        """
        return False

    def asks_in_secret(self) -> bool:
        """True while several seats answer at once, and nobody is told who answers what."""
        return False

    def choices(self, seat: int) -> list[Choice]:
        """Legal actions in the form from which buttons and menus are built."""
        return choices_of(self.legal(seat), self.sort, self.grammar.ordered)

    def refusal(self, seat: int, action: str) -> Text | None:
        """The reason why a seat to act may not do this; None if it is legal."""
        return None if action in self.moves(seat) else Text("not-possible", action=action)

    def level_minutes(self) -> int:
        """Minutes between raises of the stakes; 0 if they do not rise by the clock.

        The host, which has a clock, then deals with DEAL_UP.
        """
        return 0

    def decided(self) -> list[int]:
        """The winners, once the rounds so far have decided the match."""
        return self.leaders() if max(self.scores) >= self.options.target else []

    def rank_key(self, seat: int) -> Any:
        """The sort key of final places, higher is better; by default the score."""
        return -self.scores[seat] if self.lowest_wins else self.scores[seat]

    def utility(self, seat: int) -> float:
        """The value of the state for a seat, which computer players maximize."""
        sign, side = (-1 if self.lowest_wins else 1), self.side_of(seat)
        others = [sign * score for i, score in enumerate(self.scores) if self.side_of(i) != side]
        return sign * self.scores[seat] - (min if self.one_loses else max)(others, default=0)

    def team(self, seat: int) -> int:
        """Seats of one team win together; where all play against the cards, all are of one."""
        return 0 if self.together else seat

    def side_of(self, seat: int) -> int:
        """Seats of one side play together in this round; by default their team.

        Each still has a score and a place of its own, unless they are of one team too.
        """
        return self.team(seat)

    def last_trick(self) -> tuple[Play, ...]:
        """The trick of this round that was finished last; none where there are no tricks."""
        return ()

    def summary(self, seat: int) -> Text | None:
        """A summary of a seat's round for the score sheet: "bid 4, won 5"."""
        return None

    def bet_of(self, seat: int) -> int:
        """The bet of a seat in this round, against the house; 0 if it made none."""
        return 0

    def place_reason(self, seat: int) -> Text | None:
        """The tie-break behind a final place, if the score alone does not show it."""
        return None

    def fact(self) -> Text | None:
        """A noteworthy fact about a finished match that its rounds do not show."""
        return None

    def shows_pause(self) -> bool:
        """True if the table should stay visible for a moment, after a trick or all bids."""
        return bool(self.last)

    def is_out(self, seat: int) -> bool:
        """True if a seat is out of the round: folded, bankrupt, gone out."""
        return False

    def is_eliminated(self, seat: int) -> bool:
        """True if a seat takes part in no round that follows."""
        return False

    def can_claim(self, seat: int) -> bool:
        """True if a seat may claim the rest of the round."""
        return False

    def wins_rest(self, seat: int) -> bool:
        """True if a seat takes all that remains whatever the others hold."""
        return False

    def give_rest(self, seat: int) -> None:
        """Give a seat what is left of the round; only where it `can_claim` that."""
        raise NotImplementedError

    def can_stop(self) -> bool:
        """True if the match has no natural end, so that the host may end it between rounds."""
        return False

    # What the host uses.

    @property
    def faces(self) -> str:
        """The key of the `FACES` that its cards have: its option of that name, if there is one."""
        return str(getattr(self.options, "faces", FRENCH.key))

    @property
    def over(self) -> bool:
        """True once the match has ended."""
        return self.lost or self.tied or bool(self.winners)

    def leaders(self) -> list[int]:
        """The winners if the match ended now: the best, or everyone but the worst."""
        stand = [self.rank_key(seat) for seat in range(self.seats)]
        if self.one_loses and min(stand) < max(stand):
            return [seat for seat in range(self.seats) if stand[seat] > min(stand)]
        return [seat for seat in range(self.seats) if stand[seat] == max(stand)]

    def has_won(self, seat: int) -> bool:
        """True if a seat has won the match, or its side was best in the finished round."""
        if not self.resting:
            return seat in self.winners
        if self.against_house:
            return self.scores[seat] > self.scores_before[seat]
        sign, changes = (-1 if self.lowest_wins else 1), [0] * self.seats
        for each, (now, old) in enumerate(zip(self.scores, self.scores_before, strict=True)):
            changes[each] = sign * (now - old)
        gains = [sum(changes[n] for n in self.side(each)) for each in range(self.seats)]
        return gains[seat] > min(gains) and (self.one_loses or gains[seat] == max(gains))

    def losers(self) -> list[int]:
        """The losers of a finished match that one player loses."""
        over = self.one_loses and self.winners
        return [seat for seat in range(self.seats) if seat not in self.winners] if over else []

    def outcome(self, won: str, lost: str) -> Text:
        """The message that names the winners or the losers, by one of these keys.

        `count` is "all" where all won together, "house" where the house did. Of a draw neither is
        said.
        """
        if self.tied:
            return Text("outcome-tied")
        losers = self.losers()
        key, seats = (lost, losers) if self.lost or losers else (won, self.winners)
        count: Value = "all" if self.together and self.winners else len(seats)
        if self.against_house and self.lost:
            count = "house"
        return Text(key, seats=" ".join(map(str, seats)), count=count)

    def final_places(self) -> list[int]:
        """The place of each seat, 1 for the winners; partners share a place, and so do ties."""
        best = dict[int, tuple[bool, Any]]()
        for seat in range(self.seats):
            won, team = seat in self.winners, self.team(seat)
            stands = (won, None if won else self.rank_key(seat))
            best[team] = max(best.get(team, stands), stands)
        first = 2 if self.lost or self.tied else 1  # nobody is first
        if self.tied:
            return [first] * self.seats
        return [
            first + sum(other > best[self.team(seat)] for other in best.values())
            for seat in range(self.seats)
        ]

    def round_lines(self) -> Round:
        """The score lines of the current round, by seat."""
        return tuple(
            ScoreLine(
                now - before, terms_of(seat, self.credits), self.summary(seat), self.bet_of(seat)
            )
            for seat, (now, before) in enumerate(zip(self.scores, self.scores_before, strict=True))
        )

    def finished_rounds(self) -> list[Round]:
        """The score lines of every round that is over."""
        return [*self.past, *([self.round_lines()] if self.resting or self.over else [])]

    def waiting(self) -> list[int]:
        """The seats that are to act, HOST between rounds; none when the match is over."""
        if self.resting:
            return [HOST]
        return [] if self.over else self.actors()

    def legal(self, seat: int) -> list[str]:
        """The actions listed for a seat; none when it cannot act."""
        if self.resting:
            return self._host_moves() if seat == HOST else []
        if self.over:
            return []
        if seat in self.actors():
            return self.moves(seat)
        return self.interrupts(seat) if seat in range(self.seats) else []

    def premoves_of(self, seat: int) -> list[Premove]:
        """The premoves that a seat may set now."""
        if self.resting or self.over or seat in self.actors() or self.is_out(seat):
            return []
        return [order for order in self.premoves if self.can_premove(seat, order)]

    def active_seats(self) -> list[int]:
        """The seats that may act, in turn or out of turn."""
        waiting = self.waiting()
        if self.resting or self.over:
            return waiting
        return waiting + [n for n in range(self.seats) if n not in waiting and self.interrupts(n)]

    def check(self, seat: int, action: str) -> Text | None:
        """The reason why a seat may not do this now; None if it is legal."""
        if self.over:
            return Text("match-over")
        if seat == HOST and (action == TIE or self._claimant(action) is not None):
            return None
        waiting = self.waiting()
        if seat == HOST != waiting[0]:
            return Text("not-possible", action=action)
        if seat not in waiting and not self.resting:
            is_interrupt = action in self.interrupts(seat)
            return None if is_interrupt else self.interrupt_refusal(seat, action)
        if seat not in waiting:
            return Text("round-over", unit=self.unit)
        if self.resting:
            is_hosts = action in (*self._host_moves(), STOP)
            return None if is_hosts else Text("round-over", unit=self.unit)
        return self.refusal(seat, action)

    def apply(self, seat: int, action: str) -> list[Event]:
        """Check and play a canonical action; return the events. IllegalAction changes nothing."""
        if problem := self.check(seat, action):
            raise IllegalAction(problem)
        events: list[Event] = []
        self.events = events
        self.step(seat, action)
        return events

    def step(self, seat: int, action: str) -> None:
        """Play an action known to be legal."""
        if seat == HOST and action == TIE:
            self.resting, self.tied = False, True
        elif seat == HOST and (claimant := self._claimant(action)) is not None:
            self.give_rest(claimant)
        elif self.resting and action == STOP:
            self.resting, self.winners = False, self.leaders()
            self._judge_alone()
        elif self.resting:
            self.past.append(self.round_lines())
            self.credits = []
            self.resting, self.round = False, self.round + 1
            self.rises += action == DEAL_UP
            self.scores_before = list(self.scores)
            self.last.clear()
            self.deal()
        else:
            self.play(seat, action)

    def _host_moves(self) -> list[str]:
        """The host's actions between rounds; without a clock the stakes rise each time."""
        deals = [DEAL_UP, DEAL] if self.level_minutes() else [DEAL]
        return deals + [STOP] * self.can_stop()

    def _claimant(self, action: str) -> int | None:
        """The seat that an action of the host gives the rest to; None if it gives it to nobody."""
        claims = {f"{CLAIM} {seat}": seat for seat in range(self.seats)}
        seat = claims.get(action)
        return seat if seat is not None and self.can_claim(seat) else None

    def read(self, text: str) -> str:
        """The canonical form of what a player typed; it may still be illegal.

        Cards outside the pack are sorted last.
        """
        pack = {*self.pack()}
        return read(
            text, lambda card: self.order(card) if card in pack else len(ORDER), self.grammar
        )

    def copy(self) -> Self:
        """A copy that shares no mutable state."""
        game = object.__new__(type(self))
        for name, value in self.__dict__.items():  # one by one they are sooner read again
            copy = _COPY.get(type(value))
            setattr(game, name, copy(value) if copy else value)
        return game

    def piles(self) -> list[Pile]:
        """Every pile there is."""
        piles: list[Pile] = []
        for value in self.__dict__.values():
            kind = type(value)
            if kind is Pile:
                piles.append(value)
            elif kind is list and value and type(value[0]) is Pile:
                piles += value
        return piles

    def arrange(self, hand: Sequence[Card]) -> list[Card]:
        """A hand as this game's players like to hold it, cards face down last.

        What its holder does not see stays as it came.
        """
        if isinstance(hand, Pile) and hand.is_turned_away:
            return list(hand)
        known = [card for card in hand if card != HIDDEN]
        return sorted(known, key=self.sort) + [HIDDEN] * (len(hand) - len(known))

    # What a game's rules call.

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """The next shuffle of this match; the only source of chance."""
        self.shuffles += 1
        return shuffled(items, f"{self.seed}/{self.shuffles}")

    def deal_one_by_one(
        self, cards: Sequence[Card], first: int, sits_out: int | None = None
    ) -> None:
        """Deal cards one by one, to this seat first, and none to one that sits the deal out."""
        dealt = [(first + turn) % self.seats for turn in range(self.seats)]
        dealt = [seat for seat in dealt if seat != sits_out]
        self.hands = [Pile((), seat) for seat in range(self.seats)]
        for turn, seat in enumerate(dealt):
            self.hands[seat] += cards[turn :: len(dealt)]

    def following_dealer(self) -> int:
        """The next dealer: drawn by lot at first, then clockwise."""
        last = self.shuffle(range(self.seats))[0] - 1 if self.dealer is None else self.dealer
        return (last + 1) % self.seats

    def show_hands(self) -> None:
        """Show all hands to everyone."""
        for hand in self.hands:
            hand.seen_by = EVERYONE

    def side(self, seat: int) -> list[int]:
        """A seat and those that play with it in this round."""
        return [each for each in range(self.seats) if self.side_of(each) == self.side_of(seat)]

    def emit(self, key: str, to: int = EVERYONE, **args: Value) -> None:
        """Add an event, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(Text(key, **args), to))

    def credit(self, seats: Iterable[int], points: int, key: str = "", **args: Value) -> None:
        """Give points that the score sheet explains; `end_round` adds them to the scores."""
        what = Text(key, **args) if key else None
        self.credits += [Credit(seat, points, what) for seat in seats if points]

    def credited(self) -> list[int]:
        """The points credited in this round, by seat."""
        points = [0] * self.seats
        for credit in self.credits:
            points[credit.seat] += credit.points
        return points

    def end_round(self, gains: Sequence[int] | None = None) -> None:
        """Add up a round, and pause before the next unless the match is decided.

        `gains` by seat are what was credited, unless a game scores otherwise.
        """
        gains = self.credited() if gains is None else gains
        self.scores = [score + gain for score, gain in zip(self.scores, gains, strict=True)]
        self.winners = self.decided()
        self._judge_alone()
        self.resting = not self.over

    def _judge_alone(self) -> None:
        """Of one alone against a house: without more than at the start it has not won the match."""
        if self.against_house and self.seats == 1 and self.winners:
            gain = sum(each[0].gain for each in (*self.past, self.round_lines()))
            self.lost, self.tied = gain < 0, gain == 0
            self.winners = [] if self.lost or self.tied else self.winners


def _copy_list(items: list[Any]) -> list[Any]:
    return [copy(item) if (copy := _COPY.get(type(item))) else item for item in items]


def _copy_dict(items: dict[Any, Any]) -> dict[Any, Any]:
    return {
        key: copy(item) if (copy := _COPY.get(type(item))) else item for key, item in items.items()
    }


_COPY: Final[Mapping[type, Callable[[Any], Any]]] = {
    Pile: Pile.copy,
    list: _copy_list,
    dict: _copy_dict,
    set: set.copy,
}
"""How what can be changed is copied; the rest of a state cannot be."""
