"""The legal plays of Dou Dizhu, and refusals (sections 7 and 11)."""

from dataclasses import replace
from typing import Any, Final

from games.cards import Card
from games.climbing.combinations import Cards
from games.dou_dizhu.kinds import (
    ACE,
    CLIMB,
    ORDER,
    RANK,
    ROCKET,
    SEQUENCES,
    SMALL,
    TWO,
    Combination,
    combination_of,
    combinations_in,
    counts_of,
    packed,
    runs,
)
from games.dou_dizhu.options import Options
from games.dou_dizhu.state import State
from games.text import Text, Value

OFF: Final = ("pairs_attached", "four_with_two", "attached_alike")
"""The options that leave out combinations where they are false."""


class Plays(State):
    """A match and its legal plays."""

    def legal_melds(self, seat: int) -> list[Cards]:
        by_rank: dict[int, list[Card]] = {}
        for card in sorted(self.hands[seat], key=ORDER.__getitem__):
            by_rank.setdefault(RANK[card], []).append(card)
        found = [
            tuple(card for rank, held in by_rank.items() for card in held[: play >> 8 * rank & 255])
            for play, _ in self.answers(packed(self.hands[seat]))
        ]
        return sorted(found, key=lambda cards: (len(cards), [ORDER[card] for card in cards]))

    def answers(self, hand: int) -> list[tuple[int, Combination]]:
        """The combinations of a packed hand that can be played now."""
        found, top = combinations_in(hand, self.options), self.top()
        return [(play, made) for play, made in found if top is None or made.beats(top)]

    def must_lead(self) -> Text:
        return Text("dou-dizhu-must-lead")

    def refused_cards(self, seat: int, action: str, cards: Cards) -> Text | None:
        made, top = combination_of(packed(cards), self.options), self.top()
        if made is None:
            return no_combination(packed(cards), self.options)
        if top is None or made.beats(top):
            return None
        if made.kind != top.kind:
            return Text("dou-dizhu-other-kind", kind=top.kind)
        if made.size != top.size:
            return Text("dou-dizhu-other-size", kind=top.kind, count=top.size)
        return Text("dou-dizhu-too-low", kind=top.kind, rank=rank_text(top.rank))


def rank_text(rank: int) -> str:
    """A rank as text; that of a joker is its card."""
    return CLIMB[rank].replace("T", "10") if rank <= TWO else "JB" if rank == SMALL else "JR"


def no_combination(hand: int, options: Options) -> Text:
    """The refusal of cards that make no combination, with the rule that is nearest."""
    for name in OFF:
        allowed: dict[str, Any] = {name: True}
        if not getattr(options, name) and combination_of(hand, replace(options, **allowed)):
            return Text("dou-dizhu-kind-is-off", option=name.replace("_", "-"))
    counts = counts_of(hand)
    held = [rank for rank, count in enumerate(counts) if count]
    if any(count >= 3 for count in counts):
        return Text("dou-dizhu-attached-wrong", **_attached(counts, hand))
    widths = {counts[rank] for rank in held}
    if len(widths) > 1 or len(held) < 3:
        return Text("dou-dizhu-no-combination", why="other", count=0)
    if held[-1] > ACE:
        return Text("dou-dizhu-no-combination", why="high", count=0)
    kind, least = SEQUENCES[widths.pop()]
    why = kind if len(held) < least else "gap"
    return Text("dou-dizhu-no-combination", why=why, count=least)


def _attached(counts: bytes, hand: int) -> dict[str, Value]:
    """The rule that the cards attached to triplets or a four break, and the length of the body."""
    bodies = [(rank, 1) for rank, count in enumerate(counts) if count >= 3]
    low, length = max([*runs(counts, 3, 2), *bodies], key=lambda body: body[1])
    if hand & ROCKET == ROCKET:
        why = "jokers"
    elif counts.count(4) > 1 or (4 in counts and length > 1 and max(counts[low:][:length]) < 4):
        why = "fours"
    elif 4 in counts:
        why = "four" if length == 1 else "body"
    elif length == 1:
        why = "single"
    else:  # five triplets in a row may be four that carry the fifth, from either end
        why = "readings" if sum(counts) == 4 * (length - 1) else "plane"
    return {"why": why, "count": length}
