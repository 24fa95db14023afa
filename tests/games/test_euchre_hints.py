"""What the computer player of Euchre does, section 14."""

from random import Random

from games.cards import cards
from games.euchre import Euchre
from games.game import DEAL, HOST
from tests.games.euchre_positions import position
from tests.games.positions import hint_of


def hinted(game: Euchre) -> tuple[str, str]:
    """The action hinted to the seat to act, and the key of the reason."""
    seat = game.waiting()[0]
    hint = hint_of(game, seat)
    action, why = hint.action, hint.why
    assert game.check(seat, action) is None
    return str(action), why.key.removeprefix("euchre-hint-")


def test_the_dealer_counts_the_own_discard_as_seen() -> None:
    game = position("KC 9S", dealer=0)
    assert hinted(game) == ("KC", "short")
    for pile in (*game.hands[1:], game.kitty):
        if "AC" in pile:
            game.discarded.append(pile.pull(cards("AC")[0]))
    game.discarded.seen_by = 0
    assert hinted(game) == ("KC", "sure")


def match(number: int, hints: set[int]) -> tuple[Euchre, list[int]]:
    """A match in which these seats follow hints, and what each of their calls won in tricks."""
    game, random, won = Euchre(4, f"match {number}"), Random(number), list[int]()
    while waiting := game.waiting():
        seat = waiting[0]
        if seat == HOST:
            action = DEAL
        else:
            action = (
                hint_of(game, seat).action if seat in hints else random.choice(game.legal(seat))
            )
        game.step(seat, action)
        if (game.resting or game.over) and game.maker in hints:
            won.append(game.won(game.team(game.maker)))
    return game, won


def test_a_hint_is_what_a_decent_partner_is_worth() -> None:
    assert sum(match(number, {0})[0].winners == [0, 2] for number in range(20)) >= 15
