"""The results and ratings of a match that ends: played out, left by everybody or broken off."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.matches.absence import kicks
from bot.matches.match import REDEAL, Match
from bot.matches.played import Played
from bot.matches.ratings import Result
from bot.matches.replay import Action, Replay
from bot.matches.results import forfeits, results, without_leads
from bot.store import Ending, Store
from games import GAMES
from games.ending import Ratings
from games.feats import Feats, feats
from games.game import HOST, STOP, TIE, UNDO

NOT_IN_EARNEST: Final = {STOP, TIE, UNDO, REDEAL}
"""Decisions of a table after which a match shows nothing that anybody is praised for."""


def played_out(played: Played) -> Ending | None:
    """The ending of a match that is over; None while it goes on."""
    if not played.over:
        return None
    replay = played.replay
    seats, deals = played.match.seats, replay.record.deals
    practice = played.match.is_practice
    found = results(
        seats,
        replay.game,
        replay.absent,
        deals,
        is_practice=practice,
        sent_away=_sent_away(played.match, replay.length),
    )
    return _ending(played.match, found, feats_of(played))


def feats_of(played: Played) -> list[Feats]:
    """The feats of each seat of a match that is over.

    None where nobody's count, since it was ended early or something was taken back.
    """
    if {each.what.partition(".")[0] for each in played.match.decided} & NOT_IN_EARNEST:
        return []
    guests = [seat.user is not None and seat.guest_since > 0 for seat in played.match.seats]
    found = feats(played.replay.game)
    return [each._replace(is_guest=guest) for each, guest in zip(found, guests, strict=True)]


def given_up(match: Match, replay: Replay) -> Ending | None:
    """The ending of a match that its last person has just left; it counts from its deal on.

    None for practice, which counts only where it is played out.
    """
    if match.is_practice:
        return None
    sent_away = _sent_away(match, replay.length)
    return _ending(match, forfeits(match.seats, replay.game, replay.record.deals, sent_away))


def broken_off(
    match: Match, secret: str, log: Sequence[Action], managers: Collection[int]
) -> Ending | None:
    """The ending of a match whose server removed the bot; `log` ends with a finished round.

    None for practice, and where nobody is left whose result does not come of a manager's lead.
    """
    if match.is_practice:
        return None
    over = Replay.begin(match, secret).after_actions([*log, Action(HOST, STOP)])
    seats, deals = match.seats, over.record.deals
    sent_away = _sent_away(match, over.length)
    found = results(seats, over.game, over.absent, deals, sent_away=sent_away)
    return _ending(match, kept) if (kept := without_leads(found, managers)) else None


def _sent_away(match: Match, length: int) -> dict[int, bool]:
    """People whom managers of the server sent away from a match, and whether in its first half."""
    staff = {user: kick for user, kick in kicks(match).items() if kick.by_staff}
    return {user: 2 * kick.after < length for user, kick in staff.items()}


def _ending(match: Match, results: Sequence[Result], feats: Sequence[Feats] = ()) -> Ending:
    assert match.ended is not None, "it has ended"
    return Ending(match.game, match.guild, results, match.ended, match.is_practice, feats)


class Outcomes(NamedTuple):
    """The consequences of a match that is over, by seat, as far as its reader may see them."""

    ratings: Ratings = MappingProxyType({})  # none where the leaderboard shows means
    earned: Mapping[int, Collection[str]] = MappingProxyType({})  # achievements, by key


NONE: Final = Outcomes()


async def outcomes(store: Store, match: Match, seat: int | None) -> Outcomes:
    """The consequences of a match that a seat, or an onlooker (None), may see."""
    every = await store.archive.outcomes(match.id)
    people = {n: sitter.last_person for n, sitter in enumerate(match.seats)}
    seen = {
        n: every[user]
        for n, user in people.items()
        if user in every and (n == seat or (n in match.people and every[user].is_public))
    }
    is_rated = GAMES[match.game].is_rated()
    ratings = {n: each.rating for n, each in seen.items() if each.rating and is_rated}
    return Outcomes(ratings, {n: each.earned for n, each in seen.items() if each.earned})
