"""What a computer player does in Last Card: the merits of section 13, and its reason."""

from functools import partial
from typing import ClassVar, Final

from games.cards import CARDS, COLOUR_WORDS, COLOURS, Card
from games.last_card.cards import NAMES, POINTS, WILD, WILD_FOUR
from games.last_card.turns import Turns
from games.shedding import longest_suit
from games.speech import Hint, Words

LOW: Final = 2
"""With so many cards or fewer a seat is nearly out: it has to be stopped, and wild cards to go."""


def hint(game: Turns, seat: int) -> Hint:
    """What to do, and why."""
    moves = game.moves(seat)
    plays = [move for move in moves if move[:2] in CARDS]
    for move in moves:
        if move.startswith("catch"):
            return Hint(move, Words("last-card-hint-catch", other=game.exposed))
    if "call" in moves and (plays or game.exposed == seat):
        return Hint("call", Words("last-card-hint-call"))
    if plays:
        return Turn(game, seat).best(plays)
    if not game.suit:
        colour = best_colour(game.hands[seat])
        return Hint(f"colour {NAMES[colour]}", _named(game.hands[seat], colour))
    if "challenge" in moves and len(game.hands[seat]) <= LOW:
        return Hint("challenge", Words("last-card-hint-challenge"))
    if "draw" in moves:
        return Hint("draw", Words("last-card-hint-pay" if game.penalty else "last-card-hint-draw"))
    return Hint("pass", Words("last-card-hint-pass"))


class Turn:
    """A seat with something to play, and what its hint makes of that."""

    shed: ClassVar = 0.25  # what a point is worth that is not held any more
    kept: ClassVar = {WILD: 20, WILD_FOUR: 22}  # what it is worth to keep a wild card

    def __init__(self, game: Turns, seat: int) -> None:
        self.game, self.seat, self.hand = game, seat, game.hands[seat]
        self.next = game.follower(seat)
        self.left = len(game.hands[self.next])
        self.is_close = self.left <= LOW
        self.is_bluff = game.options.wild_four == "challenge" and any(
            card.suit == game.suit for card in self.hand
        )

    def best(self, plays: list[str]) -> Hint:
        """The play of the highest merit, the first of equals."""
        play = max(plays, key=self.merit)
        return Hint(play, partial(self.why, play))

    def rest(self, card: Card) -> list[Card]:
        """What is left after a card is played."""
        rest = list(self.hand)
        rest.remove(card)
        return rest

    def merit(self, play: str) -> float:
        """What a play is worth (section 13)."""
        card, rest = CARDS[play[:2]], self.rest(CARDS[play[:2]])
        merit = self.shed * POINTS[card.rank]
        if not card.suit:
            return merit + self.wild(card, play.split()[-1], rest)
        merit += 2 * sum(held.suit == card.suit for held in rest)
        if card.rank in "SRD" and self.is_close:
            merit += 15
        if " swap " in play:
            merit += 4 * (len(rest) - len(self.game.hands[int(play.split()[-1])]))
        return merit

    def wild(self, card: Card, name: str, rest: list[Card]) -> float:
        """What playing a wild card costs or gains, beside its points."""
        merit = -self.kept[card]
        if rest and COLOUR_WORDS[name] != best_colour(rest):
            merit -= 3
        if card == WILD_FOUR and rest and self.is_bluff:
            merit -= 20
        return merit + (25 if self.is_close else 0)

    def why(self, play: str) -> Words:
        """The reason for a play."""
        card, words = CARDS[play[:2]], play.split()[1:]
        rest = self.rest(card)
        if not rest:
            return Words("last-card-hint-out")
        if self.game.penalty:
            return Words("last-card-hint-answer", other=self.next)
        if not card.suit:
            fitting = any(self.game.fits(self.seat, held) for held in rest if held.suit)
            if fitting and self.is_close:
                return Words("last-card-hint-stuck", card=card, other=self.next, count=self.left)
            return _named(rest, COLOUR_WORDS[words[1]])
        if words:
            other = int(words[1])
            count = len(self.game.hands[other])
            return Words("last-card-hint-swap", other=other, count=count)
        if card.rank in "SRD" and self.is_close:
            return Words("last-card-hint-brake", face=card.rank, other=self.next, count=self.left)
        if wild := [held for held in rest if not held.suit]:
            return Words("last-card-hint-keep", card=wild[0])
        left = sum(held.suit == card.suit for held in rest)
        return Words("last-card-hint-fits", count=left, suit=card.suit)


def best_colour(cards: list[Card]) -> str:
    """The colour held most, then the one worth most, then the first."""
    return longest_suit(COLOURS.suits, [(card.suit, POINTS[card.rank]) for card in cards])


def _named(cards: list[Card], colour: str) -> Words:
    """Why to name a colour."""
    count = sum(card.suit == colour for card in cards)
    return Words("last-card-hint-colour", suit=colour, count=count)
