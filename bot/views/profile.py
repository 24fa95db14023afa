"""The profile of a person: a picture of them at a glance, and the list of achievements."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import discord
from discord import ui

from bot.matches.achievements import ALL
from bot.matches.arena import MEDALS, Medal
from bot.store import Practice, Rival, Standing
from bot.store.achievements import Earned
from bot.store.daily_boards import Streak
from bot.views import achievements
from bot.views.address import Address, number, reading
from bot.views.markdown import escaped
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.ranks import MOST_WORDS, averages, rating
from bot.views.stats import summary
from bot.words import game_title, talk, when
from games.scene import Entry, Profile, ProfileSection, Sign, Signs, Tally
from games.text import Text, Translate
from games.text import number as counted
from images.theme import Style

PICTURE: Final = "profile.png"
BEST: Final = 3
"""Games, of those with a rating the highest."""
GAMES, ACHIEVEMENTS = "career", "achievements"
"""The verbs of the buttons below it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The facts of a profile; `places` are those in the `best` games."""

    user: int
    name: str
    games: Sequence[Standing]
    places: Mapping[str, int]
    rivals: Sequence[Rival]
    daily: Streak
    earned: Collection[str]
    practice: Practice
    medals: tuple[int, ...] = ()  # of arenas: of gold, silver and bronze; () for none at all
    avatar: bytes = b""


def best(games: Sequence[Standing]) -> list[Standing]:
    """The games to be shown: those with a rating first, the provisional ones last."""
    order = sorted(games, key=lambda it: (averages(it.game), it.provisional, -it.rating))
    return order[:BEST]


def address(verb: str, user: int, name: str) -> Address:
    """The address of a button of somebody's profile, whom it names as the profile does."""
    return Address(verb, 0, rest=f"{user}.{name}")


def parsed(address: Address) -> tuple[int, str]:
    """The person in such an address, and their name."""
    with reading():
        user, _, name = address.rest.partition(".")
        return number(user), name


def post(shown: Shown, style: Style, in_words: bool = False) -> Post:
    """The message, with a picture or in words."""
    tr = talk()
    whole = scene(shown, tr)
    head = f"### {escaped(whole.name)}\n{escaped(whole.line)}"
    presses = [
        Press(address(verb, shown.user, shown.name), tr(Text(f"press-{verb}")))
        for verb in (GAMES, ACHIEVEMENTS)
        if verb == ACHIEVEMENTS or shown.games
    ]
    layout = framed(
        ui.TextDisplay(head),
        pictured(whole, PICTURE, tr, in_words, MOST_WORDS),
        ui.ActionRow(*presses),
        colour=discord.Colour.gold(),
    )
    return Post(layout, None if in_words else Picture(whole, PICTURE, style))


def listed(name: str, earned: Sequence[Earned]) -> Post:
    """All achievements: how to earn each, and when this person did."""
    tr, times = talk(), {each.key: each.at for each in earned}
    count = sum(each.key in times for each in ALL)
    lines = [tr(Text("achievements-head", name=escaped(name), count=count, all=len(ALL)))]
    for each in ALL:
        told = {"name": achievements.title(each.key, tr), "how": achievements.how(each.key, tr)}
        if each.key in times:
            time = when(times[each.key])
            lines.append(tr(Text("achievements-earned", icon=each.icon, time=time, **told)))
        else:
            lines.append(tr(Text("achievements-open", **told)))
    return plain("\n".join(lines))


def scene(shown: Shown, tr: Translate) -> Profile:
    """The picture of a profile."""
    line = summary(shown.games, tr) if shown.games else tr(Text("profile-new"))
    return Profile(
        shown.name,
        line,
        tuple(_tallies(shown, tr)),
        tuple(each for each in (_games(shown, tr), _rivals(shown, tr)) if each.entries),
        _signs(shown.earned, tr),
        tuple(counted(count, tr) for count in shown.medals),
        tr(Text("profile-medals", **_named(shown.medals))) if shown.medals else "",
        avatar=shown.avatar,
    )


def medals_of(every: Sequence[Medal]) -> tuple[int, ...]:
    """How many there are of each place."""
    places = [each.place for each in every]
    return tuple(places.count(place) for place in range(1, MEDALS + 1)) if every else ()


def _named(medals: Sequence[int]) -> dict[str, int]:
    return dict(zip(("gold", "silver", "bronze"), medals, strict=True))


def _tallies(shown: Shown, tr: Translate) -> Iterator[Tally]:
    """The streaks as they are now, and the share of matches won."""
    yield Tally(counted(shown.daily.days, tr), tr(Text("profile-dailies", count=shown.daily.days)))
    wins = max((each.streak for each in shown.games), default=0)
    yield Tally(counted(wins, tr), tr(Text("profile-wins", count=wins)))
    if shown.practice.matches:
        won = tr(Text("profile-practiced", **shown.practice._asdict()))
        yield Tally(won, tr(Text("profile-practice")))


def _games(shown: Shown, tr: Translate) -> ProfileSection:
    entries = tuple(
        _game(each, shown.places[each.game], tr)
        for each in best(shown.games)
        if each.game in shown.places
    )
    heads = (tr(Text("column-rating")), tr(Text("column-rank")))
    return ProfileSection(tr(Text("profile-games")), entries, heads)


def _game(standing: Standing, place: int, tr: Translate) -> Entry:
    name, points = game_title(standing.game, tr), rating(standing, tr)
    alt = tr(Text("profile-game", name=name, rating=points, rank=place))
    return Entry((name, points, tr(Text("profile-rank", rank=place))), alt)


def _rivals(shown: Shown, tr: Translate) -> ProfileSection:
    entries = tuple(
        Entry(
            (each.name, tr(Text("profile-balance", won=each.won, lost=each.lost))),
            tr(Text("stats-rival", **each._asdict())),
        )
        for each in shown.rivals
    )
    return ProfileSection(tr(Text("profile-rivals")), entries, (tr(Text("profile-won-lost")),))


def _signs(earned: Collection[str], tr: Translate) -> Signs:
    every = tuple(Sign(it.icon, achievements.title(it.key, tr), it.key in earned) for it in ALL)
    count = tr(Text("profile-earned", count=sum(it.earned for it in every), all=len(every)))
    return Signs(tr(Text("profile-achievements")), count, every)
