"""What a card that was played to a trick tells of the cards that were kept."""

from collections.abc import Iterable
from typing import Final

from games.cards import Card
from games.tricks.ranking import Cards, Ranking

TOP: Final = 10**6
"""Above the power of every card."""


def doubted(
    ranking: Ranking, before: Cards, card: Card, ducks: bool, is_last: bool
) -> Iterable[Card]:
    """The cards of its suit that whoever followed with this one would rather have played.

    Who wants the trick takes it as cheaply as will do, or throws the lowest card. Who ducks throws
    the highest card that does not take it; if all do, the highest when last, else the lowest.
    """
    group, power, mine = ranking.group, ranking.power, ranking.power[card]
    best = before[ranking.best(before)]
    takes, follows = ranking.best([*before, card]) == len(before), group[card] == group[before[0]]
    enough = power[best] if group[best] == group[card] else 0 if takes else TOP
    if ducks:
        low, high = (0, mine) if takes and not is_last else (mine, TOP if takes else enough)
    elif takes:
        low, high = (mine if follows and not is_last else enough), mine
    else:
        low, high = 0, mine
    return [each for each in group if group[each] == group[card] and low < power[each] < high]
