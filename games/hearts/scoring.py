"""What a hand of Hearts comes to for everybody, and who has shot the moon (section 8)."""

from collections.abc import Iterable, Sequence
from typing import Final

from games.cards import CARDS, Card
from games.hearts.cards import BONUS, QUEEN, penalties, stake, values
from games.hearts.options import Options
from games.speech import Words

Terms = dict[str, int]
"""What a seat's gain is the sum of, and for what."""
Taken = Sequence[Iterable[Card]]
"""By seat, the cards that it has taken."""

TERMS: Final = {QUEEN: "queen", CARDS["KS"]: "king", CARDS["AS"]: "ace"} | {
    card: "bonus" for card in BONUS.values() if card
}
"""What a card is counted as; hearts are counted together."""


def points(cards: Iterable[Card], options: Options) -> int:
    """What these cards cost, if nobody has shot the moon."""
    worth = values(options)
    return sum(worth.get(card, 0) for card in cards)


def shooter(taken: Taken, options: Options) -> int | None:
    """The seat that has taken every penalty card; None if nobody has, or it counts for nothing."""
    if options.moon == "off":
        return None
    needed = set(values(options) if options.moon_needs_jack else penalties(options))
    return next((seat for seat, cards in enumerate(taken) if needed <= set(cards)), None)


def plain_terms(taken: Taken, tricks: Sequence[int], options: Options) -> list[Terms]:
    """By seat, what a hand without a moon counts."""
    every = [_terms(cards, options) for cards in taken]
    for terms, count in zip(every, tricks, strict=True):
        if not count and options.no_tricks_bonus:
            terms["no-tricks"] = -options.no_tricks_bonus
    return every


def moon_terms(
    taken: Taken, tricks: Sequence[int], options: Options, seat: int, how: str
) -> list[Terms]:
    """By seat, what a hand counts in which this seat has shot the moon: `add` or `subtract`."""
    worth = stake(options) * (2 if options.sun and tricks[seat] == sum(tricks) else 1)
    every: list[Terms] = []
    for other, cards in enumerate(taken):
        bonus = 0 if options.moon_needs_jack else _terms(cards, options).get("bonus", 0)
        terms = {"bonus": bonus} if bonus else {}
        if how == "subtract" and other == seat:
            terms["moon"] = -worth
        elif how == "add" and other != seat:
            terms["moon"] = worth
        every.append(terms)
    return every


def is_better_added(totals: Sequence[int], gains: Sequence[int], seat: int, target: int) -> bool:
    """Whether who shot the moon had rather add to the others, as these gains would.

    That is unless it would end the match without the shooter being the only lowest.
    """
    after = [total + gain for total, gain in zip(totals, gains, strict=True)]
    others = [each for other, each in enumerate(after) if other != seat]
    return max(after) < target or after[seat] < min(others)


def _terms(cards: Iterable[Card], options: Options) -> Terms:
    terms: Terms = {}
    for card in cards:
        if worth := values(options).get(card, 0):
            name = TERMS.get(card, "hearts")
            terms[name] = terms.get(name, 0) + worth
    return terms


def refused(seats: int, options: Options) -> Words | None:
    """Why these options do not go together; None if they do."""
    if options.moon_needs_jack and options.jack == "none":
        return Words("hearts-moon-needs-jack")
    if options.sun and options.moon == "off":
        return Words("hearts-sun-needs-moon")
    if options.reset_at_target and options.target % 2:
        return Words("hearts-reset-needs-even", target=options.target)
    if options.max_hands is None and not is_going_to_end(seats, options):
        return Words("hearts-without-end")
    return None


def is_going_to_end(seats: int, options: Options) -> bool:
    """Whether totals rise to the target: a third of what a hand costs has to stay.

    Of so many seats one or two take no trick in a hand.
    """
    off = options.no_tricks_bonus * (seats // 3)
    off += options.jack_points if options.jack != "none" else 0
    return 3 * off <= 2 * stake(options)
