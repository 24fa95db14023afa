"""The message of a table in its channel: the picture, whose turn it is, what has happened."""

import discord
from discord import ButtonStyle, ui

from bot.matches.played import Played
from bot.views.address import Address
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import rows
from bot.views.verify import seal
from bot.words import talk
from games import GAMES
from games.choices import label
from games.describe import describe
from games.game import DEAL, HOST, Game
from games.speech import Say, Words
from games.stage import table_scene
from images.theme import Style

PICTURE = "table.png"
MOST_WORDS = 3500
"""For a table without its picture, in characters; a message has 4,000 in all."""


def post(played: Played, style: Style, secret: str = "") -> Post:
    """The table's message, as an onlooker sees it.

    `secret` is what the match was dealt from, once it is over.
    """
    say = talk([discord.utils.escape_markdown(name) for name in played.names])
    view = played.view(None)
    scene = table_scene(view, played.names, talk(played.names))
    news = [*_news(played, view.game, say), *seal(played.match, secret, say)]
    layout = framed(
        ui.TextDisplay(_head(played, view.game, say)),
        pictured(scene, PICTURE, talk(played.names)),
        ui.TextDisplay("\n".join(news)),
        *rows(_presses(played, view.game, say)),
        colour=discord.Colour.dark_green(),
    )
    return Post(layout, Picture(scene, PICTURE, style, of=played.match.id))


def in_words(played: Played, seat: int | None) -> Post:
    """The table as a seat, or an onlooker (None), sees it, for who reads rather than looks."""
    names = [discord.utils.escape_markdown(name) for name in played.names]
    say = talk(names)
    return plain(describe(table_scene(played.view(seat), names, say), say, MOST_WORDS))


def _head(played: Played, game: Game, say: Say) -> str:
    name = say(GAMES[played.match.game].words("name"))
    return f"### {name}\n{_state(played, game, say)}"


def _state(played: Played, game: Game, say: Say) -> str:
    if game.over:
        return say(game.outcome("table-won", "table-lost"))
    if game.resting:
        return say(Words("table-resting"))
    waiting = " ".join(map(str, game.waiting()))
    if (
        played.match.due
        and played.match.clock
        and all(played.match.seats[seat].user for seat in played.waiting)
    ):
        return say(Words("table-turn-clock", seats=waiting, time=f"<t:{int(played.match.due)}:R>"))
    return say(Words("table-turn", seats=waiting))


def _news(played: Played, game: Game, say: Say) -> list[str]:
    lines = [f"- {say(event.words)}" for event in played.recent(None)[-4:]]
    if game.over or game.resting:
        lines += ["", *_scores(game, say)]
    return lines or ["​"]


def _scores(game: Game, say: Say) -> list[str]:
    ranked = sorted(range(game.seats), key=game.standing, reverse=True)
    return [say(Words("table-score", seat=seat, score=game.scores[seat])) for seat in ranked]


def _presses(played: Played, game: Game, say: Say) -> list[Press]:
    match, length = played.match.id, played.length
    if game.over:
        again = Press(
            Address("again", match, length), say(Words("press-again")), ButtonStyle.success
        )
        others = [
            Press(Address(verb, match), say(Words(f"press-{name}")))
            for verb, name in (("watch", "replay"), ("verify", "verify"))
        ]
        return [again, *others]
    presses = [Press(Address("hand", match, length), say(Words("press-hand")), ButtonStyle.primary)]
    for action in game.legal(HOST):
        style = ButtonStyle.success if action == DEAL else ButtonStyle.danger
        presses.append(Press(Address("host", match, length, action), label(action, say), style))
    return presses
