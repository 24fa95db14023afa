"""The laws: what holds in every state of every game.

A law is a function of a state and a source of luck; it raises AssertionError where the law is
broken. `LAWS` holds them all. `games.testing.secrecy` has those about who sees what.
"""

import pickle
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Final

from games.cards import CARDS, Card
from games.choices import Choice, label
from games.describe import MOST, describe
from games.ending import ending_sheet
from games.game import HOST, Game
from games.plugin_words import keys_of
from games.plugins import RULES, plugin_folders
from games.record import Record
from games.sheet import counted, score_sheet
from games.stage import private_scene
from games.testing.facts import facts, leaves, piles_in
from games.testing.lessons import lesson_keys
from games.testing.secrecy import SECRECY
from games.testing.voice import NAMES, tr
from games.text import MINUS, IllegalAction, Text
from games.view import view
from games.words import ENGLISH, translator
from games.words.bundles import bundle

Law = Callable[[Game, Random], None]
MANY = 32
"""Of more numbers to choose from, only some are tried."""


def cards_are_conserved(game: Game, random: Random) -> None:
    """Every card of the pack is in exactly one pile."""
    found = Counter(card for pile in game.piles() for card in pile)
    assert found == Counter(game.pack()), "cards are conserved"


def cards_lie_in_piles(game: Game, random: Random) -> None:
    """Every pile is one that views redact, and no card is anywhere else."""
    state = {name: value for name, value in game.__dict__.items() if name != "events"}
    loose = [leaf for leaf in leaves(state, into_piles=False) if isinstance(leaf, Card)]
    assert not loose, f"a card may lie only in a pile, not loose: {loose}"
    reached, listed = [id(p) for p in piles_in(state)], [id(p) for p in game.piles()]
    assert sorted(reached) == sorted(listed), "every pile is an attribute or in a list of piles"


def somebody_acts_or_it_is_over(game: Game, random: Random) -> None:
    """A match goes on until it has winners, or all have lost it."""
    waiting = game.waiting()
    assert bool(waiting) != game.over, "someone is to act, or else the match is over"
    assert not (game.lost and game.winners), "a match that all have lost has no winner"
    assert all(game.legal(seat) for seat in waiting), "who is to act can act"
    assert set(game.winners) <= set(range(game.seats)), "winners are seats"


def actions_are_canonical(game: Game, random: Random) -> None:
    """Listed actions are legal, unique and canonical."""
    for seat in game.active_seats():
        legal = game.legal(seat)
        assert [game.read(action) for action in legal] == legal, "actions are canonical"
        assert len(set(legal)) == len(legal), "each action is listed once"
        assert not any(game.check(seat, action) for action in legal), "what is listed is legal"


def choices_hold_the_legal_actions(game: Game, random: Random) -> None:
    """Controls offer all that is listed, and nothing that is illegal."""
    active = game.active_seats()
    idle = (seat for seat in range(game.seats) if seat not in active)
    assert not any(map(game.choices, idle)), "who cannot act is offered nothing"
    for seat in active:
        choices = game.choices(seat)
        for action in game.legal(seat):
            assert any(_holds(choice, action) for choice in choices), f"no choice holds {action}"
        offered = [
            act
            for choice in choices
            if choice.most <= 1
            for act in replace(choice, numbers=_some(choice.numbers, random)).actions()
        ]
        assert len(set(offered)) == len(offered), "each action is offered once"
        assert not any(game.check(seat, act) for act in offered), "what a choice offers is legal"


def _holds(choice: Choice, action: str) -> bool:
    cards = [word for word in action.split() if word in CARDS and CARDS[word] in choice.cards]
    figures = [int(word) for word in action.split() if word.isdigit()]
    numbers: list[int | None] = [number for number in figures if number in choice.numbers]
    if not choice.numbers:
        numbers = [None]
    tails = product(numbers, choice.words or [""])
    sizes = choice.sizes or range(choice.least, choice.most + 1)
    return len(cards) in sizes and any(
        choice.action(cards, number, word) == action for number, word in tails
    )


