"""The computer player of Truco (section 14)."""

from math import prod
from random import Random
from typing import Final

from games.cards import Card
from games.mind import Mind
from games.questions import Question
from games.text import Hint, Text
from games.truco.calls import ENVIDOS, FLORS, NO_QUIERO, QUIERO, TRUCOS, refused
from games.truco.cards import PLACE, SEVEN_OF_COINS, TIED, envido, flor
from games.truco.state import NOT_TOLD, State

_CHANCES: Final = (1, 0.97, 0.94, 0.9, 0.76, 0.62, 0.5, 0.4, 0.32, 0.25, 0.18, 0.12, 0.08, 0.05)
"""By place, the chance of a card against one unknown card."""
_MANY: Final = 0.92
_TAKES: Final = (0.27, 0.34, 0.42)
"""By step, the least chance with which a truco is accepted."""
_WEAK, _BLUFFS_TRUCO = 0.3, 0.15
"""The chance below which a truco is a bluff, and how often it is called then."""
_BLUFFS_ENVIDO: Final = 0.07
_IMPOSSIBLE: Final = 1e-6
"""The likelihood of what cannot be, so that a sampler can leave it."""
_RAISES, _ANSWERS_HIGHER, _HALF = 0.65, 0.85, 0.5


class TrucoMind(Mind[State]):
    """Calls by the chance of the tricks and the points; a hint never bluffs."""

    mcmc_steps = 600

    def hint(self, game: State, seat: int) -> Hint:
        question, moves = game.question, game.moves(seat)
        if moves == [FLORS[0]]:
            return Hint(FLORS[0], Text("truco-hint-flor"))
        if question and question.kind == "flor":
            return _answer_flor(game, seat, moves)
        if question and question.kind == "envido":
            return _answer_envido(game, seat, question, moves)
        if call := _envido(game, seat, moves):
            return call
        if question:
            return _answer_truco(game, seat, moves, question)
        return _truco(game, seat, moves) or _card(game, seat)

    def bluff(self, game: State, seat: int, action: str, random: Random) -> str:
        """Call with little now and then, and do not always call with much."""
        moves, step = game.moves(seat), game.next_truco()
        if action in ENVIDOS:
            is_answer = game.question is not None and game.question.kind == "envido"
            softer = _softer(action, moves, is_answer)
            return softer if random.random() < _HALF else action
        if game.question:
            return action
        if action == step:
            waits = not game.tricks and random.random() < _HALF
            return _card(game, seat).action if waits else action
        if ENVIDOS[0] in moves and random.random() < _BLUFFS_ENVIDO:
            return ENVIDOS[0]
        if step in moves and hand_chance(game, seat) < _WEAK and random.random() < _BLUFFS_TRUCO:
            return step
        return action

    def likelihood(self, game: State, seat: int) -> float:
        """A hand of another envido than the seat has told is not what it was dealt."""
        number = game.told[seat]
        return 1.0 if number in (NOT_TOLD, envido(game.dealt(seat))) else _IMPOSSIBLE

    def timeout_action(self, game: State, seat: int) -> str:
        moves = game.moves(seat)
        return NO_QUIERO if NO_QUIERO in moves else self.hint(game, seat).action


# The envido and the flor.


def _points(game: State, seat: int) -> int:
    """The envido of a seat, one more on the side that wins ties."""
    return envido(game.dealt(seat)) + (game.team(seat) == game.team(game.mano))


def _reason(number: int, call: str) -> Text:
    return Text("truco-hint-envido", number=number, kind=_kind(call))


def _kind(call: str) -> str:
    """The kind of a call, as the reason of a hint tells it apart."""
    return {QUIERO: "yes", NO_QUIERO: "no"}.get(call, "call")


def _envido(game: State, seat: int, moves: list[str]) -> Hint | None:
    if ENVIDOS[0] not in moves:
        return None
    points, number, call = _points(game, seat), envido(game.dealt(seat)), ""
    if points >= 31:
        call = ENVIDOS[1]
    elif points >= 26:
        call = ENVIDOS[0]
    return Hint(call, _reason(number, call)) if call else None


def _answer_envido(game: State, seat: int, question: Question, moves: list[str]) -> Hint:
    points, number = _points(game, seat), envido(game.dealt(seat))
    wanted = [(32, ENVIDOS[2]), (30, ENVIDOS[1]), (29, ENVIDOS[0])]
    for least, call in wanted:
        if points >= least and call in moves:
            return Hint(call, _reason(number, call))
    at_stake = 2 * len(question.chain)
    least = 25 + 2 * (at_stake - refused(question.chain) >= 2)
    if question.call == ENVIDOS[2]:
        at_stake = game.options.target - max(game.scores)
    least += 2 * (at_stake >= 7) + (at_stake >= 12) + (game.seats > 2)
    answer = QUIERO if points >= least else NO_QUIERO
    return Hint(answer, _reason(number, answer))


