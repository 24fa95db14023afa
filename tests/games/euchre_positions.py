"""Tables of Euchre set by hand, in notation."""

from itertools import chain, zip_longest
from typing import Any

from games.cards import EVERYONE, Pile, cards
from games.euchre import Euchre, Options
from games.tricks import partner_of
from tests.games.positions import after

HAND = "9S TS AC KD QD"
"""Of the vectors about making trump."""


def dealt(
    hands: str = "", turned: str = "QH", dealer: int = 3, kitty: str = "", **options: Any
) -> Euchre:
    """A table just dealt; `hands` are by seat with / between, of others as they come.

    `kitty` are the cards under the turned one, the top one first.
    """
    pack = Euchre(4, "seed", Options(**options)).pack()
    held = [cards(hand or "") for hand, _ in zip_longest(hands.split("/"), range(4))]
    named = {*chain(*held), *cards(turned), *cards(kitty)}
    rest = [card for card in pack if card not in named]
    held = [hand or [rest.pop() for _ in range(5)] for hand in held]
    deck = [held[(dealer + 1 + at) % 4][at // 4] for at in range(20)]
    deck += [*cards(turned), *cards(kitty), *rest]

    class Stacked(Euchre):
        """The first deals are of this deck."""

        def shuffle(self, items: Any) -> Any:
            mixed = super().shuffle(items)
            return mixed if self.shuffles > 3 else deck

    game = Stacked(4, "seed", Options(**options))
    game.dealer, game.events = dealer, []
    game.deal_cards()
    return game


def asked(hand: str, passes: int = 0, **state: Any) -> Euchre:
    """The same after so many passes, where this is the hand of the seat to call."""
    seat = (state.get("dealer", 3) + 1 + passes) % 4
    game = dealt("/" * seat + hand, **state)
    return after(game, *["pass"] * passes)


def position(hand: str, trick: str = "", trump: str = "H", seen: str = "", **state: Any) -> Euchre:
    """Seat 0, or that of `turn`, is to play to a trick; `seen` are the cards of those before.

    The other seats hold what is not named, as many cards as it.
    """
    turn, alone = state.pop("turn", 0), state.pop("alone", False)
    game = Euchre(4, "seed", Options(**state.pop("options", {})))
    game.phase, game.asked, game.trump, game.turn, game.alone = "play", [], trump, turn, alone
    game.maker, game.lone_defender = state.pop("maker", 1), state.pop("lone_defender", -1)
    game.trick, game.taken[0] = Pile(cards(trick), EVERYONE), Pile(cards(seen), EVERYONE)
    before = game.players_from(turn)
    game.leader = before[len(before) - len(game.trick)] if game.trick else turn
    held = cards(hand)
    named = {*held, *game.trick, *game.taken[0]}
    rest = [card for card in game.pack() if card not in named]
    for seat in range(4):
        theirs = held if seat == turn else [rest.pop() for _ in held if rest]
        game.hands[seat] = Pile(theirs, seat)
    game.turned, game.kitty = Pile((), EVERYONE), Pile(rest)
    game.__dict__.update(state)
    return game


def played(trick: str, leader: int, trump: str, **state: Any) -> Euchre:
    """The table after this trick, of which the last card has just been played."""
    *before, last = trick.split()
    maker, alone = state.pop("maker", 1), state.pop("alone", False)
    lone = [maker] * alone + [state.get("lone_defender", -1)]
    idle = [partner_of(seat) for seat in lone if seat >= 0]
    order = [seat for seat in ((leader + i) % 4 for i in range(4)) if seat not in idle]
    game = position(
        f"{last} 9H", " ".join(before), trump, turn=order[-1], maker=maker, alone=alone, **state
    )
    return after(game, last)


def scored(maker: int, won: int, alone: bool = False, defender: int = -1, **state: Any) -> Euchre:
    """The table after a hand in which team A has taken so many tricks."""
    scores = state.pop("scores", (0, 0))
    game = Euchre(4, "seed", Options(**state))
    game.phase, game.trump, game.maker, game.alone = "play", "H", maker, alone
    game.lone_defender, game.tricks = defender, [won, 5 - won, 0, 0]
    game.scores, game.scores_before, game.events = [*scores] * 2, [*scores] * 2, []
    game.score_hand()
    return game


def legal(game: Euchre) -> str:
    """What the seat to act may do, with commas between."""
    return ", ".join(game.legal(game.waiting()[0]))


def refused(game: Euchre, action: str) -> str:
    """The key of why the seat to act may not do this."""
    problem = game.check(game.waiting()[0], game.read(action))
    return problem.key if problem else ""
