"""From what people type to canonical action text.

Canonical is `QS`, `7C 7D`, `bid 4`, `KH suit S`, `7R`, `WW colour red`. People also type "10h",
"♥10", "queen of spades", "play QS", "kh suit spades", "kh spades", "red 7", "skip green", "+4 r".
"""

import re
from collections.abc import Callable
from itertools import groupby, zip_longest
from typing import NamedTuple

from games.cards import CARDS, COLOUR_WORDS, RANKS, SUITS, Card

_RANK_NAMES = {
    "ace": "A", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "T", "jack": "J", "queen": "Q", "king": "K",
    "10": "T", "1": "A", "cavalier": "Q", "knight": "Q",
}  # fmt: skip
_SUIT_NAMES = {
    "club": "C",
    "diamond": "D",
    "heart": "H",
    "spade": "S",
    "baton": "C",
    "coin": "D",
    "cup": "H",
    "sword": "S",
}
"""The suits by their names, French and Latin ones."""
_SYMBOLS = str.maketrans(
    {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "\ufe0f": "", ",": " "}
    | {"🪵": "C", "🪙": "D", "🏆": "H", "🗡": "S"}
)
_CAVALIER = re.compile("c(?=[🪵🪙🏆🗡])", re.IGNORECASE)
_FACES = {
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "skip": "S", "reverse": "R",
    "draw two": "D", "draw 2": "D", "plus two": "D", "plus 2": "D", "+2": "D",
}  # fmt: skip
_COLOURS = dict(zip("rygb", COLOUR_WORDS, strict=False)) | {name: name for name in COLOUR_WORDS}
"""The colours by their names, and those that wild cards call by a letter, too."""
_SHAPES = str.maketrans(
    {"🔺": "red ", "⭐": "yellow ", "🟩": "green ", "💧": "blue ", "⚪": "white ", "🌈": "wild "}
)
_JOKERS = {"JK1": "JR", "JK2": "JB"}

_RANK = r"10|[1-9atjqk]"
_SPOKEN = re.compile(
    rf"\b({'|'.join(_RANK_NAMES)}|{_RANK}) *(?:of +)?({'|'.join(_SUIT_NAMES)})s?\b", re.IGNORECASE
)
_SHORT = re.compile(rf"(?:({_RANK})([cdhs])|([cdhs])({_RANK}))", re.IGNORECASE)
_COLOUR = "|".join(_COLOURS)
_FACE = "|".join([*map(re.escape, _FACES), "[0-9]"])
_COLOURED = re.compile(
    rf"(?<!\S)(?:({_FACE}) *({_COLOUR})|({_COLOUR}) *({_FACE}))(?!\S)", re.IGNORECASE
)
_SHORT_COLOURED = re.compile(r"([0-9SRD])([RYGBWM])|([RYGBWM])([0-9SRD])")
_CALLS = r"(?:(?:as|in|is|to|for|calls?|calling|names?|naming|makes?) +)*"
"""The words allowed between a wild card and the color, suit or rank that it names."""
_FOUR = r"wild(?: +card)?(?: +draw| +plus)? *\+? *(?:4|four)|plus +(?:4|four)|\+ *4|w\+?4|wd4"
_WILD = re.compile(
    rf"(?<!\S)(?:(?P<before>{_COLOUR}) +)?(?:(?P<four>{_FOUR})|wild(?: +card)?|ww)"
    rf"(?: +(?:colou?r +)?{_CALLS}(?P<behind>{_COLOUR}))?(?!\S)",
    re.IGNORECASE,
)
_CALLED_SUIT = re.compile(
    rf"(?<!\S)((?:{_RANK})[cdhs]|[cdhs](?:{_RANK})) +(?:suit +)?{_CALLS}"
    rf"([cdhs]|(?:{'|'.join(_SUIT_NAMES)})s?) *$",
    re.IGNORECASE,
)
_CALLED_RANK = re.compile(
    rf"(?<!\S)(J[RB]|JK[12]) +{_CALLS}(?:an? +)?({'|'.join(_RANK_NAMES)}|{_RANK}) *$", re.IGNORECASE
)
_JOKER = re.compile(r"\b(?:(big|red|small|black) +)?joker\b", re.IGNORECASE)


