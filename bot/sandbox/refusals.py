"""How Discord says no: an HTTP status, an error code and a message."""

from dataclasses import dataclass

from bot.sandbox.body import Json


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
UNKNOWN_WEBHOOK = Reason(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Reason(404, 10062, "Unknown interaction")
TOO_LARGE = Reason(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Reason(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Reason(403, 50001, "Missing Access")
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

    def json(self) -> Json:
        """The body of the answer."""
        body: Json = {"message": self.reason.message, "code": self.reason.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Mistake(ValueError):
    """What a chat client would not let a person do; the text says why."""
