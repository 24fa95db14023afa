"""The alternative text of a picture, from the same scene: complete enough to play by."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from games.cards import CARDS, HIDDEN
from games.scene import Badge, Hand, Latest, Place, Plot, Scene, Sheet, Spot, Table
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


def _sentences(scene: Scene, say: Say) -> list[str]:
    match scene:
        case Table():
            return _table(scene, say)
        case Hand():
            return _hand(scene, say)
    return _sheet(scene, say)


def _table(table: Table, say: Say) -> list[str]:
    sentences = [say(Words("alt-title", title=table.title, subtitle=table.subtitle))]
    if turns := ", ".join(place.name for place in table.seats if place.turn):
        sentences.append(say(Words("alt-turn", names=turns)))
    if table.latest:
        sentences.append(_latest(table.latest, table, say))
    if table.trick:
        sentences.append(say(Words("alt-trick", plays=", ".join(_plays(table, say)))))
    sentences += [_spot(spot, say) for spot in table.spots]
    sentences += [_badge(badge, say) for badge in table.badges]
    sentences += _partners(table, say)
    if table.pot:
        sentences.append(say(Words("alt-pot", pot=table.pot)))
    return sentences + [_place(place, say) for place in table.seats]


def _latest(deed: Latest, table: Table, say: Say) -> str:
    name = table.seats[deed.seat].name
    if deed.word:
        return say(Words("alt-latest-word", name=name, word=deed.word))
    if not deed.cards:
        return say(Words("alt-latest", name=name))
    return say(Words("alt-latest-cards", name=name, spoken=" ".join(sorted(deed.cards))))


def _plays(table: Table, say: Say) -> Iterator[str]:
    """What each seat has played to the trick."""
    for seat, played in groupby(table.trick, key=lambda play: play.seat):
        plays = list(played)
        key = "alt-play-best" if plays[0].best else "alt-play"
        spoken = " ".join(play.card for play in plays)
        yield say(Words(key, name=table.seats[seat].name, spoken=spoken))


def _spot(spot: Spot, say: Say) -> str:
    label, count = spot.told or spot.label, spot.count
    shown = " ".join(card for card in spot.cards if card != HIDDEN)
    if shown and count is not None:
        return say(Words("alt-spot-cards-count", label=label, spoken=shown, count=count))
    if shown:
        return say(Words("alt-spot-cards", label=label, spoken=shown))
    return say(Words("alt-spot-count", label=label, count=count or 0))


def _badge(badge: Badge, say: Say) -> str:
    suit = say(Words("suit-name", suit_name=badge.suit)) if badge.suit else ""
    value = f"{badge.value} {suit}".strip()
    return say(Words("alt-badge", label=badge.told or badge.label, value=value))


def _partners(table: Table, say: Say) -> list[str]:
    """Who plays together, which the picture tells by colour; nothing where nobody does."""
    teams: dict[int, list[str]] = {}
    for place in table.seats:
        teams.setdefault(place.team, []).append(place.name)
    if len(teams) in (1, len(table.seats)):
        return []
    return [say(Words("alt-partners", teams="; ".join(map(", ".join, teams.values()))))]


def _place(place: Place, say: Say) -> str:
    parts = [place.line] if place.line else []
    if place.cards is not None:
        parts.append(say(Words("alt-holds", count=place.cards)))
    if place.shown:
        parts.append(say(Words("alt-shows", spoken=" ".join(place.shown))))
    if place.dealer:
        parts.append(say(Words("alt-dealer")))
    if place.won:
        parts.append(say(Words("alt-won")))
    if place.tag:
        parts.append(place.tag)
    return say(Words("alt-place", name=place.name, parts=", ".join(parts)))


def _hand(hand: Hand, say: Say) -> list[str]:
    sentences = [f"{hand.title}.", f"{hand.note}."]
    sentences += [say(Words("alt-group", spoken=" ".join(cards))) for cards in _groups(hand)]
    if hand.playable is not None:
        playable = [card for card in hand.cards if card in hand.playable]
        if playable:
            sentences.append(_playable(playable, len(hand.cards), say))
    if marked := sorted(hand.marked.intersection(hand.cards)):
        sentences.append(say(Words("alt-marked", spoken=" ".join(marked))))
    return sentences + [_spot(spot, say) for spot in hand.own]


def _groups(hand: Hand) -> list[list[str]]:
    """The cards in the order they are held, a group for each suit if they are held by suit."""
    known = [card for card in hand.cards if card != HIDDEN]
    groups = [list(cards) for _, cards in groupby(known, key=lambda card: CARDS[card].suit)]
    is_by_suit = len(groups) == len({CARDS[card].suit for card in known})
    return groups if is_by_suit else [known]


_FEW: Final = 13
"""Of more cards in a hand, those that may be played are told by suit, which is shorter."""


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
    if sheet.plot:
        sentences.append(_plot(sheet.plot, say))
    for row in sheet.rows:
        cells = [
            say(Words("alt-cell", head=column.head, cell=cell))
            for column, cell in zip(sheet.columns, row.cells, strict=True)
        ]
        sentences.append(say(Words("alt-row", cells=", ".join(cells))))
    if sheet.note:
        sentences.append(say(Words("alt-note", note=sheet.note)))
    return sentences


def _plot(plot: Plot, say: Say) -> str:
    values = [round(value) for value in plot.values]
    ends = {"first": values[0], "last": values[-1]}
    span = {"least": min(values), "most": max(values)}
    return say(Words("alt-plot", title=plot.title, **ends, **span))
