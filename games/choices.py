"""What a seat may do, in a form that controls are made of."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, product
from typing import NamedTuple

from games.cards import CARDS, RANKS, SUITS, Card
from games.speech import Say, Words


class Preset(NamedTuple):
    """A number worth a button of its own, and what it is called: half the pot, all in."""

    number: int
    words: Words


@dataclass(frozen=True, slots=True)
class Choice:
    """A verb, then between `least` and `most` of `cards`, one of `numbers`, one of `words`.

    What is empty is left out: `Choice("draw")` is a bare verb, `Choice(cards=..., least=1, most=1)`
    one card to play. Not every pick of several cards need be legal: `Game.refusal` decides. Where
    two packs are in play, `cards` holds a card as often as it may be picked. `presets` are those
    of many `numbers` that players want most.
    """

    verb: str = ""
    cards: tuple[Card, ...] = ()
    least: int = 0
    most: int = 0
    numbers: Sequence[int] = ()
    words: tuple[str, ...] = ()
    presets: tuple[Preset, ...] = ()

    def action(self, cards: Iterable[str] = (), number: int | None = None, word: str = "") -> str:
        """The action that picks these: `choice.action(["KD"], word="suit S")` is "KD suit S"."""
        figure = () if number is None else (str(number),)
        return " ".join(part for part in (self.verb, *cards, *figure, word) if part)

    def actions(self) -> Iterator[str]:
        """Every action this choice holds; only for a choice of at most one card."""
        cards = [(card,) for card in self.cards] if self.most else [()]
        numbers: Sequence[int | None] = self.numbers or [None]
        for picked, number, word in product(cards, numbers, self.words or [""]):
            yield self.action(picked, number, word)


def choices_of(moves: Iterable[str], sort: Callable[[Card], tuple[int, ...]]) -> list[Choice]:
    """Group a list of actions; cards that go with the same numbers and words share a choice.

    Single cards are a choice apart from several cards at once. The cards of a choice come in the
    order of `sort`, as they are held in the hand.
    """
    tails: dict[tuple[str, tuple[Card, ...]], tuple[dict[int, None], dict[str, None]]] = {}
    for move in moves:
        verb, cards, number, word = _parts(move)
        numbers, words = tails.setdefault((verb, cards), ({}, {}))
        if number is not None:
            numbers[number] = None
        if word:
            words[word] = None
    groups: dict[tuple[str, bool, tuple[int, ...], tuple[str, ...]], list[tuple[Card, ...]]] = {}
    for (verb, cards), (numbers, words) in tails.items():
        key = (verb, len(cards) > 1, tuple(numbers), tuple(words))
        groups.setdefault(key, []).append(cards)
    choices = []
    for (verb, _, figures, behind), picks in groups.items():
        sizes = [len(pick) for pick in picks]
        choices.append(Choice(verb, _union(picks, sort), min(sizes), max(sizes), figures, behind))
    return choices


def _union(
    picks: Iterable[tuple[Card, ...]], sort: Callable[[Card], tuple[int, ...]]
) -> tuple[Card, ...]:
    """Every card of any pick, as often as the pick that holds it most."""
    union: Counter[Card] = Counter()
    for pick in picks:
        union |= Counter(pick)
    return tuple(sorted(union.elements(), key=sort))


def _parts(action: str) -> tuple[str, tuple[Card, ...], int | None, str]:
    """Verb, cards, number, the words behind: "KD suit S" is ("", (KD,), None, "suit S")."""
    words = action.split()
    start = next((i for i, word in enumerate(words) if word in CARDS or _is_number(word)), None)
    if start is None:
        return action, (), None, ""
    end = start
    while end < len(words) and words[end] in CARDS:
        end += 1
    cards = tuple(CARDS[word] for word in words[start:end])
    number = int(words[end]) if end < len(words) and _is_number(words[end]) else None
    rest = words[end + (number is not None) :]
    return " ".join(words[:start]), cards, number, " ".join(rest)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def label(action: str, say: Say) -> str:
    """An action as players read it: "KD suit S" may become "K♦, call spades".

    Cards, and a / between groups of them, are said by the key `cards`; words, with their numbers,
    ranks and suits, by the key `do-` and the words: "bid 4" by `do-bid`, the "as 9" of a joker by
    `do-as`. It begins with a capital.
    """
    runs = groupby(action.split(), lambda word: word in CARDS or word == "/")
    text = " ".join(
        say(Words("cards", cards=" ".join(run)) if are_cards else _deed(run))
        for are_cards, run in runs
    )
    return text[:1].upper() + text[1:]


def _deed(run: Iterable[str]) -> Words:
    key, args = "do", dict[str, str | int]()
    for word in run:
        if _is_number(word):
            args["number"], args["rank"] = int(word), word
        elif word in SUITS:
            args["suit"] = args["symbol"] = word
        elif word in RANKS:
            args["rank"] = word
        else:
            key += f"-{word}"
    return Words(key, **args)
