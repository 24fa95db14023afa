"""The alternative text of a picture, from the same scene: complete enough to play by."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from games.cards import CARDS, HIDDEN
from games.scene import (
    Badge,
    Hand,
    Latest,
    Note,
    Place,
    Plot,
    PodiumStep,
    Private,
    Scene,
    Sheet,
    Shelf,
    Spot,
    Table,
    Track,
)
from games.speech import Say, Words

MOST = 1024
"""Discord's limit for an alternative text, in characters."""


def describe(scene: Scene, say: Say, most: int = MOST) -> str:
    """The scene in words, the most important first; sentences that do not fit are left out."""
    text = ""
    for sentence in _sentences(scene, say):
        if len(text) + 1 + len(sentence) <= most:
            text = f"{text} {sentence}".strip()
    return text


def outline(scene: Scene, say: Say, most: int) -> list[tuple[str, list[str]]]:
    """The description as short lines under headings, for players who read instead of looking.

    Lines that do not fit are left out.
    """
    parts = [("", _sentences(scene, say))]
    if isinstance(scene, Private):
        table = _beside_hand(scene)
        parts = [
            (say(Words("words-table")), [*_play(table, say), *_standing(table, say)]),
            (say(Words("words-hand")), _held(scene.hand, say)),
            (say(Words("words-play")), _choice(scene.hand, say)),
        ]
    elif isinstance(scene, Hand):
        parts = [
            (say(Words("words-hand")), _held(scene, say)),
            (say(Words("words-play")), _choice(scene, say)),
        ]
    told: list[tuple[str, list[str]]] = []
    for heading, lines in parts:
        most -= len(heading)
        shown = []
        for line in lines:
            if len(line) + 3 <= most:
                most -= len(line) + 3
                shown.append(line)
        told.append((heading, shown))
    return [(heading, lines) for heading, lines in told if lines]


def _sentences(scene: Scene, say: Say) -> list[str]:
    match scene:
        case Table():
            return _table(scene, say)
        case Hand():
            return _hand(scene, say)
        case Private():
            return _private(scene, say)
        case Shelf():
            return _shelf(scene, say)
    return _sheet(scene, say)


def _table(table: Table, say: Say) -> list[str]:
    return _play(table, say) + _standing(table, say)


def _private(scene: Private, say: Say) -> list[str]:
    """The current play, the own hand and the standings, each stated once."""
    table = _beside_hand(scene)
    return _play(table, say) + _hand(scene.hand, say) + _standing(table, say)


def _beside_hand(scene: Private) -> Table:
    """The table without the facts that the hand states: its holder's own cards and turn."""
    beside = tuple(spot for spot in scene.table.spots if spot not in scene.hand.own)
    seats = [*scene.table.seats]
    if seats:
        seats[scene.table.viewer] = replace(seats[scene.table.viewer], turn=False)
    return replace(scene.table, spots=beside, seats=tuple(seats))


def _play(table: Table, say: Say) -> list[str]:
    """The seats to act and the play they respond to."""
    sentences = [say(Words("alt-title", title=table.title, subtitle=table.subtitle))]
    if turns := ", ".join(place.name for place in table.seats if place.turn):
        sentences.append(say(Words("alt-turn", names=turns)))
    if table.latest:
        sentences.append(_latest(table.latest, table, say))
    if table.prompt:
        sentences.append(f"{table.prompt}.")
    if table.trick:
        sentences.append(say(Words("alt-trick", plays=", ".join(_plays(table, say)))))
    return sentences + [_spot(spot, say) for spot in table.spots]


def _standing(table: Table, say: Say) -> list[str]:
    """Facts that last longer than a turn."""
    sentences = [_track(table.track, say)] if table.track else []
    sentences += [_badge(badge, say) for badge in table.badges]
    sentences += _partners(table, say)
    if table.pot:
        sentences.append(say(Words("alt-pot", pot=table.pot)))
    return sentences + [sentence for place in table.seats if (sentence := _place(place, say))]


def _latest(deed: Latest, table: Table, say: Say) -> str:
    name = table.seats[deed.seat].name
    if deed.word:
        return say(Words("alt-latest-word", name=name, word=deed.word))
    if not deed.cards:
        return say(Words("alt-latest", name=name))
    return say(Words("alt-latest-cards", name=name, spoken=" ".join(sorted(deed.cards))))


