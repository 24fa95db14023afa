"""The least and the greatest bet or raise: no limit, pot limit, or fixed limit.

Section 6 of `docs/rules/omaha.md`. A stake is what a seat has put in since the round of betting
began, once it has bet or raised.
"""

from games.poker.chips import FIXED_LIMIT, POT_LIMIT, ChipGame


def stake_limits(game: ChipGame, seat: int) -> tuple[int, int]:
    """The least and the greatest stake of a seat that bets or raises, but for its chips."""
    if game.betting() == FIXED_LIMIT:
        stake = counted_bets(game) + game.least_bet()
        return stake, stake
    match, chips = game.to_match(), game.stakes[seat] + game.scores[seat]
    least = match + game.full if match else game.least_bet()
    greatest = pot_stake(game, seat) if game.betting() == POT_LIMIT else chips
    return least, max(least, greatest)


def pot_stake(game: ChipGame, seat: int) -> int:
    """The stake that adds the pot, as it is once the seat has called, to what is to be matched."""
    return game.to_match() + game.in_pot() + game.owed(seat)


def counted_bets(game: ChipGame) -> int:
    """What is to be matched in whole bets of fixed limit, from half of one on rounded up."""
    each = game.least_bet()
    return (2 * game.to_match() + each) // (2 * each) * each


def is_capped(game: ChipGame) -> bool:
    """True if no more bets may follow in this round; a hand dealt to two has no cap."""
    if game.betting() != FIXED_LIMIT or not game.cap() or sum(map(bool, game.hands)) == 2:
        return False
    return counted_bets(game) >= game.cap() * game.least_bet()
