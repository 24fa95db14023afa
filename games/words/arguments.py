"""Arguments of messages as they are written: names, cards, suits, numbers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, Self

from games.cards import CARDS, DECK_OF, FRENCH, JOKERS, LATIN, SIX_COLOURS, SUITS
from games.text import Text, Translate, Value, listed
from games.words.numbers import Fraction, Number

LONGEST: Final = 2500
"""Characters that Fluent puts into a sentence in one place; somebody may have typed more."""

SYMBOLS: dict[str, str] = dict(
    zip((*SUITS, *SIX_COLOURS.suits, *LATIN.suits), (*"♣♦♥♠🔺⭐🟩💧⚪🌈🪵🪙🏆", "🗡️"), strict=True)
)
"""A sign for each suit; a shape for each colour, as on the cards."""


class Selected(str):
    """A value that is written in words and selected by its key: `{ $suit -> [H] … }`."""

    key: str

    def __new__(cls, text: str, key: str) -> Self:
        made = super().__new__(cls, text)
        made.key = key
        return made

    def __eq__(self, other: object) -> bool:
        return self.key == other

    __hash__ = str.__hash__


Argument = str | Number | Fraction


def card_symbol(card: str) -> str:
    """A French or Latin card of a suit as it is written on screen: "10♥", "1🪙"."""
    rank = card[0].replace("A", "1") if DECK_OF[CARDS[card]] == LATIN else card[0]
    return rank.replace("T", "10") + SYMBOLS[card[1]]


def _written(card: str, tr: Translate) -> str:
    """A card of any deck as it is written on screen: "10♥", "🔺skip"."""
    known = CARDS.get(card)
    if known is None:
        return card
    if known.suit and DECK_OF[known] in (FRENCH, LATIN):
        return card_symbol(card)
    return tr(
        Text("card-sign", sign=SYMBOLS.get(known.suit, ""), rank=known.rank if known.suit else card)
    )


def _in_a_row(cards: Sequence[str], tr: Translate) -> str:
    """Several cards as they are written on screen; jokers, being words, with a comma between."""
    gaps = [tr(Text("list-comma")) if {*pair} == {*JOKERS} else " " for pair in pairwise(cards)]
    return "".join(_written(card, tr) + gap for card, gap in zip(cards, [*gaps, ""], strict=False))


def _name(seat: Value, names: Sequence[str]) -> str:
    return names[int(seat)] if int(seat) < len(names) else f"{int(seat) + 1}"


def _together(names: Sequence[str], tr: Translate) -> str:
    """Several names in a row: "Ann, Ben and Cyd"."""
    if len(names) < 2:
        return "".join(names)
    first = names[0]
    for name in names[1:-1]:
        first = tr(Text("names-more", first=first, next=name))
    return tr(Text("names", first=first, last=names[-1]))


def _spoken(card: str, tr: Translate) -> str:
    if card not in CARDS:
        return tr(Text("card-hidden"))
    if not CARDS[card].suit:
        return tr(Text(f"card-{card}"))
    rank, suit = card[0], card[1]
    words: dict[str, Value] = {
        "rank_name": tr(Text("rank-name", rank=rank)),
        "suit_text": tr(Text("suit-name", suit_name=suit)),
    }
    deck = DECK_OF[CARDS[card]].key
    return tr(Text("card-name", deck=deck, rank=rank, suit=suit, **words))


def _key(value: Value) -> str:
    """A value as variants are named: "real-envido"."""
    return str(value).replace(" ", "-")


def _call(action: str, tr: Translate) -> str:
    """An action as sentences name it, by the form `.listed` of its message; numbers as they are."""
    return tr(Text(f"do-{action}.listed")) if action[:1].isalpha() else action.replace("_", " ")


ROLES: Final = ("seat", "seats", "winner", "other")
"""The argument names of a player; the reader is addressed as the first of two."""
NAMED = frozenset(ROLES)
"""Arguments that players' names are said for: without them a sentence is the same at all tables."""

