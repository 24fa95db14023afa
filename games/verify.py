"""Whether a record holds: everything in it is computed again."""

from games.game import Game
from games.record import End, Record
from games.speech import IllegalAction, Say, Words


class Broken(ValueError):
    """A record does not hold: `words` name the first thing that is wrong, `why` a broken rule."""

    def __init__(self, words: Words, why: Words | None = None) -> None:
        super().__init__(words.key)
        self.words, self.why = words, why

    def told(self, say: Say) -> str:
        """What is wrong, in a sentence or two."""
        return " ".join(say(words) for words in (self.words, self.why) if words)


def verify(record: Record) -> Game:
    """The match after its last action, every shuffle computed and every action checked again.

    Broken if that cannot be, or if the seed was not settled, or the match did not end, as the
    record says; BadRecord or BadOptions if its rules are not ours.
    """
    game = record.start()
    if record.proof and (problem := record.proof.problem(record.seed)):
        raise Broken(problem)
    for number, (seat, action) in enumerate(record.deeds, 1):
        try:
            game.apply(seat, action)
        except IllegalAction as refused:
            broken = Words("verify-breaks", number=number, action=action)
            raise Broken(broken, refused.words) from refused
    if record.end and record.end != End.of(game):
        raise Broken(_other_end(game))
    return game


def _other_end(game: Game) -> Words:
    """How the match really ended."""
    if (end := End.of(game)) is None:
        return Words("verify-no-end")
    texts, count = end.texts(), len(end.winners)
    return Words("verify-end", seats=texts["winners"], count=count, scores=texts["scores"])


def holds(record: Record, game: Game) -> Words:
    """What has been shown by `verify`, which gave this game."""
    counts = {"actions": len(record.deeds), "shuffles": game.shuffles}
    if record.proof is None:
        return Words("verify-holds-unsealed", **counts)
    return Words("verify-holds", clicks=record.proof.joins.count(",") + 1, **counts)
