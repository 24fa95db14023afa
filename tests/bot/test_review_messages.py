"""Whatever a moment of a review shows, its message is one that Discord takes."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from discord import ui

from bot.hosting.preferences import Preferences
from bot.matches.deciding import as_then
from bot.matches.match import Match, Seat, Status
from bot.matches.played import Played
from bot.matches.replay import Action, Replay
from bot.views.address import LONGEST
from bot.views.hand import Extra
from bot.views.press import Pick, Press
from bot.views.review import ReviewPage, post
from bot.views.wrapping import unwrapped
from games.game import HOST, Game
from games.review import Moment, Review
from games.testing.matches import any_deal, play_on
from tests.bot.tabling import EVERY_KIND

MOST = 4000
"""Discord's limit for all the text of a message."""
NAME = "*_~`|" * 6 + "Al"
"""As long as a name may be, and longer when its signs are escaped."""


def pages(kind: type[Game]) -> Iterator[ReviewPage]:
    """Decisions in random matches of people with the longest names."""
    for luck in range(3):
        random = Random(luck)
        game = any_deal(kind, random)
        record = play_on(game, random, 40 * luck, 0.4, lambda game: None)
        if not game.waiting() or game.waiting() == [HOST]:
            continue
        seats = tuple(Seat(n + 1, f"{n}{NAME}") for n in range(record.seats))
        length = len(record.deeds)
        match = Match(
            kind.key, 1, 1, seats, id=10**17, status=Status.OVER, version=record.version,
            options=record.options, length=length, ended=1.8e9,
        )  # fmt: skip
        log = [Action(seat, text, number) for number, (seat, text) in enumerate(record.deeds)]
        replay = Replay.begin(match, record.seed).after_actions(log)
        seat = game.waiting()[0]
        hint, other = game.mind.hint(game, seat).action, game.legal(seat)[-1]
        moment = Moment(length, other, hint, 12.345, 1.5, (hint,))
        yield ReviewPage(
            match, Review(41, (moment,) * 3), 1, Played(as_then(match, length), replay), seat
        )


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_no_moment_is_too_long_for_a_message_or_has_two_controls_alike(kind: type[Game]) -> None:
    for page in pages(kind):
        for shown in (
            page,
            replace(page, is_shown=True),
            replace(page, tried=page.moment.action),
            replace(page, extra=Extra(ready=page.moment.other)),
        ):
            for prefs in (Preferences(show="text"), Preferences()):
                layout = post(shown, prefs).layout
                assert layout.content_length() <= MOST
                items = [*layout.walk_children()]
                ids = [str(item.custom_id) for item in items if isinstance(item, Press | Pick)]
                assert len({*ids}) == len(ids)
                assert all(len(each) <= LONGEST for each in ids)
                labels = [item.label for item in items if isinstance(item, ui.Button)]
                assert len({*labels}) == len(labels)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_a_moment_offers_controls_of_its_own_and_none_of_a_match(kind: type[Game]) -> None:
    for page in pages(kind):
        items = post(page, Preferences()).layout.walk_children()
        found = [item.address for item in items if isinstance(item, Press | Pick)]
        assert {each.verb for each in found} <= {"moment", "watch"}
        inner = [unwrapped(each) for each in found if each.verb == "moment"]
        assert {each.verb for each in inner} & {"act", "step", "choose", "cards", "number"}
