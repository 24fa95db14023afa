"""The laws of hidden information."""

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from games.cards import CARDS, HIDDEN, sees
from games.describe import describe
from games.game import HOST, Game
from games.sampling import can_be_there, hidden_cards
from games.stage import table_scene
from games.testing.facts import facts, leaves
from games.testing.voice import NAMES, tr
from games.view import View, view


def a_view_shows_no_hidden_card(game: Game, random: Random) -> None:
    """A view contains no card that its seat may not see."""
    for seen in _views(game):
        visible = _visible(game, seen.seat)
        state = {name: value for name, value in seen.game.__dict__.items() if name != "events"}
        leaked = set(_cards_named(state)) - visible
        assert not leaked, f"a view shows no card its seat may not see: {leaked}"


def news_names_no_hidden_card(game: Game, random: Random) -> None:
    """Events of an action name hidden cards only to seats that see them.

    The events of a deal are left out: it may name cards that were turned up before the shuffle.
    """
    after = game.copy()
    seats = [seat for seat in game.active_seats() if seat != HOST]
    if seats:
        seat = random.choice(seats)
        after.apply(seat, random.choice(after.legal(seat)))
    for seen in _views(after):
        events = seen.game.events or []
        assert all(sees(event.to, seen.seat) for event in events), "private events are private"
        leaked = set(_cards_named(events)) - _visible(after, seen.seat)
        assert not seats or not leaked, f"events name no card that their seat may not see: {leaked}"


def a_view_does_not_tell_the_seed(game: Game, random: Random) -> None:
    """A view does not contain the seed, which determines every card."""
    for seen in _views(game):
        texts = [leaf for leaf in leaves(seen.game.__dict__) if isinstance(leaf, str)]
        assert not any(game.seed in text for text in texts), "a view does not tell the seed"


def a_view_tells_its_seat_what_is_legal(game: Game, random: Random) -> None:
    """Legal actions of a seat depend only on its view."""
    for seat in range(game.seats):
        seen = view(game, seat)
        assert seen.legal() == game.legal(seat), "a view tells its seat all it may do"
        assert seen.choices == game.choices(seat), "a view tells its seat all its choices"
        for action in ("nonsense", *game.deck.cards):
            reason = seen.game.check(seat, action)
            assert reason == game.check(seat, action), "a refusal is computed from a view alone"


def a_guess_looks_the_same_to_its_seat(game: Game, random: Random) -> None:
    """A whole, plausible game that differs from the real one only in what the seat cannot see."""
    public = _shown(view(game, None))
    for seen in _views(game):
        sampled = pickle.loads(pickle.dumps(seen)).sample(random)  # as in a worker process
        found = Counter(card for pile in sampled.piles() for card in pile)
        assert found == Counter(game.pack()), "a sample is a whole game"
        _is_plausible(seen, sampled)
        assert facts(view(sampled, seen.seat).game) == facts(seen.game), "its seat cannot tell"
        sampled.events = game.events  # a sample knows only the events for its seat
        assert _shown(view(sampled, None)) == public, "an onlooker cannot tell two deals apart"


def _is_plausible(seen: View[Game], sampled: Game) -> None:
    piles = dict(zip(map(id, seen.game.piles()), sampled.piles(), strict=True))
    for place in hidden_cards(seen.game):
        card = piles[id(place.pile)][place.at]
        assert can_be_there(seen.game, place, card), "a sample is plausible"


def what_is_told_alike_looks_alike(game: Game, random: Random) -> None:
    """Two actions of which others are told the same are the same to them in all that they see.

    A secret answer, of which only that it was given is public; and cards laid face down, of which
    only their number is, or what their player claims.
    """
    for seat in game.waiting():
        actions = game.legal(seat)
        if seat == HOST or len(actions) < 2:
            continue
        copies = [game.copy(), game.copy()]
        for copy, action in zip(copies, random.sample(actions, 2), strict=True):
            copy.apply(seat, action)
        are_secret = all(copy.secrets[seat] for copy in copies)
        for other in (None, *range(game.seats)):
            here, there = (view(copy, other) for copy in copies)
            is_told_alike = here.game.events == there.game.events
            assert other == seat or is_told_alike or not are_secret, (
                "others cannot tell two secret answers apart"
            )
            if other != seat and is_told_alike:
                assert _shown(here) == _shown(there), "what is told alike looks alike"


def _shown(seen: View[Game]) -> tuple[Any, ...]:
    """All texts, pictures and values of a view."""
    scene = table_scene(seen, NAMES, tr)
    return facts(seen.game), seen.game.active_seats(), seen.legal(), scene, describe(scene, tr)


def _views(game: Game) -> Iterator[View[Game]]:
    for seat in (None, *range(game.seats)):
        yield view(game, seat)


def _visible(game: Game, seat: int | None) -> set[str]:
    shown = {HIDDEN, *(card for pile in game.piles() for card in pile.known)}
    for pile in game.piles():
        if sees(pile.seen_by, seat):
            shown.update(pile)
        elif seat is not None:
            shown.update(pile.known_to.get(seat, ()))
    return {str(card) for card in shown}


def _cards_named(value: Any) -> Iterator[str]:
    """The cards named by any text that can be reached."""
    for leaf in leaves(value):
        if isinstance(leaf, str):
            yield from (word for word in leaf.split() if word in CARDS)


SECRECY = (
    a_view_shows_no_hidden_card,
    news_names_no_hidden_card,
    a_view_does_not_tell_the_seed,
    a_view_tells_its_seat_what_is_legal,
    a_guess_looks_the_same_to_its_seat,
    what_is_told_alike_looks_alike,
)
