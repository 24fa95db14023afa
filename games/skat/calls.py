"""Taking the skat, announcing a game and kontra (sections 6 and 7), and their refusals."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from games.cards import CARDS, EVERYONE, SUITS
from games.choices import Choice, choices_of
from games.skat.auction import Auction
from games.skat.score import NULLS
from games.skat.state import EXTRAS, KINDS, RANKINGS
from games.text import Text

GAMES: Final = (*(f"game {suit}" for suit in SUITS), "game grand", "game null", "game null ouvert")
SUIT_HANDS: Final = ("hand", "hand schneider", "hand schwarz", "hand ouvert")
"""The hand games of a suit, whose letter comes behind the verb."""
HANDS: Final = (
    *(each.replace("hand", f"hand {suit}") for each in SUIT_HANDS for suit in SUITS),
    *("hand grand", "hand grand schneider", "hand grand schwarz", "hand grand ouvert"),
    *("hand null", "hand null ouvert"),
)
"""All that may be announced with the skat, and without it."""


class Calls(Auction):
    """The phases between the auction and the play."""

    verbs = ("bid", "hold", "pass", "take", "discard", "game", "hand", "kontra", "re")

    def announcements(self, every: Sequence[str]) -> list[str]:
        """Those of these games that may be announced: no null game worth less than the bid."""
        return [action for action in every if NULLS.get(action, self.bid) >= self.bid]

    def call_moves(self, seat: int) -> list[str]:
        match self.phase:
            case "skat":
                return ["take", *self.announcements(HANDS)]
            case "discard":
                hand = sorted(self.hands[seat], key=self.order)
                return [f"discard {' '.join(pair)}" for pair in combinations(hand, 2)]
            case "game":
                return self.announcements(GAMES)
            case "kontra" | "re":
                return [self.phase, "pass"]
        return self.bid_moves()

    def call_choices(self, seat: int) -> list[Choice]:
        """The calls as buttons; hand games with more announced are a second step."""
        if self.phase in ("bid", "hold"):
            return self.bid_choices()
        moves = self.call_moves(seat)
        more = [each for each in moves if each.endswith(EXTRAS[1:]) and each not in NULLS]
        found = choices_of([each for each in moves if each not in more], self.sort)
        words = tuple(each.removeprefix("hand ") for each in more)
        return [*found, Choice("hand", words=words, said="hand more")] if more else found

    def call_refusal(self, seat: int, action: str) -> Text | None:
        if self.phase in ("bid", "hold"):
            return self.bid_refusal(action)
        verb, *words = action.split(" ")
        if self.phase == "skat" and verb == "game":
            return Text("skat-take-or-hand")
        if self.phase in ("discard", "game") and verb == "hand":
            return Text("skat-taken")
        if self.phase == verb == "discard":
            foreign = [word for word in words if word in CARDS and word not in self.hands[seat]]
            return Text("not-in-hand", card=foreign[0]) if foreign else Text("skat-two-cards")
        if action in NULLS and (self.phase, verb) in (("skat", "hand"), ("game", "game")):
            ouvert = int(NULLS[f"{verb} null ouvert"] >= self.bid)
            value = NULLS[action]
            return Text("skat-below-bid", value=value, bid=self.bid, ouvert=ouvert)
        is_game = self.phase == verb == "game" and words and words[0] in KINDS
        return Text("skat-hand-only") if is_game else self.wrong_phase()

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        if seat in range(self.seats) and self.is_out(seat):
            return Text("skat-sits-out")
        if action == self.phase == "kontra" and seat in self.opponents():
            return Text("skat-has-not-bid")
        return super().interrupt_refusal(seat, action)

    def announce(self, seat: int, kind: str, extra: str = "") -> None:
        """Announce a game, to which opponents that have bid may say kontra."""
        self.kind, self.extra, self.trump = kind, extra, RANKINGS[kind].trump
        if extra == "ouvert":
            self.hands[seat].seen_by = EVERYONE
        self.emit("skat-announces", EVERYONE, seat=seat, number=self.bid, **self.named())
        doubling = [each for each in self.opponents() if self.bids[each]]
        self.ask("kontra", doubling if self.options.kontra else [])
