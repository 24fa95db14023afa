"""From keys to sentences.

Sentences are in `<folder>/<locale>/*.ftl`. Messages missing in a locale are in English.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from games.cards import CARDS, DECK_OF, FRENCH, LATIN, SIX_COLOURS, SUITS
from games.messages import BadWords, is_per_game, messages, parse
from games.plugins import RULES, plugin_folders, words_of
from games.text import Text, Translate, Value, unsigned

ENGLISH = "en"

SPEAKERS = 1024
"""Translators cached, some for each table's names."""
SAID = 4096
"""Sentences that are remembered."""
LONGEST = 2500
"""Characters that Fluent puts into a sentence in one place; somebody may have typed more."""

SYMBOLS: dict[str, str] = dict(
    zip((*SUITS, *SIX_COLOURS.suits, *LATIN.suits), (*"♣♦♥♠🔺⭐🟩💧⚪🌈🪵🪙🏆", "🗡️"), strict=True)
)
"""A sign for each suit; a shape for each colour, as on the cards."""


class Bundle(FluentBundle):
    """Messages that are read when they are first said: to read all takes half a second."""

    def __init__(self, locale: str, files: Iterable[Path], base: "Bundle | None" = None) -> None:
        """The messages of these files; BadWords for a duplicate.

        A message may refer to those of its `base`, too.
        """
        super().__init__([locale], use_isolating=False)
        self._base = base
        self._texts = dict[str, tuple[Path, str]]()
        for file in files:
            for name, text in messages(file):
                if name in self._texts:
                    raise BadWords(f"{file}: {name} stands in {self._texts[name][0]} already")
                self._texts[name] = file, text

    def has_message(self, message_id: str) -> bool:
        """True if a file has this message."""
        return message_id in self._texts

    def read_all(self) -> Iterator[tuple[Path, ast.Message | ast.Term]]:
        """Every message, with its file; BadWords for one that cannot be read."""
        for file, text in self._texts.values():
            yield file, parse(file, text)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """True if a message exists, which Fluent asks for references."""
        name = f"-{entry_id}" if term else entry_id
        if self._base and name not in self._texts:
            return self._base._lookup(entry_id, term)
        if name not in self._compiled:
            self._compiled[name] = self._compiler(parse(*self._texts[name]))
        return self._compiled[name]


@lru_cache(maxsize=64)
def bundle(locale: str, folders: tuple[Path, ...], base: Bundle | None = None) -> Bundle:
    """Every message of a locale in these folders; BadWords for a duplicate."""
    files = (file for each in folders for file in sorted((each / locale).glob("*.ftl")))
    return Bundle(locale, files, base)


def translator(
    names: Sequence[str] = (),
    locale: str = ENGLISH,
    *more: Path,
    reader: int | None = None,
    aloud: bool = False,
    game: str = "",
) -> Translate:
    """A function that says words in a locale; `names` are the players' by seat.

    It knows the words of all games, and those in `more` folders. Actions and orders are said as
    the `game` says them, by a message with its key before theirs if there is one: `golf-do-swap`
    for `do-swap`. The player in the seat of the `reader` is called "you". `aloud`: colors
    have names, not signs.
    """
    where, plugins, own = (RULES, *more), plugin_folders(), words_of(game)
    return translator_from(tuple(names), locale, where, reader, aloud, plugins, own, game)


@lru_cache(maxsize=SPEAKERS)
def translator_from(
    names: tuple[str, ...],
    locale: str,
    where: tuple[Path, ...],
    reader: int | None = None,
    aloud: bool = False,
    plugins: tuple[Path, ...] = (),
    own: Path = RULES,
    game: str = "",
) -> Translate:
    """A cached translator that uses the words of these folders alone.

    The folders of `plugins` are searched in turn, the `own` folder of the game first.
    Messages in `where` win over them, except actions and orders: nobody changes our sentences.
    """
    locales = tuple(dict.fromkeys((locale, ENGLISH)))
    ours = tuple(bundle(each, where) for each in locales)
    folders = sorted(plugins, key=lambda folder: folder != own)
    theirs = [
        tuple(bundle(each, (folder,), base) for each, base in zip(locales, ours, strict=True))
        for folder in folders
    ]
    usual = (ours, *theirs)
    per_game = (theirs[0], ours, *theirs[1:]) if own in plugins else usual
    stem = game.replace("_", "-")

    @cache
    def key_of(key: str) -> str:
        own_key = f"{stem}-{key}"
        is_own = is_per_game(key) and any(
            each.has_message(own_key.partition(".")[0]) for scope in per_game for each in scope
        )
        return own_key if is_own else key

    def tr(words: Text) -> str:
        key, args = key_of(words.key), words.args
        named = not NAMED.isdisjoint(dict(args))
        known = names if named else ()
        scopes = per_game if is_per_game(key) else usual
        return _said(key, args, known, scopes, reader if named else None, aloud)

    return tr


