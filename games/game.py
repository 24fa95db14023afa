"""The contract between a game's rules and everything else.

Rules do no input or output, read no clock and draw no entropy: seed, options and actions give the
state. A game is one mutable class that holds the state and knows the rules; the host copies it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from random import Random
from typing import Any, ClassVar, Final, Self, TypeVar

from games.cards import EVERYONE, HIDDEN, ORDER, PACK, Card, Pile
from games.choices import Choice, choices_of
from games.notation import Grammar, read
from games.options import BadOptions, read_options
from games.scene import Spot, Table
from games.shuffle import shuffled
from games.speech import Event, Hint, IllegalAction, Say, Value, Words

T = TypeVar("T")

HOST: Final = -3
"""The seat of the host, who deals the next round with the action `deal`."""
DEAL: Final = "deal"
STOP: Final = "stop"
"""The host's other action between rounds: end a match that has no end of its own."""
ANSWERED: Final = "?"
"""Stands in views for the secret answer of another seat."""


class Game(ABC):
    """The state of one match, and its rules.

    A game declares its state as annotations, deals in `deal`, says what a seat may do in `moves`
    and does it in `play`. Every card lies in a `Pile`; every other attribute is public. Copies,
    views, guesses, replay and notation follow from that and are written once, here.
    """

    key: ClassVar[str]
    players: ClassVar[range]
    version: ClassVar[int] = 1  # raised when old records would replay differently
    grammar: ClassVar[Grammar] = Grammar()  # words of its actions that ask for a suit or a rank
    options: Any  # an instance of the game's Options; the class holds the default
    variants: ClassVar[Mapping[str, Any]] = {}  # more sets of options by name: "short"
    lowest_wins: bool = False  # low scores are good; `deal` sets it where an option decides
    one_loses: bool = False  # the match is over when somebody has lost it: the others share the win
    dealer: int | None = None  # the seat to mark as dealer, where that matters

    seats: int
    seed: str
    shuffles: int
    round: int
    resting: bool  # the round is over, its cards lie open, and the host deals the next
    turn: int
    scores: list[int]  # by seat
    brought: list[int]  # the scores with which the round began
    winners: list[int]  # empty until the match is over
    lost: bool  # the match is over, and nobody has won: all play together
    hands: list[Pile]
    last: Pile  # the trick just finished, until the next card
    secrets: list[str]  # by seat, a choice that the others may not see yet; "" for none
    news: list[Event] | None  # what the last action brought about; None while nobody listens

    def __init__(self, seats: int, seed: str, options: Any = None) -> None:
        """Deal a match; BadOptions if it cannot be played so."""
        self.options = type(self).options if options is None else options
        if problem := self.objection(seats, self.options):
            raise BadOptions(problem)
        self.seats, self.seed, self.shuffles = seats, seed, 0
        self.round, self.resting, self.lost, self.turn = 1, False, False, 0
        self.scores, self.brought, self.winners, self.news = [0] * seats, [0] * seats, [], []
        self.last, self.secrets = Pile((), EVERYONE), [""] * seats
        self.deal()

    # What a game must write.

    @abstractmethod
    def deal(self) -> None:
        """Set the table for a round."""

    @abstractmethod
    def moves(self, seat: int) -> list[str]:
        """What an acting seat may do; a fair sample of it where `refusal` is written."""

    @abstractmethod
    def play(self, seat: int, action: str) -> None:
        """Carry out a legal action; `apply` has checked it."""

    @abstractmethod
    def hint(self, seat: int) -> Hint:
        """A good move by simple rules, from the seat's own cards and what is public."""

    @abstractmethod
    def line(self, seat: int) -> Words:
        """What stands beside a player's name."""

    @abstractmethod
    def table(self, say: Say) -> Table:
        """What lies on the table, without the seats and the title, which `games.stage` adds."""

    # What a game may change.

    def aside(self, seat: int, say: Say) -> tuple[Spot, ...]:
        """What only this seat may look at: told with its hand, drawn on its own table."""
        return ()

    @classmethod
    def objection(cls, seats: int, options: Any) -> Words | None:
        """Why a match cannot be played with so many seats and these options; None if it can."""
        if seats not in cls.players:
            return cls.counts("seats-out-of-range")
        try:
            read_options(type(options), asdict(options))
        except BadOptions as bad:
            return bad.words
        return None

    @classmethod
    def counts(cls, key: str = "seat-counts") -> Words:
        """How many may play: "4", "2 to 5", or "2 or 4" where a number between is left out."""
        kind = "one" if len(cls.players) == 1 else "span" if cls.players.step == 1 else "some"
        return Words(key, kind=kind, least=cls.players[0], most=cls.players[-1])

    @classmethod
    def words(cls, name: str) -> Words:
        """Words of this game alone: `name`, `rules`, `option-target`."""
        return Words(f"{cls.key.replace('_', '-')}-{name}")

    @classmethod
    def rule_sets(cls) -> dict[str, tuple[Any, Words]]:
        """Options that go by a name, and that name; the first are the usual ones."""
        named = {name: (each, cls.words(f"variant-{name}")) for name, each in cls.variants.items()}
        return {"usual": (cls.options, Words("variant-usual")), **named}

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
        """The seats that may act; more than one where players choose at the same time."""
        return [self.turn]

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may do, in a form that controls are made of."""
        return choices_of(self.legal(seat), self.sort)

    def refusal(self, seat: int, action: str) -> Words | None:
        """Why an acting seat may not do this; None if it may."""
        return None if action in self.moves(seat) else Words("not-possible", action=action)

    def idle(self, seat: int) -> str:
        """What is played for a seat whose time is up."""
        return self.hint(seat).action

    def decided(self) -> list[int]:
        """The winners, once the rounds so far have decided the match."""
        return self.leaders() if max(self.scores) >= self.options.target else []

    def standing(self, seat: int) -> Any:
        """What the places of seats are compared by, more being better: the score, as it counts."""
        return -self.scores[seat] if self.lowest_wins else self.scores[seat]

    def worth(self, seat: int) -> float:
        """How well a seat stands; what a computer player makes the most of in a round."""
        sign, team = (-1 if self.lowest_wins else 1), self.team(seat)
        others = [sign * score for i, score in enumerate(self.scores) if self.team(i) != team]
        return sign * self.scores[seat] - (min if self.one_loses else max)(others, default=0)

    def team(self, seat: int) -> int:
        """Seats of one team win together; in a game of all against the cards, all are of one."""
        return seat

    def shown(self, seat: int) -> Sequence[Card]:
        """The cards that lie face up in front of a seat."""
        hand = self.hands[seat]
        return self.arrange(hand if hand.seen_by == EVERYONE else hand.known)

    def holding(self, seat: int) -> Words | None:
        """What the cards in a hand come to; its holder reads it beside the title of the hand."""
        return None

    def tag(self, seat: int) -> Words | None:
        """A short mark beside a seat: a title, "passed"."""
        if self.one_loses:
            return Words("loser-tag") if seat in self.losers() else None
        return Words("winner-tag") if seat in self.winners else None

    def is_out(self, seat: int) -> bool:
        """Whether a seat has no part in what is going on: folded, bankrupt, gone out."""
        return False

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether the play so far leaves it possible that a seat's hand holds this hidden card."""
        return True

    def guess_secrets(self, random: Random) -> None:
        """Give each seat whose secret is ANSWERED one that it may have; its cards are guessed."""
        assert ANSWERED not in self.secrets, "a game with secrets overrides this"

    def may_stop(self) -> bool:
        """Whether the match has no end of its own, so that the host may end it between rounds."""
        return False

    # What the host uses.

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return self.lost or bool(self.winners)

    def leaders(self) -> list[int]:
        """Who wins if the match ends now: who stands best, or all who do not stand worst."""
        stand = [self.standing(seat) for seat in range(self.seats)]
        if self.one_loses and min(stand) < max(stand):
            return [seat for seat in range(self.seats) if stand[seat] > min(stand)]
        return [seat for seat in range(self.seats) if stand[seat] == max(stand)]

    def losers(self) -> list[int]:
        """Who has lost a match that one loses, once it is over."""
        over = self.one_loses and self.winners
        return [seat for seat in range(self.seats) if seat not in self.winners] if over else []

    def outcome(self, won: str, lost: str) -> Words:
        """Who has won, or lost, by one of these keys; `lost` of nobody if all lost together."""
        losers = self.losers()
        key, seats = (lost, losers) if self.lost or losers else (won, self.winners)
        return Words(key, seats=" ".join(map(str, seats)), count=len(seats))

    def places(self) -> list[int]:
        """The place of each seat, 1 for who has won; partners share one, and so do equals."""
        best = dict[int, tuple[bool, Any]]()
        for seat in range(self.seats):
            won, team = seat in self.winners, self.team(seat)
            stands = (won, None if won else self.standing(seat))
            best[team] = max(best.get(team, stands), stands)
        first = 2 if self.lost else 1  # nobody is first
        return [
            first + sum(other > best[self.team(seat)] for other in best.values())
            for seat in range(self.seats)
        ]

    def waiting(self) -> list[int]:
        """The seats that are to act, HOST between rounds; none when the match is over."""
        if self.resting:
            return [HOST]
        return [] if self.over else self.actors()

    def legal(self, seat: int) -> list[str]:
        """The actions listed for a seat; none when it is not to act."""
        if self.resting:
            return self._host_moves() if seat == HOST else []
        return self.moves(seat) if not self.over and seat in self.actors() else []

    def _host_moves(self) -> list[str]:
        return [DEAL, STOP] if self.may_stop() else [DEAL]

    def check(self, seat: int, action: str) -> Words | None:
        """Why a seat may not do this now; None if it may."""
        if self.over:
            return Words("match-over")
        waiting = self.waiting()
        if seat == HOST != waiting[0]:
            return Words("not-possible", action=action)
        if seat not in waiting:
            return Words("round-over") if self.resting else Words("not-your-turn", seat=waiting[0])
        if self.resting:
            return None if action in self._host_moves() else Words("round-over")
        return self.refusal(seat, action)

    def apply(self, seat: int, action: str) -> list[Event]:
        """Check and play a canonical action, and return the news; IllegalAction changes nothing."""
        if problem := self.check(seat, action):
            raise IllegalAction(problem)
        news: list[Event] = []
        self.news = news
        self.step(seat, action)
        return news

    def step(self, seat: int, action: str) -> None:
        """Play an action known to be legal."""
        if self.resting and action == STOP:
            self.resting, self.winners = False, self.leaders()
        elif self.resting:
            self.resting, self.round = False, self.round + 1
            self.brought = list(self.scores)
            self.last.clear()
            self.deal()
        else:
            self.play(seat, action)

    def read(self, text: str) -> str:
        """The canonical form of what a player typed; it may still be illegal."""
        return read(text, self.order, self.grammar)

    def copy(self) -> Self:
        """The same state in an object of its own."""
        game = object.__new__(type(self))
        game.__dict__ = {name: _clone(value) for name, value in self.__dict__.items()}
        return game

    def piles(self) -> Iterator[Pile]:
        """Every pile there is."""
        for value in self.__dict__.values():
            if type(value) is Pile:
                yield value
            elif type(value) is list and value and type(value[0]) is Pile:
                yield from value

    def arrange(self, hand: Sequence[Card]) -> list[Card]:
        """A hand as this game's players like to hold it, cards face down last."""
        known = [card for card in hand if card != HIDDEN]
        return sorted(known, key=self.sort) + [HIDDEN] * (len(hand) - len(known))

    # What a game's rules call.

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """The next shuffle of this match; the only source of chance."""
        self.shuffles += 1
        return shuffled(items, f"{self.seed}/{self.shuffles}")

    def tell(self, key: str, to: int = EVERYONE, **args: Value) -> None:
        """Add to the news, if anybody listens."""
        if self.news is not None:
            self.news.append(Event(Words(key, **args), to))

    def end_round(self, gains: Sequence[int]) -> None:
        """Add up a round, and rest before the next unless the match is decided."""
        self.scores = [score + gain for score, gain in zip(self.scores, gains, strict=True)]
        self.winners = self.decided()
        self.resting = not self.over


_NESTED: Final = frozenset((list, dict, set, Pile))
"""What is copied item by item; the rest of a state cannot be changed."""


def _clone(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return [_clone(item) if type(item) in _NESTED else item for item in value]
    if kind is dict:
        return {key: _clone(item) for key, item in value.items()}
    return value.copy() if kind is Pile or kind is set else value
