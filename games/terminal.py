"""A match in a terminal, and records read there: how a rules author plays without a browser.

`python -m games` calls these with a way to write a line and a way to read one.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from games.choices import label
from games.describe import describe
from games.faces import in_faces
from games.fairness import seal_of_seats
from games.game import DEALS, HOST, STOP, TURN_UP, Game
from games.options import BadOptions
from games.record import BadRecord, End, Record, RecordedAction
from games.stage import table_scene
from games.text import IllegalAction, Text, Translate
from games.typed import meant
from games.verify import Broken, follow, holds, verify
from games.view import View, view
from games.words import translator

Write = Callable[[str], None]
Read = Callable[[str], str]
"""Shows a prompt and returns the line typed; EOFError when there is no more."""

PLAYER = 0
"""The seat of the person at the terminal."""
LISTED = 16
"""As many legal actions are listed in full; of more, the rest is counted."""
WATCHED = 10
"""After so many rounds, a match that only computers play and that has no end is stopped."""


class Quit(Exception):
    """The person left the match."""


def names_of(seats: int, watch: bool) -> list[str]:
    """The players' names: a person in seat 0, unless only watching, and computers."""
    tr = translator()
    names = [tr(Text("terminal-computer", number=seat + 1)) for seat in range(seats)]
    return names if watch else [tr(Text("terminal-player")), *names[1:]]


def translator_of(record: Record) -> Translate:
    """A translator for a record, whose seats have no names."""
    tr = translator()
    names = [tr(Text("terminal-place", number=seat + 1)) for seat in range(record.seats)]
    return translator(names, game=record.game)