def _softer(call: str, moves: list[str], is_answer: bool) -> str:
    """A call, or an answer, that tells less of a good envido."""
    if call == ENVIDOS[1]:
        return call if is_answer else ENVIDOS[0]
    if not is_answer:
        return call
    return ENVIDOS[1] if call == ENVIDOS[2] and ENVIDOS[1] in moves else QUIERO


def _answer_flor(game: State, seat: int, moves: list[str]) -> Hint:
    number, is_raise = flor(game.dealt(seat)), FLORS[1] not in moves
    if number >= 34 and not is_raise:
        answer = FLORS[1]
    else:
        answer = QUIERO if number >= (33 if is_raise else 28) else NO_QUIERO
    return Hint(answer, _reason(number, answer))


# The truco.


def chance_of(game: State, seat: int, card: Card) -> float:
    """The chance of a card to take this trick, by what is on the table."""
    rivals = [other for other in game.opponents(seat) if has_played(game, other)]
    places = [PLACE[game.played[other][-1]] for other in rivals]
    if places and min(places) < PLACE[card]:
        return 0
    if len(rivals) == len(game.opponents(seat)):
        return _HALF if min(places) == PLACE[card] else 1
    return _CHANCES[PLACE[card]] * (_MANY if game.seats > 2 else 1)


def has_played(game: State, seat: int) -> bool:
    """True if a seat has played to this trick."""
    return len(game.played[seat]) > len(game.tricks)


def hand_chance(game: State, seat: int) -> float:
    """The chance of the tricks for a seat's side, by its own cards and the table."""
    side, cards = game.team(seat), list(game.hands[seat])
    later = [_CHANCES[PLACE[card]] * (_MANY if game.seats > 2 else 1) for card in cards]
    if has_played(game, seat):
        now = chance_of(game, seat, game.played[seat][-1])
    else:
        best = max(range(len(cards)), key=lambda place: chance_of(game, seat, cards[place]))
        now = chance_of(game, seat, cards[best])
        del later[best]
    some = 1 - prod(1 - each for each in later)
    if not game.tricks:
        return now * some + (1 - now) * prod(later) * 0.9
    first = game.tricks[0]
    if len(game.tricks) > 1 or first == TIED:
        return now
    return 1 - (1 - now) * (1 - some) if first == side else now * some


def _truco(game: State, seat: int, moves: list[str]) -> Hint | None:
    step = next((call for call in TRUCOS if call in moves), "")
    if not step:
        return None
    chance = hand_chance(game, seat)
    if chance >= _RAISES:
        return Hint(step, _odds(chance, step))
    return None


def _answer_truco(game: State, seat: int, moves: list[str], question: Question) -> Hint:
    chance = hand_chance(game, seat)
    raises = [call for call in TRUCOS if call in moves and chance >= _ANSWERS_HIGHER]
    accepts = chance >= _TAKES[TRUCOS.index(question.call)]
    answer = raises[0] if raises else QUIERO if accepts else NO_QUIERO
    return Hint(answer, _odds(chance, answer))


def _odds(chance: float, call: str) -> Text:
    return Text("truco-hint-truco", chance=round(100 * chance), kind=_kind(call))


# The cards.


def _card(game: State, seat: int) -> Hint:
    hand = sorted(game.hands[seat], key=lambda card: (-PLACE[card], game.order(card)))
    played = [other for other in range(game.seats) if has_played(game, other)]
    if not played:
        is_first = not game.tricks
        card = hand[1] if is_first else hand[-1]
        return Hint(card, Text("truco-hint-lead" if is_first else "truco-hint-highest"))
    best = min(PLACE[game.played[other][-1]] for other in played)
    holders = {game.team(other) for other in played if PLACE[game.played[other][-1]] == best}
    is_ours = holders == {game.team(seat)}
    if is_ours and (best <= SEVEN_OF_COINS or len(played) == game.seats - 1):
        return Hint(hand[0], Text("truco-hint-partner"))
    if winning := [card for card in hand if PLACE[card] < best]:
        return Hint(winning[0], Text("truco-hint-wins"))
    tying = [card for card in hand if PLACE[card] == best]
    if tying and game.tricks[:1] != [1 - game.team(seat)]:
        return Hint(tying[0], Text("truco-hint-ties"))
    return Hint(hand[0], Text("truco-hint-lowest"))
