"""What a player may know at each length of a match, to find what a message gives away."""

import re
from collections.abc import Iterator
from typing import Any

from bot.match import Match
from bot.played import Action, Played, Replay
from bot.sandbox.world.components import walk
from bot.words import talk
from games.cards import CARDS, HIDDEN
from games.game import DEAL
from games.speech import Words
from tests.conformance import Request

SAY = talk()
NAMES = {
    name: card
    for card in CARDS
    for name in (
        SAY(Words("cards", cards=card)),
        SAY(Words("alt-shows", spoken=card)).removeprefix("shows "),
    )
    if card not in ("JR", "JB")
}
PATTERN = re.compile("|".join(rf"(?<!\w){re.escape(name)}" for name in NAMES))


def known(match: Match, seed: str, log: list[Action], seat: int | None) -> list[set[str]]:
    """By length, the cards that a seat or an onlooker has seen in that round or been told of."""
    replay = Replay.begin(match, seed)
    round_so_far = _seen(match, replay, seat)
    everything = [round_so_far | _told(match, replay, seat)]
    for action in log:
        replay = replay.then([action])
        if action.text == DEAL:
            round_so_far = set()
        round_so_far = round_so_far | _seen(match, replay, seat)
        everything.append(round_so_far | _told(match, replay, seat))
    return everything


def _seen(match: Match, replay: Replay, seat: int | None) -> set[str]:
    game = Played(match, replay).view(seat).game
    return {str(card) for pile in game.piles() for card in pile if card != HIDDEN}


def _told(match: Match, replay: Replay, seat: int | None) -> set[str]:
    events = Played(match, replay).recent(seat)
    words = [str(value).split() for event in events for _, value in event.words.args]
    return {word for each in words for word in each if word in CARDS}


def named(request: Request) -> set[str]:
    """The cards that a request names in its texts, alternative texts or custom_ids."""
    texts = list(_texts(request.body))
    spoken = {NAMES[name] for text in texts for name in PATTERN.findall(text)}
    return spoken | {word for text in texts for word in re.split(r"[ :]", text) if word in CARDS}


def length(request: Request) -> int | None:
    """The length of the match that the controls of a request carry; None without controls."""
    for component in walk(request.body.get("components") or []):
        address = str(component.get("custom_id", "")).split(":")
        if len(address) > 2:
            return int(address[2])
    return None


def _texts(value: Any) -> Iterator[str]:
    """Every text of a request's body."""
    if isinstance(value, str):
        yield value
    for each in value.values() if isinstance(value, dict) else ():
        yield from _texts(each)
    for each in value if isinstance(value, list) else ():
        yield from _texts(each)
