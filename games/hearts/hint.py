"""What a computer player passes and plays in Hearts: the rules of section 14."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from games.cards import Card
from games.hearts.cards import BONUS, POWER, QUEEN, RANKING, SUIT, penalties
from games.hearts.passing import spelled
from games.hearts.scoring import points
from games.hearts.state import State
from games.speech import Hint, Words
from games.tricks import Sight

power: Final = POWER.__getitem__
HER: Final = power(QUEEN)
TEN: Final = 10
GUARDS: Final = 4
"""Lower spades that keep the queen, and one fewer those above her."""
SHORT: Final = 3
"""Cards of a suit that is worth emptying."""
ALL_HERS: Final = 12
"""Points of one player alone from which on a moon is in the making."""
EARLY: Final = 2
"""Tricks in which all are likely to follow to a club or a diamond."""


def hint(game: State, seat: int) -> Hint:
    """What to pass, play or answer, and why."""
    if game.phase == "pass":
        return pass_hint(game, seat)
    if game.phase == "moon":
        return moon_hint(game, seat)
    card, why = _choose(Turn(game, seat))
    return Hint(str(card), lambda: Words(f"hearts-hint-{why}"))


# To pass.


def pass_hint(game: State, seat: int) -> Hint:
    """The cards that are best got rid of; the reason is that of the first."""
    hand, bonus = game.hands[seat], BONUS[game.options.jack]
    ranked = sorted(hand, key=lambda card: (card != bonus, _danger(hand, card)), reverse=True)
    picked = ranked[: game.options.pass_count]
    return Hint(spelled(picked), Words(f"hearts-hint-pass-{_reason(hand, picked[0])}"))


def _danger(hand: Sequence[Card], card: Card) -> int:
    """How much a card is better passed than kept."""
    height = power(card)
    length = len(RANKING.following(hand, SUIT[card]))
    if SUIT[card] == "S":
        guards = sum(SUIT[each] == "S" and power(each) < HER for each in hand)
        if height < HER:
            return -100 + height
        return (100 if card == QUEEN else 80 + height) if guards < GUARDS - (card != QUEEN) else -50
    if SUIT[card] == "H":
        return 40 + height if height >= TEN else height - 8
    return height + (22 - 6 * length if length <= SHORT else -8)


def _reason(hand: Sequence[Card], card: Card) -> str:
    if card == QUEEN:
        return "queen"
    if SUIT[card] == "S":
        return "spade"
    if SUIT[card] == "H":
        return "heart" if power(card) >= TEN else "rest"
    return "void" if len(RANKING.following(hand, SUIT[card])) <= SHORT else "rest"


def moon_hint(game: State, seat: int) -> Hint:
    """Add to the others, unless that would end the match and somebody else would win it."""
    adds = game.adds_to_others(seat)
    return Hint(
        "add" if adds else "subtract", Words(f"hearts-hint-{'add' if adds else 'subtract'}")
    )


# To play.


class Turn(Sight[State]):
    """A seat about to play a card."""

    def __init__(self, game: State, seat: int) -> None:
        super().__init__(game, seat)
        self.costs = penalties(game.options)
        self.bonus = BONUS[game.options.jack]

    @cached_property
    def is_queen_out(self) -> bool:
        """Whether another seat holds the queen."""
        return QUEEN in self.unseen

    def bad(self) -> bool:
        """Whether the trick costs points as it stands."""
        return points(self.trick, self.game.options) > 0

    def shooter(self) -> int | None:
        """Who alone has taken points so far, and enough of them for a moon."""
        if self.game.options.moon == "off":
            return None
        taken = [
            sum(self.costs.get(card, 0) for card in self.game.cards_taken(seat))
            for seat in range(self.game.seats)
        ]
        most = max(taken)
        return taken.index(most) if most == sum(taken) and most >= ALL_HERS else None

    def must_beat_her(self) -> bool:
        """Whether others have spades, and all of them take the queen."""
        out = RANKING.following(self.unseen, "S")
        return bool(out) and len(out) == self.beaten_by(QUEEN)

    def has_high_spade(self) -> bool:
        """Whether the ace or the king of spades is held, which the queen may fall to."""
        return any(SUIT[each] == "S" and power(each) > HER for each in self.hand)

    def is_dangerous(self, card: Card) -> bool:
        """Whether a card may bring its holder the queen, or is one that costs much in spades."""
        if SUIT[card] != "S" or power(card) < HER:
            return False
        return card in self.costs or self.is_queen_out


def _choose(turn: Turn) -> tuple[Card, str]:
    """The first rule that applies: a card and the reason's key."""
    if len(turn.cards) == 1:
        return turn.cards[0], "only"
    shooter = turn.shooter()
    if shooter == turn.seat and not turn.trick and all(map(turn.is_sure, turn.hand)):
        return max(turn.cards, key=power), "moon"
    if not turn.trick:
        return _lead(turn)
    if not turn.follows():
        return max(turn.cards, key=lambda card: _burden(turn, card)), "throw"
    winners = turn.above(turn.cards)
    if shooter not in (None, turn.seat) and turn.is_last and winners and turn.bad():
        return max(winners, key=power), "stop"
    return _follow(turn, winners)


