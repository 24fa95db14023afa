"""The message of a table in its channel: the picture, whose turn it is, what has happened."""

from collections.abc import Hashable, Iterator
from dataclasses import replace

import discord
from discord import ButtonStyle, ui

from bot.hosting.endings import NONE, Outcomes
from bot.matches.absence import substitutable, votes_needed, wanting_substitute
from bot.matches.match import WATCH, Match, Refused
from bot.matches.played import Played
from bot.matches.proposals import kind_of, standing
from bot.views import arena, same_cards, scores
from bot.views.address import Address
from bot.views.log import news
from bot.views.markdown import escaped, talk_markdown
from bot.views.options import in_short
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed, unframed
from bot.views.press import Press
from bot.views.rows import rows
from bot.views.seating import computer
from bot.words import talk, when
from games import GAMES
from games.choices import label
from games.describe import describe
from games.game import DEAL, HOST, STOP, Game
from games.players import Level
from games.review import has_review
from games.stage import table_scene
from games.text import Text, Translate, Value, listed, paragraph
from images.theme import Style

PICTURE = "table.png"
"""Of one trick; that of a table tells in its name after how many actions it was drawn."""
MOST_WORDS = 3500
"""For a table without its picture, in characters; a message has 4,000 in all."""

LINES = 6
"""Of the log, below a table."""


def post(
    played: Played,
    style: Style,
    is_last_round: bool = False,
    outcomes: Outcomes = NONE,
) -> Post:
    """The table's message, as an onlooker sees it, between rounds and at the end with the scores.

    `outcomes` are those that all may see, once it is over; `is_last_round`: the host ends it then.
    """
    tr = talk_markdown(played.names, game=played.match.game, faces=played.faces)
    view = played.view(None)
    names, said = played.names, played.match.said
    scene = table_scene(view, names, talk(names), played.computers, said)
    told = [
        *_news(played, view.game, tr),
        *_away(played, tr),
        *replaced(played, tr),
        *question(played, tr),
        *_guest(played.match, tr),
        *_long(played, is_last_round, tr),
        *_seal(played, tr),
    ]
    sheet = scores.scene(played, outcomes) if played.resting or played.over else None
    picture = Picture(scene, f"table-{played.length}.png", style)
    shown = [pictured(scene, picture.name, talk(played.names))]
    if sheet:
        shown.insert(0 if played.over else 1, scores.part(sheet))
    layout = framed(
        ui.TextDisplay(_head(played, view.game, tr)),
        *shown,
        ui.TextDisplay("\n".join(told)),
        *rows(_presses(played, view.game, tr)),
        colour=discord.Colour.dark_green(),
    )
    below = scores.picture(sheet, style) if sheet else None
    return Post(layout, picture, version(played, style, is_last_round), below)


def version(played: Played, style: Style, is_last_round: bool) -> Hashable:
    """The version of that post, without making it."""
    match = played.match
    last_words = tuple(match.said.items()) if played.over else ()
    return match.revision, match.due, played.is_overdue, style, is_last_round, last_words


def _seal(played: Played, tr: Translate) -> Iterator[str]:
    """The line below a table: whether what its cards came from is still sealed."""
    if played.match.commitment is not None:
        yield tr(Text("table-opened" if played.over else "table-sealed"))


def in_words(played: Played, seat: int | None) -> Post:
    """The table in words, as a seat or a spectator (None) sees it."""
    names = [escaped(name) for name in played.names]
    tr = talk(names)
    scene = table_scene(played.view(seat), names, tr, played.computers, played.match.said)
    return plain(describe(scene, tr, MOST_WORDS))


def last_trick(played: Played, seat: int, style: Style, in_words: bool) -> Post:
    """The last finished trick; Refused if there is none in this round."""
    view, tr = played.view(seat), talk(played.names)
    trick = view.game.last_trick()
    if not trick:
        raise Refused(Text("no-last-trick"))
    table = table_scene(view, played.names, tr, played.computers)
    seats = tuple(replace(place, turn=False, shown=()) for place in table.seats)
    title = tr(Text("last-trick"))
    scene = replace(table, seats=seats, subtitle=title, trick=trick, spots=(), latest=None)
    shown = pictured(scene, PICTURE, tr, in_words, MOST_WORDS)
    return Post(unframed(shown), None if in_words else Picture(scene, PICTURE, style))


def _head(played: Played, game: Game, tr: Translate) -> str:
    name = tr(GAMES[played.match.game].words("name"))
    above = f"{small(played.match, tr)}{_computers(played.match, tr)}"
    return f"### {name}\n{above}{_state(played, game, tr)}"


