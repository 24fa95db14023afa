"""What a player may know at each length of a match, to find what messages give away."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from simcord import MemberActor

from bot.matches.match import Match
from bot.matches.played import Played
from bot.matches.replay import Action, Replay
from bot.sandbox.world.components import walk
from bot.sandbox.world.messages import Flags
from bot.words import talk
from games.cards import CARDS, HIDDEN, JOKERS, LATIN
from games.game import DEAL
from games.text import Text
from tests.bot.server.driving import Table
from tests.bot.server.room import Room
from tests.bot.tabling import secret_of
from tests.conformance import MESSAGE, Request
from tests.voice import FRENCH_OF

SAY = talk()
NAMES = {
    name: FRENCH_OF.get(card, card)
    for card in CARDS
    for name in (
        SAY(Text("cards", cards=card)),
        SAY(Text("alt-shows", spoken=card)).removeprefix("shows "),
    )
    if card not in (*JOKERS, *LATIN.cards)  # Latin cards are faces of others
}
LONGEST_FIRST = sorted(NAMES, key=len, reverse=True)  # a wild four is no wild
PATTERN = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, LONGEST_FIRST))})")


async def assert_nothing_was_given_away(table: Table, *people: MemberActor) -> None:
    """No message names a card that who can read it may not know by then.

    Everybody reads the table, and a person their direct messages; hands go nowhere else in sight.
    """
    match, log = await table.match(), await table.actions()
    secret = await secret_of(table.room.bot.store, table.id)
    public = known(match, secret, log, None)
    private = {each.id: known(match, secret, log, match.seat_of(each.id)) for each in people}
    judged = 0
    for request, at in table.room.dated_requests(table.id):
        assert match.seed(secret) not in str(request.body), "the seed is nobody's business"
        assert not _shows_a_hand_to_all(request, table), f"{request} shows a hand to all"
        if _is_of_a_match(request):
            reader = _reader(request, table.room, people)
            leaked = named(request) - _by_then(private[reader] if reader else public, at)
            assert not leaked, f"{request.path} names {leaked}"
            judged += 1
    assert judged > len(log) / 10


def _reader(request: Request, room: Room, people: Sequence[MemberActor]) -> int | None:
    """Who alone reads a message; None if everybody does."""
    if click := re.search(r"/interactions/(\d+)|interaction_(\d+)", request.path):
        return room.env.backend.interactions[int(click[1] or click[2])].user_id
    channels = {f"/channels/{each.user.dm_channel.id}/": each.id for each in people}
    return next((user for start, user in channels.items() if start in request.path), None)


def _shows_a_hand_to_all(request: Request, table: Table) -> bool:
    """Whether a hand is posted in the channel, or answers a click for everybody to see."""
    if "hand.png" not in str(request.body):
        return False
    if request.path.endswith("/callback") and request.body["type"] == MESSAGE:
        return not request.body["data"]["flags"] & Flags.EPHEMERAL
    return f"/channels/{table.room.channel.id}/" in request.path


def known(match: Match, secret: str, log: list[Action], seat: int | None) -> list[set[str]]:
    """By length, the cards that a seat or an onlooker has seen in that round or been told of."""
    replay = Replay.begin(match, secret)
    in_any_deal = set.intersection(*(_laid_out(match, f"{n:064x}") for n in range(5)))
    round_so_far = _seen(match, replay, seat) | in_any_deal
    everything = [round_so_far | _told(match, replay, seat)]
    for action in log:
        replay = replay.after_actions([action])
        if action.text == DEAL:
            round_so_far = in_any_deal
        round_so_far = round_so_far | _seen(match, replay, seat)
        everything.append(round_so_far | _told(match, replay, seat))
    return everything


def _seen(match: Match, replay: Replay, seat: int | None) -> set[str]:
    game = Played(match, replay).view(seat).game
    return {str(card) for pile in game.piles() for card in pile if card != HIDDEN}


def _laid_out(match: Match, secret: str) -> set[str]:
    """The cards that the table shows to all when it has been dealt by another secret."""
    game = Played(match, Replay.begin(match, secret)).view(None).game
    return {card for spot in game.table(SAY).spots for card in spot.cards if card != HIDDEN}


def _told(match: Match, replay: Replay, seat: int | None) -> set[str]:
    events = [event for told in Played(match, replay).news_since(seat) for event in told]
    words = [str(value).split() for event in events for _, value in event.words.args]
    return {word for each in words for word in each if word in CARDS}


def named(request: Request) -> set[str]:
    """The cards that a request names in its texts, alternative texts or custom_ids."""
    texts = list(_texts(request.body))
    spoken = {NAMES[name] for text in texts for name in PATTERN.findall(text)}
    return spoken | {word for text in texts for word in re.split(r"[ :]", text) if word in CARDS}


def _by_then(known: list[set[str]], at: int) -> set[str]:
    """What is known at a length, or was at the one before: a request is on its way for a moment."""
    return known[max(at - 1, 0)] | known[at]


def _is_of_a_match(request: Request) -> bool:
    """Whether a message has controls, and not of a lobby.

    There nothing is dealt, and the rules to choose from name cards.
    """
    message = request.body if isinstance(request.body, dict) else {}
    parts = walk((message.get("data") or message).get("components") or [])
    verbs = {str(part["custom_id"]).partition(":")[0] for part in parts if "custom_id" in part}
    return bool(verbs) and "join" not in verbs


def _texts(value: Any) -> Iterator[str]:
    """Every text of a request's body."""
    if isinstance(value, str):
        yield value
    for each in value.values() if isinstance(value, dict) else ():
        yield from _texts(each)
    for each in value if isinstance(value, list) else ():
        yield from _texts(each)
