"""The referee itself: it passes what Discord takes and finds what Discord refuses."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.locales import LOCALES
from tests.conformance import ABSENT, Request, check_log, faults, languages, openapi_file

needs_openapi = pytest.mark.skipif(openapi_file() is None, reason=ABSENT)

V2 = 1 << 15
MESSAGES = "/channels/123/messages"


def message(*components: Any, **fields: Any) -> Request:
    """A message of components V2 to be posted."""
    return Request("POST", MESSAGES, {"flags": V2, "components": [*components], **fields})


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str, **fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **fields}


def row(*controls: Any) -> dict[str, Any]:
    return {"type": 1, "components": [*controls]}


def answer(kind: int, **data: Any) -> Request:
    return Request("POST", "/interactions/1/token/callback", {"type": kind, "data": data})


@pytest.mark.parametrize(
    "request_",
    [
        message(text("hello"), row(button("a"), button("b"))),
        message({"type": 17, "components": [text("hello")]}),
        Request("POST", MESSAGES, {"content": "hello"}),
        Request("POST", "/users/@me/channels", {"recipient_id": 12345}),
        Request("DELETE", f"{MESSAGES}/5", None),
        answer(7, flags=V2, components=[text("hello")], attachments=[{"id": 0, "filename": "x"}]),
        answer(8, choices=[{"name": "Spades", "value": "spades"}]),
        Request("POST", "/interactions/1/token/callback", {"type": 6}),
    ],
)
def test_what_discord_takes_passes(request_: Request) -> None:
    assert not list(faults(request_))


@pytest.mark.parametrize(
    "request_",
    [
        Request("POST", MESSAGES, {"content": "x" * 2001}),
        message(text("x"), content="and content"),
        message(*[text("x")] * 41),
        message({"type": 17, "components": [row(*map(button, "abcde"))] * 7}),
        message(text("x" * 2500), text("y" * 2500)),
        message(row(button("same"), button("same"))),
        message(row(button("x" * 101))),
        message(row(button("x", label="x" * 81))),
        message(row(*map(button, "abcdef"))),
        message(row(button("a"), {"type": 3, "custom_id": "b", "options": []})),
        Request("POST", MESSAGES, {"components": [text("needs the flag")]}),
        Request("POST", MESSAGES, {}),
        answer(8, choices=[{"name": "x", "value": "x"}] * 26),
        answer(9, title="x" * 46, custom_id="m", components=[text("x")]),
        answer(9, title="x", custom_id="m", components=[text("x")] * 6),
        Request("PUT", "/applications/1/commands", [{"name": "Play", "description": "x"}]),
    ],
)
def test_a_limit_is_found_exceeded(request_: Request) -> None:
    assert list(faults(request_))


@needs_openapi
def test_the_sandbox_knows_the_languages_of_discord() -> None:
    assert languages() == LOCALES.keys()


@needs_openapi
@pytest.mark.parametrize(
    "request_",
    [
        Request("POST", "/no/such/route", {}),
        Request("POST", "/users/@me/channels", {"recipient_id": "abc"}),
        Request("POST", "/users/@me/channels", None),
        Request("DELETE", f"{MESSAGES}/5", {"why": "no body is wanted"}),
        message({"type": 10, "content": 5}),
        message({"type": 17, "accent_color": "red", "components": [text("x")]}),
        message({"type": 17, "components": [{"type": 12, "items": [{"media": "x.png"}]}]}),
        message(row(button("a", disabled="yes"))),
    ],
)
def test_what_is_not_of_discords_shape_is_found(request_: Request) -> None:
    assert list(faults(request_))


def test_a_log_of_the_sandbox_is_checked_line_by_line(tmp_path: Path) -> None:
    log = tmp_path / "requests.jsonl"
    good, bad = {"content": "hello"}, {"content": "x" * 2001}
    _write(log, good, good)
    assert check_log(log) == 2
    _write(log, good, bad)
    with pytest.raises(AssertionError, match=MESSAGES):
        check_log(log)


def _write(log: Path, *bodies: Any) -> None:
    lines = [{"method": "POST", "path": MESSAGES, "body": body} for body in bodies]
    log.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
