"""A form under examination: collects what is wrong with it, then refuses it as Discord does."""

from collections.abc import Sized

from bot.sandbox.body import Json
from bot.sandbox.refusals import INVALID_FORM, Refusal


class Form:
    """The faults found in one request; paths are dotted, as in `components.0.custom_id`."""

    def __init__(self) -> None:
        self._errors: Json = {}

    def wrong(self, path: str, code: str, message: str) -> None:
        """Note a fault."""
        place = self._errors
        for step in path.split("."):
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: Sized | None, most: int, least: int = 0) -> None:
        """Note a fault unless the value has between `least` and `most` parts; None passes."""
        if value is not None and not least <= len(value) <= most:
            bounds = f"between {least} and {most}" if least else f"{most} or fewer"
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be {bounds} in length.")

    def required(self, path: str, value: Sized | None, most: int) -> None:
        """Note a fault unless the text or list is there and of a right length."""
        if value is None:
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self.length(path, value, most, least=1)

    def refuse(self) -> None:
        """Raise Refusal if anything is wrong."""
        if self._errors:
            raise self.refusal()

    def refusal(self) -> Refusal:
        """The refusal that names every fault found."""
        return Refusal(INVALID_FORM, self._errors)


def invalid(path: str, code: str, message: str) -> Refusal:
    """The refusal of a form with one fault."""
    form = Form()
    form.wrong(path, code, message)
    return form.refusal()