def _some(numbers: Sequence[int], random: Random) -> Sequence[int]:
    """Numbers to try: all if they are few, or else the ends and some between."""
    if len(numbers) <= MANY:
        return numbers
    return sorted({numbers[0], numbers[-1], *random.sample(numbers, MANY // 2)})


def presets_are_numbers_to_choose(game: Game, random: Random) -> None:
    """Preset buttons are among the choices."""
    for seat in game.active_seats():
        for choice in game.choices(seat):
            presets = [preset.number for preset in choice.presets]
            assert all(number in choice.numbers for number in presets), "a preset can be chosen"
            assert len(set(presets)) == len(presets), "each preset is another number"
            assert all(tr(preset.words) for preset in choice.presets), "a preset has a name"


def hints_are_legal(game: Game, random: Random) -> None:
    """Hints, and what is played for the idle, are legal and use no hidden card."""
    for seat in range(game.seats):
        seen = view(game, seat)
        hint = seen.hint()
        assert (hint is None) == (seat not in game.waiting()), "who is to act gets a hint"
        if hint is None:
            continue
        assert game.mind.hint(game, seat) == hint, "a hint is computed from a view alone"
        assert game.check(seat, hint.action) is None, "a hint is legal"
        idle = seen.game.mind.timeout_action(seen.game, seat)
        assert game.mind.timeout_action(game, seat) == idle, (
            "what is played for the idle is computed from a view alone"
        )
        assert game.check(seat, idle) is None, "what is played for the idle is legal"
        assert tr(hint.why), "a hint gives its reason"


def orders_are_meant(game: Game, random: Random) -> None:
    """Premoves depend on the view alone, have a name, and become legal actions."""
    for seat in range(game.seats):
        offered, seen = game.premoves_of(seat), view(game, seat).game
        assert seen.premoves_of(seat) == offered, "what may be decided follows from a view alone"
        assert not (offered and seat in game.waiting()), (
            "who is to act has nothing to decide before"
        )
        for order in game.premoves if seat in game.waiting() else ():
            action = game.premove_action(seat, order)
            assert seen.premove_action(seat, order) == action, "it is carried out from a view alone"
            assert not (action and game.check(seat, action)), "what was decided is legal"
    assert all(tr(Text(f"order-{order.key}")) for order in game.premoves), "a decision has a name"


def a_refusal_changes_nothing(game: Game, random: Random) -> None:
    """A refused action changes nothing and has a sentence."""
    before = facts(game)
    for seat in (*range(game.seats), HOST):
        theirs = [action for other in game.waiting() for action in game.legal(other)]
        for action in {"nonsense", "", "deal", "QS", "bid 99", random.choice(theirs or ["pass"])}:
            problem = game.check(seat, action)
            if problem is None:
                continue
            assert _refused(game, seat, action) == problem, "a refusal gives the reason of check"
            assert tr(problem), "a refusal speaks"
        assert game.check(seat, "nonsense"), "nonsense is refused"
        if seat not in game.active_seats():
            assert all(game.check(seat, act) for act in theirs), "who is not to act is refused"
    assert facts(game) == before, "a refused action changes nothing"


def _refused(game: Game, seat: int, action: str) -> Text | None:
    try:
        game.apply(seat, action)
    except IllegalAction as refused:
        return refused.words
    return None


def copies_share_nothing(game: Game, random: Random) -> None:
    """A copy shares no state with the game."""
    before = facts(game)
    copy = game.copy()
    assert facts(copy) == before, "a copy is equal"
    for _ in range(8):
        possible = [(seat, act) for seat in copy.active_seats() for act in copy.legal(seat)]
        if possible:
            copy.apply(*random.choice(possible))
    assert facts(game) == before, "copies share nothing"


def states_survive_pickle(game: Game, random: Random) -> None:
    """A state reaches a worker process whole."""
    assert facts(pickle.loads(pickle.dumps(game))) == facts(game), "a pickled state is equal"


def everything_speaks(game: Game, random: Random) -> None:
    """News, lines, labels and scenes have their sentences; alternative texts fit."""
    assert all(tr(event.words) for event in game.events or ()), "events have sentences"
    own = translator(NAMES, game=game.key)
    for seat in game.active_seats():
        assert all(label(action, own) for action in game.legal(seat)), "every action has a label"
    for seat in range(game.seats):
        seen = view(game, seat)
        both = private_scene(seen, NAMES, tr)
        texts = [describe(scene, tr) for scene in (both, both.table, both.hand)]
        assert all(0 < len(text) <= MOST for text in texts), "alternative texts fit"
    sheet = ending_sheet if game.over else score_sheet
    assert describe(sheet(view(game, None), tr), tr), "the score sheet speaks"


def endings_are_told(game: Game, random: Random) -> None:
    """The ending sheet exists with winners, reason, deciding round, ratings and one fact."""
    if not game.over:
        return
    ratings = {seat: (1000.0, 1001.0 + seat) for seat in range(game.seats)}
    sheet = ending_sheet(view(game, None), tr, ratings)
    assert sheet.title, "an ending has winners, or losers"
    assert sheet.facts, "an ending has something worth telling"
    podium = [(step.names, line) for step in sheet.steps for line in ("", *step.lines)]
    for seat in game.winners if podium else ():
        rated = [NAMES[seat] in names and f" {1001 + seat:,}" in line for names, line in podium]
        assert any(rated), "who has won stands on the podium, and what that did to the rating"
    best = {game.scores[seat] for seat in game.winners}
    beaten = [seat for seat in range(game.seats) if seat not in game.winners]
    if not game.one_loses and any(game.scores[seat] in best for seat in beaten):
        assert all(game.place_reason(seat) for seat in game.winners), (
            "equal scores leave no question"
        )
    is_ahead = best == {min(game.scores) if game.lowest_wins else max(game.scores)}
    if game.seats > 1 and game.round > 1 and is_ahead and not game.one_loses:
        assert len(sheet.facts) > 1, "it is told when the match was decided"


def scores_add_up(game: Game, random: Random) -> None:
    """The terms of a round add up to its gain, and the gains to the score.

    A game without terms passes.
    """
    assert view(game, None).game.round_lines() == game.round_lines(), (
        "everybody knows what is told of scores"
    )
    rounds = counted(game)
    for number, each in enumerate(rounds, 1):
        is_done = number < game.round or game.resting or game.over
        if is_done and any(line.terms for line in each):
            sums = [sum(term.points for term in line.terms) for line in each]
            assert sums == [line.gain for line in each], "the terms of a round add up to its gains"
    began = {
        score - sum(each[seat].gain for each in rounds) for seat, score in enumerate(game.scores)
    }
    assert len(began) == 1, "all begin with the same score, and the rounds add up to the rest"
    for row in score_sheet(view(game, None), tr).rows:
        *parts, total = (int(cell.replace(MINUS, "-").replace(",", "")) for cell in row.cells[1:])
        assert not parts or sum(parts) == total, "the rows of a sheet add up to the totals"


def a_record_replays(record: Record, game: Game) -> None:
    """Replayed as it is, through its text and through pickle, a record gives the same state."""
    for same in (record, Record.parse(str(record)), pickle.loads(pickle.dumps(record))):
        assert same == record, "a record survives its text and pickle"
        try:
            replayed = same.replay()
        except IllegalAction as refused:
            raise AssertionError("a record replays without a refusal") from refused
        assert facts(replayed) == facts(game), "a record replays to the same state"


def names_of(kind: type[Game]) -> set[str]:
    """The keys of all that people read of a game before it begins, and of its lesson."""
    return keys_of(kind) | set(lesson_keys(kind))


def a_daily_can_be_dealt(kind: type[Game]) -> None:
    """A game that takes part in the daily can be played so."""
    if kind.daily is not None:
        seats, options, rounds = kind.daily
        assert kind.objection(seats, options) is None, "the options of a daily go together"
        assert rounds > 0, "a daily has a round"


def everything_is_named(kind: type[Game]) -> None:
    """The game, its rules, its options and the sets of them have their sentences."""
    assert kind.popular in ("", *kind.variants), "what most people play goes by a name"
    assert kind.rarer < {*kind.variants} or not kind.rarer, "what few play goes by a name"
    offered = len(kind.rule_sets()) - len(kind.rarer)
    assert offered <= OFFERED, "what most people choose from fits a short menu"
    assert all(tr(Text(key)) for key in names_of(kind)), "what can be chosen has a name"
    all_can_be_read()


@cache
def all_can_be_read() -> None:
    """Every sentence of all games; BadWords for one that is none."""
    for folder in (RULES, *plugin_folders()):
        for _ in bundle(ENGLISH, (folder,)).read_all():
            pass


OFFERED: Final = 5
"""Sets of options to choose from at a glance, the usual ones among them."""

LAWS: tuple[Law, ...] = (
    cards_are_conserved,
    cards_lie_in_piles,
    somebody_acts_or_it_is_over,
    actions_are_canonical,
    choices_hold_the_legal_actions,
    presets_are_numbers_to_choose,
    hints_are_legal,
    orders_are_meant,
    a_refusal_changes_nothing,
    copies_share_nothing,
    states_survive_pickle,
    everything_speaks,
    endings_are_told,
    scores_add_up,
    *SECRECY,
)


def keep_laws(game: Game, random: Random) -> None:
    """Assert every law of one state."""
    for law in LAWS:
        law(game, random)
