"""Discord's rate limits; nothing is limited until a test or a bench says so.

    POST   /sandbox/limits {global?, posts?, edits?, openings?, old?}
    GET    /sandbox/limits
    DELETE /sandbox/limits

POST sets the limits that it names, null for none; Discord's figures are in brackets:

    global    requests in any second, except to interactions and webhooks [50]; beyond it a 429
              with global true. Refused ones count as well: who does not wait is let in no more
    posts     messages to one channel in 5 seconds [5], and
    edits     edits in one channel in 5 seconds [5]: answers carry X-RateLimit headers, by which
              discord.py waits; beyond it a 429
    openings  channels of direct messages opened in any second; beyond it 403 with code 40003
    old       edits in one channel in any 6 seconds [3] of messages older than an hour of the
              sandbox's clock; beyond it 400 with code 30046

GET tells `{"limits", "counted": {"401": n, "403": n, "429": n}, "most_in_a_minute": n,
"requests": {"PATCH /channels/{channel_id}/...": n}}`. Counted is what Discord counts towards a ban,
so no 429 of scope "shared"; `most_in_a_minute` is how many of them came within 60 seconds at worst.
DELETE limits nothing, and begins to count anew.
"""

from collections.abc import Callable

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from bot.sandbox.body import Json
from bot.sandbox.refusals import OLD_EDITS, OPENING_TOO_FAST, RateLimited, Refusal
from bot.sandbox.web.request_log import route_of
from bot.sandbox.web.requests import refuse_unread
from bot.sandbox.world.world import World
from tests.bot.control.faults import OPENING
from tests.bot.control.rates import Bucket, Window
from tests.bot.control.tally import Tally

POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
UNBOUND = ("/interactions/", "/webhooks/")
"""Beginnings of the routes that the global limit does not concern."""
SECOND, FOR_A_CHANNEL, FOR_OLD_EDITS = 1.0, 5.0, 6.0
OLD = 3600.0
"""Seconds after which a message is old."""

router = APIRouter(prefix="/sandbox/limits")


class Limits(BaseModel):
    """How many of each; None is no limit."""

    everything: int | None = Field(default=None, alias="global", ge=1)
    posts: int | None = Field(default=None, ge=1)
    edits: int | None = Field(default=None, ge=1)
    openings: int | None = Field(default=None, ge=1)
    old: int | None = Field(default=None, ge=1)


class Limited:
    """What the bot may do, and what of that it has used up."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.set(Limits())

    def set(self, limits: Limits) -> None:
        """Let these be all limits, and nothing used up."""
        self.limits = limits
        self._windows: dict[str, Window] = {}
        self._buckets: dict[str, Bucket] = {}

    def check(self, request: Request) -> None:
        """Raise Refusal for a request too many; its bucket is noted for the answer."""
        path = route_of(request.scope)
        if not path.startswith(UNBOUND):
            self._slide("global", self.limits.everything, SECOND, _everything, strict=True)
        route, channel = f"{request.method} {path}", request.path_params.get("channel_id", "")
        if route == f"POST {OPENING}":
            self._slide("openings", self.limits.openings, SECOND, _opening)
        elif route == POST:
            self._fill(request, "posts", self.limits.posts, channel)
        elif route == EDIT:
            self._fill(request, "edits", self.limits.edits, channel)
            if self._is_old(channel, request.path_params["message_id"]):
                self._slide(f"old {channel}", self.limits.old, FOR_OLD_EDITS, _old)

    def _slide(
        self,
        name: str,
        most: int | None,
        seconds: float,
        refusal: Callable[[float], Refusal],
        *,
        strict: bool = False,
    ) -> None:
        if most:
            window = self._windows.setdefault(name, Window(most, seconds, strict))
            if wait := window.take(self._world.clock.now()):
                raise refusal(wait)

    def _fill(self, request: Request, name: str, most: int | None, channel: str) -> None:
        if most:
            fresh = Bucket(f"parlor-{name}", most, FOR_A_CHANNEL)
            bucket = self._buckets.setdefault(f"{name} {channel}", fresh)
            request.state.bucket = bucket
            if wait := bucket.take(self._world.clock.now()):
                raise RateLimited(wait, "user")

    def _is_old(self, channel: str, message: str) -> bool:
        place = self._world.channels.get(int(channel)) if channel.isdigit() else None
        found = place.messages.get(int(message)) if place and message.isdigit() else None
        return bool(found and self._world.clock.now() - found.created > OLD)


def _everything(wait: float) -> Refusal:
    return RateLimited(wait, "global")


def _opening(wait: float) -> Refusal:
    return Refusal(OPENING_TOO_FAST)


def _old(wait: float) -> Refusal:
    return Refusal(OLD_EDITS)


async def keep(request: Request) -> None:
    """Refuse a request too many."""
    try:
        request.app.state.limits.check(request)
    except Refusal as refusal:
        await refuse_unread(request, refusal)


@router.get("")
async def _told(request: Request) -> Json:
    limited: Limited = request.app.state.limits
    tally: Tally = request.app.state.tally
    return {"limits": limited.limits.model_dump(by_alias=True)} | tally.json()


@router.post("", status_code=204)
async def _limit(request: Request, asked: Limits) -> None:
    limited: Limited = request.app.state.limits
    named = {name: getattr(asked, name) for name in asked.model_fields_set}
    limited.set(limited.limits.model_copy(update=named))


@router.delete("", status_code=204)
async def _forget(request: Request) -> None:
    request.app.state.limits.set(Limits())
    request.app.state.tally.clear()
