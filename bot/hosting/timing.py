"""Due times: when something happens in a match by itself, and what the host does then."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.hosting.beacon import Beacon
from bot.hosting.preferences import preferences_of
from bot.matches import lobby, proposals
from bot.matches.match import Match
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.proposal_kinds import ANSWER
from bot.settings import Caps
from bot.store import Store
from games.game import DEAL, DEAL_UP, HOST, STOP, TURN_UP

DEFAULTS: Final = Caps()


class Timing:
    """Due times by a clock, a pace and the preferences of people."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        pace: Pace,
        beacon: Beacon | None = None,
        caps: Caps = DEFAULTS,
    ) -> None:
        """`clock` tells the time in seconds since 1970."""
        self.store, self.clock, self.pace, self.beacon = store, clock, pace, beacon
        self.caps = caps

    def of_lobby(self, match: Match) -> Match:
        """The lobby with the time when it closes, or holds seats no longer.

        Something has just happened: the beacon's round is to come after it.
        """
        if match.gathers:  # its arena closes it
            return replace(match, due=None, beacon_round=self._beacon_round())
        now = self.clock()
        is_reserved = match.rematch_of is not None and now < match.created + lobby.RESERVED
        due = match.created + lobby.RESERVED if is_reserved else now + lobby.IDLE
        return replace(match, due=due, beacon_round=self._beacon_round())

    def _beacon_round(self) -> int | None:
        """The round of the beacon that comes after now; None without one."""
        return self.beacon.ahead(self.clock()) if self.beacon else None

    async def after_change(self, before: Match, played: Played) -> Match:
        """A match under way with its due time after a change that is no action.

        Whoever only asks the table something gains no time by it.
        """
        match = played.match
        if match.paused is not None:
            return replace(match, due=None, nudge=None)
        is_same = (before.seats, before.paused) == (match.seats, None)
        due = await self.due(played, before.due if is_same else None)
        if is_same and before.status is match.status:
            if due is not None and before.due is not None:
                due = min(due, before.due)
            return replace(match, due=due)
        asked = replace(played, match=replace(match, due=due, asked_at=self.clock()))
        return replace(asked.match, nudge=asked.nudge)

    async def due(self, played: Played, before: float | None = None) -> float | None:
        """The due time of a match under way; what all wait for need not be waited for.

        What is forced stays due when it was `before`, if it was: a player who had it drawn again,
        by asking the table again and again, would learn of it from the shortest.
        """
        is_ready = bool(played.present) and not played.unready
        at_once = played.resting and (is_ready or self.is_last_round(played))
        if played.computers_to_act and proposals.holds_up(played):
            return None
        _, forced = await self.forced(played) or (None, "")
        now = self.clock()
        if played.deserted and not self.is_last_round(played):
            return now + ANSWER
        if forced and before is not None:
            return before
        return now if at_once else self.pace.due_after(played, now, forced)

    async def forced(self, played: Played) -> tuple[int, str] | None:
        """A person to act for whom something is played by itself, and the action.

        They have one thing to do, or decided before what to do.
        """
        for seat in played.waiting:
            user = played.match.seats[seat].user if seat != HOST else None
            if user is None or not (played.forced(seat) or played.ordered(seat)):
                continue
            if action := (await preferences_of(self.store.people, user)).action(played, seat):
                return seat, action
        return None

    def is_last_round(self, played: Played) -> bool:
        """True if the host ends a match with its round.

        All want it, it has as many rounds as it is to have, or it is as long as may be.
        """
        match = played.match
        is_enough = 0 < match.rounds <= played.round
        return match.agreed(STOP) or is_enough or played.length >= self.caps.actions

    def host_action(self, played: Played) -> str:
        """The host's action between rounds, and where cards are turned up one by one."""
        if not played.resting:
            return TURN_UP
        if played.deserted or self.is_last_round(played):
            return STOP
        return DEAL_UP if played.level_ends(self.clock()) else DEAL
