"""The answer to a player who has proposed something, and later the outcome."""

from bot.matches.match import Match
from bot.matches.proposal_kinds import read
from bot.words import talk, when
from games.text import Text


def asked(match: Match) -> str:
    """Until when the table may answer, or that all agree already."""
    if match.lapses is None:
        return _said("you-all-agree", match)
    return talk()(Text("you-asked", place=f"<#{match.channel}>", time=when(match.lapses)))


def answered(match: Match, what: str, after: int) -> str:
    """The outcome of a proposal made when `after` decisions had been taken."""
    decided = {each.what for each in match.decided[after:]}
    if what in decided or match.agreed(what):
        return _said(kind.agreed if (kind := read(what)) else "you-all-agree", match)
    return _said("you-turned-down" if f"no.{what}" in decided else "you-asked-no-more", match)


def _said(key: str, match: Match) -> str:
    return talk()(Text(key, place=f"<#{match.channel}>"))
