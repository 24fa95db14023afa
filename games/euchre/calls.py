"""The calls about trump in Euchre (section 6), and the refusals before the play (section 12)."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from games.cards import CARDS, SUITS
from games.choices import Choice
from games.euchre.state import State, exchanges, is_misdeal, left, low_cards
from games.text import Text
from games.tricks import partner_of

ALONE: Final = " alone"
PICK_UP: Final = {"order": "pick up", "order alone": "pick up alone"}
"""The words of the dealer for the same calls."""
DEFENCES: Final = ("defend alone", "defend together")

BOLDNESS: Final = {"pass": 0, "order": 1, "trump": 1, "defend": 0}
"""The boldness of each call; alone it is one more."""

VERBS: Final = ("farmer", "redeal", "keep", "pass", "order", "trump", "discard", "defend")
"""The verbs of all actions before the play."""


def farmer_moves(game: State, seat: int) -> list[str]:
    """Legal actions about a hand of low cards, before trump is made; none without such a hand."""
    hand, options = game.hands[seat], game.options
    moves = [] if game.farmed else [f"farmer {' '.join(c)}" for c in exchanges(hand, options)]
    if is_misdeal(hand, options):
        moves.append("redeal")
    return [*moves, "keep"] if moves else []


def order_moves(game: State, seat: int) -> list[str]:
    """Legal calls while the turned card may be ordered up."""
    if not can_make(game, seat, game.turned[0].suit):
        return ["pass"]
    bare = game.options.canadian_loner and seat == partner_of(game.dealer)
    return ["pass", "order alone"] if bare else ["pass", "order", "order alone"]


def can_make(game: State, seat: int, suit: str) -> bool:
    """True unless a seat needs a card of the suit and has none (option `need_trump`)."""
    if not game.options.need_trump:
        return True
    picks_up = game.phase == "order" and seat == game.dealer
    return picks_up or any(card.suit == suit for card in game.hands[seat])


def suits_to_name(game: State, seat: int) -> list[str]:
    """The suits that a seat may make trump once the turned card is down."""
    if game.is_blind():
        return [*SUITS]
    suits = [suit for suit in SUITS if suit != game.turned[0].suit]
    held = [suit for suit in suits if can_make(game, seat, suit)]
    return held or (suits if is_stuck(game, seat) else [])


def is_stuck(game: State, seat: int) -> bool:
    """True if a seat has to name a suit."""
    is_last = seat == game.dealer and game.phase == "name"
    return is_last and (game.options.stick_dealer or game.is_blind())


def names(game: State, seat: int) -> list[str]:
    """Legal calls once the turned card is down, or if the joker was turned up."""
    named = []
    for suit in suits_to_name(game, seat):
        named.append(f"trump {suit}")
        if not game.is_blind():
            named.append(f"trump {suit} alone")
    return named if is_stuck(game, seat) else ["pass", *named]


def pick_up_choices(choices: Iterable[Choice]) -> list[Choice]:
    """The choices in the words of a dealer, who takes the turned card by ordering it."""
    return [replace(choice, said=PICK_UP.get(choice.verb, "")) for choice in choices]


# Refusals.


def refusal(game: State, seat: int, action: str) -> Text:
    """The reason that an action before the play is illegal."""
    verb, _, argument = action.partition(" ")
    words = None
    if game.phase == "farmer" and verb == "farmer":
        words = _bad_exchange(game, seat, argument)
    elif game.phase == "order":
        words = _bad_order(game, seat, verb)
    elif game.phase == "name" and not game.is_blind():
        words = _bad_name(game, seat, verb, argument)
    elif game.phase == "discard" and verb == "discard" and argument in CARDS:
        words = Text("not-in-hand", card=argument)
    return words or wrong_phase(game)


def wrong_phase(game: State) -> Text:
    """The refusal of an action of another phase: it tells what is asked now."""
    phase = "blind" if game.is_blind() and game.phase == "name" else game.phase
    return Text("euchre-wrong-phase", phase=phase, turned=" ".join(game.turned))


def with_left_bower(game: State, action: str, problem: Text) -> Text:
    """The problem of playing a card, with an explanation if the left bower is the reason."""
    bower = left(game.trump)
    follows = [*game.ranking.following(game.hands[game.turn], game.led())] if game.trick else []
    if problem.key != "must-follow-suit" or bower not in (action, *game.trick[:1], *follows):
        return problem
    return Text("euchre-left-bower", card=bower, suit_name=game.trump, **dict(problem.args))


def _bad_order(game: State, seat: int, verb: str) -> Text | None:
    turned = game.turned[0]
    if verb == "trump":
        return Text("euchre-not-yet", card=turned)
    if verb == "order" and not can_make(game, seat, turned.suit):
        return Text("euchre-need-a-trump", suits=_held(game, seat))
    if verb == "order":
        return Text("euchre-must-go-alone")
    return None


def _bad_name(game: State, seat: int, verb: str, argument: str) -> Text | None:
    suits, down = suits_to_name(game, seat), game.turned[0].suit
    if verb == "pass":
        return Text("euchre-stuck", suits=" ".join(suits))
    suit = argument.removesuffix(ALONE)
    if verb == "order" or (verb == "trump" and suit == down):
        return Text("euchre-is-down", suit=down, count=len(suits), suits=" ".join(suits))
    if verb == "trump" and suit in tuple(SUITS):
        return Text("euchre-need-a-trump", suits=_held(game, seat))
    return None


def _held(game: State, seat: int) -> str:
    """The suits that a seat holds, as an argument of a Text."""
    return " ".join(suit for suit in SUITS if any(card.suit == suit for card in game.hands[seat]))


def _bad_exchange(game: State, seat: int, cards: str) -> Text | None:
    hand, options = game.hands[seat], game.options
    if foreign := next((word for word in cards.split() if word in CARDS and word not in hand), ""):
        return Text("not-in-hand", card=foreign)
    if game.farmed or not exchanges(hand, options):
        return None
    low = " ".join(game.arrange(low_cards(hand)))
    return Text("euchre-not-low", kind=options.farmers_hand, cards=low)
