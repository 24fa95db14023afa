"""Legal actions in the form from which buttons and menus are built."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby, islice, product
from typing import Final, NamedTuple

from games.cards import CARDS, COLOUR_WORDS, JOKERS, RANKS, SUITS, Card
from games.text import Text, Translate, Value, if_said

PASSIVE: Final = frozenset({"fold", "no quiero", "pass"})
"""Verbs of passive actions."""
GROUPS: Final = ("played", "picked")
"""Cards as arguments of the message of an action: the first of two groups, and the other."""
INSTEAD: Final = frozenset({"draw", "take"})
"""Verbs that do the same where a card can be played."""


class Preset(NamedTuple):
    """A number worth a button of its own, and what that says: "Raise to 250 · all in"."""

    number: int
    words: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """A verb, then between `least` and `most` of `cards`, one of `numbers`, one of `words`.

    What is empty is left out: `Choice("draw")` is a bare verb, `Choice(cards=..., least=1, most=1)`
    one card to play. Not every pick of several cards need be legal: `Game.refusal` decides. Where
    two packs are in play, `cards` holds a card as often as it may be picked. Where some number of
    cards between `least` and `most` may not be picked, `sizes` are those that may. `presets` are
    those of many `numbers` that players want most. `said` is what the label of a bare verb, of a
    verb with a number, or of a menu of several cards, reads in its place: "take 7C" for "take".
    `beyond` is added to numbers in texts, which name the whole payment. `played_as` is what several
    cards are said to be, true or not, as its menu and the button of those picked say.
    """

    verb: str = ""
    cards: tuple[Card, ...] = ()
    least: int = 0
    most: int = 0
    numbers: Sequence[int] = ()
    words: tuple[str, ...] = ()
    presets: tuple[Preset, ...] = ()
    said: str = ""
    beyond: int = 0
    sizes: tuple[int, ...] = ()
    played_as: str = ""

    @property
    def is_passive(self) -> bool:
        """True for choices that are always passive, such as a pass."""
        return self.verb in PASSIVE

    @property
    def plays(self) -> bool:
        """True if the choice plays cards, alone or onto a card on the table."""
        return bool(self.cards) and (not self.verb or self.lies_on)

    @property
    def lies_on(self) -> bool:
        """True if the action names a target card on the table, as in "beat AC"."""
        return self.verb[-2:] in CARDS

    @property
    def takes_all(self) -> bool:
        """True if all of its cards have to be chosen."""
        return 0 < self.least == len(self.cards)

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


def keeps_out(choice: Choice, choices: Iterable[Choice]) -> bool:
    """True if this choice is the one that stays out of the action: a pass or a fold."""
    could_play = choice.verb in INSTEAD and any(other.plays for other in choices)
    return choice.is_passive or could_play


def forced(choices: Sequence[Choice]) -> str:
    """The only action that there is; "" where there is a choice."""
    match choices:
        case [Choice(most=0 | 1) as only]:
            first, second = next(only.actions()), next(islice(only.actions(), 1, None), None)
            return "" if second else first
        case [Choice(numbers=(), words=()) as all_of_them] if all_of_them.takes_all:
            return all_of_them.action(all_of_them.cards)
    return ""


def choices_of(
    moves: Iterable[str], sort: Callable[[Card], tuple[int, ...]], ordered: Sequence[str] = ()
) -> list[Choice]:
    """Group a list of actions; cards that go with the same numbers and words share a choice.

    The card that another is played on belongs to the verb where that is `ordered`: "beat AC".
    Single cards are a choice apart from several cards at once. The cards of a choice come in the
    order of `sort`, as they are held in the hand.
    """
    tails: dict[tuple[str, tuple[Card, ...]], tuple[dict[int, None], dict[str, None]]] = {}
    for move in moves:
        verb, cards, number, word = _parts(move, ordered)
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
        choice = picking(verb, _union(picks, sort), map(len, picks))
        choices.append(replace(choice, numbers=figures, words=behind))
    return choices


def picking(verb: str, cards: tuple[Card, ...], counts: Iterable[int]) -> Choice:
    """A choice of as many of these cards as one of `counts` says."""
    sizes = tuple(sorted(set(counts)))
    is_span = len(sizes) == sizes[-1] - sizes[0] + 1
    return Choice(verb, cards, sizes[0], sizes[-1], sizes=() if is_span else sizes)


def _union(
    picks: Iterable[tuple[Card, ...]], sort: Callable[[Card], tuple[int, ...]]
) -> tuple[Card, ...]:
    """Every card of any pick, as often as the pick that holds it most."""
    union: Counter[Card] = Counter()
    for pick in picks:
        union |= Counter(pick)
    return tuple(sorted(union.elements(), key=sort))


def _parts(action: str, ordered: Sequence[str]) -> tuple[str, tuple[Card, ...], int | None, str]:
    """Verb, cards, number, the words behind: "KD suit S" is ("", (KD,), None, "suit S")."""
    words = action.split()
    start = next((i for i, word in enumerate(words) if word in CARDS or _is_number(word)), None)
    if start is None:
        return action, (), None, ""
    start += words[0] in ordered
    end = start
    while end < len(words) and words[end] in CARDS:
        end += 1
    cards = tuple(CARDS[word] for word in words[start:end])
    number = int(words[end]) if end < len(words) and _is_number(words[end]) else None
    rest = words[end + (number is not None) :]
    return " ".join(words[:start]), cards, number, " ".join(rest)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def spoken(choices: Iterable[Choice], action: str, tr: Translate) -> str:
    """The text of an action's button, where it says more than the `label`."""
    for choice in choices:
        if choice.verb == action and choice.said and not choice.numbers:
            return label(choice.said, tr)
        for number, words in choice.presets:
            if choice.action(number=number) == action:
                return tr(words)
    return label(action, tr)


