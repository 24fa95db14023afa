"""What may be played in Kings & Bastards (section 6): the list, the controls, the refusals."""

from collections.abc import Sequence
from functools import cache

from games.cards import Card
from games.choices import Choice
from games.climbing.sets import in_sets, not_held, set_control, sets_of
from games.kings_and_bastards.cards import (
    CALLED,
    CLIMB,
    COUNTS,
    JOKER,
    RANK,
    SET_RANKS,
    THREE,
    TWO,
    Held,
    by_rank,
    equals,
    held,
    rank_text,
    taken_apart,
)
from games.kings_and_bastards.state import State
from games.speech import Words

Groups = list[tuple[Card, ...]]


def plays(game: State, seat: int) -> list[str]:
    """One play for each rank, size and number of jokers; any equal cards may be played as well."""
    hand, ranks = held(game.hands[seat]), possible(game)
    found: list[str] = []
    jokers, twos = hand[JOKER], hand[TWO]
    for size in sizes(game, hand):
        for rank in ranks:
            if cards := hand[rank]:
                found += sets(rank, cards, jokers, size)
        if size == 1 and jokers and not game.opening:
            found += CALLED[equals(JOKER, jokers)[0]][ranks.start :]
    if twos and not game.opening:
        found.append(equals(TWO, twos)[0])
    if game.trick:
        found.append("pass")
    return found


def possible(game: State) -> range:
    """The ranks that a set may have now."""
    if game.trick:
        return range(game.ranks[-1] + 1, JOKER)
    return range(1) if game.opening else SET_RANKS


def sizes(game: State, hand: Held) -> Sequence[int]:
    """How many cards a set may have now, as far as the hand goes."""
    if game.trick:
        return game.sizes[-1:]
    counts = hand.translate(COUNTS)
    most = max(counts[: 1 if game.opening else JOKER]) + counts[JOKER]
    return range(1, min(most, game.largest()) + 1)


@cache
def sets(rank: int, cards: int, jokers: int, size: int) -> Sequence[str]:
    """The sets of a size with these cards of a rank: lowest suits, fewest jokers first."""
    found = sets_of(equals(rank, cards), equals(JOKER, jokers), size)
    return tuple(" ".join(each) for each in found)


def controls(game: State, seat: int) -> list[Choice]:
    """Single cards, a joker and its rank, several cards, and the pass."""
    hand, ranks = held(game.hands[seat]), possible(game)
    groups, found = by_rank(hand), list[Choice]()
    if singles := _singles(game, groups, ranks):
        found.append(Choice(cards=singles, least=1, most=1))
    if groups[JOKER] and ranks and not game.opening and (not game.trick or game.size == 1):
        called = tuple(f"as {CLIMB[rank]}" for rank in ranks)
        found.append(Choice("", tuple(dict.fromkeys(groups[JOKER])), 1, 1, (), called))
    span = [size for size in sizes(game, hand) if size > 1]
    if span and (cards := in_sets([groups[rank] for rank in ranks], groups[JOKER], span[0])):
        found.append(set_control(cards, span[0], span[-1]))
    return [*found, Choice("pass")] if game.trick else found


def _singles(game: State, groups: Groups, ranks: range) -> tuple[Card, ...]:
    """Every card that may be played alone but jokers, once each."""
    if game.opening:
        return (THREE,)
    cards = list[Card]()
    if not game.trick or game.size == 1:
        cards += [card for rank in ranks for card in groups[rank]]
    return tuple(dict.fromkeys([*cards, *groups[TWO]]))


def refused_play(game: State, seat: int, action: str) -> Words | None:
    """Why this may not be played; None if it may."""
    if action == "pass":
        return None if game.trick else _must_lead(game)
    words = action.split(" ")
    if words[0] in CALLED and (len(words) == 1 or words[1] == "as"):
        if action not in CALLED[words[0]]:
            return Words("kings-and-bastards-joker-rank")
        words = words[:1]
    if problem := not_held(game, seat, " ".join(words), words):
        return problem
    cards, rank = taken_apart(action)
    return _no_set(game, cards) or _no_answer(game, cards, rank)


def _must_lead(game: State) -> Words:
    return Words("kings-and-bastards-must-open" if game.opening else "kings-and-bastards-must-lead")


def _no_set(game: State, cards: Sequence[Card]) -> Words | None:
    """Whether these cards do not go together, whatever lies on the table."""
    ranks = {RANK[card] for card in cards}
    if len(cards) > 1 and TWO in ranks:
        return Words("kings-and-bastards-two-alone")
    if len(ranks - {JOKER}) > 1:
        return Words("kings-and-bastards-one-rank")
    if len(cards) > 1 and ranks == {JOKER}:
        return Words("kings-and-bastards-only-jokers")
    if len(cards) > game.largest():
        return Words("kings-and-bastards-too-many", most=game.largest())
    return None


def _no_answer(game: State, cards: Sequence[Card], rank: int) -> Words | None:
    """Whether a set or a two may not be played now."""
    if game.opening:
        return None if THREE in cards else _must_lead(game)
    if not game.trick or rank == TWO:
        return None
    if len(cards) != game.size:
        return Words("kings-and-bastards-other-size", count=game.size)
    if rank <= game.ranks[-1]:
        return Words("kings-and-bastards-too-low", rank=rank_text(game.ranks[-1]), count=game.size)
    return None
