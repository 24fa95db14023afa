"""How a hand of Five Card Draw ends, who wins which chips (section 8), and buying in again."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from games.cards import EVERYONE
from games.five_card_draw.hands import shows
from games.poker import strength
from games.speech import Event

if TYPE_CHECKING:
    from games.five_card_draw import FiveCardDraw


def take_all(game: "FiveCardDraw") -> None:
    """Pay everything to the one seat left, which shows nothing."""
    winner, pot = game.live.index(True), sum(game.put)
    game.tell("five-card-draw-takes-all", winner=winner, number=pot)
    finish(game, [pot * (seat == winner) for seat in range(game.seats)])


def show_down(game: "FiveCardDraw") -> None:
    """Show the hands not folded, and pay each pot to the best among its seats."""
    show_hands(game)
    give_back(game)
    strengths = {seat: strength(game.hands[seat]) for seat in game.clockwise()}
    paid = [0] * game.seats
    shared = pots(game.put, list(strengths))
    for number, pot in enumerate(shared):
        best = max(strengths[seat] for seat in pot.seats)
        winners = [seat for seat in pot.seats if strengths[seat] == best]
        for seat, chips in zip(winners, shares(pot.amount, len(winners)), strict=True):
            paid[seat] += chips
        which = "only" if len(shared) == 1 else "side" if number else "main"
        game.tell(
            "five-card-draw-wins" if len(winners) == 1 else "five-card-draw-ties",
            seats=" ".join(map(str, winners)),
            number=pot.amount,
            pot=which,
        )
    finish(game, paid)


def show_hands(game: "FiveCardDraw") -> None:
    """Turn up the hands, beginning with who bet or raised last in the second stage."""
    order = list(game.clockwise())
    first = order.index(game.bettor) if game.raises else 0
    for seat in order[first:] + order[:first]:
        game.hands[seat].seen_by = EVERYONE
        if game.news is not None:
            game.news.append(Event(shows(seat, game.arrange(game.hands[seat]))))


def give_back(game: "FiveCardDraw") -> None:
    """Return what nobody matched."""
    seat, chips = uncalled(game.put)
    if chips:
        game.put[seat] -= chips
        game.scores[seat] += chips
        game.tell("five-card-draw-gives-back", seat=seat, number=chips)


def finish(game: "FiveCardDraw", paid: Sequence[int]) -> None:
    """Pay out the hand, and go on to what bankrupt seats do."""
    game.won = list(paid)
    game.scores = [chips + gain for chips, gain in zip(game.scores, paid, strict=True)]
    for seat, chips in enumerate(game.scores):
        if not chips and game.put[seat]:
            game.tell("five-card-draw-bankrupt", seat=seat)
    ask_bankrupts(game)


def ask_bankrupts(game: "FiveCardDraw") -> None:
    """Offer each bankrupt seat once to buy in again; then the hand is over."""
    is_last = game.round == game.options.max_hands
    for seat, chips in enumerate(game.scores):
        if game.options.rebuy and not is_last and not chips and not game.offered[seat]:
            game.stage, game.turn = "rebuy", seat
            return
    game.stage = "over"
    game.end_round([0] * game.seats)


def buy_in(game: "FiveCardDraw", seat: int, does: bool) -> None:
    """Buy in again, or not."""
    game.offered[seat] = True
    if does:
        game.scores[seat] = game.options.starting_chips
        game.tell("five-card-draw-buys-in", seat=seat, number=game.scores[seat])
    else:
        game.tell("five-card-draw-leaves", seat=seat)
    ask_bankrupts(game)


class Pot(NamedTuple):
    """An amount, and the seats that paid enough to win it."""

    amount: int
    seats: tuple[int, ...]


def uncalled(put: Sequence[int]) -> tuple[int, int]:
    """The seat that put most into the hand, and how much of it nobody matched."""
    second, most = sorted(put)[-2:]
    return put.index(most), most - second


def pots(put: Sequence[int], live: Sequence[int]) -> list[Pot]:
    """The main pot and the side pots, once what nobody matched is returned.

    `live` are the seats not folded. What folded seats put in beyond them all joins the last pot.
    """
    levels = sorted({put[seat] for seat in live})
    amounts = layers(put, levels)
    amounts[-1] += sum(put) - sum(amounts)
    return [
        Pot(amount, tuple(seat for seat in live if put[seat] >= level))
        for amount, level in zip(amounts, levels, strict=True)
    ]


def layers(put: Sequence[int], levels: Iterable[int]) -> list[int]:
    """What all seats together put in up to each level, above the one before."""
    amounts, below = [], 0
    for level in levels:
        amounts.append(sum(min(paid, level) - min(paid, below) for paid in put))
        below = level
    return amounts


def shares(amount: int, winners: int) -> list[int]:
    """An amount divided among tied seats in clockwise order; odd chips go to the first."""
    each, odd = divmod(amount, winners)
    return [each + (place < odd) for place in range(winners)]
