"""Verification of records and of chains of records by computing everything again."""

from collections.abc import Sequence

from games.fairness import FIRST, JOINS, NO_BEACON
from games.game import Game
from games.record import End, Record
from games.text import IllegalAction, Text, Translate, paragraph


class Broken(ValueError):
    """A record does not hold: `words` name the first thing that is wrong, `why` a broken rule."""

    def __init__(self, words: Text, why: Text | None = None) -> None:
        super().__init__(words.key)
        self.words, self.why = words, why

    def sentence(self, tr: Translate) -> str:
        """The failure as a sentence or two."""
        return paragraph((tr(words) for words in (self.words, self.why) if words), tr)


def verify(record: Record) -> Game:
    """The match after its last action, every shuffle computed and every action checked again.

    Broken if that cannot be, or if the seed was not settled, or the match did not end, as the
    record says; BadRecord or BadOptions if its rules are not ours.
    """
    game = record.start()
    if record.proof and (problem := record.proof.problem(record.seed, record.seats)):
        raise Broken(problem)
    for number, (_, action) in enumerate(record.deeds, 1):
        try:
            game = record.after(game, number)
        except IllegalAction as refused:
            broken = Text("verify-breaks", number=number, action=action)
            raise Broken(broken, refused.words) from refused
    if record.end and record.end != End.of(game):
        raise Broken(_other_end(game))
    if record.proof and not game.over:  # a secret is published at the end, not before
        raise Broken(Text("verify-no-end"))
    return game


def follows(record: Record, before: Record | None) -> None:
    """Broken if a record that names the one before it names another than this."""
    digest = before.digest if before else FIRST
    if record.ended_after not in ("", digest):
        raise Broken(Text("chain-gap", found=record.ended_after))


def follow(records: Sequence[Record]) -> list[Record]:
    """Records of one server in the order in which their matches ended, with none between left out.

    Each names the one before it, and its commitment covers one that was there when it was opened.
    Broken if one is missing, changed, or there twice.
    """
    if any(not record.ended_after or not record.proof for record in records):
        raise Broken(Text("chain-none"))
    after = {record.ended_after: record for record in records}
    if len(after) < len(records):
        raise Broken(Text("chain-fork"))
    digests = {record.digest for record in records}
    last, *gaps = sorted(after.keys() - digests, key=lambda before: _dealt(after[before]))
    if gaps:
        raise Broken(Text("chain-gap", found=gaps[0]))
    known, order = {last}, list[Record]()
    while record := after.get(last):
        assert record.proof, "looked at above"
        if record.proof.opened_after not in known:
            raise Broken(Text("chain-gap", found=record.proof.opened_after))
        order.append(record)
        last = record.digest
        known.add(last)
    return order


def _dealt(record: Record) -> int:
    """The time of the deal, from the number of its message."""
    form = JOINS.fullmatch(record.proof.joins) if record.proof else None
    return int(form["number"]) if form else 0


def _other_end(game: Game) -> Text:
    """The actual end of the match."""
    if (end := End.of(game)) is None:
        return Text("verify-no-end")
    texts, count = end.texts(), len(end.winners)
    return Text("verify-end", seats=texts["winners"], count=count, scores=texts["scores"])


def holds(record: Record, game: Game) -> Text:
    """The message for a record that `verify` has accepted."""
    counts = {"actions": len(record.deeds), "shuffles": game.shuffles}
    form = JOINS.fullmatch(record.proof.joins) if record.proof else None
    if form is None:
        return Text("verify-holds-unsealed", **counts)
    people = form["seats"].count(",")
    if form["last"] == "start":
        return Text("verify-holds-started", clicks=people + 1, **counts)
    beacon = {None: "no", NO_BEACON: "missed"}.get(form["value"], "yes")
    return Text("verify-holds", people=people, beacon=beacon, round=form["round"] or "", **counts)
