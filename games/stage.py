"""From a view to the scenes that pictures and alternative texts are made of."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from games.cards import CARDS, EVERYONE
from games.choices import Choice
from games.faces import in_faces
from games.game import HOST, Game
from games.scene import Badge, Hand, Latest, Private, Spot, Table, TableSeat
from games.sheet import joined
from games.sorting import held
from games.text import Event, Text, Translate, if_said, listed
from games.view import View, view

NOTHING_SAID: Final[Mapping[int, str]] = MappingProxyType({})


def table_scene(
    view: View[Game],
    names: Sequence[str],
    tr: Translate,
    computers: Collection[int] = (),
    said: Mapping[int, str] = NOTHING_SAID,
) -> Table:
    """The table as this view sees it; `names` are by seat, `computers` the seats they play.

    `said` are the reactions that people have sent, by seat.
    """
    game = view.game
    tr = in_faces(tr, game.faces)
    table = game.table(tr)
    own = () if view.seat is None else game.hand_scene(view.seat, tr).own
    places = (
        _place(view, seat, names[seat], tr, seat in computers, said.get(seat, ""))
        for seat in range(game.seats)
    )
    shown = replace(
        table,
        seats=tuple(places),
        title=tr(game.words("name")),
        subtitle=table.subtitle or tr(Text("unit", unit=game.unit, number=game.round)),
        spots=(*(_with_choice(spot, view) for spot in table.spots), *own),
        badges=tuple(_named(badge, view, names, tr) for badge in table.badges),
        viewer=view.seat or 0,
        faces=game.faces,
    )
    prompt = ""
    if not (shown.trick or shown.calls or shown.spots or shown.track or shown.strokes or shown.pot):
        prompt = (shown.prompt if game.waiting() else "") or _note(view, tr)
    shown = replace(shown, prompt=prompt)
    return replace(shown, latest=_latest(view, shown, tr))


def _with_choice(spot: Spot, view: View[Game]) -> Spot:
    """A spot, with the cards dim that the viewer cannot choose; of equal ones all but the upper."""
    if not spot.verb or view.seat not in view.game.waiting():
        return spot
    upper = {card: place for place, card in enumerate(spot.cards)}
    chosen = {upper[card] for each in view.choices if each.verb == spot.verb for card in each.cards}
    return replace(spot, dim=tuple(at for at in range(len(spot.cards)) if at not in chosen))


def _named(badge: Badge, view: View[Game], names: Sequence[str], tr: Translate) -> Badge:
    """The badge of a team with the names of its players: "You & Blaise"."""
    if badge.team is None:
        return badge
    seats = [seat for seat in range(view.game.seats) if view.game.side_of(seat) == badge.team]
    if view.seat in seats and len(seats) > 1:
        partners = listed((names[seat] for seat in seats if seat != view.seat), tr)
        return replace(badge, label=tr(Text("partners-you", partner=partners)))
    return replace(badge, label=joined([names[seat] for seat in seats], tr))


def _latest(view: View[Game], table: Table, tr: Translate) -> Latest | None:
    """The latest action, from the first public event that names a seat."""
    visible = {play.card for play in table.trick}
    visible.update(card for spot in table.spots for card in (*spot.cards, *spot.over))
    for event in view.game.events or ():
        said = dict(event.words.args)
        if event.to == EVERYONE and "seat" in said:
            cards = f"{said.get('card', '')} {said.get('cards', '')}".split()
            seat, seen = int(said["seat"]), frozenset(visible.intersection(cards))
            return Latest(seat, seen, "" if seen else _in_short(event, table.seats[seat], tr))
    return None


def _in_short(event: Event, place: TableSeat, tr: Translate) -> str:
    """A word for what happened, if there is one and the seat's line or tag does not say it."""
    word = if_said(Text(f"{event.words.key}.short", **dict(event.words.args)), tr)
    return "" if word.casefold() in f"{place.line} {place.tag}".casefold() else word


def open_table_scene(
    game: Game, names: Sequence[str], tr: Translate, computers: Collection[int] = ()
) -> Table:
    """The table of a match that is over, as an onlooker sees it but with every card face up."""
    table = table_scene(view(game, None), names, tr, computers)
    seats = (
        place  # the game shows the open hand already
        if hand.seen_by == EVERYONE
        else replace(place, cards=None, shown=tuple(game.arrange(hand)), grid=game.grid(seat))
        for seat, (place, hand) in enumerate(zip(table.seats, game.hands, strict=True))
    )
    return replace(table, seats=tuple(seats))


def _place(
    view: View[Game], seat: int, name: str, tr: Translate, computer: bool, word: str
) -> TableSeat:
    place = view.game.seat_scene(seat, tr)
    if seat == view.seat:
        place = _without_hand(place, view.game, seat)
    grid = view.game.grid(seat)
    return replace(place, name=name, computer=computer, said=word, grid=grid)


def _without_hand(place: TableSeat, game: Game, seat: int) -> TableSeat:
    """The place of the reader, whose hand is shown beside it: no card of it is shown twice."""
    hand = game.hands[seat]
    if hand.is_turned_away:
        return replace(place, shown=(), notes=())
    known = tuple(game.arrange(hand.known))
    return replace(place, shown=()) if hand.seen_by != EVERYONE and place.shown == known else place


def hand_scene(view: View[Game], tr: Translate, sort: str = "game") -> Hand:
    """The hand of the view's seat in one of the `SORTS`."""
    assert view.seat is not None, "an onlooker has no hand"
    game = view.game
    tr, acts = in_faces(tr, game.faces), view.seat in game.waiting()
    elsewhere = {spot.verb for spot in game.table(tr).spots if spot.verb}
    choices = (choice for choice in view.choices if choice.verb not in elsewhere)
    cards = frozenset(str(card) for choice in choices for card in choice.cards)
    hand = game.hand_scene(view.seat, tr)
    if sort != "game":
        shown = held(game, game.hands[view.seat], sort)
        counts = sorted(hand.counts, key=lambda each: shown.index(CARDS[each[0]]))
        hand = replace(hand, cards=tuple(shown), groups=(), counts=tuple(counts))
    return replace(
        hand,
        playable=cards if acts and cards else None,
        note=_note(view, tr),
        fresh=hand.fresh if acts else (),
        faces=game.faces,
    )


def private_scene(
    view: View[Game],
    names: Sequence[str],
    tr: Translate,
    sort: str = "game",
    computers: Collection[int] = (),
    said: Mapping[int, str] = NOTHING_SAID,
) -> Private:
    """The table and the hand of the view's seat."""
    table = table_scene(view, names, tr, computers, said)
    return Private(table, hand_scene(view, tr, sort))


def choices_by_hand(view: View[Game], hand: Hand) -> list[Choice]:
    """The choices of the view's seat, their cards in the order of its hand, others behind."""
    places = {card: place for place, card in enumerate(hand.cards)}
    return [
        replace(
            choice,
            cards=tuple(sorted(choice.cards, key=lambda card: places.get(card, len(places)))),
        )
        for choice in view.choices
    ]


def _note(view: View[Game], tr: Translate) -> str:
    game = view.game
    if game.over:
        return tr(Text("note-over"))
    if game.resting:
        return tr(Text("note-resting", unit=game.unit))
    if view.seat in game.waiting():
        return tr(Text("note-your-turn"))
    if game.waiting() == [HOST]:
        return tr(Text("note-turning-up"))
    return tr(Text("note-waiting", seats=" ".join(map(str, game.waiting()))))