def _lead(turn: Turn) -> tuple[Card, str]:
    """Rule 8."""
    if QUEEN in turn.cards and turn.must_beat_her():
        return QUEEN, "give"
    low = [card for card in turn.cards if SUIT[card] == "S" and power(card) < HER]
    if turn.is_queen_out and len(low) > turn.has_high_spade():
        return max(low, key=power), "drive"
    card = min(turn.cards, key=lambda card: _risk(turn, card))
    return card, "low" if turn.beaten_by(card) else "risky"


def _risk(turn: Turn, card: Card) -> tuple[bool, bool, int, int, int]:
    """How bad a lead is: the card that most others beat, from a short suit, is best."""
    beaten = turn.beaten_by(card)
    return card == turn.bonus, turn.is_dangerous(card), -beaten, turn.length(card), power(card)


def _follow(turn: Turn, winners: Sequence[Card]) -> tuple[Card, str]:
    """Rules 2 to 6."""
    losers = [card for card in turn.cards if card not in winners]
    if SUIT[turn.trick[0]] == "S" and (
        spades := [card for card in losers if turn.is_dangerous(card)]
    ):
        return max(spades, key=lambda card: turn.costs.get(card, 0)), "under"
    if bonus := _bonus(turn, winners):
        return bonus, "bonus"
    free = [card for card in turn.cards if card not in turn.costs and card != turn.bonus]
    if turn.is_last and free and not turn.bad():
        return max(free, key=power), "free"
    if _is_early(turn) and free:
        return max(free, key=power), "early"
    spare = [card for card in losers if card != turn.bonus]
    if spare or losers:
        return max(spare or losers, key=power), "duck"
    safe = [card for card in winners if not turn.is_dangerous(card)] or winners
    if turn.is_last:
        return max(safe, key=power), "last"
    return min(safe, key=power), "over"


def _bonus(turn: Turn, winners: Sequence[Card]) -> Card | None:
    """The card that takes the bonus home, when last."""
    if not (turn.is_last and winners and turn.bonus):
        return None
    if turn.bonus in turn.trick and points(turn.trick, turn.game.options) < 0:
        return max(winners, key=power)
    gains = points([*turn.trick, turn.bonus], turn.game.options) < 0
    return turn.bonus if turn.bonus in winners and gains else None


def _is_early(turn: Turn) -> bool:
    """Whether a club or diamond is led so early that all will follow (rule 5)."""
    led, unseen = turn.game.led(), turn.unseen
    if turn.game.trick_number() > EARLY or led not in "CD" or turn.bad():
        return False
    if led == "D" and turn.bonus and (turn.bonus in turn.hand or turn.bonus in unseen):
        return False
    return sum(SUIT[card] == led for card in unseen) >= 2 * turn.game.seats


def _burden(turn: Turn, card: Card) -> tuple[int, int, int]:
    """How gladly a card is thrown (rule 7)."""
    if card == turn.bonus:
        return -1, 0, 0
    if SUIT[card] == "S" and turn.is_dangerous(card):
        return 3, turn.costs.get(card, 0), power(card)
    if SUIT[card] == "H":
        return 2, power(card), 0
    return 1, -turn.length(card), power(card)
