"""Every message key that is used exists, and none is unused."""

import re
from collections import Counter
from datetime import date
from pathlib import Path

import pytest

from games.cards import CARDS as ALL_CARDS
from games.choices import Choice, label, picking_words
from games.options import choices_for
from games.plugins import OURS
from games.text import Text, Translate, listed
from games.tricks import FastTrickMind
from games.words import translator
from games.words.arguments import ROLES
from tests.message_keys import (
    by_key,
    defined,
    from_contract,
    included,
    is_put_together,
    said,
    texts,
)
from tests.voice import SAY

SHORT = ".short"
BESIDE = ".beside"
"""What a button says of it that shows the card as an emoji."""
CARDS = ".cards"
"""A sentence on the cards of a deed that buttons show without a word."""
ON = ".on"
"""What is said of a card that is played on another."""
WHOLE = (".with", ".after", ".between")
"""What is said of a deed together with its cards."""
PICK = ".pick"
"""What a menu of several cards for a deed is called."""
LISTED = ".listed"
"""How a deed stands in a list of those that are legal."""
TO_READER = re.compile(rf"\.to-({'|'.join(ROLES)})(-|$).*")
"""What is said of it to the player whom it is about."""
ZEROS = {
    f"{kind.words(f'option-{name}').key}.zero"
    for kind in OURS
    for name, values in choices_for(kind.options).items()
    if 0 in values
}
"""What 0 means, where it is no number like others."""
STEMS = tuple(game.key.replace("_", "-") for game in OURS)
OWN_DEED = re.compile(rf"^(?:{'|'.join(STEMS)})-(?=do-)")
"""What comes before an action that a game says in its own words."""


def test_every_message_is_written_once() -> None:
    twice = {key for key, times in Counter(key for key, _ in defined()).items() if times > 1}
    assert not twice


def test_every_message_said_exists() -> None:
    missing = {(where, key) for where, key, _ in said() if key not in by_key()}
    assert not missing


def test_every_text_that_begins_like_a_game_is_a_message() -> None:
    pattern = re.compile(rf"(?:{'|'.join(STEMS)})-[a-z0-9-]*[a-z0-9]")
    missing = {text for text in texts() if pattern.fullmatch(text)} - by_key().keys()
    assert not missing


def test_what_the_contract_asks_for_exists() -> None:
    assert not from_contract() - by_key().keys()


def test_no_message_is_unused() -> None:
    known, expected = set(texts()), from_contract() | included() | ZEROS
    known |= {kind.words("hint-").key for kind in OURS if isinstance(kind.mind, FastTrickMind)}
    known |= {kind.words("name.aliases").key for kind in OURS}
    unused = {
        f"{message.file}: {key}"
        for key, message in by_key().items()
        if (full := _said_as(key)) not in expected | known and not _is_put_together(full, known)
    }
    assert not unused


def _said_as(key: str) -> str:
    """The key that the sources have for a message or a form of one."""
    for form in (SHORT, BESIDE, CARDS, ON, *WHOLE, PICK, LISTED):
        key = key.removesuffix(form)
    return TO_READER.sub("", key)


def _is_put_together(key: str, known: set[str]) -> bool:
    """Whether the sources have `do-` words in a row, or an f-string's beginning and its end."""
    deed = OWN_DEED.sub("", key)
    if deed.startswith("do-"):
        return _is_a_deed(deed)
    return is_put_together(key, known)


def _is_a_deed(key: str) -> bool:
    """Whether some text of the sources, or part of an f-string, has the words of a `do-` key."""
    words = key.split("-")[1:]
    lines = (text.split() for text in texts())
    return any(line[i : i + len(words)] == words for line in lines for i in range(len(line)))


def test_every_message_is_given_the_arguments_it_names() -> None:
    lacking = {
        (where, key, name)
        for where, key, given in said()
        if given is not None
        for name in _named(key) - given
    }
    assert not lacking


def _named(key: str) -> frozenset[str]:
    """The arguments of a message and of its short form."""
    short = by_key().get(f"{key}{SHORT}")
    return by_key()[key].arguments | (short.arguments if short else frozenset())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (Text("not-your-turn", seat=1), "It's not your turn, it's Ben's."),
        (Text("crazy-king-plays", seat=0, card="TH"), "Ann plays 10♥."),
        (Text("cards", cards="TH QS"), "10♥ Q♠"),
        (Text("must-follow-suit", suit="D", cards="KD"),
         "You have diamonds, so you have to follow suit. You can play K♦."),
        (Text("do-suit", suit="D", symbol="D"), "name ♦ diamonds"),
        (Text("alt-shows", spoken="TH AS JR ??"),
         "shows 10 of hearts, ace of spades, big joker, a card face down"),
        (Text("crazy-king-option-skipped_player.king_only"), "only a king"),
        (Text("not-your-turn", seat=12), "It's not your turn, it's 13's."),
    ],
)  # fmt: skip
def test_arguments_are_shown_by_their_names(words: Text, sentence: str) -> None:
    assert SAY(words) == sentence


def test_a_key_without_a_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        SAY(Text("no-such-key"))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="not-your-turn"):
        SAY(Text("not-your-turn"))


@pytest.fixture
def esperanto(tmp_path: Path) -> Translate:
    """A language that has verbs behind cards, lists without spaces, and days before months."""
    folder = tmp_path / "eo"
    folder.mkdir()
    (folder / "words.ftl").write_text(
        "list-comma = 、\n"
        "do-discard = Forĵeti\n"
        "    .with = { $picked } forĵeti\n"
        "    .pick = { $most } kartojn forĵeti\n"
        'day = { DATE($day, pattern: "d MMMM") }\n',
        "utf-8",
    )
    return translator(["Ann"], "eo", tmp_path)


def test_a_language_orders_an_action_and_its_cards_as_it_likes(esperanto: Translate) -> None:
    hand = (ALL_CARDS["9S"], ALL_CARDS["QS"])
    assert label("discard 9S QS", esperanto) == "9♠ Q♠ forĵeti"
    assert picking_words(Choice("discard", hand, 2, 2), esperanto) == "2 kartojn forĵeti"


def test_a_language_joins_lists_and_writes_dates_in_its_way(esperanto: Translate) -> None:
    assert listed(["2", "3"], esperanto) == "2、3"
    assert esperanto(Text("golf-not-closed", places="1 4")).endswith("1、4.")
    assert esperanto(Text("day", day=date(2026, 11, 28).toordinal())) == "28 Novembro"


def test_a_locale_that_lacks_a_message_says_it_in_english() -> None:
    assert translator(["Ann"], "eo")(Text("do-pass")) == SAY(Text("do-pass"))
