"""Computer play of Skat: the calls by the strength of the cards, and the play (section 14)."""

from typing import Final

from games.cards import EVERYONE, HIDDEN, SUITS, Pile
from games.mind import Hard, Search
from games.skat import auction
from games.skat.fast import SkatPlayout
from games.skat.score import matadors
from games.skat.state import EXTRAS, GRAND, NULL, POINTS, RAMSCH, State, game_args
from games.skat.strength import (
    HAND_FROM,
    SOUND,
    Game,
    best_bid,
    best_discards,
    best_kind,
    discards,
    hand_game,
    null_risk,
    strength,
)
from games.text import Hint, Text
from games.tricks import Bits, ContractMind, TrickPlayout

KONTRA_FROM: Final = 5.0
"""The strength for the declarer's game from which an opponent doubles it."""
UNLIKELY: Final = 0.2
"""The likelihood of a hand by which a seat would have bid otherwise."""


class SkatMind(ContractMind[State]):
    """Bids by the strength of the hand."""

    mcmc_steps = 120

    def call_hint(self, game: State, seat: int) -> Hint:
        match game.phase:
            case "skat":
                return _take_or_hand(game, seat)
            case "discard":
                kind, aside = best_discards(game.hands[seat], game.bid)
                cards = sorted(aside, key=game.order)
                return Hint(
                    f"discard {' '.join(cards)}", Text("skat-hint-discard", **game_args(kind))
                )
            case "game":
                return _announce(game, seat)
            case "kontra" | "re":
                least = KONTRA_FROM if game.phase == "kontra" else HAND_FROM
                doubles = game.kind != NULL and strength(game.hands[seat], game.kind) >= least
                why = Text("skat-hint-double", doubles=int(doubles))
                return Hint(game.phase if doubles else "pass", why)
        return _bid(game, seat)

    def timeout_action(self, game: State, seat: int) -> str:
        idle = {"skat": "take"} | dict.fromkeys(("bid", "hold", "kontra", "re"), "pass")
        return idle.get(game.phase) or super().timeout_action(game, seat)

    def boldness(self, action: str) -> int | None:
        verb, *words = action.split()
        if verb == "bid":
            return int(words[0])
        return {"pass": 0, "hold": 1, "take": 0, "hand": 1}.get(verb)

    def ducks(self, game: State, seat: int) -> bool:
        return game.kind == RAMSCH or (game.kind == NULL and seat == game.maker)

    def hard(self) -> Hard:
        return Search(self.rollout, candidates)

    # The play.

    def at_first_lead(self, game: State, bits: Bits, hands: list[int], leader: int) -> SkatPlayout:
        playout = SkatPlayout(bits, hands, leader)
        playout.values = {bit: POINTS.get(card.rank, 0) for card, bit in bits.bit.items()}
        playout.counted = bits.mask(card for card in bits.bit if card.rank in POINTS)
        playout.maker, playout.kind = game.maker, game.kind
        playout.ends_early = game.kind == NULL or game.extra in EXTRAS[2:]
        self._settle(game, playout)
        return playout

    def _settle(self, game: State, playout: SkatPlayout) -> None:
        """Set what the cards of a deal decide: the skat and the matadors."""
        bits = playout.bits
        playout.skat = bits.mask([card for card in game.skat if card != HIDDEN])
        playout.laid = playout.skat if game.taken_up else 0
        if not game.is_low():
            playout.matadors = matadors(game.declarers_cards(), game.kind)

    def try_in(self, playout: TrickPlayout, deal: State, action: str) -> None:
        assert isinstance(playout, SkatPlayout)
        self._settle(deal, playout)
        super().try_in(playout, deal, action)

    def conclude(self, game: State, playout: TrickPlayout) -> None:
        assert isinstance(playout, SkatPlayout)
        game.matadors = playout.matadors
        game.skat = Pile(playout.bits.cards(playout.skat), EVERYONE)
        super().conclude(game, playout)

    # Evidence.

    def likelihood(self, game: State, seat: int) -> float:
        """The likelihood of the bids of a seat, and of the game that a declarer plays."""
        dealt = game.dealt(seat)
        if seat == game.maker and game.taken_up:
            if game.kind in (NULL, ""):
                return 1.0
            return 1.0 if strength(dealt, game.kind) >= SOUND - 1 else UNLIKELY
        if len(dealt) < 10:
            return 1.0
        best = best_bid(dealt)
        value = best.value if best else 0
        is_off = value < game.bids[seat] or 0 < game.limits[seat] <= value
        return UNLIKELY if is_off else 1.0


def candidates(game: State, seat: int) -> list[str]:
    """The calls worth trying: the lowest bid, a few games and discards; every card."""
    match game.phase:
        case "bid":
            return [*dict.fromkeys((game.moves(seat)[0], "pass"))]
        case "skat":
            hand = game.hands[seat]
            best = sorted((*SUITS, GRAND), key=lambda kind: -strength(hand, kind))[:2]
            return ["take", *(f"hand {kind}" for kind in best)]
        case "discard":
            pairs = [
                sorted(discards(game.hands[seat], kind), key=game.order)
                for kind in (*SUITS, GRAND, NULL)
            ]
            return [*dict.fromkeys(f"discard {' '.join(pair)}" for pair in pairs)]
    return game.moves(seat)


def _reckoned(why: str, best: Game, **args: int) -> Text:
    """A reason that names a game and its value."""
    holds, run = int(best.matadors > 0), abs(best.matadors)
    game = game_args(best.kind, extra="ouvert" if best.ouvert else "")
    return Text(f"skat-hint-{why}", holds=holds, matadors=run, value=best.value, **game, **args)


def _bid(game: State, seat: int) -> Hint:
    """Rule 1."""
    best = best_bid(game.hands[seat])
    if best is None:
        return Hint("pass", Text("skat-hint-weak"))
    needed = game.bid if game.phase == "hold" else auction.least_bid(game)
    if best.value < needed:
        return Hint("pass", _reckoned("enough", best))
    return Hint("hold" if game.phase == "hold" else f"bid {needed}", _reckoned("bid", best))


def _take_or_hand(game: State, seat: int) -> Hint:
    """Rule 2."""
    best = hand_game(game.hands[seat], game.bid)
    if best is None:
        return Hint("take", Text("skat-hint-take"))
    return Hint(f"hand {best.kind}", Text("skat-hint-hand", **game_args(best.kind)))


def _announce(game: State, seat: int) -> Hint:
    hand = game.hands[seat]
    kind = best_kind(hand, [*hand, *game.skat], game.bid)
    is_ouvert = kind == NULL and not null_risk(hand)
    extra = "ouvert" if is_ouvert else ""
    action = f"game {kind} {extra}".strip()
    return Hint(action, Text("skat-hint-game", **game_args(kind, extra=extra)))
