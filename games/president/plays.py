"""What may be played in President (section 6): the list, the controls, the refusals."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Final

from games.cards import CARDS, SUITS, Card
from games.choices import Choice
from games.climbing.sets import not_held, set_control, sets_of
from games.president.cards import (
    CLIMB,
    JOKER,
    OPENING,
    RANK,
    SHORTEST,
    THREE,
    TWO,
    Cards,
    Meld,
    by_rank,
    is_run,
    is_suited,
    meld_of,
    rank_text,
    strength,
)
from games.president.state import State
from games.speech import Reason, Words

SUIT: Final = 4
"""As many cards there are of a rank."""
OWN_RULES: Final = (THREE, TWO)
"""The ranks of single cards that may go over what is higher."""


def plays(game: State, seat: int) -> list[str]:
    """One play for each rank, size and number of jokers; any equal cards may be played as well."""
    found = melds(game, seat)
    if game.options.runs != "off":
        once = dict[tuple[Meld | None, int], Cards]()
        for cards in found:
            jokers = [card.suit for card in cards].count("")
            once.setdefault((meld_of(cards, game.is_reversed), jokers), cards)
        found = [*once.values()]
    return [" ".join(cards) for cards in found] + (["pass"] if game.trick else [])


def melds(game: State, seat: int) -> list[Cards]:
    """The same, with one run more for every other suit that serves."""
    groups, top = by_rank(game.hands[seat]), game.top()
    jokers, least = groups[JOKER], _least(game, top)
    high = [
        group
        for rank, group in enumerate(groups[:JOKER])
        if group and (rank in OWN_RULES or strength(rank, game.is_reversed) >= least)
    ]
    found: list[Cards] = []
    for size in _sizes(game, seat):
        for group in high:
            if len(group) + len(jokers) >= size:
                found += sets_of(group, jokers, size)
        found += [tuple(jokers[:size])] if size <= len(jokers) else []
        found += _runs(game, groups, size)
    if game.trick:
        found += [(two,) for two in groups[TWO][:1]]
        found += [(three,) for three in groups[THREE] if game.beats_joker((three,))]
    return [cards for cards in dict.fromkeys(found) if no_answer(game, cards, top) is None]


def _sizes(game: State, seat: int) -> Sequence[int]:
    """How many cards a set or a run may have now."""
    if game.trick:
        return [game.size]
    largest = SUIT + game.options.jokers if game.options.runs == "off" else len(CLIMB)
    return range(1, min(largest, len(game.hands[seat])) + 1)


def _runs(game: State, groups: Sequence[Sequence[Card]], size: int) -> Iterator[Cards]:
    """The runs of a size by their lowest rank, for each number of jokers and each suit."""
    rule, jokers = game.options.runs, groups[JOKER]
    if rule == "off" or size < SHORTEST:
        return
    suits: Sequence[str] = SUITS if rule == "suited" else ("".join(SUITS),)
    tracks = [
        [next((card for card in group if card.suit in suit), None) for group in groups[:JOKER]]
        for suit in suits
    ]
    for low in range(len(CLIMB) - size + 1):
        for count in range(len(jokers) + 1):
            for track in tracks:
                held = [card for card in track[low : low + size] if card]
                yield from _run(held, jokers[:count], Meld(True, size, low), game.is_reversed)


def _run(
    held: Sequence[Card], jokers: Sequence[Card], wanted: Meld, is_reversed: bool
) -> Iterator[Cards]:
    """The run that is wanted, of the lowest cards and all these jokers, if there is one."""
    spare = len(held) + len(jokers) - wanted.size
    for left in combinations(reversed(held), spare) if spare >= 0 else ():
        cards = (*(card for card in held if card not in left), *jokers)
        if meld_of(cards, is_reversed) == wanted:
            yield cards
            return


def no_answer(game: State, cards: Cards, top: Meld | None) -> Reason | None:
    """Why a set or a run may not be played now over another; None if it may."""
    if game.opening:
        return None if OPENING in cards else partial(_must_lead, game)
    if top is None or _clears(game, cards, top):
        return None
    meld = meld_of(cards, game.is_reversed)
    if meld is None:
        return None
    if meld.size != top.size:
        return partial(_told, "president-other-size", game, top)
    if meld.is_run != top.is_run:
        return partial(_told, "president-other-kind", game, top)
    is_enough = strength(meld.rank, game.is_reversed) >= _least(game, top)
    return None if is_enough else partial(_told, "president-too-low", game, top)


def _least(game: State, top: Meld | None) -> int:
    """How high a set or a run has to be to go over another."""
    if top is None:
        return 0
    may_equal = game.options.equal != "no" and not top.is_run
    return strength(top.rank, game.is_reversed) + (not may_equal)


def _clears(game: State, cards: Cards, top: Meld) -> bool:
    """Whether a single card goes over what lies there by a rule of its own."""
    if len(cards) > 1:
        return False
    is_two = RANK[cards[0]] == TWO
    takes_all = game.options.twos == "clear" and is_two and top.rank != JOKER
    return takes_all or game.beats_joker(cards)


def _told(key: str, game: State, top: Meld) -> Words:
    """A refusal that tells what there is to beat."""
    return Words(
        key,
        count=top.size,
        kind="jokers" if top.rank == JOKER else "run" if top.is_run else "set",
        rank="" if top.rank == JOKER else rank_text(top.rank),
        reversed=int(game.is_reversed),
        equal=int(game.options.equal != "no"),
    )


def _must_lead(game: State) -> Words:
    return Words("president-must-open" if game.opening else "president-must-lead")


def refused(game: State, seat: int, action: str) -> Words | None:
    """Why this may not be played; None if it may."""
    if action == "pass":
        return None if game.trick else _must_lead(game)
    words = action.split(" ")
    if problem := not_held(game, seat, action, words):
        return problem
    cards = tuple(CARDS[word] for word in words)
    if problem := _no_meld(game, cards):
        return problem
    reason = no_answer(game, cards, game.top())
    return reason() if reason else None


def _no_meld(game: State, cards: Cards) -> Words | None:
    """Whether these cards do not go together, whatever lies on the table."""
    meld, rule = meld_of(cards, game.is_reversed), game.options.runs
    if meld is None:
        return Words("president-one-rank", runs=rule)
    if meld.is_run and rule == "off":
        return Words("president-no-runs")
    if meld.is_run and rule == "suited" and not is_suited(cards):
        return Words("president-run-suit")
    return None


def controls(game: State, seat: int) -> list[Choice]:
    """Single cards, several cards, and the pass."""
    hand, several = game.arrange(game.hands[seat]), set[Card]()
    large = [cards for cards in melds(game, seat) if len(cards) > 1]
    for cards in large:
        in_suit = game.options.runs == "suited" and is_run(cards)
        several |= {card for card in hand if card in cards or (not in_suit and _equal(card, cards))}
    found = [Choice("pass")] if game.trick else []
    if large:
        sizes = {len(cards) for cards in large}
        picked = tuple(card for card in hand if card in several)
        control = set_control(picked, min(sizes), max(sizes))
        found.insert(0, replace(control, said=_said(large) or control.said))
    top = game.top()
    if singles := tuple(card for card in hand if no_answer(game, (card,), top) is None):
        found.insert(0, Choice(cards=singles, least=1, most=1))
    return found


def _said(large: Sequence[Cards]) -> str:
    """What a menu is for that offers runs; "" where it is for sets alone."""
    kinds = {is_run(cards) for cards in large}
    if True not in kinds:
        return ""
    return "several" if False in kinds or len(set(map(len, large))) > 1 else f"run {len(large[0])}"


def _equal(card: Card, cards: Cards) -> bool:
    """Whether a card is of the rank of one of these."""
    return RANK[card] in {RANK[each] for each in cards}