class Grammar(NamedTuple):
    """The words of a game's actions that are not followed by cards in any order.

    `ordered` are verbs followed by the card on the table, then the card played onto it.
    """

    suits: tuple[str, ...] = ()  # "suit" in `KH suit S`
    ranks: tuple[str, ...] = ()  # "as" in `JR as 9`; "as" is the ace of spades but behind a joker
    ordered: tuple[str, ...] = ()  # "beat" in `beat AC 6H`


def read(text: str, order: Callable[[Card], int], grammar: Grammar) -> str:
    """The canonical form of a typed text; adjacent cards are put in `order`.

    Never fails: what makes no sense comes back in lower case, for the rules to refuse.
    """
    text = _CAVALIER.sub("Q", _JOKER.sub(_spoken_joker, text))
    text = _SPOKEN.sub(_spoken_card, text.translate(_SYMBOLS))
    text = _COLOURED.sub(_spoken_colour, _WILD.sub(_spoken_wild, text.translate(_SHAPES)))
    if "suit" in grammar.suits:
        text = _CALLED_SUIT.sub(r"\1 suit \2", text)
    if "as" in grammar.ranks:
        text = _CALLED_RANK.sub(r"\1 as \2", text)
    words: list[str] = []
    typed = text.split()
    for word, behind in zip_longest(typed, typed[1:], fillvalue=""):
        words.append(_word(word, words[-1] if words else "", behind, grammar))
    while len(words) > 1 and words[0] == "play":
        del words[0]
    if words and words[0] in grammar.ordered:
        return " ".join(words)
    runs = groupby(words, CARDS.__contains__)
    return " ".join(
        word
        for are_cards, run in runs
        for word in (sorted(run, key=lambda card: order(CARDS[card])) if are_cards else run)
    )


def _spoken_card(found: re.Match[str]) -> str:
    rank, suit = found[1].lower(), found[2].lower()
    return _RANK_NAMES.get(rank, rank.upper()) + _SUIT_NAMES[suit]


def _spoken_joker(found: re.Match[str]) -> str:
    return "JB" if (found[1] or "").lower() in ("small", "black") else "JR"


def _spoken_colour(found: re.Match[str]) -> str:
    face, colour = (found[1] or found[4]).lower(), (found[2] or found[3]).lower()
    return _FACES.get(" ".join(face.split()), face) + COLOUR_WORDS[_COLOURS[colour]]


def _spoken_wild(found: re.Match[str]) -> str:
    card = "W4" if found["four"] else "WW"
    named = found["behind"] or found["before"]
    return f"{card} colour {_COLOURS[named.lower()]}" if named else card


def colour_named(text: str) -> str:
    """The colour that a word or a letter names, in the word of actions; nothing if it is none."""
    return _COLOURS.get(text.lower(), "")


def _rank(word: str) -> str:
    """The rank a word names, or nothing."""
    rank = _RANK_NAMES.get(word.lower(), word.upper())
    return rank if rank in RANKS else ""


def _word(word: str, before: str, behind: str, grammar: Grammar) -> str:
    upper = _JOKERS.get(word.upper(), word.upper())
    if before in grammar.suits:
        suit = _SUIT_NAMES.get(word.lower().rstrip("s"), upper)
        return suit if suit in SUITS else word.lower()
    if word.lower() in grammar.ranks and before in ("JR", "JB") and _rank(behind):
        return word.lower()  # "JR as 9": the joker is played as a nine
    if before in grammar.ranks:
        return _rank(word) or word.lower()
    if upper in CARDS:
        return upper
    if found := _SHORT.fullmatch(word):
        rank, suit = (found[1] or found[4]).upper(), (found[2] or found[3]).upper()
        return _RANK_NAMES.get(rank, rank) + suit
    if found := _SHORT_COLOURED.fullmatch(upper):
        return (found[1] or found[4]) + (found[2] or found[3])
    return word.lower()
