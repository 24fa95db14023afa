"""What a computer player does in Gin Rummy, and why (section 11)."""

from typing import Final

from games.cards import PACK, RANKS, Card
from games.gin_rummy.notation import DISCARD, KNOCK
from games.gin_rummy.state import State
from games.melds import BIT, POINTS, arrangement, best_lay_off, cards_in, deadwood, mask, outs
from games.speech import Hint, Words


def hint(game: State, seat: int) -> Hint:
    """A good action and its reason."""
    if game.phase == "layoff":
        return _lay_off(game, seat)
    if game.phase in ("discard", "last knock"):
        return _knock(game, seat) or throw(game, seat)
    if game.phase == "forced":
        return Hint("draw", Words("gin-rummy-hint-forced"))
    if "take" in game.moves(seat) and (why := _why_take(game, seat)):
        return Hint("take", why)
    action = "draw" if game.phase == "draw" else "pass"
    return Hint(action, Words(f"gin-rummy-hint-{action}", card=game.discard[-1]))


def idle(game: State, seat: int) -> str:
    """What is done for a seat whose time is up: never a knock that can be helped."""
    if game.phase == "discard":
        return throw(game, seat).action if game.took else DISCARD[game.hands[seat][-1]]
    if game.phase in ("last knock", "layoff"):
        return hint(game, seat).action
    return "draw" if game.phase in ("draw", "forced") else "pass"


def _why_take(game: State, seat: int) -> Words | None:
    """Why to take the top discard; None if it is better left."""
    card, held = game.discard[-1], mask(game.hands[seat])
    thrown = thrown_for(game, seat)
    kept = held ^ BIT[thrown] | BIT[card]
    now, then = deadwood(held), deadwood(kept)
    if then < now and then < deadwood(held ^ BIT[thrown]) + POINTS[card]:
        meld = next((each for each in arrangement(kept) if each & BIT[card]), 0)
        return Words("gin-rummy-hint-completes", cards=" ".join(cards_in(meld)))
    if then <= game.limit:
        return Words("gin-rummy-hint-take-to-knock", number=then)
    if now - then > 5:
        return Words("gin-rummy-hint-take-low", number=now, least=then)
    return None


def thrown_for(game: State, seat: int) -> Card:
    """What to throw if the top discard is taken: what leaves least."""
    more = mask([*game.hands[seat], game.discard[-1]])
    return min(game.hands[seat], key=lambda each: (deadwood(more ^ BIT[each]), -POINTS[each]))


def _knock(game: State, seat: int) -> Hint | None:
    """Knock as soon as possible, with what leaves least."""
    moves, options = game.knocks(seat), game.options
    if "biggin" in moves and options.big_gin_bonus >= options.gin_bonus:
        return Hint("biggin", Words("gin-rummy-hint-big-gin"))
    held = mask(game.hands[seat])
    cards = [card for card in game.hands[seat] if KNOCK[card] in moves]
    if not cards:
        return None
    card = min(cards, key=lambda each: (deadwood(held ^ BIT[each]), -POINTS[each]))
    left = deadwood(held ^ BIT[card])
    key = "gin-rummy-hint-knock" if left else "gin-rummy-hint-gin"
    return Hint(
        KNOCK[card], Words(key, number=left, ties=int(options.undercut_on_tie), seat=1 - seat)
    )


def throw(game: State, seat: int) -> Hint:
    """The discard that leaves little deadwood and many chances, and does not help the opponent."""
    hand, theirs, barred = game.hands[seat], game.hands[1 - seat].known, game.barred(seat)
    held = mask(hand)
    unseen, wanted = _ALL & ~mask([*hand, *game.discard, *theirs]), mask(theirs)

    def merit(card: Card) -> tuple[int, int, int]:
        rest = held ^ BIT[card]
        left = deadwood(rest)
        danger = (NEAR[card] & wanted).bit_count()
        chances = (outs(rest) & unseen).bit_count()
        return chances - 2 * left - 3 * danger, -left, POINTS[card]

    card = max((each for each in hand if each != barred), key=merit)
    alone = not NEAR[card] & held & ~BIT[card]
    key = "gin-rummy-hint-alone" if alone else "gin-rummy-hint-throw"
    left = deadwood(held ^ BIT[card])
    return Hint(DISCARD[card], Words(key, number=POINTS[card], least=left))


def _is_near(card: Card, other: Card) -> bool:
    """Whether two cards may come into one meld of three."""
    if card.suit != other.suit:
        return card.rank == other.rank
    return abs(RANKS.index(card.rank) - RANKS.index(other.rank)) <= 2


_ALL: Final = mask(PACK)
NEAR: Final = {card: mask(other for other in PACK if _is_near(card, other)) for card in PACK}
"""By card, those that may come into one meld of three with it, itself included."""


def _lay_off(game: State, seat: int) -> Hint:
    """The next card of the best lay-off."""
    held, before = mask(game.hands[seat]), mask(game.laid)
    laid = best_lay_off(map(mask, game.melds), held, before)
    cards = [card for card in game.fitting(seat) if BIT[card] & laid]
    if cards:
        return Hint(f"layoff {cards[0]}", Words("gin-rummy-hint-lay-off", number=POINTS[cards[0]]))
    return Hint("done", Words("gin-rummy-hint-done", number=deadwood(held)))