Format = Callable[[Value, Sequence[str], Translate], str]

SHOWN: dict[str, Format] = {
    **dict.fromkeys(NAMED - {"seats"}, lambda value, names, tr: _name(value, names)),
    "seats": lambda value, names, tr: _together([_name(s, names) for s in str(value).split()], tr),
    **dict.fromkeys(
        ("card", "cards", "turned"),
        lambda value, names, tr: _in_a_row(str(value).split(), tr),
    ),
    "spoken": lambda value, names, tr: listed([_spoken(c, tr) for c in str(value).split()], tr),
    "call": lambda value, names, tr: _call(_key(value), tr),
    **dict.fromkeys(
        ("bids", "calls"),
        lambda value, names, tr: listed([_call(each, tr) for each in str(value).split()], tr),
    ),
    "names": lambda value, names, tr: listed(str(value).split("\n"), tr),
    **dict.fromkeys(
        ("numbers", "places", "ranks", "sizes"),
        lambda value, names, tr: listed(str(value).replace("T", "10").split(), tr),
    ),
    "suit": lambda value, names, tr: tr(Text("suit-name", suit_name=value)),
    "suits": lambda value, names, tr: _together(
        [tr(Text("suit-name", suit_name=suit)) for suit in str(value).split()], tr
    ),
    "symbol": lambda value, names, tr: SYMBOLS[str(value)],
    **dict.fromkeys(
        ("gains", "totals"),
        lambda value, names, tr: " · ".join(
            tr(Text("number", number=int(each))) for each in str(value).split()
        ),
    ),
}
"""How an argument is shown, by its name."""

RANKED: Final = frozenset({"rank", "low", "kicker"})
"""Arguments that are ranks: digits choose the variants of a number."""
SELECTED: Final = frozenset({"call", "suit"})
"""Arguments in words by whose key a message can choose."""


def _read_aloud(card: str, tr: Translate) -> str:
    """A card whose color has a name: "red 5"; French cards as they are written."""
    is_french = card not in CARDS or DECK_OF[CARDS[card]] == FRENCH
    return card_symbol(card) if is_french else _spoken(card, tr)


ALOUD: Final[Mapping[str, Format]] = {
    **dict.fromkeys(
        ("card", "cards", "turned"),
        lambda value, names, tr: listed([_read_aloud(c, tr) for c in str(value).split()], tr),
    ),
    "symbol": lambda value, names, tr: "",
}
"""The translator for texts read aloud."""


def written(
    args: Iterable[tuple[str, Value]], names: Sequence[str], tr: Translate, aloud: bool = False
) -> dict[str, Argument]:
    """The arguments of a message as Fluent takes them; `names` are by seat.

    A card comes with its rank and its suit, `$card_rank` and `$card_suit`, for languages in which
    words beside it depend on them.
    """
    found = dict[str, Argument]()
    for name, value in args:
        form = (ALOUD.get(name) if aloud else None) or SHOWN.get(name)
        told = form(value, names, tr) if form else _plain(_rank(value) if name in RANKED else value)
        if isinstance(told, str):
            shortened = told if len(told) <= LONGEST else f"{told[: LONGEST - 1]}…"
            told = Selected(shortened, _key(value)) if name in SELECTED else shortened
        found[name] = told
        if name == "card" and (card := CARDS.get(str(value))):
            found |= {"card_rank": _plain(_rank(card.rank)), "card_suit": card.suit}
    return found


def _rank(rank: Value) -> Value:
    """A rank as variants are named: a number or a letter."""
    return int(rank) if str(rank).isdecimal() else rank


def _plain(value: Value) -> Argument:
    """A number as its locale writes it; a text as it is."""
    if isinstance(value, str):
        return value
    if isinstance(value, float):
        return Fraction(value, minimumFractionDigits=1, maximumFractionDigits=2)
    return Number(value)
