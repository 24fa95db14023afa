"""The mind of Last Card: the scores of section 13, and the policy of hard computers."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import ClassVar, Final

from games.cards import CARDS, COLOUR_WORDS, COLOURS, Card
from games.evidence import EvidenceMind
from games.last_card.state import NAMES, POINTS, WILD, WILD_FOUR
from games.last_card.turns import Turns
from games.mind import Hard
from games.text import Hint, Text
from games.view import View

LOW: Final = 2
"""With this number of cards or fewer a seat is nearly out: stop it, and play wild cards."""
FAR: Final = 6
"""With this number of cards, while another has one, a seat will hardly be the first out."""


class LastCardMind(EvidenceMind[Turns]):
    """The scores of section 13; a hard computer plays by `policy`."""

    mcmc_steps = 150

    def hard(self) -> Hard:
        return policy

    def hint(self, game: Turns, seat: int) -> Hint:
        moves, hand = game.moves(seat), game.hands[seat]
        plays = [move for move in moves if move[:2] in CARDS]
        for move in moves:
            if move.startswith("catch"):
                return Hint(move, Text("last-card-hint-catch", other=game.exposed))
        if "call" in moves and (plays or game.exposed == seat):
            return Hint("call", Text("last-card-hint-call"))
        if plays:
            return Decision(game, seat).best(plays)
        if not game.suit:
            colour = best_colour(hand)
            return Hint(f"colour {NAMES[colour]}", _why_colour(hand, colour))
        if "challenge" in moves and len(hand) <= LOW:
            return Hint("challenge", Text("last-card-hint-challenge"))
        if "draw" in moves:
            key = "last-card-hint-pay" if game.penalty else "last-card-hint-draw"
            return Hint("draw", Text(key))
        return Hint("pass", Text("last-card-hint-pass"))

    def timeout_action(self, game: Turns, seat: int) -> str:
        return "draw" if game.penalty else self.hint(game, seat).action


class Decision:
    """A seat that can play a card, the scores of its plays, and the reason for the best."""

    point_value: ClassVar = 0.25  # the gain of a point shed
    wild_value: ClassVar = {WILD: 20, WILD_FOUR: 22}  # the gain of a wild card saved

    def __init__(self, game: Turns, seat: int) -> None:
        self.game, self.seat, self.hand = game, seat, game.hands[seat]
        self.next = game.follower(seat)
        self.next_count = len(game.hands[self.next])
        self.is_close = self.next_count <= LOW
        self.is_bluff = game.options.wild_four == "challenge" and any(
            card.suit == game.suit for card in self.hand
        )

    def best(self, plays: list[str]) -> Hint:
        """The play of the highest score, of equals the first."""
        play = max(plays, key=self.score)
        return Hint(play, partial(self.why, play))

    def cards_after(self, card: Card) -> list[Card]:
        """The hand without a card."""
        left = list(self.hand)
        left.remove(card)
        return left

    def score(self, play: str) -> float:
        """The score of a play (section 13)."""
        card = CARDS[play[:2]]
        left = self.cards_after(card)
        score = self.point_value * POINTS[card.rank]
        if not card.suit:
            return score + self.wild_score(card, play.split()[-1], left)
        score += 2 * sum(held.suit == card.suit for held in left)
        if card.rank in "SRD" and self.is_close:
            score += 15
        if " swap " in play:
            score += 4 * (len(left) - len(self.game.hands[int(play.split()[-1])]))
        return score

    def wild_score(self, card: Card, name: str, left: list[Card]) -> float:
        """The score of a wild card without its points."""
        score = -self.wild_value[card]
        if left and COLOUR_WORDS[name] != best_colour(left):
            score -= 3
        if card == WILD_FOUR and left and self.is_bluff:
            score -= 20
        return score + (25 if self.is_close else 0)

    def why(self, play: str) -> Text:
        """The reason for a play."""
        card, words = CARDS[play[:2]], play.split()[1:]
        left = self.cards_after(card)
        if not left:
            return Text("last-card-hint-out")
        if self.game.penalty:
            return Text("last-card-hint-answer", other=self.next)
        if not card.suit:
            fitting = any(self.game.is_legal_follow(self.seat, held) for held in left if held.suit)
            if fitting and self.is_close:
                return self.brake("last-card-hint-stuck", card=card)
            return _why_colour(left, COLOUR_WORDS[words[1]])
        if words:
            other = int(words[1])
            count = len(self.game.hands[other])
            return Text("last-card-hint-swap", other=other, count=count)
        if card.rank in "SRD" and self.is_close:
            return self.brake("last-card-hint-brake", face=card.rank)
        if wild := [held for held in left if not held.suit]:
            return Text("last-card-hint-keep", card=wild[0])
        count = sum(held.suit == card.suit for held in left)
        return Text("last-card-hint-fits", count=count, suit=card.suit)

    def brake(self, key: str, **args: str) -> Text:
        """A reason that names the next seat and how few cards it has."""
        return Text(key, other=self.next, count=self.next_count, **args)


class LateDecision(Decision):
    """A decision of a seat that will hardly be out first, and is to be left with few points."""

    point_value: ClassVar = 0.5
    wild_value: ClassVar = {WILD: 0, WILD_FOUR: 0}


def policy(seen: View[Turns], _random: Random) -> str:
    """The hint, except never to challenge, and to shed points once another is nearly out."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    action = game.mind.hint(game, seat).action
    if action == "challenge":
        return "draw"
    is_late = len(game.hands[seat]) >= FAR and 1 in map(len, game.hands)
    if action[:2] not in CARDS or not is_late:
        return action
    plays = [move for move in game.moves(seat) if move[:2] in CARDS]
    return LateDecision(game, seat).best(plays).action


def best_colour(cards: Sequence[Card]) -> str:
    """The colour held most, of equals the one of the most points, then the first."""

    def strength(colour: str) -> tuple[int, int]:
        points = [POINTS[card.rank] for card in cards if card.suit == colour]
        return len(points), sum(points)

    return max(COLOURS.suits, key=strength)


def _why_colour(cards: Sequence[Card], colour: str) -> Text:
    count = sum(card.suit == colour for card in cards)
    return Text("last-card-hint-colour", suit=colour, count=count)