def _plays(table: Table, say: Say) -> Iterator[str]:
    """The cards of the trick by seat."""
    for seat, played in groupby(table.trick, key=lambda play: play.seat):
        plays = list(played)
        key = "alt-play-best" if plays[0].best else "alt-play"
        spoken = " ".join(play.card for play in plays)
        yield say(Words(key, name=table.seats[seat].name, spoken=spoken))


def _spot(spot: Spot, say: Say) -> str:
    label, count = spot.told or spot.label, spot.count
    if spot.suit:
        suit = say(Words("suit-name", suit_name=spot.suit))
        label = say(Words("alt-spot-suit", label=label, suit_text=suit))
    if spot.note:
        label = say(Words("alt-spot-note", label=label, note=spot.note))
    shown = " ".join(card for card in spot.cards if card != HIDDEN)
    if any(card not in ("", HIDDEN) for card in spot.over):
        shown = ", ".join(_pair(*pair, say) for pair in zip(spot.cards, spot.over, strict=True))
        return say(Words("alt-spot-pairs", label=label, pairs=shown))
    if shown and count is not None:
        return say(Words("alt-spot-cards-count", label=label, spoken=shown, count=count))
    if shown:
        return say(Words("alt-spot-cards", label=label, spoken=shown))
    return say(Words("alt-spot-count", label=label, count=count or len(spot.cards)))


def _pair(card: str, upper: str, say: Say) -> str:
    """A card, and the card on top of it, if any."""
    upper = say(Words("alt-cards", spoken=upper)) if upper else ""
    return say(Words("alt-pair" if upper else "alt-cards", spoken=card, upper=upper))


def _track(track: Track, say: Say) -> str:
    lanes = ", ".join(f"{lane.name} {lane.front}" for lane in track.lanes)
    return say(Words("alt-track", lanes=lanes, length=track.length, told=track.told))


def _badge(badge: Badge, say: Say) -> str:
    suit = say(Words("suit-name", suit_name=badge.suit)) if badge.suit else ""
    more = badge.token.told if badge.token else ""
    value = ", ".join(filter(None, (f"{badge.value} {suit}".strip(), more)))
    return say(Words("alt-badge", label=badge.label, value=value))


def _partners(table: Table, say: Say) -> list[str]:
    """The partnerships, which the picture shows by color; empty without partners."""
    teams: dict[int, list[str]] = {}
    for place in table.seats:
        teams.setdefault(place.team, []).append(place.name)
    if len(teams) in (1, len(table.seats)):
        return []
    return [say(Words("alt-partners", teams="; ".join(map(", ".join, teams.values()))))]


def _place(place: Place, say: Say) -> str:
    """The visible facts of a seat; empty if the hand already states them."""
    parts = [place.said] if place.said else []
    parts += [token.told for token in place.tokens]
    if place.computer:
        parts.append(say(Words("alt-computer")))
    if place.line:
        parts.append(place.line)
    if place.cards is not None:
        parts.append(say(Words("alt-holds", count=place.cards)))
    if place.notes:
        parts += _noted(place.shown, place.notes, say)
    elif place.shown:
        parts.append(say(Words("alt-shows", spoken=" ".join(place.shown))))
    if place.dealer:
        parts.append(say(Words("alt-dealer")))
    if place.won:
        parts.append(say(Words("alt-won")))
    if place.tag:
        parts.append(place.tag)
    return say(Words("alt-place", name=place.name, parts=", ".join(parts))) if parts else ""


def _noted(cards: Sequence[str], notes: Sequence[Note], say: Say) -> Iterator[str]:
    """Each card with its position and the clues its holder was given."""
    for number, (card, note) in enumerate(zip(cards, notes, strict=True), 1):
        told = _note(note, say)
        if card == HIDDEN:
            key = "alt-noted" if told else "alt-not-noted"
            yield say(Words(key, place=number, told=told))
        else:
            key = "alt-noted-face" if told else "alt-face"
            yield say(Words(key, place=number, spoken=card, told=told))


def _note(note: Note, say: Say) -> str:
    """The possible values of a card: "3 red/blue"."""
    suits = "/".join(say(Words("suit-name", suit_name=suit)) for suit in note.suits)
    known = " ".join(filter(None, ("/".join(note.ranks), suits)))
    return say(Words("alt-pointed", told=known)) if note.pointed else known


def _hand(hand: Hand, say: Say) -> list[str]:
    held, choice = _held(hand, say), _choice(hand, say)
    return [held[0], choice[0], *held[1:], *choice[1:]]


