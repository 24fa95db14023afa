"""The decks: two colours are two wherever a card shows one."""

import colorsys

import pytest
from PIL import Image

from games.cards import FRENCH, HIDDEN, LATIN
from images.art.faces import face
from images.theme import DECKS

GREEN, BLUE = range(90, 165), range(200, 262)
"""Hues, in degrees."""
MOST = 0.002
"""Share of the pixels: where inks meet, other hues arise."""


def share(card: Image.Image, hues: range) -> float:
    """The share of a card in strong colours of these hues."""
    small = card.convert("RGB").getcolors(card.width * card.height) or []
    found = 0
    for count, ink in small:
        assert isinstance(ink, tuple)
        hue, light, strong = colorsys.rgb_to_hls(*(tone / 255 for tone in ink))
        found += count * (round(hue * 360) in hues and strong > 0.5 and 0.15 < light < 0.8)
    return found / (card.width * card.height)


@pytest.mark.parametrize("card", [card for card in (*FRENCH.cards, *LATIN.cards) if card != HIDDEN])
def test_no_card_of_the_two_colour_deck_is_green_or_blue(card: str) -> None:
    drawn = face(card, 108, DECKS["two"])
    assert share(drawn, GREEN) <= MOST
    assert share(drawn, BLUE) <= MOST


def test_clubs_are_green_and_diamonds_blue_in_the_four_colour_deck() -> None:
    for rank in "AK7":
        assert share(face(f"{rank}C", 108, DECKS["four"]), GREEN) > MOST
        assert share(face(f"{rank}D", 108, DECKS["four"]), BLUE) > MOST
