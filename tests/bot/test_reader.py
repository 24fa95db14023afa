"""The private message speaks to its reader: they are "you", and the others have names."""

import re
from collections.abc import Iterator
from dataclasses import asdict
from html import unescape
from random import Random

import pytest
from discord.ui import Button, LayoutView

from bot.hosting.preferences import TEXT, Preferences
from bot.matches.match import Match, Seat, Status
from bot.matches.played import Played
from bot.matches.proposal_kinds import KINDS, Sit, Watch
from bot.matches.replay import Action, Replay
from bot.sandbox.page.markdown import to_html
from bot.views import hand
from bot.views.post import Post
from bot.words import talk
from games.cards import sees
from games.game import Game
from games.last_card import LastCard
from games.testing.matches import any_deal, play_on
from games.text import Text
from games.words.arguments import SYMBOLS
from tests.bot.tabling import EVERY_KIND, texts

NAMES = tuple(f"Zq{letter}" for letter in "ABCDEFGHIJKL")
"""In no word of ours."""


def post(played: Played, seat: int, prefs: Preferences) -> Post:
    bare = hand.scene(played, seat, prefs, hand.holding(played, seat, prefs))
    return hand.post(played, seat, prefs, bare, is_direct=True)


def match_of(game: Game, names: tuple[str, ...] = NAMES) -> Match:
    seats = tuple(Seat(100 + seat, names[seat]) for seat in range(game.seats))
    options = asdict(game.options)
    return Match(
        game.key, 100, 700, seats, 500, 1, type(game).version, Status.PLAYING, options=options
    )


def moments(game: Game, random: Random, actions: int, count: int) -> Iterator[Played]:
    """A match after some of its first actions, and after the last of them."""
    match, deeds = match_of(game), play_on(game.copy(), random, actions, 0.4, lambda _: None).deeds
    replay, chosen = Replay.begin(match, game.seed), {*random.choices(range(actions), k=count)}
    for number, deed in enumerate(deeds, 1):
        replay = replay.after_actions([Action(deed.seat, deed.action)])
        if number in chosen or number == len(deeds):
            yield Played(match, replay)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_no_private_message_has_the_name_of_its_reader(kind: type[Game]) -> None:
    random = Random(kind.key)
    for played in moments(any_deal(kind, random), random, 100, 6):
        for seat, name in enumerate(played.names):
            assert name not in texts(post(played, seat, Preferences()))


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_no_news_name_the_player_who_reads_them(kind: type[Game]) -> None:
    def look(game: Game) -> None:
        for event in game.events or ():
            for seat in range(game.seats):
                if sees(event.to, seat):
                    assert NAMES[seat] not in talk(NAMES, seat)(event.words), event

    for number in range(12):
        random = Random(f"{kind.key} {number}")
        play_on(any_deal(kind, random), random, 200, 0.3, look)


@pytest.mark.parametrize(
    "key", [kind().question for kind in KINDS.values() if kind not in (Sit, Watch)]
)
@pytest.mark.parametrize("seats", ["0", "0 1"])
@pytest.mark.parametrize("other", [2, 3])
def test_no_question_names_the_player_who_asked(key: str, seats: str, other: int) -> None:
    words = Text(key, seats=seats, count=len(seats.split()), other=other, name="")
    assert NAMES[0] not in talk(NAMES, 0)(words)


WORDS = Preferences(show=TEXT)


def begun(kind: type[Game], names: tuple[str, ...] = NAMES) -> Played:
    game = kind(kind.players[0], "words")
    return Played(match_of(game, names), Replay.begin(match_of(game, names), game.seed))


def test_who_reads_has_short_lines_under_headings_and_each_hand_once() -> None:
    told = texts(post(begun(LastCard), 0, WORDS)).splitlines()
    heads = [told.index(f"**{head}**") for head in ("Table", "Your hand", "What you can do")]
    assert heads == sorted(heads)
    assert len([line for line in told if line.startswith("- You hold ")]) == 1
    assert all(len(line) < 200 for line in told)


def test_who_reads_has_colors_by_name_on_buttons() -> None:
    played = begun(LastCard)
    [seat] = played.waiting
    signs = {*SYMBOLS.values()} - {"♣", "♦", "♥", "♠"}
    for prefs, has_signs in ((Preferences(), True), (WORDS, False)):
        labels = "".join(str(part.label) for part in buttons(post(played, seat, prefs)))
        assert bool(signs.intersection(labels)) == has_signs


def buttons(post: Post) -> list[Button[LayoutView]]:
    return [part for part in post.layout.walk_children() if isinstance(part, Button)]


SIGNS = "*a* `b` ~~c~~ ||d|| _e_ # [f](http://g) > h"
"""A name of markdown signs."""


def read(text: str) -> str:
    """What a text of markdown says, as the sandbox shows it."""
    shown = re.sub("<[^>]+>", " ", to_html(text, lambda _: None, lambda _: None))
    return " ".join(unescape(shown).split())


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_a_name_of_markdown_signs_reads_as_it_is(kind: type[Game]) -> None:
    simple = "Zqx"
    for seat in range(kind.players[0]):
        for prefs in (Preferences(), WORDS):
            shown = []
            for name in (simple, SIGNS):
                names = tuple(f"{name}{n}" for n in range(12))
                shown.append(read(texts(post(begun(kind, names), seat, prefs))))
            plain, signs = (text.replace(" ", "") for text in shown)
            assert signs.replace(SIGNS.replace(" ", ""), simple) == plain
