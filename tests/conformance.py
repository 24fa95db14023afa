"""Whether what the bot sends is what Discord takes.

Bodies are validated against Discord's OpenAPI file, which nobody here wrote, and against the
limits that it leaves out. The file is named by PARLOR_OPENAPI or found beside the repository.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from jsonschema_rs import Draft202012Validator

from bot.sandbox.body import Body
from bot.sandbox.limits.commands import check_choices, check_commands
from bot.sandbox.limits.form import Form
from bot.sandbox.limits.messages import check_form, check_new
from bot.sandbox.limits.modals import check_modal
from bot.sandbox.refusals import Refusal
from bot.sandbox.world.components import V2_TYPES, walk
from bot.sandbox.world.messages import Flags

BESIDE = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"
ABSENT = "Discord's OpenAPI file is not here: set PARLOR_OPENAPI to its path"

MESSAGE, UPDATE, AUTOCOMPLETE, MODAL = 4, 7, 8, 9
"""Kinds of answers to an interaction that carry data."""


class Request(NamedTuple):
    """What was asked of Discord; `path` begins behind `/api/v10`."""

    method: str
    path: str
    body: Any


def openapi_file() -> Path | None:
    """Where Discord's OpenAPI file is; None where it is absent."""
    file = Path(os.environ.get("PARLOR_OPENAPI") or BESIDE)
    return file if file.is_file() else None


def check_requests(requests: Iterable[Request]) -> None:
    """Raise AssertionError with every fault found; without the OpenAPI file, of the limits only."""
    found = [
        f"{request.method} {request.path}: {fault}"
        for request in requests
        for fault in faults(request)
    ]
    assert not found, "\n".join(found)


def check_log(file: Path) -> int:
    """Check a request log of the sandbox (`python -m bot.sandbox --log FILE`); how many lines."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    check_requests(Request(line["method"], line["path"], line["body"]) for line in lines)
    return len(lines)


def faults(request: Request) -> Iterator[str]:
    """What is wrong with a request: by the schema, or else by the limits."""
    misshapen = list(_schema_faults(request)) if openapi_file() else []
    yield from misshapen
    if request.body is not None and not misshapen:
        try:
            _check_limits(request)
        except Refusal as refusal:
            yield json.dumps(refusal.json())


def _schema_faults(request: Request) -> Iterator[str]:
    path = next((path for path in _paths() if path.fullmatch(request.path)), None)
    operation = _paths()[path].get(request.method.lower()) if path else None
    if not path or operation is None:
        yield "Discord has no such route"
        return
    validator = _validator(path, request.method.lower())
    if validator is None or request.body is None:
        needed = operation.get("requestBody", {}).get("required")
        if needed or request.body:
            yield "a body is missing, or not wanted"
    else:
        for error in validator.iter_errors(request.body):
            yield f"{error.instance_path}: {error.message}"


@cache
def _document() -> Any:
    """The OpenAPI file, relaxed in three points.

    discord.py sends some ids as numbers. Discord's pages call a user's name optional and an
    application's description a text, where the file wants the one and has an object for the other.
    """
    file = openapi_file()
    assert file, ABSENT
    document = json.loads(file.read_text(encoding="utf-8"))
    schemas = document["components"]["schemas"]
    schemas["SnowflakeType"] = {
        "anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]
    }
    del schemas["BotAccountPatchRequest"]["required"]
    schemas["ApplicationFormPartial"]["properties"]["description"] = {
        "type": ["string", "null"],
        "maxLength": 400,
    }
    return document


def languages() -> set[str]:
    """The languages of Discord's clients."""
    known = _document()["components"]["schemas"]["AvailableLocalesEnum"]["oneOf"]
    return {each["const"] for each in known}


@cache
def _paths() -> dict[re.Pattern[str], Any]:
    """The operations of a path by a pattern for it; plain paths before those with parameters."""
    paths = sorted(_document()["paths"].items(), key=lambda item: item[0].count("{"))
    return {re.compile(re.sub(r"\\{.*?\\}", "[^/]+", re.escape(path))): ops for path, ops in paths}


@cache
def _validator(path: re.Pattern[str], method: str) -> Draft202012Validator | None:
    """What validates the body of an operation; None if it has no body."""
    operation = _paths()[path][method]
    if "requestBody" not in operation:
        return None
    schema = operation["requestBody"]["content"]["application/json"]["schema"]
    return Draft202012Validator({**schema, "components": _document()["components"]})


def _check_limits(request: Request) -> None:
    """Raise Refusal for what the schema lets pass: totals, and what must not stand together."""
    method, path, body = request
    if path.endswith("/callback"):
        _check_callback(body)
    elif path.endswith("/commands"):
        check_commands(body)
    elif method == "POST" and (path.endswith("/messages") or path.startswith("/webhooks/")):
        check_new(Body(body))
    elif method == "PATCH" and "/messages/" in path:
        _check_edit(body)


def _check_callback(body: Any) -> None:
    kind, data = body["type"], body.get("data") or {}
    if kind == MESSAGE:
        check_new(Body(data))
    elif kind == UPDATE:
        _check_edit(data)
    elif kind == MODAL:
        check_modal(data)
    elif kind == AUTOCOMPLETE:
        form = Form()
        check_choices(form, "data.choices", data.get("choices") or [])
        form.refuse()


def _check_edit(body: Any) -> None:
    """An edit need not repeat the flag of components V2."""
    kinds = {component.get("type") for component in walk(body.get("components") or [])}
    flags = Flags(body.get("flags") or 0)
    check_form(Body(body), v2=bool(flags & Flags.COMPONENTS_V2) or not kinds.isdisjoint(V2_TYPES))
