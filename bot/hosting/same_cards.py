"""The cards of finished matches, played again by one person for practice."""

import asyncio
from functools import partial
from typing import NamedTuple

from bot.hosting.replays import RulesChanged
from bot.hosting.solos import PlayedSolo, Solos, deal_of
from bot.hosting.tables import Tables
from bot.matches.deciding import played_by
from bot.matches.match import Match, Person, Refused, Seat, Stint
from bot.matches.solo import Attempt
from games.options import BadOptions
from games.record import BadRecord, Record
from games.same_cards import BothRounds, same_cards, side_by_side
from games.text import Text


class ComparedRound(NamedTuple):
    """A round of a solo, and the player of its seat in the match when that round was dealt."""

    points: BothRounds
    sitter: Seat | Stint


class SameCards:
    """Begins solos with the cards of matches, and compares their results."""

    def __init__(self, tables: Tables, solos: Solos) -> None:
        """Matches come from `tables`; they are played again in `solos`."""
        self.tables, self.solos = tables, solos

    async def source(self, number: int, user: int) -> Match:
        """A match whose cards somebody may play; Refused before its end.

        Of a private table they are for the people who sat at it.
        """
        match = await self.tables.get(number)
        if match.private and not played_by(match, user):
            raise Refused(Text("same-cards-private"))
        await self.tables.replays.record(number)
        return match

    async def begin(
        self, match: Match, seat: int, person: Person, guild: int, click: int
    ) -> PlayedSolo:
        """Begin a solo in a seat of a match, or go on with one that was not finished."""
        record = await self.tables.replays.record(match.id)
        try:
            deal = await asyncio.to_thread(same_cards, record, seat)
        except (BadRecord, BadOptions) as bad:
            raise RulesChanged from bad
        attempt = Attempt(
            user=person.id,
            name=person.name,
            guild=guild,
            started=self.tables.clock(),
            source=match.id,
            **deal._asdict(),
        )
        return await self.solos.begin(attempt, click)

    async def compared(self, played: PlayedSolo) -> list[ComparedRound]:
        """The rounds of a solo beside those of its match."""
        attempt = played.attempt
        assert attempt.source is not None, "its cards are those of a match"
        match = await self.tables.get(attempt.source)
        record = await self.tables.replays.record(match.id)
        compare = partial(_compared, record, attempt)
        rounds, deals = await asyncio.to_thread(compare)
        seat = match.seats[attempt.seat]
        return [
            ComparedRound(each, seat.sitter_at(number + 1))
            for each, number in zip(rounds, deals, strict=False)
        ]


def _compared(record: Record, attempt: Attempt) -> tuple[list[BothRounds], list[int]]:
    """The rounds of both, and after how many actions the match dealt each."""
    kept = {0, *record.kept_actions(len(record.deeds))}
    deals = [number for number in record.deals if number in kept]
    return side_by_side(record, deal_of(attempt), attempt.actions), deals
