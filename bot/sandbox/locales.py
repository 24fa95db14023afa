"""The languages of Discord's clients and servers."""

from collections.abc import Mapping
from typing import Final

from bot.sandbox.refusals import Mistake

ENGLISH: Final = "en-US"
"""The language of a client or a server where nobody has chosen another."""
LOCALES: Final[Mapping[str, str]] = {
    "ar": "Arabic",
    "bg": "Bulgarian",
    "zh-CN": "Chinese, China",
    "zh-TW": "Chinese, Taiwan",
    "hr": "Croatian",
    "cs": "Czech",
    "da": "Danish",
    "nl": "Dutch",
    "en-GB": "English, UK",
    "en-US": "English, US",
    "fi": "Finnish",
    "fr": "French",
    "de": "German",
    "el": "Greek",
    "he": "Hebrew",
    "hi": "Hindi",
    "hu": "Hungarian",
    "id": "Indonesian",
    "it": "Italian",
    "ja": "Japanese",
    "ko": "Korean",
    "lt": "Lithuanian",
    "no": "Norwegian",
    "pl": "Polish",
    "pt-BR": "Portuguese, Brazilian",
    "ro": "Romanian",
    "ru": "Russian",
    "es-ES": "Spanish",
    "es-419": "Spanish, LATAM",
    "sv-SE": "Swedish",
    "th": "Thai",
    "tr": "Turkish",
    "uk": "Ukrainian",
    "vi": "Vietnamese",
}
"""Each with its English name."""


def known(locale: str) -> str:
    """A locale; raises Mistake for one that no client has."""
    if locale not in LOCALES:
        raise Mistake(f"Discord does not speak {locale}.")
    return locale
