"""A player's private message: table and hand, what has happened, and the controls."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.hosting.endings import NONE, Outcomes
from bot.hosting.preferences import Preferences
from bot.matches.absence import kicks, substitutable, waiting_people, wanting_substitute
from bot.matches.match import Match
from bot.matches.played import Played
from bot.matches.proposals import kind_of, standing
from bot.views import scores
from bot.views.address import Address
from bot.views.ahead import reasons
from bot.views.controls import controls, is_marked, is_offered, purpose, step
from bot.views.labels import TEXT, Labels
from bot.views.log import news
from bot.views.many_cards import Picked, claimed, hinted
from bot.views.markdown import escaped, escaped_words, talk_markdown
from bot.views.orders import decided, orders
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.quick import opener, quick_words
from bot.views.rows import Row, rows
from bot.views.rules import press_for
from bot.views.table import (
    answers,
    counts,
    ended,
    go_on,
    here,
    question,
    replaced,
    resume,
    standstill,
    substitutions,
    turn,
)
from bot.words import talk, when
from games import GAMES
from games.choices import forced, label, spoken
from games.game import DEAL, HOST, Game
from games.mind import Search
from games.scene import Hand, Private, Spot
from games.search import MoveValue
from games.stage import choices_by_hand, hand_scene, table_scene
from games.text import Hint, Text, Translate

PICTURE = "hand.png"
MOST_WORDS = 2500
"""For a hand without its picture, in characters; a message has 4,000 in all."""
MOST_WORDS_WITH_SCORES = 1400
OUT_OF_TURN = 0
"""The length in an address of what the rules judge as it comes, whatever its player has seen."""
LINES = 12
"""Of the log: a turn round the largest table, and what is to be pressed is still near."""


@dataclass(frozen=True)
class Extra:
    """Additions to a bare hand that its player asked for."""

    notice: str = ""  # a sentence on top: why the last click did nothing
    refusal: str = ""  # the key of that sentence, where the rules may say more
    hint: Hint | None = None
    why: tuple[str, ...] = ()  # below the hint: what the best moves come to
    start: str = ""  # the first step of an action: show how it may go on
    picked: Picked | None = None  # several cards picked in menus
    ready: str = ""  # a legal action that gets a button of its own, such as they make
    talks: bool = False  # the quick words, in place of the controls


PLAIN = Extra()


def hinting(played: Played, seat: int, hint: Hint) -> Extra:
    """A hint: its button green, or its cards picked in the menus and a button to play it."""
    choices = played.view(seat).choices
    tr = talk(played.names, seat, game=played.match.game, faces=played.faces)
    made = controls(choices, played.match.id, played.asked, tr, hint.action)
    ready = "" if is_marked(made) else hint.action
    return Extra(hint=hint, picked=hinted(choices, hint.action), ready=ready)


def explaining(
    played: Played, seat: int, hint: Hint, move_values: Sequence[MoveValue] | None
) -> Extra:
    """A hint with the values that a hard player expects of the best moves; its own is marked."""
    view = played.view(seat)
    if move_values and move_values[0].action != hint.action:
        better = Text("why-ahead" if isinstance(view.game.mind.hard(), Search) else "why-instead")
        hint = Hint(move_values[0].action, better)
    tr = talk_markdown(played.names, seat, played.match.game, played.faces)
    why = reasons(view, move_values, tr)
    return replace(hinting(played, seat, hint), why=tuple(why))


Bare = Hand | Private
"""A hand, perhaps with the table above it, as it is without a hint."""


def holding(played: Played, seat: int, prefs: Preferences) -> Hand:
    """The hand of a seat, sorted as its player likes it; nothing is playable during a break."""
    tr = talk(played.names, seat)
    held = hand_scene(played.view(seat), tr, prefs.sort)
    if played.match.paused is None:
        return held
    return replace(held, note=tr(Text("hand-paused")), playable=None)


def scene(played: Played, seat: int, prefs: Preferences, held: Hand) -> Bare:
    """The scene for a seat: its hand, and the table above it unless its player wants it alone.

    A player whose cards lie on the table, or are seen by the others alone, sees the table.
    """
    view, names = played.view(seat), played.names
    has_all = not view.game.hands[seat].is_turned_away and view.game.grid(seat) is None
    if not prefs.with_table and has_all:
        return held
    table = table_scene(view, names, talk(names, seat), played.computers, played.match.said)
    return Private(table, held)


def without_names(played: Played, seat: int, bare: Bare) -> Bare:
    """The scene of a message that does not follow the others: it does not say whose turn it is.

    Where there is one other, that is always them.
    """
    acting = {*played.waiting}
    if played.resting or acting & {seat, HOST} or not acting or len(played.match.seats) == 2:
        return bare
    was, held = _hand(bare).note, replace(_hand(bare), note=talk()(Text("hand-others")))
    if not isinstance(bare, Private):
        return held
    seats = tuple(replace(place, turn=False) for place in bare.table.seats)
    prompt = bare.table.prompt if bare.table.prompt != was else held.note
    return Private(replace(bare.table, seats=seats, prompt=prompt), held)


def version(played: Played, seat: int, prefs: Preferences, bare: Bare, is_direct: bool) -> Hashable:
    """The version of a hand's message: it is edited when this changes, not for news alone.

    `bare` is its scene; of a direct message only the hand is looked at, and may come alone.

    A direct message, of which every edit counts, need not follow what the others do: it is true
    when its player is to act, when their cards change, and when a round or the match ends, and
    follows the others only where there is room (`bot.posts.followers`). What is
    about to be played for them they need not see before. Where it alone shows what the others hold,
    it follows those hands, too.
    """
    if seat in played.away:
        return "away", prefs
    asked: Hashable = tuple(played.interrupts(seat))
    if seat in played.waiting:
        asked = played.asked, played.deadline
    if not is_direct:
        return bare, asked, prefs, played.order(seat), *_answered(played)
    game, held = played.view(seat).game, replace(_hand(bare), note="")
    if prefs.action(played, seat):
        held, asked = replace(held, playable=None), ()
    others = _others(game, seat) if game.hands[seat].is_turned_away else ()
    is_placed = played.match.destination is None  # the table that it links to
    state = game.round, game.resting, played.over, played.order(seat), is_placed
    return held, game.grid(seat), others, asked, prefs, *state, *_answered(played)


def _others(game: Game, seat: int) -> tuple[Hashable, ...]:
    """The cards of the others, and their notes on them."""
    others = (each for each in range(game.seats) if each != seat)
    places = (game.seat_scene(each, lambda words: "") for each in others)
    return tuple((*place.shown, *place.notes) for place in places)


def _answered(played: Played) -> tuple[Hashable, ...]:
    """The questions to people beside the play."""
    substituted = tuple((seat, *wanting_substitute(played, seat)) for seat in substitutable(played))
    return played.deserted, played.match.proposal, played.match.paused, substituted


def post(
    played: Played,
    seat: int,
    prefs: Preferences,
    bare: Bare,
    extra: Extra = PLAIN,
    is_direct: bool = False,
    outcomes: Outcomes = NONE,
    emojis: Mapping[str, str] = TEXT,
    has_words: bool = True,
    names: bool = True,
    above: str = "",
) -> Post:
    """The message of a seat's hand; `bare` is its `scene`, `emojis` stand for cards in controls.

    `above` is what is said below its title.

    `names`: it says who is to act, and until when, for as long as that is so.

    `outcomes` are those that this player may see, once the match is over. `has_words`: people may
    say quick words here.
    """
    game = played.match.game
    tr = talk_markdown(played.names, seat, game, played.faces)
    held = replace(_hand(bare), marked=_marked(extra))
    shown = replace(bare, hand=held) if isinstance(bare, Private) else held
    beside = replace(held, own=()) if prefs.text_only else held  # the words have told it already
    spoken = talk(played.names, seat, aloud=prefs.text_only, game=game, faces=played.faces)
    labels = Labels(spoken, TEXT if prefs.text_only else emojis)  # a screen reader reads texts
    sheet = scores.scene(played, outcomes) if played.resting or played.over else None
    most = MOST_WORDS_WITH_SCORES if sheet else MOST_WORDS
    pictures = [pictured(shown, PICTURE, spoken, prefs.text_only, most)]
    if sheet:
        pictures.insert(0 if played.over else 1, scores.part(sheet, prefs.text_only))
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join(filter(None, [_head(played, tr, is_direct), above]))),
        *pictures,
        ui.TextDisplay(_text(played, seat, extra, beside, tr, outcomes.ratings.get(seat), names)),
        *_rows(played, seat, extra, held, labels, has_words),
    ]
    if prefs.text_only and not prefs.with_table:
        address = Address("table", played.match.id)
        parts.append(Row(Press(address, tr(Text("press-table")))))
    layout = framed(*parts, colour=_accent(played, seat))
    picture = None if prefs.text_only else Picture(shown, PICTURE, prefs.style)
    below = scores.picture(sheet, prefs.style) if sheet and not prefs.text_only else None
    return Post(layout, picture, version(played, seat, prefs, bare, is_direct), below)


def refused(played: Played, seat: int, problem: Text) -> Post:
    """The answer to typed input that the rules do not allow, with the rule."""
    tr = talk_markdown(played.names, seat, faces=played.faces)
    rules = press_for(played.match.game, played.match.id, problem.key, tr)
    return plain(tr(escaped_words(problem)), *rules)


def notice(played: Played, seat: int, problem: Text) -> str:
    """The sentence above a hand: why its player's click did nothing."""
    return talk_markdown(played.names, seat, faces=played.faces)(escaped_words(problem))


