"""From keys to sentences: the one module of the rules that knows Fluent.

Sentences stand in `<folder>/<locale>/*.ftl`. What a locale lacks is said in English.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from games.cards import CARDS, DECK_OF, FRENCH, SIX_COLOURS, SUITS
from games.plugins import folders
from games.speech import Say, Value, Words, unsigned

ENGLISH = "en"

SPEAKERS = 256
"""Tables whose players' names can be said, kept at hand."""
SAID = 4096
"""Sentences that are remembered."""
LONGEST = 2500
"""Characters that Fluent puts into a sentence in one place; somebody may have typed more."""

SYMBOLS = dict(zip(SUITS + SIX_COLOURS.suits, "♣♦♥♠🔺⭐🟩💧⚪🌈", strict=True))
"""A sign for each suit; a shape for each colour, as on the cards."""


class BadWords(ValueError):
    """A file of sentences cannot be used; the text names the file and what is wrong in it."""


class Bundle(FluentBundle):
    """Messages made ready to be said as they are read: their syntax trees would take 5 MB."""

    def add_resource(self, resource: ast.Resource, allow_overrides: bool = False) -> None:
        """Take over what a file says."""
        super().add_resource(resource, allow_overrides)
        for key in self._messages:
            self.get_message(key)
        self._messages.clear()

    def has_message(self, message_id: str) -> bool:
        """Whether a file had this message."""
        return message_id in self._compiled


@lru_cache(maxsize=64)
def bundle(locale: str, folders: tuple[Path, ...]) -> Bundle:
    """Every message of a locale in these folders; BadWords for one that stands there twice."""
    messages, places = Bundle([locale], use_isolating=False), dict[str, Path]()
    for folder in folders:
        for file in sorted((folder / locale).glob("*.ftl")):
            resource = parsed(file)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise BadWords(f"{file}: this is no message: {entry.content}")
                if isinstance(entry, ast.Message | ast.Term):
                    if other := places.get(entry.id.name):
                        raise BadWords(f"{file}: {entry.id.name} stands in {other} already")
                    places[entry.id.name] = file
            messages.add_resource(resource)
    return messages


def parsed(file: Path) -> ast.Resource:
    """What stands in a file of sentences."""
    parser = FluentParser(with_spans=False)  # where each word stands takes 3 MB
    return parser.parse(file.read_text(encoding="utf-8"))


def speaker(names: Sequence[str] = (), locale: str = ENGLISH, *more: Path) -> Say:
    """A function that says words in a locale; `names` are the players' by seat.

    It knows the words of all games, and those in `more` folders.
    """
    return speaker_from(tuple(names), locale, (*folders(), *more))


@lru_cache(maxsize=SPEAKERS)
def speaker_from(names: tuple[str, ...], locale: str, where: tuple[Path, ...]) -> Say:
    """The same, by the words in these folders alone; one for all who ask for it."""
    bundles = tuple(bundle(each, where) for each in dict.fromkeys((locale, ENGLISH)))

    def say(words: Words) -> str:
        key, args = words.key, words.args
        return _said(key, args, () if NAMED.isdisjoint(dict(args)) else names, bundles)

    return say


@lru_cache(maxsize=SAID)
def _said(
    words_key: str,
    words_args: tuple[tuple[str, Value], ...],
    names: tuple[str, ...],
    bundles: tuple[Bundle, ...],
) -> str:
    """A sentence; the same are said over and over, on buttons and in alternative texts.

    It is looked for by the parts of its words, which are hashed and compared in C.
    """

    def say(words: Words) -> str:
        return _said(words.key, words.args, names, bundles)

    def shown(name: str, value: Value) -> Value:
        told = SHOWN[name](value, names, say) if name in SHOWN else _number(value)
        is_whole = not isinstance(told, str) or len(told) <= LONGEST
        return told if is_whole else f"{str(told)[: LONGEST - 1]}…"

    key, _, attribute = words_key.partition(".")
    for messages in bundles:
        if not messages.has_message(key):
            continue
        message = messages.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            args = {name: shown(name, value) for name, value in words_args}
            text, errors = messages.format_pattern(pattern, args)
            if errors:
                raise ValueError(f"{words_key}, {words_args}: {errors}")
            return str(text)
    raise KeyError(words_key)


def _number(value: Value) -> Value:
    """Below zero it is given as text: Fluent would write a hyphen for the sign."""
    return unsigned(value) if isinstance(value, int) and value < 0 else value


def card_symbol(card: str) -> str:
    """A French card as it is written on screen: "10♥"."""
    if card not in CARDS or card in ("JR", "JB"):
        return {"JR": "Joker", "JB": "joker"}.get(card, card)
    return card[0].replace("T", "10") + SYMBOLS[card[1]]


def _written(card: str, say: Say) -> str:
    """A card of any deck as it is written on screen: "10♥", "🔺skip"."""
    known = CARDS.get(card)
    if known is None or DECK_OF[known] == FRENCH:
        return card_symbol(card)
    return say(Words("card-sign", sign=SYMBOLS.get(known.suit, ""), rank=known.rank))


def _name(seat: Value, names: Sequence[str]) -> str:
    return names[int(seat)] if int(seat) < len(names) else f"{int(seat) + 1}"


def _together(names: Sequence[str], say: Say) -> str:
    """Several names in a row: "Ann, Ben and Cyd"."""
    if len(names) < 2:
        return "".join(names)
    return say(Words("names", first=", ".join(names[:-1]), last=names[-1]))


def _spoken(card: str, say: Say) -> str:
    if card not in CARDS:
        return say(Words("card-hidden"))
    if not CARDS[card].suit:
        return say(Words(f"card-{card}"))
    rank, suit = say(Words("rank-name", rank=card[0])), say(Words("suit-name", suit_name=card[1]))
    deck = DECK_OF[CARDS[card]].key
    return say(Words("card-name", deck=deck, rank_name=rank, suit_text=suit))


NAMED = frozenset(("seat", "other", "winner", "seats"))
"""Arguments that players' names are said for: without them a sentence is the same at all tables."""

Format = Callable[[Value, Sequence[str], Say], str]

SHOWN: dict[str, Format] = {
    **dict.fromkeys(NAMED - {"seats"}, lambda value, names, say: _name(value, names)),
    "seats": lambda value, names, say: _together(
        [_name(s, names) for s in str(value).split()], say
    ),
    **dict.fromkeys(
        ("card", "cards", "turned"),
        lambda value, names, say: " ".join(_written(card, say) for card in str(value).split()),
    ),
    "spoken": lambda value, names, say: ", ".join(_spoken(c, say) for c in str(value).split()),
    "suit": lambda value, names, say: say(Words("suit-name", suit_name=value)),
    "suits": lambda value, names, say: _together(
        [say(Words("suit-name", suit_name=suit)) for suit in str(value).split()], say
    ),
    "symbol": lambda value, names, say: SYMBOLS[str(value)],
}
"""How an argument is shown, by its name."""
