"""Taking the skat, announcing a game and kontra (sections 6 and 7), and their refusals."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from games.cards import CARDS, SUITS
from games.choices import Choice, choices_of
from games.skat import auction
from games.skat.score import NULLS
from games.skat.state import EXTRAS, KINDS, NULL, State
from games.text import Text

VERBS: Final = ("bid", "hold", "pass", "take", "discard", "game", "hand", "kontra", "re")
GAMES: Final = (*(f"game {suit}" for suit in SUITS), "game grand", "game null", "game null ouvert")
SUIT_HANDS: Final = ("hand", "hand schneider", "hand schwarz", "hand ouvert")
"""The hand games of a suit, whose letter comes behind the verb."""
HANDS: Final = (
    *(each.replace("hand", f"hand {suit}") for each in SUIT_HANDS for suit in SUITS),
    *("hand grand", "hand grand schneider", "hand grand schwarz", "hand grand ouvert"),
    *("hand null", "hand null ouvert"),
)
"""All that may be announced with the skat, and without it."""
NULL_WORTH: Final = {
    "game null": NULLS[False, ""],
    "game null ouvert": NULLS[False, "ouvert"],
    "hand null": NULLS[True, ""],
    "hand null ouvert": NULLS[True, "ouvert"],
}


def announcements(game: State, every: Sequence[str]) -> list[str]:
    """Those of these games that may be announced: all but null games worth less than the bid."""
    return [action for action in every if NULL_WORTH.get(action, game.bid) >= game.bid]


def moves(game: State, seat: int) -> list[str]:
    """The legal calls of the seat to act."""
    match game.phase:
        case "skat":
            return ["take", *announcements(game, HANDS)]
        case "discard":
            hand = sorted(game.hands[seat], key=game.order)
            return [f"discard {' '.join(pair)}" for pair in combinations(hand, 2)]
        case "game":
            return announcements(game, GAMES)
        case "kontra" | "re":
            return [game.phase, "pass"]
    return auction.moves(game)


def choices(game: State, seat: int) -> list[Choice]:
    """The calls as buttons; hand games with more announced are a second step."""
    if game.phase in ("bid", "hold"):
        return auction.choices(game)
    if game.phase != "skat":
        return choices_of(moves(game, seat), game.sort)
    plain, more = ["take"], list[str]()
    for action in announcements(game, HANDS):
        is_more = action.endswith(EXTRAS[1:]) and NULL not in action
        (more if is_more else plain).append(action)
    words = tuple(action.removeprefix("hand ") for action in more)
    return [*choices_of(plain, game.sort), Choice("hand", words=words, said="hand more")]


def refusal(game: State, seat: int, action: str) -> Text | None:
    """The reason that an action before the play is illegal; None if it is legal."""
    if game.phase in ("bid", "hold"):
        return auction.refusal(game, seat, action)
    if action in moves(game, seat):
        return None
    verb, *words = action.split(" ")
    if game.phase == "skat" and verb == "game":
        return Text("skat-take-or-hand")
    if game.phase in ("discard", "game") and verb == "hand":
        return Text("skat-taken")
    if game.phase == "discard" and verb == "discard":
        foreign = [word for word in words if word in CARDS and word not in game.hands[seat]]
        return Text("not-in-hand", card=foreign[0]) if foreign else Text("skat-two-cards")
    if action in NULL_WORTH and verb == {"skat": "hand", "game": "game"}.get(game.phase):
        ouvert = int(NULL_WORTH[f"{verb} null ouvert"] >= game.bid)
        return Text("skat-below-bid", value=NULL_WORTH[action], bid=game.bid, ouvert=ouvert)
    if game.phase == verb == "game" and words[:1] and words[0] in KINDS:
        return Text("skat-hand-only")
    return wrong_phase(game)


def wrong_phase(game: State) -> Text:
    """The refusal of an action of another phase: it tells what is asked now."""
    return Text("skat-wrong-phase", phase=game.phase)


def not_asked(game: State, seat: int, action: str) -> Text | None:
    """The refusal of an action out of turn, where it has a reason of its own."""
    if seat in range(game.seats) and game.is_out(seat):
        return Text("skat-sits-out")
    if action == "kontra" and game.phase == "kontra" and seat in game.opponents():
        return Text("skat-has-not-bid")
    return None


def may_double(game: State) -> list[int]:
    """The opponents that may say kontra: those that have bid or held."""
    return [seat for seat in game.opponents() if game.bids[seat]]
