"""Refusals of Truco, each with what is legal instead (section 12)."""

from games.cards import CARDS
from games.text import Text
from games.truco.calls import ENVIDOS, FLORS, FOLD, NO_QUIERO, QUIERO, TRUCOS
from games.truco.state import State


def refusal(game: State, seat: int, action: str) -> Text | None:
    """The reason why a seat to act may not do this; None if it is legal."""
    legal = game.moves(seat)
    if action in legal:
        return None
    if action in FLORS:
        return Text("truco-no-flor")
    if legal == [FLORS[0]]:
        return Text("truco-say-flor")
    if action in ENVIDOS:
        return _envido(game)
    if action in TRUCOS:
        return _truco(game, action)
    if action == FOLD and game.seats > 2:
        return Text("truco-not-with-partners")
    if game.question and (action in CARDS or action == FOLD):
        return _answer_first(game)
    if action in (QUIERO, NO_QUIERO):
        return Text("truco-nothing-asked")
    if action in CARDS:
        return Text("not-in-hand", card=action)
    return Text("not-possible", action=action)


def _envido(game: State) -> Text:
    if game.question and game.question.kind == "envido":
        return Text("truco-not-higher", call=game.question.call)
    return Text("truco-envido-too-late")


def _truco(game: State, action: str) -> Text:
    if game.question and game.question.kind != "truco":
        return _answer_first(game)
    if action == game.next_truco():
        return Text("truco-not-your-word", call=action)
    step = game.next_truco()
    return Text("truco-wrong-step", call=step) if step else Text("truco-last-step")


def _answer_first(game: State) -> Text:
    return Text("truco-answer-first", call=game.question.call if game.question else "")
