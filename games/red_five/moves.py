"""What may be played in Red Five, as actions, and what becomes of a throw that fails."""

from collections.abc import Iterable
from functools import lru_cache

from games.cards import Card
from games.choices import Choice
from games.red_five.plays import follows, lead_instead, leads, parts, shape_of
from games.red_five.state import State
from games.tricks import Cards, Ranking


def card_moves(game: State, seat: int) -> list[str]:
    """What a seat may lead, or some of the ways it may follow."""
    order, trick, tally = game.ranking, game.trick, game.ranking.tally
    if trick and game.size == 1:
        return [*dict.fromkeys(game.playable(seat))]
    hand = tally.of(game.hands[seat])
    if not trick:
        found = leads(order, game.options, hand, game.others(seat))
        return [spelled_lead(order, play) for play in found]
    shape = shape_of(order, tally.of(trick[: game.size]))
    return [spelled(order, play) for play in follows(order, hand, tally.area[game.led()], shape)]


@lru_cache(maxsize=1 << 11)
def spelled_lead(order: Ranking, play: int) -> str:
    """The action that leads these cards."""
    text = spelled(order, play)
    return f"throw {text}" if len(parts(order, play)) > 1 else text


def spelled(order: Ranking, play: int) -> str:
    """The action that follows with these cards."""
    return " ".join(order.tally.cards(play))


def by_group(order: Ranking, cards: Iterable[Card]) -> dict[str, list[Card]]:
    """Cards by their group."""
    group = order.group
    groups: dict[str, list[Card]] = {}
    for card in cards:
        groups.setdefault(group[card], []).append(card)
    return groups


def card_choices(game: State, seat: int) -> list[Choice]:
    """Singles apart from several cards at once; throws apart from both."""
    hand = tuple(game.arrange(game.hands[seat]))
    if game.trick:
        cards = tuple(game.arrange(_useful(game, seat)))
        if game.size == 1:
            return [Choice("", tuple(dict.fromkeys(cards)), 1, 1)]
        return [Choice("", cards, game.size, game.size)]
    choices = [Choice("", tuple(dict.fromkeys(hand)), 1, 1)]
    runs = [
        run for held in by_group(game.ranking, hand).values() for run in game.ranking.runs(held)
    ]
    if runs:
        pairs = tuple(game.arrange([card for run in runs for card in run for _ in (0, 1)]))
        longest = 2 * max(map(len, runs))
        choices.append(Choice("", pairs, 2, longest, said="pairs" if longest > 2 else "pair"))
    longest = max(map(len, by_group(game.ranking, hand).values()))
    if game.options.throws and longest > 1:
        choices.append(Choice("throw", hand, 2, longest))
    return choices


def _useful(game: State, seat: int) -> list[Card]:
    """The cards that may be part of a follow."""
    hand, order, size = game.hands[seat], game.ranking, game.size
    held = order.following(hand, game.led())
    if len(held) < size or not held:
        return hand
    if len(held) == size:
        return held
    pairs = order.score(held, order.shape(game.trick[:size]))[0]
    if 2 * pairs < size:
        return held
    return [card for run in order.runs(held) for card in run for _ in (0, 1)]


def throw(game: State, seat: int, thrown: Cards) -> None:
    """Lead several combinations at once, or what is left of it if one can be beaten."""
    tally = game.ranking.tally
    others = [tally.of(hand) for other, hand in enumerate(game.hands) if other != seat]
    instead = lead_instead(game.ranking, others, tally.of(thrown), game.options.failed_throw)
    if not instead:
        game.lay(seat, thrown)
        return
    game.tell("red-five-throw-fails", seat=seat, cards=" ".join(thrown))
    penalty = game.options.failed_throw_penalty
    game.shift += -penalty if seat == game.declarer else penalty
    if penalty:
        game.tell("red-five-throw-costs", seat=seat, points=penalty)
    known = game.hands[seat].known
    for card in dict.fromkeys(thrown):
        known += [card] * (thrown.count(card) - known.count(card))
    game.lay(seat, tally.cards(instead))
