"""A match of Hearts: its options, its cards and what they cost, and its state."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from games.cards import CARDS, PACK, Card, Pile, cards
from games.options import EITHER, option
from games.text import Text
from games.tricks import Ranking, TrickGame


@dataclass(frozen=True)
class Options:
    """The options of section 10; the defaults are the game that most people know."""

    pass_count: int = option(3, range(1, 5))
    pass_cycle: str = option("classic", ("classic", "wide", "no_hold", "left", "right", "none"))
    odd_cards: str = option("remove", ("remove", "kitty_first_trick", "kitty_first_points"))
    first_lead: str = option("low_club", ("low_club", "any_club", "left_of_dealer"))
    first_trick_points: str = option("barred", ("barred", "allowed"))
    heart_leads: str = option("when_broken", ("when_broken", "anytime"))
    queen_breaks: bool = option(False, EITHER)
    queen_forced: bool = option(True, EITHER)
    hearts: str = option("one", ("one", "spot"))
    queen_points: int = option(13, range(5, 51))
    spade_honours: bool = option(False, EITHER)
    jack: str = option("none", ("none", "jack", "ten"))
    jack_points: int = option(10, range(5, 51))
    moon: str = option("others", ("others", "self", "choose", "auto", "off"))
    moon_needs_jack: bool = option(False, EITHER)
    sun: bool = option(False, EITHER)
    no_tricks_bonus: int = option(0, range(11))
    target: int = option(100, range(25, 1001, 25))
    reset_at_target: bool = option(False, EITHER)
    tie_break: str = option("extra_hand", ("extra_hand", "shared"))
    max_hands: int | None = option(None, (None, *range(1, 41)))


VARIANTS: Final = {
    "quick": Options(target=50, moon="self"),
    "jack": Options(jack="jack"),
    "omnibus": Options(jack="jack", moon="self", moon_needs_jack=True),
    "bicycle": Options(queen_breaks=True),
    "trickster": Options(moon="auto"),
    "black_maria": Options(
        spade_honours=True,
        pass_cycle="right",
        first_lead="left_of_dealer",
        first_trick_points="allowed",
        heart_leads="anytime",
        moon="off",
    ),
    "spot": Options(hearts="spot", queen_points=50, jack="jack", jack_points=40, target=500),
}
"""Options with a name."""


# The cards, section 3.

QUEEN: Final = CARDS["QS"]
RANKING: Final = Ranking.of(PACK)
POWER: Final = RANKING.power
BONUS: Final = {"none": None, "jack": CARDS["JD"], "ten": CARDS["TD"]}
"""The card that takes points off, by the option `jack`."""
HONORS: Final = {CARDS["KS"]: 10, CARDS["AS"]: 7}
"""The penalty cards that the option `spade_honours` adds."""
LEFT_OUT: Final = {3: cards("2D"), 5: cards("2D 2C"), 6: cards("2D 3D 3C 4C")}
"""By the number of players, the cards removed so that each gets as many (section 3)."""


def left_out(seats: int, options: Options) -> list[Card]:
    """The cards that are not in the pack."""
    return LEFT_OUT.get(seats, []) if options.odd_cards == "remove" else []


@cache
def pack(seats: int, options: Options) -> tuple[Card, ...]:
    """The cards in play (section 3)."""
    without = left_out(seats, options)
    return tuple(card for card in PACK if card not in without)


@cache
def penalties(options: Options) -> Mapping[Card, int]:
    """The points of each penalty card."""
    spot = options.hearts == "spot"
    costs = {card: POWER[card] if spot else 1 for card in PACK if card.suit == "H"}
    return costs | {QUEEN: options.queen_points} | (HONORS if options.spade_honours else {})


def stake(options: Options) -> int:
    """The points of all penalty cards together."""
    return sum(penalties(options).values())


@cache
def values(options: Options) -> Mapping[Card, int]:
    """The points of all scoring cards, negative for the bonus card."""
    bonus = BONUS[options.jack]
    return {**penalties(options), **({bonus: -options.jack_points} if bonus else {})}


def place(card: Card) -> int:
    """The place of a card inside an action: spades, hearts, diamonds, clubs, high to low."""
    return "SHDC".index(card.suit) * 20 - POWER[card]


# Scoring, section 8.

Terms = dict[str, int]
"""The points of a seat in a hand, by their reason."""
Taken = Sequence[Iterable[Card]]
"""The cards taken, by seat."""

TERMS: Final = {QUEEN: "queen", CARDS["KS"]: "king", CARDS["AS"]: "ace"} | {
    card: "bonus" for card in BONUS.values() if card
}
"""The reason that a card scores for; all hearts share one."""


def points(cards: Iterable[Card], options: Options) -> int:
    """The points of these cards, if nobody has shot the moon."""
    by_card = values(options)
    return sum(by_card.get(card, 0) for card in cards)


def shooter(taken: Taken, options: Options) -> int | None:
    """The seat that has shot the moon; None if nobody has, or the options have no moon."""
    if options.moon == "off":
        return None
    needed = set(values(options) if options.moon_needs_jack else penalties(options))
    return next((seat for seat, cards in enumerate(taken) if needed <= set(cards)), None)


def plain_terms(taken: Taken, tricks: Sequence[int], options: Options) -> list[Terms]:
    """The scores by seat of a hand without a moon."""
    every = [_terms(cards, options) for cards in taken]
    for terms, count in zip(every, tricks, strict=True):
        if not count and options.no_tricks_bonus:
            terms["no-tricks"] = -options.no_tricks_bonus
    return every


def moon_terms(
    taken: Taken, tricks: Sequence[int], options: Options, seat: int, how: str
) -> list[Terms]:
    """The scores by seat after a moon of `seat`; `how`: "add" or "subtract"."""
    value = stake(options) * (2 if options.sun and tricks[seat] == sum(tricks) else 1)
    every: list[Terms] = []
    for other, each in enumerate(taken):
        bonus = 0 if options.moon_needs_jack else _terms(each, options).get("bonus", 0)
        terms = {"bonus": bonus} if bonus else {}
        if how == "subtract" and other == seat:
            terms["moon"] = -value
        elif how == "add" and other != seat:
            terms["moon"] = value
        every.append(terms)
    return every


def is_better_added(totals: Sequence[int], gains: Sequence[int], seat: int, target: int) -> bool:
    """True unless these gains, which add to the others, end the match with another as a winner."""
    after = [total + gain for total, gain in zip(totals, gains, strict=True)]
    others = [each for other, each in enumerate(after) if other != seat]
    return max(after) < target or after[seat] < min(others)


def _terms(cards: Iterable[Card], options: Options) -> Terms:
    terms: Terms = {}
    for card in cards:
        if value := values(options).get(card, 0):
            name = TERMS.get(card, "hearts")
            terms[name] = terms.get(name, 0) + value
    return terms


def refused(seats: int, options: Options) -> Text | None:
    """The reason that these options do not go together; None if they do."""
    if options.moon_needs_jack and options.jack == "none":
        return Text("hearts-moon-needs-jack")
    if options.sun and options.moon == "off":
        return Text("hearts-sun-needs-moon")
    if options.reset_at_target and options.target % 2:
        return Text("hearts-reset-needs-even", target=options.target)
    if options.max_hands is None and not is_going_to_end(seats, options):
        return Text("hearts-without-end")
    return None


def is_going_to_end(seats: int, options: Options) -> bool:
    """True if totals rise to the target: at least a third of the points of a hand remain.

    One or two of the seats take no trick in a hand.
    """
    off = options.no_tricks_bonus * (seats // 3)
    off += options.jack_points if options.jack != "none" else 0
    return 3 * off <= 2 * stake(options)


class State(TrickGame):
    """The state of a match."""

    options: Options

    dealer: int
    offset: int  # the number of seats to the left that cards are passed in this hand; 0 for none
    kitty: Pile  # the cards left over, until a seat takes them (option `odd_cards`)
    low: (
        int  # the power of the lowest club, whose holder leads; 0 before, and where that is no rule
    )
    broken: bool  # a heart has been played in this hand
    bare: list[bool]  # by seat, if it showed that it holds only penalty cards
    phase: str  # "pass", "play" or "moon"

    def adds_to_others(self, seat: int) -> bool:
        """True if it is better to add to the others for a seat that has shot the moon."""
        taken = [self.cards_taken(each) for each in range(self.seats)]
        terms = moon_terms(taken, self.tricks, self.options, seat, "add")
        gains = [sum(each.values()) for each in terms]
        return is_better_added(self.scores, gains, seat, self.options.target)

    def points(self, seat: int) -> int:
        """The points of the cards that a seat has taken in this hand."""
        return points(self.cards_taken(seat), self.options)

    def direction(self) -> Text:
        """The direction in which cards are passed."""
        seats, way = self.seats, self.offset
        far = min(way, seats - way)
        is_left = far == way
        kind = (
            "hold" if not way else "across" if 2 * far == seats else "left" if is_left else "right"
        )
        return Text("hearts-way", way=kind, far=far)


def pass_action(picked: Iterable[Card]) -> str:
    """The action that passes these cards."""
    return " ".join(["pass", *sorted(picked, key=place)])