def on_another(action: str, tr: Translate) -> str:
    """The text of an action that plays a card onto another; "" for other actions.

    Its verb has words for that: "beat AC 6H" is said by `do-beat.on`, "6♥ on A♣".
    """
    verb, *cards = action.split() or [""]
    if len(cards) != 2 or not CARDS.keys() >= {*cards}:
        return ""
    return if_said(Text(f"do-{verb}.on", card=cards[0], cards=cards[1]), tr)


def label(action: str, tr: Translate) -> str:
    """An action as players read it: "KD suit S" may become "K♦, call spades".

    Cards, and a / between groups of them, are said by the key `cards`; words, with their numbers,
    ranks and suits, by the key `do-` and the words: "bid 4" by `do-bid`, the "as 9" of a joker by
    `do-as`; a joker at the end by its name, as there are two. Words with their cards are said
    whole where their message has a form for that: behind the words `.with`, before them `.after`,
    and `.between` two groups of cards. It begins with a capital.
    """
    if text := on_another(action, tr):
        return text
    runs = [(are_cards, [*run]) for are_cards, run in groupby(action.split() or [""], _is_card)]
    ends = range(len(runs) - 1, -1, -1)
    said = [
        _cards(run, not end, tr) if are_cards else _deed(run)
        for end, (are_cards, run) in zip(ends, runs, strict=True)
    ]
    text = _whole(said, tr)
    text = text or " ".join(each if isinstance(each, str) else tr(each) for each in said)
    return text[:1].upper() + text[1:]


def _is_card(word: str) -> bool:
    return word in CARDS or word == "/"


def _cards(run: Sequence[str], is_last: bool, tr: Translate) -> str:
    """Cards in a row; a joker alone at the end has its name."""
    is_joker = is_last and len(run) == 1 and run[0] in JOKERS
    return tr(Text(f"card-{run[0]}") if is_joker else Text("cards", cards=" ".join(run)))


def _whole(said: Sequence[str | Text], tr: Translate) -> str:
    """Words and cards of an action as one message; "" if there is none such."""
    deeds = [each for each in said if isinstance(each, Text)]
    cards = [each for each in said if isinstance(each, str)]
    if not deeds or not 0 < len(cards) <= len(GROUPS):
        return ""
    form = "with" if isinstance(said[0], Text) else "after" if len(cards) == 1 else "between"
    key = "-".join(("do", *(each.key.removeprefix("do-") for each in deeds)))
    args = dict(chain.from_iterable(each.args for each in deeds))
    args |= zip(GROUPS[-len(cards) :], cards, strict=True)
    return if_said(Text(f"{key}.{form}", **args), tr)


def picking_words(choice: Choice, tr: Translate) -> str:
    """What a menu of several cards is for: "Bury 8 cards", "Claim 7s, up to 4 cards"."""
    if choice.said and not choice.played_as:
        return label(choice.said, tr)
    deed = _deed((choice.played_as or choice.verb or "play").split())
    kind = "all" if choice.least == choice.most else "some" if choice.least == 1 else "span"
    sizes = " ".join(map(str, choice.sizes[:-1]))
    args: dict[str, Value] = {"least": choice.least, "most": choice.most, "sizes": sizes}
    args["kind"] = "some-of" if sizes else kind
    return if_said(Text(f"{deed.key}.pick", **dict(deed.args) | args), tr) or label(choice.verb, tr)


def unnumbered(verb: str, tr: Translate) -> str:
    """The label of an action whose number is still to be chosen: "bid H" is "Bid … ♥"."""
    deed = _deed(verb.split())
    return tr(Text(deed.key, **dict(deed.args) | {"number": "…", "rank": "…"}))


def _deed(run: Iterable[str]) -> Text:
    key, args = "do", dict[str, str | int]()
    for word in run:
        if _is_number(word):
            args["number"] = int(word)
            args["rank"] = word
            args.setdefault("seat", word)  # which comes before any other number
        elif word in SUITS:
            args["suit"] = args["symbol"] = word
        elif word in COLOUR_WORDS:
            args["suit"] = args["symbol"] = COLOUR_WORDS[word]
        elif word in RANKS:
            args["rank"] = word
        else:
            key += f"-{word}"
    return Text(key, **args)
