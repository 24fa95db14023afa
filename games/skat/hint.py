"""Computer play of Skat: the calls by the strength of the cards, and the play (section 14)."""

from games.cards import EVERYONE, HIDDEN, Pile
from games.mind import Hard, Search
from games.skat import strength
from games.skat.calls import Calls
from games.skat.fast import SkatPlayout
from games.skat.score import BASE, matadors
from games.skat.state import KINDS, NULL, RAMSCH, game_args, points
from games.text import Hint, Text
from games.tricks import Bits, ContractMind, TrickPlayout

KONTRA_FROM, UNLIKELY = 5.0, 0.2
"""The strength for the declarer's game from which an opponent doubles it; the likelihood of a hand
by which a seat would have bid otherwise."""


class SkatMind(ContractMind[Calls]):
    """Bids by the strength of the hand."""

    mcmc_steps = 120

    def call_hint(self, game: Calls, seat: int) -> Hint:
        hand, kind = game.hands[seat], game.kind
        match game.phase:
            case "skat":
                kind = strength.hand_kind(hand, game.bid)
                why = Text("skat-hint-hand", **game_args(kind)) if kind else Text("skat-hint-take")
                return Hint(f"hand {kind}" if kind else "take", why)
            case "discard":
                kind = strength.best_kind(hand, hand, game.bid)
                why = Text("skat-hint-discard", **game_args(kind))
                return Hint(_discard(game, seat, kind), why)
            case "game":
                kind = strength.best_kind(hand, [*hand, *game.skat], game.bid)
                extra = _extra(hand, kind)
                why = Text("skat-hint-game", **game_args(kind, extra=extra))
                return Hint(f"game {kind} {extra}".strip(), why)
            case "kontra" | "re":
                least = KONTRA_FROM if game.phase == "kontra" else strength.HAND_FROM
                doubles = kind != NULL and strength.estimate(hand, kind) >= least
                why = Text("skat-hint-double", doubles=int(doubles))
                return Hint(game.phase if doubles else "pass", why)
        return _bid(game, seat)

    def timeout_action(self, game: Calls, seat: int) -> str:
        idle = {"skat": "take"} | dict.fromkeys(("bid", "hold", "kontra", "re"), "pass")
        return idle.get(game.phase) or super().timeout_action(game, seat)

    def boldness(self, action: str) -> int | None:
        verb = action.split(" ")[0]
        return super().boldness(action) or {"pass": 0, "hold": 1, "take": 0, "hand": 1}.get(verb)

    def ducks(self, game: Calls, seat: int) -> bool:
        return game.kind == RAMSCH or (game.kind == NULL and seat == game.maker)

    def hard(self) -> Hard:
        return Search(self.rollout, candidates)

    def likelihood(self, game: Calls, seat: int) -> float:
        """The likelihood of the bids of a seat, and of the game that a declarer plays."""
        dealt = game.dealt(seat)
        if seat == game.maker and game.taken_up:
            is_weak = strength.estimate(dealt, game.kind) < strength.SOUND - 1
            return UNLIKELY if game.trump and is_weak else 1.0
        value = strength.value_of(dealt, strength.best_bid(dealt))
        is_off = value < game.bids[seat] or 0 < game.limits[seat] <= value
        return UNLIKELY if is_off else 1.0

    def at_first_lead(self, game: Calls, bits: Bits, hands: list[int], leader: int) -> SkatPlayout:
        playout = SkatPlayout(bits, hands, leader)
        playout.count(lambda card: points([card]))
        playout.maker, playout.kind, playout.ends_early = game.maker, game.kind, game.ends_early()
        self.settle(game, playout)
        return playout

    def settle(self, game: Calls, playout: TrickPlayout) -> None:
        assert isinstance(playout, SkatPlayout)
        playout.skat = playout.bits.mask([card for card in game.skat if card != HIDDEN])
        playout.laid = playout.skat if game.taken_up else 0
        if game.kind in BASE:
            playout.matadors = matadors([*game.dealt(game.maker), *game.skat], game.kind)

    def conclude(self, game: Calls, playout: TrickPlayout) -> None:
        assert isinstance(playout, SkatPlayout)
        game.matadors = playout.matadors
        game.skat = Pile(playout.bits.cards(playout.skat), EVERYONE)
        super().conclude(game, playout)


def candidates(game: Calls, seat: int) -> list[str]:
    """The moves worth trying: the lowest bid, the discards for each game, every card."""
    moves = game.moves(seat)
    if game.phase == "discard":
        return [*{_discard(game, seat, kind): None for kind in KINDS}]
    return [*{moves[0]: None, "pass": None}] if game.phase == "bid" else moves


def _discard(game: Calls, seat: int, kind: str) -> str:
    cards = sorted(strength.discards(game.hands[seat], kind), key=game.order)
    return f"discard {' '.join(cards)}"


def _bid(game: Calls, seat: int) -> Hint:
    """Rule 1."""
    hand, holds = game.hands[seat], game.phase == "hold"
    kind = strength.best_bid(hand)
    if not kind:
        return Hint("pass", Text("skat-hint-weak"))
    value, run = strength.value_of(hand, kind), matadors(hand, kind) if kind in BASE else 0
    needed = game.bid if holds else game.least_bid()
    args = game_args(kind, extra=_extra(hand, kind))
    action = "pass" if value < needed else "hold" if holds else f"bid {needed}"
    key = f"skat-hint-{'enough' if value < needed else 'bid'}"
    return Hint(action, Text(key, holds=int(run > 0), matadors=abs(run), value=value, **args))


def _extra(hand: Pile, kind: str) -> str:
    """What is announced with a game: ouvert for null without a risk."""
    return "ouvert" if kind == NULL and not strength.null_risk(hand) else ""
