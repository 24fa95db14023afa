"""Legal bids and plays of Red Five as actions and choices, and its refusals (section 15)."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from games.cards import CARDS, Card
from games.choices import Choice, Preset
from games.red_five.plays import follows, leads, parts, shape_of, sure
from games.red_five.ranking import TwoPackRanking, size
from games.red_five.state import BURIED, NO_TRUMP, SUITS_HELD, TOTAL, State
from games.text import Text

LEAPS: Final = (0, 10, 20)
"""The distances from the lowest bid of those with a button, and of those a search tries."""


def bids(game: State) -> list[int]:
    """The numbers that may be bid; 200 always, whatever the steps."""
    least, step = game.options.min_bid, game.options.bid_step
    return [*range(game.bid + step if game.bid else least, TOTAL, step), TOTAL]


def bid_choices(game: State) -> list[Choice]:
    """The bids, with buttons for the lowest and two leaps; and the pass."""
    numbers = bids(game)
    presets = tuple(
        Preset(
            number, Text("red-five-leap" if leap else "red-five-lowest", number=number, leap=leap)
        )
        for leap, number in leaps(game).items()
    )
    return [Choice("bid", numbers=tuple(numbers), presets=presets), Choice("pass")]


def leaps(game: State) -> dict[int, int]:
    """Three bids, by their distance from the lowest possible."""
    numbers = bids(game)
    return {leap: numbers[0] + leap for leap in LEAPS if numbers[0] + leap in numbers}


def card_moves(game: State, seat: int) -> list[str]:
    """Legal leads of a seat, or some of its follows."""
    order, trick, packing = game.ranking, game.trick, game.ranking.packing
    if trick and game.size == 1:
        return [*dict.fromkeys(game.playable(seat))]
    hand = packing.of(game.hands[seat])
    if not trick:
        found = leads(order, game.options, hand, game.others(seat))
        return [lead_action(order, play) for play in found]
    shape = shape_of(order, packing.of(trick[: game.size]))
    return [
        follow_action(order, play) for play in follows(order, hand, packing.area[game.led()], shape)
    ]


@lru_cache(maxsize=1 << 11)
def lead_action(order: TwoPackRanking, play: int) -> str:
    """The action that leads these cards."""
    text = follow_action(order, play)
    return f"throw {text}" if len(parts(order, play)) > 1 else text


def follow_action(order: TwoPackRanking, play: int) -> str:
    """The action that follows with these cards."""
    return " ".join(order.packing.cards(play))


def by_group(order: TwoPackRanking, cards: Iterable[Card]) -> dict[str, list[Card]]:
    """Cards by their group."""
    group = order.group
    groups: dict[str, list[Card]] = {}
    for card in cards:
        groups.setdefault(group[card], []).append(card)
    return groups


def card_choices(game: State, seat: int) -> list[Choice]:
    """Choices for single cards, for several cards at once, and for throws."""
    hand = tuple(game.arrange(game.hands[seat]))
    if game.trick:
        cards = tuple(game.arrange(_useful(game, seat)))
        if game.size == 1:
            return [Choice("", tuple(dict.fromkeys(cards)), 1, 1)]
        return [Choice("", cards, game.size, game.size)]
    choices = [Choice("", tuple(dict.fromkeys(hand)), 1, 1)]
    runs = [
        run for held in by_group(game.ranking, hand).values() for run in game.ranking.runs(held)
    ]
    if runs:
        pairs = tuple(game.arrange([card for run in runs for card in run for _ in (0, 1)]))
        longest = 2 * max(map(len, runs))
        choices.append(Choice("", pairs, 2, longest, said="pairs" if longest > 2 else "pair"))
    longest = max(map(len, by_group(game.ranking, hand).values()))
    if game.options.throws and longest > 1:
        choices.append(Choice("throw", hand, 2, longest))
    return choices


def _useful(game: State, seat: int) -> list[Card]:
    """The cards that may be part of a follow."""
    hand, order, size = game.hands[seat], game.ranking, game.size
    held = order.following(hand, game.led())
    if len(held) < size or not held:
        return hand
    if len(held) == size:
        return held
    pairs = order.score(held, order.shape(game.trick[:size]))[0]
    if 2 * pairs < size:
        return held
    return [card for run in order.runs(held) for card in run for _ in (0, 1)]


# Refusals.

VERBS: Final = {
    "bid": ("bid", "pass"),
    "trump": ("trump",),
    "bury": ("bury",),
    "play": ("play", "throw"),
}
"""The verbs of each phase; cards without a verb are played."""


def refusal(game: State, seat: int, action: str) -> Text | None:
    """The reason that an action is illegal; None if it is legal."""
    verb, _, argument = action.partition(" ")
    if not any(verb in verbs for verbs in VERBS.values()):
        verb, argument = "play", action
    if verb not in VERBS[game.phase] or (argument == "") != (verb == "pass"):
        return Text("red-five-wrong-phase", phase=game.phase)
    if game.phase == "bid":
        return None if verb == "pass" else _bid(game, argument)
    if game.phase == "trump":
        is_suit = argument in tuple(SUITS_HELD) or (argument == NO_TRUMP and game.options.no_trump)
        return None if is_suit else Text("bad-suit")
    return _cards(game, seat, verb, argument)


def _bid(game: State, argument: str) -> Text | None:
    possible = bids(game)
    number = (
        int(argument) if argument.isascii() and argument.isdigit() and len(argument) < 4 else -1
    )
    if f"bid {number}" == f"bid {argument}" and number in possible:
        return None
    step = game.options.bid_step
    if 0 <= number < possible[0] and (number - game.options.min_bid) % step == 0:
        return Text("bid-too-low", least=possible[0])
    return Text("bad-bid", rule="range", bids=_bids_text(possible), least=0)


def _bids_text(possible: list[int]) -> str:
    shown = [str(number) for number in possible]
    return " ".join(shown if len(shown) < 4 else (shown[0], f"{shown[1]}_…_{shown[-1]}"))


def _cards(game: State, seat: int, verb: str, argument: str) -> Text | None:
    words = argument.split()
    if bad := [word for word in words if word not in CARDS]:
        held = game.cards_text(dict.fromkeys(game.hands[seat]))
        return Text("bad-card", text=" ".join(bad), cards=held)
    if verb == "bury" and len(words) != BURIED:
        return Text("need-8-cards", number=len(words))
    cards = [CARDS[word] for word in words]
    problem = _not_held(game, seat, cards)
    return problem if problem or verb == "bury" else _play(game, seat, verb, cards)


def _not_held(game: State, seat: int, cards: list[Card]) -> Text | None:
    held = Counter(game.hands[seat])
    for card, count in Counter(cards).items():
        if count > held[card]:
            return Text("only-one-held" if held[card] else "not-in-hand", card=card)
    return None


def _play(game: State, seat: int, verb: str, cards: list[Card]) -> Text | None:
    if not game.trick:
        return _lead(game, seat, verb, cards)
    if verb == "throw":
        return Text("throw-is-a-lead", number=game.size)
    hand, order = game.hands[seat], game.ranking
    lead = game.trick[: game.size]
    fault = order.fault(hand, lead, cards)
    if not fault:
        return None
    if fault == "must-play-all-of-group":
        return Text(fault, cards=game.cards_text(order.following(hand, game.led())))
    return Text(fault, number=game.size, cards=game.moves(seat)[0])


def _lead(game: State, seat: int, verb: str, cards: list[Card]) -> Text | None:
    order = game.ranking
    if len({order.group[card] for card in cards}) > 1:
        return Text("one-group-only")
    if len(order.decompose(cards)) == 1:
        return None
    if not game.options.throws:
        return Text("throws-off")
    if verb != "throw":
        return Text("use-throw", cards=game.cards_text(cards))
    if game.options.throw_check == "unseen":
        area = order.packing.area[order.group[cards[0]]]
        safe = sure(order, order.packing.of(cards), game.others(seat) & area)
        if size(safe) < len(cards):
            sure_ones = " ".join(order.packing.cards(safe))
            return Text("unsure-throw", count=size(safe), cards=sure_ones)
    return None
