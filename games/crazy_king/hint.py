"""The mind of Crazy King: the move of the highest score, and search by fast rollouts."""

from functools import partial

from games.cards import CARDS
from games.crazy_king.fast import BIT, MOVES, RANK, SUIT, Playout, mask
from games.crazy_king.state import State
from games.evidence import EvidenceMind
from games.rollout import FastRolloutMind
from games.text import Hint, Text


class CrazyKingMind(EvidenceMind[State], FastRolloutMind[State, Playout]):
    """The score of section 11; rounds are played out by it as integers."""

    mcmc_steps = 150

    def hint(self, game: State, seat: int) -> Hint:
        playout = self.playout(game)
        hand = playout.hands[seat]
        action = max(game.moves(seat), key=lambda move: playout.score(seat, hand, MOVES[move]))
        return Hint(action, partial(_reason, game, seat, action))

    def timeout_action(self, game: State, seat: int) -> str:
        return "pass" if game.skipped else self.hint(game, seat).action

    def is_in_play(self, game: State) -> bool:
        return True

    def playout(self, game: State) -> Playout:
        top, (hands, stock) = BIT[game.discard[-1]], _hidden_cards(game)
        covered = mask(game.discard) ^ top
        playout = Playout(game.options, hands, stock, covered, top, SUIT[game.suit])
        playout.turn, playout.direction, playout.draws = game.turn, game.direction, game.draws
        playout.skipped, playout.runs = RANK.get(game.skipped, 0), game.runs
        return playout

    def try_in(self, playout: Playout, deal: State, action: str) -> None:
        playout.assign_hidden(*_hidden_cards(deal))
        playout.play(MOVES[action])

    def conclude(self, game: State, playout: Playout) -> None:
        winner, points = playout.result()
        game.scores[winner] += points


def _hidden_cards(game: State) -> tuple[list[int], list[int]]:
    """The hands and the stock; a hand face down is any number with as many bits as cards."""
    hands = [mask(hand) or (1 << len(hand)) - 1 for hand in game.hands]
    return hands, [BIT[card] for card in game.stock]


def _reason(game: State, seat: int, action: str) -> Text:
    if action == "draw":
        return Text("crazy-king-hint-draw")
    if action == "pass":
        return Text("crazy-king-hint-skipped" if game.skipped else "crazy-king-hint-pass")
    card = CARDS[action[:2]]
    left = [held for held in game.hands[seat] if held != card]
    if not left:
        return Text("crazy-king-hint-out")
    if card.rank == "K":
        key = "crazy-king-hint-answer" if game.skipped else "crazy-king-hint-call"
        return Text(key, suit=action[-1])
    follower = game.follower(seat)
    if card.rank in ("J", "Q"):
        return Text("crazy-king-hint-skips", seat=follower, count=len(game.hands[follower]))
    count = sum(held.suit == card.suit for held in left)
    return Text("crazy-king-hint-fits", count=count, suit=card.suit)
