"""From a view to the scenes that pictures and alternative texts are made of."""

from collections.abc import Sequence
from dataclasses import replace

from games.cards import EVERYONE
from games.choices import Choice
from games.game import Game
from games.scene import Hand, Latest, Place, Table
from games.sorting import held
from games.speech import Event, Say, Words
from games.view import View, view


def table_scene(view: View[Game], names: Sequence[str], say: Say) -> Table:
    """The table as this view sees it; `names` are by seat."""
    game = view.game
    table = game.table(say)
    own = () if view.seat is None else game.aside(view.seat, say)
    shown = replace(
        table,
        seats=tuple(_place(view, seat, names[seat], say) for seat in range(game.seats)),
        title=say(game.words("name")),
        subtitle=table.subtitle or say(Words("round", number=game.round)),
        spots=(*table.spots, *own),
        viewer=view.seat or 0,
    )
    return replace(shown, latest=_latest(view, shown, say))


def _latest(view: View[Game], table: Table, say: Say) -> Latest | None:
    """Who acted last, by the first of the news that everybody hears of a seat."""
    visible = {play.card for play in table.trick}
    visible.update(card for spot in table.spots for card in spot.cards)
    for event in view.game.news or ():
        said = dict(event.words.args)
        if event.to == EVERYONE and "seat" in said:
            cards = f"{said.get('card', '')} {said.get('cards', '')}".split()
            seat, seen = int(said["seat"]), frozenset(visible.intersection(cards))
            return Latest(seat, seen, "" if seen else _in_short(event, table.seats[seat], say))
    return None


def _in_short(event: Event, place: Place, say: Say) -> str:
    """A word for what happened, if there is one and the seat's line or tag does not say it."""
    try:
        word = say(Words(f"{event.words.key}.short", **dict(event.words.args)))
    except KeyError:
        return ""
    return "" if word.casefold() in f"{place.line} {place.tag}".casefold() else word


def open_table_scene(game: Game, names: Sequence[str], say: Say) -> Table:
    """The table of a match that is over, as an onlooker sees it but with every hand face up."""
    table = table_scene(view(game, None), names, say)
    seats = (
        place  # the hand lies open already, where the game wants it
        if hand.seen_by == EVERYONE
        else replace(place, cards=None, shown=tuple(game.arrange(hand)))
        for place, hand in zip(table.seats, game.hands, strict=True)
    )
    return replace(table, seats=tuple(seats))


def _place(view: View[Game], seat: int, name: str, say: Say) -> Place:
    game = view.game
    hand = game.hands[seat]
    is_open = hand.seen_by == EVERYONE
    return Place(
        name,
        line=say(game.line(seat)),
        cards=None if is_open else len(hand),
        shown=tuple(game.shown(seat)),
        turn=seat in game.waiting(),
        dealer=seat == game.dealer,
        team=game.team(seat),
        out=game.is_out(seat),
        tag=say(tag) if (tag := game.tag(seat)) else "",
        won=_has_won(game, seat),
    )


def _has_won(game: Game, seat: int) -> bool:
    """Whether a seat has won the match, or has come off best in the round that is over."""
    if not game.resting:
        return seat in game.winners
    sign = -1 if game.lowest_wins else 1
    gains = [sign * (now - old) for now, old in zip(game.scores, game.brought, strict=True)]
    return gains[seat] > min(gains) and (game.one_loses or gains[seat] == max(gains))


def hand_scene(view: View[Game], say: Say, sort: str = "game") -> Hand:
    """The hand of the view's seat in one of the `SORTS`."""
    assert view.seat is not None, "an onlooker has no hand"
    game, hand = view.game, view.game.hands[view.seat]
    acts = view.seat in game.waiting()
    cards = frozenset(str(card) for choice in view.choices() for card in choice.cards)
    return Hand(
        tuple(held(game, hand, sort)),
        playable=cards if acts and cards else None,
        title=_title(view, say),
        note=_note(view, say),
        own=game.aside(view.seat, say),
    )


def choices_by_hand(view: View[Game], hand: Hand) -> list[Choice]:
    """The choices of the view's seat, their cards in the order of its hand, others behind."""
    places = {card: place for place, card in enumerate(hand.cards)}
    return [
        replace(
            choice,
            cards=tuple(sorted(choice.cards, key=lambda card: places.get(card, len(places)))),
        )
        for choice in view.choices()
    ]


def _title(view: View[Game], say: Say) -> str:
    assert view.seat is not None
    title = say(Words("your-hand", count=len(view.game.hands[view.seat])))
    holding = view.game.holding(view.seat)
    return f"{title} · {say(holding)}" if holding else title


def _note(view: View[Game], say: Say) -> str:
    game = view.game
    if game.over:
        return say(Words("note-over"))
    if game.resting:
        return say(Words("note-resting"))
    if view.seat in game.waiting():
        return say(Words("note-your-turn"))
    return say(Words("note-waiting"))
