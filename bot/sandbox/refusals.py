"""Discord's refusals: an HTTP status, an error code and a message."""

import math
from dataclasses import dataclass
from typing import Literal

from bot.sandbox.body import Json

Scope = Literal["user", "global", "shared"]
"""Whose rate limit it is: the bot's for one route, the bot's for all, or that of a resource."""


@dataclass(frozen=True)
class Reason:
    """One of Discord's documented errors."""

    status: int
    code: int
    message: str


NOT_FOUND = Reason(404, 0, "404: Not Found")
UNAUTHORIZED = Reason(401, 0, "401: Unauthorized")
UNKNOWN_CHANNEL = Reason(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Reason(404, 10004, "Unknown Guild")
UNKNOWN_MESSAGE = Reason(404, 10008, "Unknown Message")
UNKNOWN_USER = Reason(404, 10013, "Unknown User")
UNKNOWN_EMOJI = Reason(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK = Reason(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Reason(404, 10062, "Unknown interaction")
TOO_MANY_EMOJIS = Reason(400, 30008, "Maximum number of emojis reached (2000)")
OLD_EDITS = Reason(
    400, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
)
OPENING_TOO_FAST = Reason(403, 40003, "You are opening direct messages too fast.")
TOO_LARGE = Reason(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Reason(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Reason(403, 50001, "Missing Access")
WRONG_CHANNEL = Reason(400, 50024, "Cannot execute action on this channel type")
MISSING_PERMISSIONS = Reason(403, 50013, "Missing Permissions")
THREAD_EXISTS = Reason(400, 160004, "A thread has already been created for this message")
THREAD_ARCHIVED = Reason(400, 50083, "Thread is archived")
NOT_AUTHOR = Reason(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Reason(400, 50006, "Cannot send an empty message")
CANNOT_SEND_TO_USER = Reason(403, 50007, "Cannot send messages to this user")
INVALID_WEBHOOK_TOKEN = Reason(401, 50027, "Invalid Webhook Token")
INVALID_FORM = Reason(400, 50035, "Invalid Form Body")
INVALID_JSON = Reason(400, 50109, "The request body contains invalid JSON.")


class Refusal(Exception):
    """Discord's no to a request of the bot."""

    def __init__(self, reason: Reason, errors: Json | None = None) -> None:
        super().__init__(f"{reason.code}: {reason.message}")
        self.reason = reason
        self.errors = errors

    @property
    def headers(self) -> dict[str, str]:
        """The headers of the answer, beside those of every answer."""
        return {}

    def json(self) -> Json:
        """The body of the answer."""
        body: Json = {"message": self.reason.message, "code": self.reason.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class RateLimited(Refusal):
    """A 429: the bot shall ask again after so many seconds."""

    def __init__(self, retry_after: float, scope: Scope, code: int = 0) -> None:
        whose = "The resource is" if scope == "shared" else "You are"
        super().__init__(Reason(429, code, f"{whose} being rate limited."))
        self.retry_after = round(retry_after, 3)
        self.scope = scope

    @property
    def headers(self) -> dict[str, str]:
        """The headers that discord.py reads: without `Via` it takes a 429 for a ban."""
        headers = {
            "Via": "1.1 google",
            "Retry-After": str(math.ceil(self.retry_after)),
            "X-RateLimit-Scope": self.scope,
        }
        if self.scope == "global":
            return headers | {"X-RateLimit-Global": "true"}
        return headers | {"X-RateLimit-Reset-After": str(self.retry_after)}

    def json(self) -> Json:
        """The body of the answer."""
        more = {"retry_after": self.retry_after, "global": self.scope == "global"}
        return super().json() | more


class Mistake(ValueError):
    """An act that a chat client would not let a person do; the text says why."""