@dataclass
class Session:
    """A match at a terminal. `watch` leaves the person's seat to the computer too."""

    game: Game
    write: Write
    read: Read
    watch: bool = False
    deeds: list[RecordedAction] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.record = Record.begin(self.game)
        self.names = names_of(self.game.seats, self.watch)
        tr = translator(self.names, game=self.game.key)
        self.tr: Translate = in_faces(tr, self.game.faces)

    def play(self) -> Record:
        """Play to the end, or until the person leaves; the record of what was played."""
        self.tell()
        try:
            while waiting := self.game.waiting():
                if PLAYER in waiting or not self.speaks_up():
                    self.act(PLAYER if PLAYER in waiting else waiting[0])
            self.write(result(self.game, self.tr))
        except Quit:
            self.write(self.tr(Text("terminal-left", number=len(self.deeds))))
        return replace(self.record, deeds=tuple(self.deeds), end=End.of(self.game))

    def act(self, seat: int) -> None:
        """Let the seat to act make its move."""
        if seat == PLAYER and not self.watch:
            self.ask()
        elif seat == HOST and not self.game.resting:
            self.do(HOST, TURN_UP)
        elif seat == HOST:
            self.write(scores(self.game, self.tr))
            self.do(HOST, self.goes_on())
        else:
            hint = view(self.game, seat).hint()
            assert hint is not None, "who is to act has a hint"
            self.do(seat, hint.action)

    def speaks_up(self) -> bool:
        """True if the person acts out of turn; an empty line declines."""
        if self.watch or self.game.resting or not self.game.legal(PLAYER):
            return False
        self.write(self.tr(Text("terminal-aside")))
        self.show_legal()
        length = len(self.deeds)
        while typed := self.line():
            self.obey(typed)
            if len(self.deeds) > length:
                return True
        return False

    def goes_on(self) -> str:
        """The host's action after a round; the person decides if the match has no natural end."""
        deal = self.game.legal(HOST)[0]
        if not self.game.can_stop():
            return deal
        if self.watch:
            return STOP if self.game.round >= WATCHED else deal
        self.write(self.tr(Text("terminal-stop")))
        return STOP if self.line() == STOP else deal

    def line(self) -> str:
        """The next line of input."""
        try:
            return self.read("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.write("")
            raise Quit from None

    def ask(self) -> None:
        """Show the table and obey what is typed until it is an action."""
        self.write("")
        self.write(describe(table_scene(self.view(), self.names, self.tr), self.tr))
        self.show_hand()
        self.show_legal()
        length = len(self.deeds)
        while len(self.deeds) == length:
            self.obey(self.line())

    def obey(self, typed: str) -> None:
        """Answer a word of the terminal, or try an action."""
        answers = {"hint": self.show_hint, "hand": self.show_hand, "rules": self.show_rules}
        if typed == "quit":
            raise Quit
        if answer := answers.get(typed.lower()):
            answer()
            return
        try:
            action = meant(self.view(), self.names, self.tr, typed)
            self.do(PLAYER, self.game.read(action))
        except IllegalAction as refused:
            self.write(self.tr(refused.words))
            self.show_legal()

    def do(self, seat: int, action: str) -> None:
        """Play an action and write the events; IllegalAction changes nothing."""
        self.game.apply(seat, action)
        self.deeds.append(RecordedAction(seat, action))
        self.tell()

    def view(self) -> View[Game]:
        """The view of the person at the terminal."""
        return view(self.game, None if self.watch else PLAYER)

    def tell(self) -> None:
        """Write the events that the person may see."""
        for event in self.view().game.events or ():
            self.write(self.tr(event.words))

    def show_hand(self) -> None:
        """Write the hand as players like to hold it."""
        hand = self.game.arrange(self.game.hands[PLAYER])
        text = self.tr(Text("cards", cards=" ".join(hand)))
        self.write(self.tr(Text("terminal-hand", text=text)))

    def show_legal(self) -> None:
        """Write what may be typed, in the order of the hand."""
        hand = [str(card) for card in self.game.arrange(self.game.hands[PLAYER])]
        places = {card: place for place, card in enumerate(hand)}
        legal = sorted(self.view().legal(), key=lambda action: places.get(action.split()[0], -1))
        text = ", ".join(legal[:LISTED])
        more = len(legal) - LISTED
        key = "terminal-legal-more" if more > 0 else "terminal-legal"
        self.write(self.tr(Text(key, text=text, number=more)))

    def show_hint(self) -> None:
        """Write what a computer player would do, and why."""
        if hint := self.view().hint():
            self.write(f"{hint.action}: {self.tr(hint.why)}")

    def show_rules(self) -> None:
        """Write the rules of the game, the short ones first."""
        for layer in ("rules", "rules.whole"):
            self.write(self.tr(self.game.words(layer)))


def retell(record: Record, write: Write) -> None:
    """Write a match move by move, with the scores of every round.

    IllegalAction at the first action that the rules refuse; `verdict` says which.
    """
    game = record.start()
    tr = translator_of(record)
    for number, (seat, action) in enumerate(record.deeds, 1):
        game = record.after(game, number)
        name = tr(Text("terminal-host") if seat == HOST else Text("terminal-seat", seat=seat))
        write(f"{number}. {name}: {label(action, tr)}")
        if game.resting:
            write(scores(game, tr))
    write(result(game, tr))


def verdict(record: Record) -> tuple[bool, str]:
    """True if a record verifies, with a sentence on the result or the first failure."""
    try:
        game = verify(record)
    except BadOptions as bad:
        return False, translator()(bad.words)
    except BadRecord as bad:
        return False, str(bad)
    except Broken as broken:
        return False, broken.sentence(translator_of(record))
    tr = translator_of(record)
    return True, f"{tr(holds(record, game))} {result(game, tr)}"


def verdict_together(records: Sequence[Record]) -> tuple[bool, str]:
    """True if the records form a chain, with a sentence on the result."""
    tr = translator()
    try:
        last = follow(records)[-1]
    except Broken as broken:
        return False, broken.sentence(tr)
    return True, tr(Text("chain-holds", count=len(records), digest=last.digest))


def numbers(record: Record) -> Iterator[str]:
    """The numbers of a verified record and the hands dealt, a line each."""
    tr, game = translator_of(record), record.start()
    if proof := record.proof:
        yield tr(Text("terminal-commitment", text=proof.commitment))
        yield tr(Text("terminal-secret", text=proof.secret))
        yield tr(Text("terminal-joins", text=proof.joins))
        if seal := seal_of_seats(proof.joins):
            yield tr(Text("terminal-seal", text=seal))
        if proof.opened_after:
            yield tr(Text("terminal-opened-after", text=proof.opened_after))
        yield tr(Text("terminal-seed", text=record.seed))
    yield _dealt(game, tr)
    for number, recorded in enumerate(record.deeds, 1):
        game = record.after(game, number)
        if recorded.seat == HOST and recorded.action in DEALS:
            yield _dealt(game, tr)


def _dealt(game: Game, tr: Translate) -> str:
    hands = (
        tr(Text("terminal-holding", seat=seat, cards=" ".join(game.arrange(hand))))
        for seat, hand in enumerate(game.hands)
    )
    return tr(Text("terminal-dealt", number=game.round, text=", ".join(hands)))


def scores(game: Game, tr: Translate) -> str:
    """The scores of all seats."""
    each = ", ".join(
        tr(Text("terminal-score", seat=seat, number=score))
        for seat, score in enumerate(game.scores)
    )
    return tr(Text("terminal-scores", number=game.round, text=each))


def result(game: Game, tr: Translate) -> str:
    """The outcome, or that the match goes on, with the scores."""
    if not game.over:
        return f"{tr(Text('terminal-unfinished'))} {scores(game, tr)}"
    return f"{tr(game.outcome('terminal-won', 'terminal-lost'))} {scores(game, tr)}"