def _computers(match: Match, tr: Translate) -> str:
    """The computers in small print, if they are not all of the usual level."""
    levels = match.levels
    if {*levels.values()} <= {Level.NORMAL}:
        return ""
    told = listed((computer(match.seats[seat], tr) for seat in levels), tr)
    return f"{tr(Text('table-computers', computers=told))}\n"


def small(match: Match, tr: Translate) -> str:
    """The rules of a table in small print, if they are not the usual ones."""
    rules = in_short(match, tr)
    return f"-# {rules}\n" if rules else ""


def _state(played: Played, game: Game, tr: Translate) -> str:
    if game.over:
        return tr(game.outcome("table-won", "table-lost"))
    if played.rests:
        return tr(Text("table-rests", time=when(played.match.due or 0)))
    if still := standstill(played, tr):
        return still
    if played.waiting == [HOST]:
        return tr(Text("table-turning-up"))
    return turn(played, tr)


def turn(played: Played, tr: Translate) -> str:
    """The players to act, and their deadline if others wait for them."""
    acting = played.waiting
    waiting: dict[str, Value] = {"seats": " ".join(map(str, acting)), "count": len(acting)}
    if played.deadline:
        key = "table-turn-spare" if played.is_overdue else "table-turn-clock"
        return tr(Text(key, time=when(played.deadline), **waiting))
    return tr(Text("table-turn", **waiting))


def standstill(played: Played, tr: Translate) -> str:
    """The reason why nobody is to act, and until when; "" if somebody is."""
    if played.match.paused is not None:
        return tr(Text("table-paused-until", time=when(played.match.lapses or 0)))
    if played.deserted:
        return _deserted(played, tr)
    return _resting(played, tr) if played.resting else ""


def _deserted(played: Played, tr: Translate) -> str:
    """The question to the last people before computers play on among themselves."""
    seats, time = " ".join(map(str, sorted(played.present))), when(played.match.due or 0)
    count = len(played.present)
    return tr(Text("table-deserted", seats=seats, count=count, time=time))


def _resting(played: Played, tr: Translate) -> str:
    """The time of the next deal, and the players it waits for."""
    match, unit = played.match, played.view(None).game.unit
    if match.due is None:
        return tr(Text("solo-resting", unit=unit))
    text = tr(Text("table-resting", unit=unit, time=when(match.due)))
    if not match.ready or not played.unready:
        return text
    waits = tr(Text("table-unready", seats=" ".join(map(str, played.unready))))
    return f"{text}\n{waits}"


def _news(played: Played, game: Game, tr: Translate) -> list[str]:
    lines = news(played, None, LINES)
    if game.over or game.resting:
        lines += ["", *scores.lines(played.view(None), tr)]
        lines += counts(played, tr)
    return lines or ["​"]


def counts(played: Played, tr: Translate) -> list[str]:
    """Of a match that is over, what the cards do not tell: that it is practice, or whose loss."""
    if played.over and played.match.is_practice:
        return [tr(Text("table-practice"))]
    absent = played.replay.absent & played.match.people if played.over else frozenset()
    seats = " ".join(map(str, sorted(absent)))
    return [tr(Text("table-absent", seats=seats))] if seats else []


def _away(played: Played, tr: Translate) -> list[str]:
    """For whom a computer plays."""
    if not played.away or played.rests:
        return []
    seats, count = " ".join(map(str, sorted(played.away))), len(played.away)
    return ["", tr(Text("table-away", seats=seats, count=count))]


def replaced(played: Played, tr: Translate) -> list[str]:
    """The players who left or were removed, and in whose place a computer plays."""
    if played.over:
        return []
    seats = [(at, seat) for at, seat in enumerate(played.match.seats) if seat.is_computer]
    gone = [(at, seat.former_guest or seat.leaver) for at, seat in seats]
    return [tr(Text("table-replaced", seat=at, name=escaped(one.name))) for at, one in gone if one]


def question(played: Played, tr: Translate) -> list[str]:
    """The proposal to the table: its author, whose answers are missing, and until when."""
    if (asked := standing(played)) is None:
        return []
    kind = kind_of(asked)
    agree, count = " ".join(map(str, sorted(asked.agree))), len(asked.agree)
    name = escaped(played.match.guest_name or "")
    lines = [tr(Text(kind.question, seats=agree, count=count, other=kind.about, name=name))]
    if others := sorted(kind.concerned(played) - {*asked.agree}):
        time = when(played.match.lapses or 0)
        lines.append(tr(Text("asked-others", seats=" ".join(map(str, others)), time=time)))
    elif asked.what == STOP:
        lines.append(tr(Text("asked-all", unit=played.view(None).game.unit)))
    return ["", paragraph(lines, tr)]


def _guest(match: Match, tr: Translate) -> list[str]:
    """The line that somebody sits down at the next deal, and where."""
    if match.guest_seat is None:
        return []
    name = escaped(match.guest_name or "")
    return ["", tr(Text("guest-comes", name=name, seat=match.guest_seat))]


