"""The mind of Cheat: how likely a claim is a lie, and what to lay (section 13)."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import comb
from random import Random
from typing import Final

from games.cards import RANKS, Card
from games.cheat.state import State
from games.claims import STANDS
from games.mind import Mind
from games.text import Hint, Text

SURE: Final = 0.93
"""The chance of a lie above which it is doubted; more for each card of the pile."""
A_CARD: Final = 0.001
"""How much more."""
MOST_CARDS: Final = 20
"""Cards of the pile that count for that."""
BOLD: Final = 0.03
"""How much rarer several cards are claimed without holding them."""
MANY: Final = 3
"""Cards of a play that are many."""
OF_MANY: Final = 0.02
"""How often a claim of many is doubted by chance."""
OF_FEW: Final = 0.002
"""The same of fewer."""
SMALL: Final = 4
"""Below this number of cards in the pile a lie costs little."""
ADDED: Final = 0.08
"""How often another card goes with true ones."""
ADDED_AFTER: Final = 0.2
"""The same where all claim one rank, behind the first claim of a pile."""
TWO: Final = 0.15
"""How often two cards are laid that are both wrong."""
PASSED: Final = 0.7
"""How often a seat passes that has none of the rank."""


class CheatMind(Mind[State]):
    """Tells the truth where it can, and doubts what hardly can be true."""

    def hint(self, game: State, seat: int) -> Hint:
        random = chance(game, seat)
        if game.can_challenge(seat):
            if why := doubt(game, seat, random):
                return Hint(game.challenge_action, why)
            if game.is_asked:
                return Hint(STANDS, Text("cheat-hint-trust"))
        return play(game, seat, random)

    def timeout_action(self, game: State, seat: int) -> str:
        return STANDS if game.is_asked else play(game, seat, chance(game, seat)).action

    def interrupt(self, game: State, seat: int) -> str:
        is_doubtful = doubt(game, seat, chance(game, seat)) is not None
        return game.challenge_action if is_doubtful else ""

    def sample_secret(self, game: State, seat: int, random: Random) -> str:
        return game.challenge_action if random.random() < OF_MANY else STANDS


def chance(game: State, seat: int) -> Random:
    """The chance of a seat, from its hand as it was dealt and the number of plays.

    It follows from the seed of the match, and nobody else knows it.
    """
    return Random(f"{' '.join(game.hands[seat])} {game.round} {game.plays} {game.passes}")


# Doubts.


def placed(game: State, seat: int, rank: str) -> int:
    """The cards of a rank that a seat holds, has laid in the pile, or knows in other hands."""
    places = [game.hands[seat], *(pile.known_to.get(seat, []) for pile in (game.pile, game.laid))]
    for other, hand in enumerate(game.hands):
        if other != seat:
            places += [hand.known, hand.known_to.get(seat, [])]
    return sum(card.rank == rank for cards in places for card in cards)


def doubt(game: State, seat: int, random: Random) -> Text | None:
    """The reason to doubt the last claim; None to let it stand."""
    claimant, count, rank = game.claims[-1]
    known, all_there_are = placed(game, seat, rank), 4 * game.packs()
    if known + count > all_there_are:
        return Text("cheat-hint-cannot", number=known, count=count, rank=rank)
    if not game.hands[claimant]:
        return Text("cheat-hint-last", other=claimant)
    if lie(game, seat, all_there_are - known) > SURE + A_CARD * min(game.pile_size(), MOST_CARDS):
        return Text("cheat-hint-unlikely", rank=rank)
    if random.random() < (OF_MANY if count >= MANY else OF_FEW):
        return Text("cheat-hint-whim")
    return None


def lie(game: State, seat: int, left: int) -> float:
    """The chance that the last claim is a lie, with so many cards of the rank not placed."""
    claimant, count, _ = game.claims[-1]
    elsewhere = game.pile_size() + sum(
        len(hand) for other, hand in enumerate(game.hands) if other != seat
    )
    share = (len(game.hands[claimant]) + len(game.laid)) / max(1, elsewhere)
    odds = [comb(left, n) * share**n * (1 - share) ** (left - n) for n in range(left + 1)]
    if len(game.claims) == 1 == count and game.options.claims in ("near", "same"):
        return 0.0
    if count > 1:
        false, true = BOLD * sum(odds[:count]), odds[count]
    else:
        false, true = odds[0] ** (3 if game.options.claims == "near" else 1), sum(odds[1:2])
    return false / (false + true) if false else 0.0


# Plays.


def play(game: State, seat: int, random: Random) -> Hint:
    """Cards to lay, and the rank to claim; or a pass."""
    hand = sorted(game.hands[seat], key=game.order)
    held = Counter(card.rank for card in hand)
    ranks = game.ranks()
    rank = max(ranks, key=lambda each: held[each]) if game.is_named() else ranks[0]
    true = [card for card in hand if card.rank == rank][: game.most(seat)]
    others = [card for card in hand if card.rank != rank]
    room = game.most(seat) - len(true)
    if true:
        if others and room and random.random() < added(game, len(true)):
            true.append(spare(game, seat, others, held))
            return hint(game, true, rank, partial(Text, "cheat-hint-more", rank=rank))
        key = "cheat-hint-all" if held[rank] == len(true) else "cheat-hint-some"
        return hint(game, true, rank, partial(Text, key, rank=rank))
    if game.options.claims == "same" and random.random() < PASSED:
        return Hint(STANDS, Text("cheat-hint-pass", rank=rank))
    wrong = [spare(game, seat, others, held)]
    is_fixed, is_small = game.options.claims in ("up", "down"), game.pile_size() < SMALL
    if is_fixed and is_small and len(hand) > MANY and room > 1 and random.random() < TWO:
        others.remove(wrong[0])
        wrong.append(spare(game, seat, others, held))
    return hint(game, wrong, rank, partial(Text, "cheat-hint-none", card=wrong[0], rank=rank))


def hint(game: State, cards: Sequence[Card], rank: str, why: partial[Text]) -> Hint:
    """The hint to lay these cards."""
    words = sorted(cards, key=game.order)
    return Hint(" ".join([*words, *([f"claim {rank}"] * game.is_named())]), why)


def added(game: State, true: int) -> float:
    """How often another card goes with so many true ones."""
    if game.options.claims == "same" and game.claimed:
        return ADDED_AFTER
    return ADDED if true < MANY and game.pile_size() < SMALL else 0.0


def spare(game: State, seat: int, cards: Sequence[Card], held: Counter[str]) -> Card:
    """The card to lose first: in fixed ranks the one that is needed last, else a lone one."""
    if game.options.claims in ("near", "same"):
        return min(cards, key=lambda card: held[card.rank])
    return max(cards, key=lambda card: (turns_until(game, card.rank), -held[card.rank]))


def turns_until(game: State, rank: str) -> int:
    """The turns of a seat until it has to claim a rank, its next turn being 1."""
    step = len(game.holders()) * (1 if game.options.claims == "up" else -1)
    now = RANKS.index(game.ranks()[0])
    at = (RANKS.index(rank) - now) % len(RANKS)
    return next(turn for turn in range(1, 14) if turn * step % len(RANKS) == at)
