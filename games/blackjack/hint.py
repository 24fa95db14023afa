"""The computer player of Blackjack: the best expectation, and bets by the chips of the others."""

from random import Random

from games.blackjack.odds import OVER, Odds, insurance
from games.blackjack.play import HandPlay, total_args
from games.blackjack.state import clamp, total
from games.cards import POINTS, Card, Pile
from games.mind import Mind
from games.text import Hint, Text

ORDER = ("stand", "hit", "double", "split", "surrender")
"""The order in which equally good actions are preferred."""
LATE = 4
"""The last rounds, in which bets go by the chips of the others."""
SAFE, LEAST = 11, 17
"""The highest hard total that no card takes over 21, and the least that the house stands on."""
WEAK = 1 / 3
"""The chance of the house to go over 21, above which its card is a weak one."""


class BlackjackMind(Mind[HandPlay]):
    """Plays every hand by its expectation, and bets a fiftieth until the last rounds."""

    def hint(self, game: HandPlay, seat: int) -> Hint:
        if game.phase == "bet":
            number, why = best_bet(game, seat)
            return Hint(f"bet {number}", Text(f"blackjack-hint-bet-{why}"))
        if game.phase == "insure":
            tens, size, _ = insurance(game.options.decks, game.house[0], game.hands[seat])
            return Hint("pass", Text("blackjack-hint-pass", number=tens, count=size))
        odds = Odds(game.options, game.house[0], game.acting_cards())
        legal = game.plays()
        values = odds.values(legal)
        best = max(sorted(legal, key=ORDER.index), key=values.__getitem__)
        return Hint(best, lambda: reason(odds, game.house[0], best))

    def timeout_action(self, game: HandPlay, seat: int) -> str:
        if game.phase == "bet":
            return f"bet {game.options.min_bet}"
        return "pass" if game.phase == "insure" else "stand"

    def sample_secret(self, game: HandPlay, seat: int, random: Random) -> str:
        return random.choice(game.moves(seat))

    def can_be_in(self, game: HandPlay, pile: Pile, card: Card) -> bool:
        """False for a hole card that would have ended the round as the house looked at it."""
        if pile is not game.hole or game.phase != "play":
            return True
        has_looked = game.options.house_blackjack == "peek"
        return not has_looked or {POINTS[card], POINTS[game.house[0]]} != {1, 10}


def best_bet(game: HandPlay, seat: int) -> tuple[int, str]:
    """The bet of a seat, and why: the usual one, to catch up, or the least to stay ahead."""
    others = [chips for each, chips in enumerate(game.scores) if each != seat and game.live[each]]
    if game.round <= game.options.max_rounds - LATE or not others:
        return game.usual_bet(seat), "usual"
    gap = max(others) - game.scores[seat]
    if gap < 0:
        return game.options.min_bet, "ahead"
    return clamp(game.bet_span(seat), gap + 10), "behind"


def reason(odds: Odds, up: Card, best: str) -> Text:
    """The reason for the best action, with chances in hundredths."""
    (made, is_soft), bust = total(odds.hand), odds.house[OVER]
    kind = best
    if best == "stand" and made < LEAST and bust > WEAK:
        kind = "stand-weak"
    elif best == "hit" and (is_soft or made <= SAFE):
        kind = "hit-safe"
    chances = {"bust": round(100 * bust), "lose": round(100 * odds.loses(made))}
    return Text(f"blackjack-hint-{kind}", rank=up.rank, **chances, **total_args(odds.hand))
