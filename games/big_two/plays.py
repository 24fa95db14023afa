"""What may be played in Big Two (sections 6 to 8): the list, the controls, the refusals."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, groupby, product

from games.big_two.combinations import (
    BOMBS,
    ORDER,
    RANK,
    STRAIGHTS,
    Cards,
    Combination,
    beats,
    combination_of,
    judge,
    rank_text,
)
from games.big_two.options import Options
from games.big_two.state import State
from games.cards import CARDS, SUITS, Card
from games.choices import Choice, picking
from games.climbing.sets import not_held
from games.speech import Reason, Words

SIZES = (1, 2, 3, 5)


def melds(hand: Sequence[Card], size: int, options: Options) -> Iterator[Cards]:
    """Every combination of a size in a hand, which is in canonical order."""
    if size < 5:
        groups = [list(group) for _, group in groupby(hand, key=RANK.__getitem__)]
        found = [pick for group in groups for pick in combinations(group, size)]
        yield from found if size < 3 or options.triples else ()
        return
    yield from filter(judge(options), dict.fromkeys(_fives(hand, options)))


def _fives(hand: Sequence[Card], options: Options) -> Iterator[Cards]:
    by_rank = {rank: list(group) for rank, group in groupby(hand, key=lambda card: card.rank)}
    for ranks in STRAIGHTS[options.straights]:
        if all(rank in by_rank for rank in ranks):
            for cards in product(*(by_rank[rank] for rank in ranks)):
                yield tuple(sorted(cards, key=RANK.__getitem__))
    for suit in SUITS:
        yield from combinations([card for card in hand if card.suit == suit], 5)
    for group in by_rank.values():
        for three in combinations(group, 3):
            for other in by_rank.values():
                for two in combinations(other, 2) if other is not group else ():
                    yield tuple(sorted(three + two, key=RANK.__getitem__))
        if len(group) == 4:
            for card in hand:
                if card not in group:
                    yield tuple(sorted([*group, card], key=RANK.__getitem__))


def legal_melds(game: State, seat: int) -> list[Cards]:
    """Every combination that a seat may play now."""
    hand, top = sorted(game.hands[seat], key=ORDER.__getitem__), game.top()
    sizes = {game.size} | ({5} if game.options.bombs else set()) if game.trick else set(SIZES)
    combination = judge(game.options)
    return [
        cards
        for size in sorted(sizes)
        for cards in melds(hand, size, game.options)
        if (made := combination(cards)) and no_answer(game, seat, cards, made, top) is None
    ]


def no_answer(
    game: State, seat: int, cards: Cards, made: Combination, top: Combination | None
) -> Reason | None:
    """Why cards may not be played now for what they make, over another; None if they may."""
    if game.opening and game.lead_card() not in cards:
        return partial(_must_lead, game)
    if top and not beats(made, top, game.options):
        return partial(_too_low, game, made, top)
    if made.size == 1 and game.must_play_top(seat):
        highest = max(game.hands[seat], key=game.height)
        if cards[0] != highest:
            other = (seat + 1) % game.seats
            return partial(Words, "big-two-must-top", other=other, card=highest)
    return None


def _too_low(game: State, made: Combination, top: Combination) -> Words:
    """Why a combination does not go over what lies there."""
    if made.size != top.size or (top.kind in BOMBS and game.options.bombs and made.size != 5):
        return Words("big-two-other-size", count=top.size)
    if game.options.same_kind and made.kind != top.kind and top.kind not in BOMBS:
        return Words("big-two-other-kind", kind=top.kind)
    beat = " ".join(game.arrange(game.cards_of(-1)))
    return Words("big-two-too-low", kind=top.kind, cards=beat)


def _must_lead(game: State) -> Words:
    if game.opening:
        return Words("big-two-must-open", card=game.lead_card())
    return Words("big-two-must-lead")


def refused(game: State, seat: int, action: str) -> Words | None:
    """Why this may not be played; None if it may."""
    if action == "pass":
        return None if game.trick else _must_lead(game)
    words = action.split(" ")
    if problem := not_held(game, seat, action, words):
        return problem
    cards = tuple(CARDS[word] for word in words)
    made = combination_of(cards, game.options)
    if made is None:
        return _no_combination(game, cards)
    reason = no_answer(game, seat, cards, made, game.top())
    return reason() if reason else None


def _no_combination(game: State, cards: Cards) -> Words:
    """What these cards fail to be."""
    size, ranks = len(cards), len({card.rank for card in cards})
    kind = {2: "two", 3: "three", 4: "four", 5: "five"}.get(size, "many")
    if size == 4 and ranks == 2:
        kind = "two-pairs"
    if size == 3 and ranks == 1:
        kind = "no-triples"
    return Words("big-two-no-combination", kind=kind, triples=int(game.options.triples))


def controls(game: State, seat: int) -> list[Choice]:
    """Single cards, several cards, and the pass."""
    found, hand = legal_melds(game, seat), game.arrange(game.hands[seat])
    alone = {cards[0] for cards in found if len(cards) == 1}
    singles = tuple(card for card in hand if card in alone)
    large = [cards for cards in found if len(cards) > 1]
    made = [Choice(cards=singles, least=1, most=1)] if singles else []
    if large:
        several = {card for cards in large for card in cards}
        picked = tuple(card for card in hand if card in several)
        made.append(picking("", picked, map(len, large)))
    return [*made, Choice("pass")] if game.trick else made


def name_of(made: Combination, cards: Sequence[Card], seat: int) -> Words:
    """Whose a combination is, and what."""
    if made.size < 5:
        rank = rank_text(cards[0].rank)
        return Words("climbing-set", seat=seat, count=made.size, rank=rank)
    return Words("big-two-label", seat=seat, kind=made.kind)