def away(played: Played) -> Post:
    """The message in place of a hand while a computer plays it."""
    tr = talk_markdown(played.names)
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(_head(played, tr, is_direct=True)),
        ui.TextDisplay(tr(Text("hand-away"))),
        Row(here(played.match.id, tr)),
    ]
    return Post(framed(*parts), version="away")


def _hand(bare: Bare) -> Hand:
    return bare.hand if isinstance(bare, Private) else bare


def _marked(extra: Extra) -> frozenset[str]:
    """The cards to be marked in a hand: those of a hint, or those picked."""
    if extra.picked:
        return frozenset(extra.picked.cards)
    return frozenset(extra.hint.action.split()) if extra.hint else frozenset()


def left(played: Played, seat: int, rating: tuple[float, float] | None = None) -> Post:
    """The direct message of a player who left: no button is left in it.

    `rating` is theirs before the match and after it, once it is over.
    """
    tr = talk_markdown(played.names)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(_head(played, tr, is_direct=True))]
    lines = [tr(Text(_why_left(played.match, seat), seat=seat, mode=played.match.mode))]
    if played.over:
        lines += [_winners(played, tr), *scores.lines(played.view(None), tr)]
        lines += _rating(rating, tr)
        parts += rows(ended(played, tr))
    parts.insert(1, ui.TextDisplay("\n".join(lines)))
    return Post(framed(*parts), version=("left", played.over))


