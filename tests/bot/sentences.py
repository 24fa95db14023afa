"""`python -m tests.bot.sentences`: record how the bot says each of its messages."""

from pathlib import Path

from bot.words import FOLDER, talk
from games.text import Text, Value
from tests.message_keys import by_key

FILE = Path(__file__).with_suffix(".txt")
SAMPLES: dict[str, Value] = {
    "seats": "0 1",
    "other": 1,
    "card": "QS",
    "cards": "QS TH",
    "suit": "S",
    "least": 2,
    "most": 3,
    "mode": "rated",
}
"""Values of arguments; any other is a number, which every message takes."""


def sentences() -> str:
    """Every message with these values, by its key."""
    tr, lines = talk(["Ann", "Ben"]), list[str]()
    for key, message in sorted(by_key(FOLDER).items()):
        arguments = SAMPLES | {name: SAMPLES.get(name, 1) for name in message.arguments}
        lines += [f"{key}:", *(f"    {line}" for line in tr(Text(key, **arguments)).splitlines())]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    FILE.write_text(sentences(), "utf-8")