def _held(hand: Hand, say: Say) -> list[str]:
    """The cards of the hand with what is known of each."""
    sentences = [f"{hand.title}."]
    if hand.notes:
        told = ", ".join(_noted(hand.cards, hand.notes, say))
        return [*sentences, say(Words("alt-told", told=told))]
    if groups := _groups(hand):
        spoken = (say(Words("alt-cards", spoken=" ".join(cards))) for cards in groups)
        sentences.append(say(Words("alt-group", groups="; ".join(spoken))))
    if hand.fresh:
        sentences.append(say(Words("alt-fresh", spoken=" ".join(sorted(hand.fresh)))))
    for card, suit in hand.counts:
        sentences.append(say(Words("alt-counts", spoken=card, suit=suit)))
    return sentences + [_spot(spot, say) for spot in hand.own]


def _choice(hand: Hand, say: Say) -> list[str]:
    """Whose turn it is, and what can be played."""
    sentences = [f"{hand.note}."]
    if hand.playable is not None:
        playable = [card for card in hand.cards if card in hand.playable]
        if playable:
            sentences.append(_playable(playable, len(hand.cards), say))
    if marked := sorted(hand.marked.intersection(hand.cards)):
        sentences.append(say(Words("alt-marked", spoken=" ".join(marked))))
    return sentences


def _groups(hand: Hand) -> list[list[str]]:
    """The cards in the order they are held, a group for each suit if they are held by suit."""
    known = [card for card in hand.cards if card != HIDDEN]
    groups = [list(cards) for _, cards in groupby(known, key=lambda card: CARDS[card].suit)]
    is_by_suit = len(groups) == len({CARDS[card].suit for card in known}) < len(known)
    return groups if is_by_suit or not known else [known]


_FEW: Final = 13
"""Playable cards above this number are listed by suit, which is shorter."""


def _suit(card: str) -> str:
    return CARDS[card].suit


def _playable(playable: list[str], held: int, say: Say) -> str:
    if held <= _FEW:
        return say(Words("alt-playable", spoken=" ".join(playable)))
    if len(playable) == held:
        return say(Words("alt-playable-all"))
    groups = []
    for suit, cards in groupby(sorted(playable, key=_suit), key=_suit):
        if suit:
            ranks = [say(Words("rank-name", rank=CARDS[card].rank)) for card in cards]
            groups.append(f"{say(Words('suit-name', suit_name=suit))} {', '.join(ranks)}")
        else:
            groups += [say(Words(f"card-{joker}")) for joker in cards]
    return say(Words("alt-playable-suits", groups="; ".join(groups)))


def _sheet(sheet: Sheet, say: Say) -> list[str]:
    sentences = [say(Words("alt-title", title=sheet.title, subtitle=sheet.subtitle))]
    sentences += [_step(step, say) for step in sheet.steps]
    sentences += sheet.facts
    if sheet.plot:
        sentences.append(_plot(sheet.plot, say))
    for row in sheet.rows:
        cells = [
            say(Words("alt-cell", head=column.head, cell=cell))
            for column, cell in zip(sheet.columns, row.cells, strict=True)
        ]
        key = "alt-row-note" if row.note else "alt-row"
        sentences.append(say(Words(key, cells=", ".join(cells), note=row.note)))
    if sheet.note:
        sentences.append(say(Words("alt-note", note=sheet.note)))
    return sentences


def _shelf(shelf: Shelf, say: Say) -> list[str]:
    """Every game first, and then a line of each, of which the last may not fit."""
    facts = [
        say(Words("alt-title", title=cover.name, subtitle=cover.facts)) for cover in shelf.covers
    ]
    if len(shelf.covers) == 1:
        return [*facts, shelf.covers[0].line]
    return [*facts, *(f"{cover.name}: {cover.line}" for cover in shelf.covers)]


def _step(step: PodiumStep, say: Say) -> str:
    key = "alt-step-lines" if step.lines else "alt-step"
    told = {"names": step.names, "score": step.score, "lines": ", ".join(step.lines)}
    return say(Words(key, place=step.place, **told))


def _plot(plot: Plot, say: Say) -> str:
    values = [round(value) for value in plot.values]
    ends = {"first": values[0], "last": values[-1]}
    span = {"least": min(values), "most": max(values)}
    return say(Words("alt-plot", title=plot.title, **ends, **span))