def _why_left(match: Match, seat: int) -> str:
    """The reason why a computer has a seat, and whose it was."""
    sitter = match.seats[seat]
    if sitter.was_kicked:
        kick = kicks(match).get(sitter.last_person or 0)
        return "hand-sent-away" if kick and kick.by_staff else "hand-kicked"
    return "hand-gone" if match.was_gone(seat) else "hand-left"


def _winners(played: Played, tr: Translate) -> str:
    won = tr(played.view(None).game.outcome("table-won", "table-lost"))
    return "\n".join([won, *counts(played, tr)])


def _head(played: Played, tr: Translate, is_direct: bool) -> str:
    name = tr(GAMES[played.match.game].words("name"))
    if is_direct and played.match.link:
        return tr(Text("hand-head-link", name=name, link=played.match.link))
    return tr(Text("hand-head", name=name))


def _text(
    played: Played,
    seat: int,
    extra: Extra,
    held: Hand,
    tr: Translate,
    rating: tuple[float, float] | None,
    names: bool,
) -> str:
    lines = [f"⚠️ {extra.notice}"] if extra.notice else []
    lines += news(played, seat, LINES)
    if extra.hint:
        choices, why = played.view(seat).choices, tr(extra.hint.why)
        lines.append(tr(Text("hint", action=spoken(choices, extra.hint.action, tr), why=why)))
        lines += extra.why
    if extra.ready and not _play(played, extra).fits:
        lines.append(tr(Text("type-it", action=extra.ready)))
    lines += [_own(spot, tr) for spot in held.own]
    if played.over:
        lines.append(_winners(played, tr))
    elif still := standstill(played, tr):
        lines.append(still)
    else:
        lines.append(_turn(played, seat, held, tr, names))
        if seat in played.waiting and (asked := _asked_for(played, seat, extra, tr)):
            lines.append(asked)
        lines += decided(played, seat, tr)
    below = [*_rating(rating, tr), *replaced(played, tr), *question(played, tr)]
    return "\n".join([*lines, *below])


