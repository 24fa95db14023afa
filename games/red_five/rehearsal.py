"""Red Five as a game whose hands are also played as numbers."""

from games.cards import EVERYONE, Pile, cards
from games.red_five.cardplay import CardPlay
from games.red_five.settling import Settling
from games.rehearsal import Rehearsed


class Rehearsal(Settling, Rehearsed[CardPlay]):
    """The play of a hand, from its first lead, as a `CardPlay`."""

    def is_in_play(self) -> bool:
        return self.phase == "play"

    def left(self) -> CardPlay:
        order = self.ranking
        rest, tally = CardPlay(order, self.options, self.declarer, self.leader), order.tally
        rest.hands, rest.kitty = [*map(tally.of, self.hands)], tally.of(self.kitty)
        rest.hidden -= self.gone
        for seat, voids in enumerate(self.voids):
            rest.out[seat] = sum([tally.area[group] for group in voids])
        rest.points, rest.shift, rest.paid = self.points[:], self.shift, self.paid[:]
        for play in self.plays(self.trick):
            played = tally.of(play)
            rest.hands[rest.turn] += played
            rest.lay(played)
        return rest

    def meant(self, action: str) -> int:
        """Cards that are led, thrown or followed with, as a rest has them."""
        return self.ranking.tally.of(cards(action.removeprefix("throw ")))

    def try_in(self, rest: CardPlay, action: str) -> None:
        tally = rest.tally
        rest.hands, rest.kitty = [*map(tally.of, self.hands)], tally.of(self.kitty)
        rest.play(self.meant(action))

    def conclude(self, rest: CardPlay) -> None:
        self.news = None
        self.points, self.shift, self.paid = rest.points[:], rest.shift, rest.paid[:]
        self.kitty = Pile(rest.tally.cards(rest.kitty), self.declarer)
        self.hands = [Pile((), seat) for seat in range(4)]
        self.last, self.size = Pile(rest.tally.cards(rest.first), EVERYONE), rest.size
        self.trick.clear()
        self.leader = self.turn = rest.turn
        self.score_hand()