def answers(played: Played, tr: Translate, seat: int | None = None) -> list[Press]:
    """The buttons to answer a proposal; a `seat` that agrees already may only withdraw."""
    if (asked := standing(played)) is None:
        return []
    match, kind = played.match.id, kind_of(asked)
    if seat in asked.agree:
        return [Press(Address("object", match), tr(Text("press-withdraw")))]
    style = ButtonStyle.danger if kind.is_final else ButtonStyle.success
    return [
        Press(Address("agree", match, rest=asked.what), tr(Text(kind.yes)), style),
        Press(Address("object", match), tr(Text("press-no"))),
    ]


def _long(played: Played, is_last_round: bool, tr: Translate) -> list[str]:
    """The line about a match that is too long; where all agreed to end it, they know."""
    if not is_last_round or played.over or played.match.agreed(STOP):
        return []
    host, unit = played.match.seat_of(played.match.host), played.view(None).game.unit
    return ["", tr(Text("table-long", seat=host or 0, count=played.length, unit=unit))]


def ended(played: Played, tr: Translate) -> list[Press]:
    """The buttons of a match that is over."""
    match = played.match.id
    found = [
        _next(played, tr),
        Press(Address("watch", match), tr(Text("press-replay"))),
        same_cards.opener(match, tr),
    ]
    if has_review(GAMES[played.match.game]):
        found.append(Press(Address("review", match), tr(Text("press-review"))))
    return found


def _next(played: Played, tr: Translate) -> Press:
    """The button to play on: at the next table of the same arena, or with the same people."""
    if played.match.arena is not None:
        return arena.next_table(played.match.arena, tr)
    address = Address("again", played.match.id, played.length)
    return Press(address, tr(Text("press-again")), ButtonStyle.success)


def here(match: int, tr: Translate) -> Press:
    """The button that ends a computer's play for somebody."""
    return Press(Address("here", match), tr(Text("press-here")), ButtonStyle.success)


def substitutions(played: Played, tr: Translate) -> list[Press]:
    """The buttons that let a computer take the turn of a player on extra time, one's own first.

    A player who has to act waits for nobody.
    """
    if not (votes_needed(played) and (seats := substitutable(played))):
        return []
    address = Address("substitute", played.match.id, played.asked, str(seats[0]))
    words, count = Text("press-substitute"), len(wanting_substitute(played, seats[0]))
    if count:
        words = Text("press-substitute-too", count=count, needed=votes_needed(played))
    return [Press(address, tr(words))]


def resume(match: int, tr: Translate) -> Press:
    """The button that ends a pause."""
    return Press(Address("resume", match), tr(Text("press-resume")), ButtonStyle.success)


def go_on(played: Played, tr: Translate) -> list[Press]:
    """The answers of people for whom there is nothing more to play."""
    watch, stop = (Address("agree", played.match.id, rest=what) for what in (WATCH, STOP))
    return [
        Press(watch, tr(Text("press-watch")), ButtonStyle.success),
        Press(stop, tr(Text("press-end-here"))),
    ]


def _presses(played: Played, game: Game, tr: Translate) -> list[Press]:
    match = played.match.id
    if game.over:
        return [*ended(played, tr), Press(Address("verify", match), tr(Text("press-verify")))]
    presses = [Press(Address("hand", match), tr(Text("press-hand")), ButtonStyle.primary)]
    asked, scores = answers(played, tr), Address("scores", match)
    if played.away:
        presses.append(here(match, tr))
    if played.match.paused is not None:
        return [*presses, resume(match, tr), Press(scores, tr(Text("press-scores")))]
    if played.deserted:
        return [*presses, *go_on(played, tr), Press(scores, tr(Text("press-scores")))]
    presses += substitutions(played, tr)
    if DEAL in game.legal(HOST) and not played.rests:
        ready = Address("ready", match, played.length)
        presses.append(Press(ready, tr(Text("press-ready")), ButtonStyle.success))
    presses.append(Press(scores, tr(Text("press-scores"))))
    if not asked and STOP in game.legal(HOST):
        stop = Address("agree", match, rest=STOP)
        presses.append(Press(stop, label(STOP, tr), ButtonStyle.danger))
    if not asked and _has_room(played.match):
        key = "press-enter" if played.match.guest_seat is None else "press-stay-out"
        presses.append(Press(Address("enter", match), tr(Text(key))))
    return [*presses, *asked]


def _has_room(match: Match) -> bool:
    """True if a guest may ask for a seat, or give back the one that they were promised."""
    is_among_others = bool(match.guild or match.answers_only)
    return is_among_others and match.arena is None and bool(match.computers)