def _asked_for(played: Played, seat: int, extra: Extra, tr: Translate) -> str:
    """The beginning of an action whose end is asked for, or what buttons of bare cards do."""
    if extra.start:
        return f"{label(extra.start, tr)}…"
    return purpose(played.view(seat).choices, tr)


def _turn(played: Played, seat: int, held: Hand, tr: Translate, names: bool) -> str:
    """Whose turn it is, and until when if somebody waits for them."""
    if not played.deadline or not (names or seat in played.waiting):
        note = tr(Text("alt-note", note=escaped(held.note)))
        return f"**{note}**"
    if seat not in played.waiting:
        return turn(played, tr)
    key = "hand-turn-spare" if played.is_overdue else "hand-turn-clock"
    return tr(Text(key, time=when(played.deadline)))


def _rating(rating: tuple[float, float] | None, tr: Translate) -> list[str]:
    if rating is None:
        return []
    before, after = map(round, rating)
    return [tr(Text("hand-rating", before=before, after=after))]


def _own(spot: Spot, tr: Translate) -> str:
    return tr(Text("hand-own", label=escaped(spot.label), cards=" ".join(spot.cards)))


def _rows(
    played: Played, seat: int, extra: Extra, held: Hand, labels: Labels, has_words: bool
) -> list[Row]:
    tr = labels.tr
    if extra.talks:
        return quick_words(played, tr)
    if played.over:
        return rows([*ended(played, tr), *(opener(played, tr) if has_words else ())])
    match, length, view = played.match.id, played.asked, played.view(seat)
    last = [Press(Address("scores", match), tr(Text("press-scores")))]
    if view.game.last_trick():
        last.insert(0, Press(Address("last", match), tr(Text("last-trick"))))
    if has_words:
        last += opener(played, tr)
    if played.match.paused is not None:
        return rows([*last, resume(match, tr)])
    if played.deserted and seat in played.present:
        return rows([*go_on(played, tr), *last])
    if played.resting and seat in played.unready:
        deal, ready = Address("act", match, length, DEAL), tr(Text("press-ready"))
        last.insert(0, Press(deal, ready, discord.ButtonStyle.success))
    if extra.refusal:
        last += press_for(played.match.game, match, extra.refusal, tr)
    if (asked := standing(played)) and seat in kind_of(asked).concerned(played):
        last += answers(played, tr, seat)
    if seat in waiting_people(played):
        last = [*substitutions(played, tr), *last]
    if seat not in played.waiting:
        said = controls(view.choices, match, OUT_OF_TURN, tr, emojis=labels.emojis)
        return [*said, *rows(orders(played, seat, tr)), *rows(last)]
    return _asked(played, seat, extra, held, labels, [*orders(played, seat, tr), *last])


def _asked(
    played: Played, seat: int, extra: Extra, held: Hand, labels: Labels, last: Sequence[Press]
) -> list[Row]:
    """The controls of a seat that may act, and then the hint and the `last` buttons."""
    match, length, view, tr = played.match.id, played.asked, played.view(seat), labels.tr
    marked = extra.hint.action if extra.hint else ""
    if extra.start:
        return step(view.choices, extra.start, match, length, tr, marked, labels.emojis)
    choices = choices_by_hand(view, held)
    made = controls(choices, match, length, tr, marked, extra.picked, labels.emojis, held.fresh)
    asks = [Press(Address("hint", match, length), tr(Text("press-hint")), emoji="💡")]
    if extra.hint:
        why = Press(Address("why", match, length), tr(Text("press-why")))
        asks = [] if forced(choices) else [why]
    extras = [*asks, *last]
    play = _play(played, extra)
    if extra.ready and play.fits and not is_offered(made, play):
        said = claimed(extra.ready, choices, extra.picked)
        extras.insert(0, labels.press(play, said, discord.ButtonStyle.success))
    return [*made, *rows(extras)]


def _play(played: Played, extra: Extra) -> Address:
    """The address of the button of an action that is ready."""
    return Address("act", played.match.id, played.asked, extra.ready)


def _accent(played: Played, seat: int) -> discord.Colour:
    acts = seat in played.waiting
    return discord.Colour.gold() if acts else discord.Colour.dark_green()
