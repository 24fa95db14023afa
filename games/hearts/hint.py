"""Computer play of Hearts: passing, the play, and the answer after a moon (section 14)."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from games.cards import Card
from games.hearts.fast import HeartsPlayout
from games.hearts.state import BONUS, POWER, QUEEN, RANKING, State, pass_action, penalties, values
from games.mind import Rollout
from games.text import Hint, Text
from games.tricks import Bits, FastTrickMind

power: Final = POWER.__getitem__
QUEEN_POWER: Final = power(QUEEN)
TEN: Final = 10
GUARDS: Final = 4
"""Lower spades that guard the queen; one fewer guards those above it."""
SHORT: Final = 3
"""The length of a suit that is worth getting void in."""


class HeartsMind(FastTrickMind[State]):
    """Every seat ducks; the hints before the play pass cards."""

    mcmc_steps: ClassVar = 200

    def is_in_play(self, game: State) -> bool:
        return game.phase == "play"

    def call_hint(self, game: State, seat: int) -> Hint:
        return moon_hint(game, seat) if game.phase == "moon" else pass_hint(game, seat)

    def rollout(self, game: State, seat: int) -> Rollout | None:
        return None if game.kitty else super().rollout(game, seat)

    def at_first_lead(
        self, game: State, bits: Bits, hands: list[int], leader: int
    ) -> HeartsPlayout:
        options, queen, hearts = game.options, bits.bit[QUEEN], bits.named["H"]
        costs = {bits.bit[card]: value for card, value in values(options).items()}
        bonus = BONUS[options.jack]
        playout = HeartsPlayout(bits, hands, leader, costs, bits.bit[bonus] if bonus else 0)
        playout.moons = options.moon != "off"
        playout.excused = 0 if options.queen_forced else queen
        if options.first_lead == "any_club":
            playout.forced = bits.named["C"]
        elif options.first_lead == "low_club":
            clubs = bits.named["C"] & hands[leader]
            playout.forced = clubs & -clubs
        if options.first_trick_points == "barred":
            playout.barred = bits.mask(penalties(options))
        if options.heart_leads == "when_broken":
            playout.closed, playout.openers = hearts, hearts | queen * options.queen_breaks
        return playout

    def ducks(self, game: State, seat: int) -> bool:
        return True

    def can_hold(self, game: State, seat: int, card: Card) -> bool:
        if card.suit == "C" and POWER[card] < game.low:
            return False  # it is in the kitty: a lower one would have been led
        if game.bare[seat] and card not in penalties(game.options):
            return False
        return super().can_hold(game, seat, card)

    def sample_secret(self, game: State, seat: int, random: Random) -> str:
        return pass_action(random.sample(game.hands[seat], game.options.pass_count))


def pass_hint(game: State, seat: int) -> Hint:
    """The most dangerous cards; the reason is that of the first."""
    hand, bonus = game.hands[seat], BONUS[game.options.jack]
    ranked = sorted(hand, key=lambda card: (card != bonus, _danger(hand, card)), reverse=True)
    picked = ranked[: game.options.pass_count]
    return Hint(pass_action(picked), Text(f"hearts-hint-pass-{_reason(hand, picked[0])}"))


def _danger(hand: Sequence[Card], card: Card) -> int:
    """The danger of keeping a card."""
    height = power(card)
    length = len(RANKING.following(hand, card.suit))
    if card.suit == "S":
        guards = sum(each.suit == "S" and power(each) < QUEEN_POWER for each in hand)
        if height < QUEEN_POWER:
            return -100 + height
        return (100 if card == QUEEN else 80 + height) if guards < GUARDS - (card != QUEEN) else -50
    if card.suit == "H":
        return 40 + height if height >= TEN else height - 8
    return height + (22 - 6 * length if length <= SHORT else -8)


def _reason(hand: Sequence[Card], card: Card) -> str:
    if card == QUEEN:
        return "queen"
    if card.suit == "S":
        return "spade"
    if card.suit == "H":
        return "heart" if power(card) >= TEN else "rest"
    return "void" if len(RANKING.following(hand, card.suit)) <= SHORT else "rest"


def moon_hint(game: State, seat: int) -> Hint:
    """Add to the others, unless that would end the match and another seat would win it."""
    adds = game.adds_to_others(seat)
    return Hint("add" if adds else "subtract", Text(f"hearts-hint-{'add' if adds else 'subtract'}"))
