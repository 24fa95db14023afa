"""Who is invited to a table."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import Person
from bot.store.engine import Database
from bot.store.schema import invitation, upsert

OF = (
    sa.select(invitation.c.user, invitation.c.name)
    .where(invitation.c.match == given("match_id"))
    .order_by(invitation.c.user)
)
ADD = upsert(invitation, "name")


@dataclass(frozen=True)
class Invitations:
    """The table `invitation`."""

    database: Database

    async def of(self, match: int) -> list[Person]:
        """Everybody who is invited to a table."""
        return [Person(*row) for row in await self.database.rows(OF, match_id=match)]

    async def add(self, match: int, person: Person) -> None:
        """Invite somebody."""
        await self.database.change(ADD, match=match, user=person.id, name=person.name)