@lru_cache(maxsize=SAID)
def _said(
    words_key: str,
    words_args: tuple[tuple[str, Value], ...],
    names: tuple[str, ...],
    scopes: tuple[tuple[Bundle, ...], ...],
    reader: int | None,
    aloud: bool,
) -> str:
    """A sentence; the same are said over and over, on buttons and in alternative texts.

    It is looked for by the parts of its words, which are hashed and compared in C.
    """

    def tr(words: Text) -> str:
        return _said(words.key, words.args, names, scopes, reader, aloud)

    def shown(name: str, value: Value) -> Value:
        form = (ALOUD.get(name) if aloud else None) or SHOWN.get(name)
        told = form(value, names, tr) if form else _number(value)
        is_whole = not isinstance(told, str) or len(told) <= LONGEST
        return told if is_whole else f"{str(told)[: LONGEST - 1]}…"

    key, _, attribute = words_key.partition(".")
    knowing = ([each for each in scope if each.has_message(key)] for scope in scopes)
    for found in next(filter(None, knowing), ()):
        message = found.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        spoken_to = None if attribute else _to_reader(message, words_args, reader)
        if pattern is not None:
            others = _others(words_args, reader) if spoken_to else words_args
            args = {name: shown(name, value) for name, value in others}
            text, errors = found.format_pattern(spoken_to or pattern, args)
            if errors:
                raise ValueError(f"{words_key}, {words_args}: {errors}")
            return str(text).strip() if aloud else str(text)
    raise KeyError(words_key)


def _to_reader(
    message: Message, args: tuple[tuple[str, Value], ...], reader: int | None
) -> Any | None:
    """The form of a message that calls its reader "you"; None if it is not about them.

    It is named by what the reader is in it: `.to-seat`, `.to-other`; `.to-seats-other` if both.
    """
    if reader is None:
        return None
    given = dict(args)
    roles = [role for role in ROLES if str(reader) in str(given.get(role, "")).split()]
    forms = (message.attributes.get(f"to-{role}") for role in ("-".join(roles), *roles))
    return next((form for form in forms if form is not None), None)


def _others(
    args: tuple[tuple[str, Value], ...], reader: int | None
) -> tuple[tuple[str, Value], ...]:
    """The arguments of a message to its reader: `seats` without theirs, and how many those are."""
    others = [seat for seat in str(dict(args).get("seats", "")).split() if seat != str(reader)]
    kept = [(name, " ".join(others) if name == "seats" else value) for name, value in args]
    return (*kept, ("others", len(others)))


def _number(value: Value) -> Value:
    """Below zero it is given as text: Fluent would write a hyphen for the sign."""
    return unsigned(value) if isinstance(value, int) and value < 0 else value


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
    rank, suit = tr(Text("rank-name", rank=card[0])), tr(Text("suit-name", suit_name=card[1]))
    deck = DECK_OF[CARDS[card]].key
    return tr(Text("card-name", deck=deck, rank_name=rank, suit_text=suit))


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
        lambda value, names, tr: " ".join(_written(card, tr) for card in str(value).split()),
    ),
    "spoken": lambda value, names, tr: ", ".join(_spoken(c, tr) for c in str(value).split()),
    "suit": lambda value, names, tr: tr(Text("suit-name", suit_name=value)),
    "suits": lambda value, names, tr: _together(
        [tr(Text("suit-name", suit_name=suit)) for suit in str(value).split()], tr
    ),
    "symbol": lambda value, names, tr: SYMBOLS[str(value)],
}
"""How an argument is shown, by its name."""


def _read_aloud(card: str, tr: Translate) -> str:
    """A card whose color has a name: "red 5"; French cards as they are written."""
    is_french = card not in CARDS or DECK_OF[CARDS[card]] == FRENCH
    return card_symbol(card) if is_french else _spoken(card, tr)


ALOUD: Final[Mapping[str, Format]] = {
    **dict.fromkeys(
        ("card", "cards", "turned"),
        lambda value, names, tr: ", ".join(_read_aloud(card, tr) for card in str(value).split()),
    ),
    "symbol": lambda value, names, tr: "",
}
"""The translator for texts read aloud."""
