"""Levels, who is button and blinds, and what is posted before the deal (section 4)."""

from typing import Final

from games.texas_holdem.state import State

FACTORS: Final = (2, 3, 5, 10, 15, 20, 30, 40, 60, 80, 100, 150, 200, 300, 400, 600, 800, 1000)
"""Twice what the first big blind is multiplied by, level by level; behind them all doubles."""


def level_of(game: State, hand: int) -> int:
    """The level of a hand, from 1; by the clock it is known once it is dealt."""
    if game.level_minutes():
        return 1 + game.rises
    each = game.options.hands_per_level
    rises = each and game.options.mode == "sit_and_go"
    return 1 + (hand - 1) // each if rises else 1


def big_blind_of(game: State, level: int) -> int:
    """The big blind of a level."""
    last = len(FACTORS)
    factor = FACTORS[min(level, last) - 1] << max(0, level - last)
    big: int = game.options.big_blind * factor // 2
    return big


def blinds_of(game: State, level: int) -> dict[str, int]:
    """Both blinds of a level, as arguments of a message."""
    big = big_blind_of(game, level)
    return {"small": max(1, big // 2), "big": big}


def ante_of(game: State, level: int) -> int:
    """What who pays an ante pays; 0 where nobody does."""
    options, big = game.options, big_blind_of(game, level)
    has_begun = options.mode == "cash" or level >= options.ante_from_level
    if options.ante == "none" or not has_begun:
        return 0
    return big if options.ante == "big_blind" else max(1, big // 10)


def hands_left(game: State) -> int:
    """After how many more hands the blinds rise; 0 if they never do, or by the clock."""
    by_hand = game.options.mode == "sit_and_go" and not game.level_minutes()
    each = game.options.hands_per_level if by_hand else 0
    return each - (game.round - 1) % each if each else 0


def move_button(game: State) -> None:
    """Say who is button, small and big blind in the hand that begins."""
    is_first, heads_up = game.round == 1, sum(game.live) == 2
    old_small, old_big = game.small, game.big
    if game.options.button_rule == "dead" and not is_first:
        game.big = game.next_live(old_big)
        game.small = game.next_live(game.big) if heads_up else old_big
        game.dealer = game.small if heads_up else old_small
        return
    if heads_up and not is_first:
        game.dealer = game.heads_up_button()
    elif not is_first:
        game.dealer = game.next_live(game.dealer)
    game.small = game.dealer if heads_up else game.next_live(game.dealer)
    game.big = game.next_live(game.small)


def post(game: State) -> None:
    """Put antes and blinds in, each as far as the chips reach, and tell."""
    big, ante = big_blind_of(game, game.level), ante_of(game, game.level)
    each = game.options.ante == "each"
    if ante and each:
        for seat in list(game.clockwise()):
            game.pay(seat, ante)
        game.tell("texas-holdem-antes", number=ante)
    small = game.stake(game.small, max(1, big // 2)) if game.live[game.small] else 0
    if small:
        game.tell("texas-holdem-small", seat=game.small, number=small, left=game.scores[game.small])
    posted = game.stake(game.big, big)
    dead = 0 if each else min(ante, game.scores[game.big])
    game.scores[game.big] -= dead
    game.dead[game.big] = dead
    key = "texas-holdem-big-and-ante" if dead else "texas-holdem-big"
    left = game.scores[game.big]
    game.tell(key, seat=game.big, number=posted, ante=dead, left=left)
    game.floor = big
