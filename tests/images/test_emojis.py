"""Cards as emojis: readable where Discord shows them smallest, and named after what is drawn."""

import io
import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from games.cards import CARDS, COLOURS, FRENCH, SIX_COLOURS
from images.art.emojis import SIDE, emoji, emoji_name
from images.theme import DECKS, FOUR_COLOURS, TWO_COLOURS, Deck

SMALLEST = 20
"""Pixels of an emoji in a button."""
ALIKE = 7
"""Mean difference of a pixel's tone, out of 255, below which two pictures look the same."""


def small(card: str, deck: Deck) -> Image.Image:
    picture = Image.open(io.BytesIO(emoji(card, deck))).convert("RGB")
    return picture.resize((SMALLEST, SMALLEST), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> int:
    mean = ImageChops.difference(one, other).resize((1, 1), Image.Resampling.BOX)
    return max(mean.tobytes())


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_no_two_cards_look_alike_in_a_button(deck: Deck) -> None:
    drawn = {card: small(card, deck) for card in CARDS}
    alike = [
        (one, other)
        for one, other in combinations(drawn, 2)
        if difference(drawn[one], drawn[other]) < ALIKE
    ]
    assert alike == []


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_an_emoji_is_what_discord_takes(deck: Deck) -> None:
    for card in CARDS:
        content = emoji(card, deck)
        assert Image.open(io.BytesIO(content)).size == (SIDE, SIDE)
        assert len(content) <= 256 * 1024
        assert re.fullmatch(r"\w{2,32}", emoji_name(card, deck))


def test_cards_that_both_decks_colour_alike_are_one_emoji() -> None:
    shared = {
        card for card in CARDS if emoji_name(card, FOUR_COLOURS) == emoji_name(card, TWO_COLOURS)
    }
    assert {card[-1] for card in shared.intersection(FRENCH.cards)} == {"S", "H", "B"}
    assert shared.issuperset((*COLOURS.cards, *SIX_COLOURS.cards))
