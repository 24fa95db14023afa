"""The alternative text of a picture, from the same scene: complete enough to play by."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, zip_longest
from typing import Final

from games.cards import CARDS, HIDDEN
from games.faces import in_faces
from games.scene import (
    Badge,
    Grid,
    Hand,
    Latest,
    Note,
    Plot,
    PodiumStep,
    Private,
    Profile,
    Scene,
    Sheet,
    Shelf,
    ShelfSection,
    Spot,
    Table,
    TableSeat,
    Track,
)
from games.text import Text, Translate, grouped, listed

MOST = 1024
"""Discord's limit for an alternative text, in characters."""
_TWICE_ENDED: Final = re.compile(r"([?!？！])[.。]$")  # noqa: RUF001


def describe(scene: Scene, tr: Translate, most: int = MOST) -> str:
    """The scene in words, the most important first; sentences that do not fit are left out."""
    text, gap = "", tr(Text("list-space"))
    for sentence in _sentences(scene, tr):
        longer = f"{text}{gap}{sentence}" if text else sentence
        text = longer if len(longer) <= most else text
    return text


def outline(scene: Scene, tr: Translate, most: int) -> list[tuple[str, list[str]]]:
    """The description as short lines under headings, for players who read instead of looking.

    Lines that do not fit are left out.
    """
    tr = _in_faces(tr, scene)
    parts = [("", _sentences(scene, tr))]
    if isinstance(scene, Private):
        table = _beside_hand(scene)
        parts = [
            (tr(Text("words-table")), [*_play(table, tr), *_standing(table, tr)]),
            (tr(Text("words-hand")), _held(scene.hand, tr)),
            (tr(Text("words-play")), _choice(scene.hand, tr)),
        ]
    elif isinstance(scene, Hand):
        parts = [
            (tr(Text("words-hand")), _held(scene, tr)),
            (tr(Text("words-play")), _choice(scene, tr)),
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


def _in_faces(tr: Translate, scene: Scene) -> Translate:
    """The translator that says cards as they are drawn."""
    return in_faces(tr, scene.faces) if isinstance(scene, Table | Hand | Private) else tr


def _sentences(scene: Scene, tr: Translate) -> list[str]:
    """The facts of a scene; one that ends with a ? or ! has no full stop behind it."""
    return [_TWICE_ENDED.sub(r"\1", each) for each in _facts(scene, _in_faces(tr, scene))]


def _facts(scene: Scene, tr: Translate) -> list[str]:
    match scene:
        case Table():
            return _table(scene, tr)
        case Hand():
            return _hand(scene, tr)
        case Private():
            return _private(scene, tr)
        case Shelf():
            return _shelf(scene, tr)
        case Profile():
            return _profile(scene, tr)
    return _sheet(scene, tr)


def _table(table: Table, tr: Translate) -> list[str]:
    return _play(table, tr) + _standing(table, tr)


def _private(scene: Private, tr: Translate) -> list[str]:
    """The current play, the own hand and the standings, each stated once."""
    table = _beside_hand(scene)
    return _play(table, tr) + _hand(scene.hand, tr) + _standing(table, tr)


def _beside_hand(scene: Private) -> Table:
    """The table without the facts that the hand states: its holder's own cards and turn."""
    spots = tuple(spot for spot in scene.table.spots if spot not in scene.hand.own)
    seats = [*scene.table.seats]
    if seats:
        seats[scene.table.viewer] = replace(seats[scene.table.viewer], turn=False)
    return replace(scene.table, spots=spots, seats=tuple(seats))


def _play(table: Table, tr: Translate) -> list[str]:
    """The seats to act and the play they respond to."""
    sentences = [tr(Text("alt-title", title=table.title, subtitle=table.subtitle))]
    if turns := listed((place.name for place in table.seats if place.turn), tr):
        sentences.append(tr(Text("alt-turn", names=turns)))
    if table.latest:
        sentences.append(_latest(table.latest, table, tr))
    if table.prompt:
        sentences.append(tr(Text("alt-note", note=table.prompt)))
    if table.trick:
        sentences.append(tr(Text("alt-trick", plays=listed(_plays(table, tr), tr))))
    return sentences + [_spot(spot, tr) for spot in table.spots if not spot.aside]


def _standing(table: Table, tr: Translate) -> list[str]:
    """Facts that last longer than a turn, and what is less important on the table."""
    sentences = [_spot(spot, tr) for spot in table.spots if spot.aside]
    sentences += [_track(table.track, tr)] if table.track else []
    sentences += [_badge(badge, tr) for badge in table.badges]
    sentences += _partners(table, tr)
    if table.pot:
        sentences.append(tr(Text("alt-pot", pot=table.pot)))
    return sentences + [sentence for place in table.seats if (sentence := _place(place, tr))]


def _latest(latest: Latest, table: Table, tr: Translate) -> str:
    name = table.seats[latest.seat].name
    if latest.word:
        return tr(Text("alt-latest-word", name=name, word=latest.word))
    if not latest.cards:
        return tr(Text("alt-latest", name=name))
    return tr(Text("alt-latest-cards", name=name, spoken=" ".join(sorted(latest.cards))))


def _plays(table: Table, tr: Translate) -> Iterator[str]:
    """The cards of the trick by seat."""
    for seat, played in groupby(table.trick, key=lambda play: play.seat):
        plays = list(played)
        key = "alt-play-best" if plays[0].best else "alt-play"
        spoken = " ".join(play.card for play in plays)
        yield tr(Text(key, name=table.seats[seat].name, spoken=spoken))


def _spot(spot: Spot, tr: Translate) -> str:
    label, count = spot.alt or spot.label, spot.count
    if spot.suit:
        suit = tr(Text("suit-name", suit_name=spot.suit))
        label = tr(Text("alt-spot-suit", label=label, suit=spot.suit, suit_text=suit))
    if spot.note:
        label = tr(Text("alt-spot-note", label=label, note=spot.note))
    shown = " ".join(card for card in spot.cards if card != HIDDEN)
    if any(card not in ("", HIDDEN) for card in spot.over):
        pairs = listed((_pair(*each, tr) for each in zip(spot.cards, spot.over, strict=True)), tr)
        return tr(Text("alt-spot-pairs", label=label, pairs=pairs))
    if shown and count is not None:
        return tr(Text("alt-spot-cards-count", label=label, spoken=shown, count=count))
    if shown:
        return tr(Text("alt-spot-cards", label=label, spoken=shown))
    return tr(Text("alt-spot-count", label=label, count=count or len(spot.cards)))


def _pair(card: str, upper: str, tr: Translate) -> str:
    """A card, and the card on top of it, if any."""
    upper = tr(Text("alt-cards", spoken=upper)) if upper else ""
    return tr(Text("alt-pair" if upper else "alt-cards", spoken=card, upper=upper))


def _track(track: Track, tr: Translate) -> str:
    lanes = listed((f"{lane.name} {lane.front}" for lane in track.lanes), tr)
    return tr(Text("alt-track", lanes=lanes, length=track.length, told=track.alt))


def _badge(badge: Badge, tr: Translate) -> str:
    suit = tr(Text("suit-name", suit_name=badge.suit)) if badge.suit else ""
    more = badge.token.alt if badge.token else ""
    value = listed(filter(None, (f"{badge.value} {suit}".strip(), more)), tr)
    return tr(Text("alt-badge", label=badge.label, value=value))


def _partners(table: Table, tr: Translate) -> list[str]:
    """The partnerships, which the picture shows by color, without those who play alone."""
    teams: dict[int, list[str]] = {}
    for place in table.seats:
        teams.setdefault(place.team, []).append(place.name)
    if len(teams) in (1, len(table.seats)):
        return []
    sides = [listed(names, tr) for names in teams.values() if len(names) > 1]
    return [tr(Text("alt-partners", teams=grouped(sides, tr)))]


def _place(place: TableSeat, tr: Translate) -> str:
    """The visible facts of a seat; empty if the hand already states them."""
    parts = [place.said] if place.said else []
    parts += [token.alt for token in place.tokens]
    if place.computer:
        parts.append(tr(Text("alt-computer")))
    if place.line:
        parts.append(place.line)
    if place.cards is not None:
        parts.append(tr(Text("alt-holds", count=place.cards)))
    if place.notes:
        parts += _noted(place.shown, place.notes, tr)
    elif place.parts:
        parts += _several(place, tr)
    elif place.shown:
        parts.append(tr(Text("alt-shows", spoken=" ".join(place.shown))))
    if place.grid:
        parts.append(_grid(place.grid, tr))
    if place.dealer:
        parts.append(tr(Text("alt-dealer")))
    if place.won:
        parts.append(tr(Text("alt-won")))
    if place.tag:
        parts.append(place.tag)
    told = listed(dict.fromkeys(parts), tr)
    return tr(Text("alt-place", name=place.name, parts=told)) if told else ""


def _grid(grid: Grid, tr: Translate) -> str:
    """The cards in fixed places, row by row; where all are face down, those across them."""
    over, down = " ".join(filter(None, grid.over)), len([*filter(None, grid.cards)])
    if not any(card not in ("", HIDDEN) for card in grid.cards):
        return tr(Text("alt-over" if over else "alt-down", spoken=over, count=down))
    cells = [
        _pair(card, upper, tr) if card not in ("", HIDDEN) else tr(Text("alt-place-down"))
        for card, upper in zip_longest(grid.cards, grid.over, fillvalue="")
    ]
    rows = (cells[at : at + grid.columns] for at in range(0, len(cells), grid.columns))
    return " / ".join(listed(row, tr) for row in rows)


def _several(place: TableSeat, tr: Translate) -> Iterator[str]:
    """Each of several hands with what it is."""
    at = 0
    for number, part in enumerate(place.parts, 1):
        spoken = " ".join(place.shown[at : at + part.size])
        yield tr(Text("alt-part", number=number, spoken=spoken, note=part.note))
        at += part.size


def _noted(cards: Sequence[str], notes: Sequence[Note], tr: Translate) -> Iterator[str]:
    """Each card with its position and the clues its holder was given."""
    for number, (card, note) in enumerate(zip(cards, notes, strict=True), 1):
        told = _note(note, tr)
        if card == HIDDEN:
            key = "alt-noted" if told else "alt-not-noted"
            yield tr(Text(key, place=number, told=told))
        else:
            key = "alt-noted-face" if told else "alt-face"
            yield tr(Text(key, place=number, spoken=card, told=told))


def _note(note: Note, tr: Translate) -> str:
    """The possible values of a card: "3 red/blue"."""
    suits = "/".join(tr(Text("suit-name", suit_name=suit)) for suit in note.suits)
    known = " ".join(filter(None, ("/".join(note.ranks), suits)))
    return tr(Text("alt-pointed", told=known)) if note.pointed else known


def _hand(hand: Hand, tr: Translate) -> list[str]:
    held, choice = _held(hand, tr), _choice(hand, tr)
    return [held[0], choice[0], *held[1:], *choice[1:]]


def _held(hand: Hand, tr: Translate) -> list[str]:
    """The cards of the hand with what is known of each."""
    sentences = [tr(Text("alt-note", note=hand.title))]
    if hand.notes:
        told = listed(_noted(hand.cards, hand.notes, tr), tr)
        return [*sentences, tr(Text("alt-told", told=told))]
    if groups := _groups(hand):
        spoken = (tr(Text("alt-cards", spoken=" ".join(cards))) for cards in groups)
        sentences.append(tr(Text("alt-group", groups=grouped(spoken, tr))))
    if hand.fresh:
        sentences.append(tr(Text("alt-fresh", spoken=" ".join(sorted(hand.fresh)))))
    if hand.high:
        sentences.append(tr(Text("alt-high", spoken=" ".join(hand.high))))
    for card, suit in hand.counts:
        sentences.append(tr(Text("alt-counts", spoken=card, suit=suit)))
    return sentences + [_spot(spot, tr) for spot in hand.own]


def _choice(hand: Hand, tr: Translate) -> list[str]:
    """Whose turn it is, and what can be played."""
    sentences = [tr(Text("alt-note", note=hand.note))]
    if hand.playable is not None:
        playable = [card for card in hand.cards if card in hand.playable]
        if playable:
            sentences.append(_playable(playable, len(hand.cards), tr))
    if marked := sorted(hand.marked.intersection(hand.cards)):
        sentences.append(tr(Text("alt-marked", spoken=" ".join(marked))))
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


def _playable(playable: list[str], held: int, tr: Translate) -> str:
    if held <= _FEW:
        return tr(Text("alt-playable", spoken=" ".join(playable)))
    if len(playable) == held:
        return tr(Text("alt-playable-all"))
    groups = []
    for suit, cards in groupby(sorted(playable, key=_suit), key=_suit):
        if suit:
            ranks = [tr(Text("rank-name", rank=CARDS[card].rank)) for card in cards]
            groups.append(tr(Text("alt-suit", suit=suit, told=listed(ranks, tr))))
        else:
            groups += [tr(Text(f"card-{joker}")) for joker in cards]
    return tr(Text("alt-playable-suits", groups=grouped(groups, tr)))


def _sheet(sheet: Sheet, tr: Translate) -> list[str]:
    sentences = [tr(Text("alt-title", title=sheet.title, subtitle=sheet.subtitle))]
    sentences += [_step(step, tr) for step in sheet.steps]
    sentences += sheet.facts
    sentences += (tr(Text("alt-award", title=each.title, line=each.line)) for each in sheet.awards)
    if sheet.plot:
        sentences.append(_plot(sheet.plot, tr))
    for row in sheet.rows:
        cells = [
            tr(Text("alt-cell", head=column.head, cell=cell))
            for column, cell in zip(sheet.columns, row.cells, strict=True)
        ]
        key = "alt-row-note" if row.note else "alt-row"
        sentences.append(tr(Text(key, cells=listed(cells, tr), note=row.note)))
    if sheet.note:
        sentences.append(tr(Text("alt-note", note=sheet.note)))
    return sentences


def _shelf(shelf: Shelf, tr: Translate) -> list[str]:
    """Every game by its name first, then what each takes, then a line of each, as far as they fit.

    Of a game alone, there is no need for its name first.
    """
    facts = [
        tr(Text("alt-title", title=cover.name, subtitle=" · ".join(cover.facts)))
        for cover in shelf.covers
    ]
    if len(shelf.covers) == 1:
        return [*facts, shelf.covers[0].line]
    named = [
        tr(Text("alt-section", heading=section.heading, names=_named(section, tr)))
        for section in shelf.sections
    ]
    return [
        *named,
        *facts,
        *(tr(Text("alt-cover", name=each.name, line=each.line)) for each in shelf.covers),
    ]


def _profile(profile: Profile, tr: Translate) -> list[str]:
    """The numbers, each section in a sentence, and the achievements by name."""
    sentences = [tr(Text("alt-title", title=profile.name, subtitle=profile.line))]
    sentences += [
        tr(Text("alt-tally", label=each.label, value=each.value)) for each in profile.tallies
    ]
    sentences += [profile.medals_alt] if profile.medals_alt else []
    for section in profile.sections:
        told = listed((entry.alt for entry in section.entries), tr)
        sentences.append(tr(Text("alt-section", heading=section.heading, names=told)))
    signs = profile.signs
    earned = listed((each.name for each in signs.every if each.earned), tr)
    sentences.append(tr(Text("alt-section", heading=signs.heading, names=signs.count)))
    if earned:
        sentences.append(tr(Text("alt-earned", names=earned)))
    return sentences


def _named(section: ShelfSection, tr: Translate) -> str:
    return listed((cover.name for cover in section.covers), tr)


def _step(step: PodiumStep, tr: Translate) -> str:
    key = "alt-step-lines" if step.lines else "alt-step"
    told = {"names": step.names, "score": step.score, "lines": listed(step.lines, tr)}
    return tr(Text(key, place=step.place, **told))


def _plot(plot: Plot, tr: Translate) -> str:
    values = [round(value) for value in plot.values]
    ends = {"first": values[0], "last": values[-1]}
    span = {"least": min(values), "most": max(values)}
    return tr(Text("alt-plot", title=plot.title, **ends, **span))
