"""Reading what the bot sent, JSON or multipart, and answering as Discord does."""

import json
import re
from typing import Annotated, NoReturn, cast

from fastapi import Depends, FastAPI, Request
from fastapi.responses import JSONResponse, Response
from starlette.datastructures import UploadFile
from starlette.requests import ClientDisconnect

from bot.endpoint import SANDBOX_TOKEN
from bot.sandbox import refusals
from bot.sandbox.body import Body, Json, Upload
from bot.sandbox.refusals import Refusal
from bot.sandbox.world.world import World


async def world_of(request: Request) -> World:
    """The world that this server serves."""
    return cast(World, request.app.state.world)


async def read_body(request: Request) -> Body:
    """The JSON and files of a request; raises Refusal for what is neither JSON nor multipart.

    The body is kept in the request's state for the request log.
    """
    if request.headers.get("content-type", "").startswith("multipart/form-data"):
        body = await _multipart(request)
    else:
        content = await request.body()
        body = Body(_parsed(content) if content else {})
    request.state.body = body.json
    return body


async def refuse_unread(request: Request, refusal: Refusal) -> NoReturn:
    """Raise this Refusal before anybody has looked at the body; the request log wants it."""
    if "content-type" in request.headers:
        await read_body(request)
    raise refusal


async def _multipart(request: Request) -> Body:
    async with request.form() as form:
        files: dict[int, Upload] = {}
        for name, part in form.multi_items():
            number = re.fullmatch(r"files\[(\d+)\]", name)
            if number and isinstance(part, UploadFile):
                files[int(number[1])] = Upload(part.filename or "unknown", await part.read())
        return Body(_parsed(str(form.get("payload_json") or "{}")), files)


def _parsed(text: str | bytes) -> Json:
    try:
        return cast(Json, json.loads(text))
    except ValueError:
        raise Refusal(refusals.INVALID_JSON) from None


async def require_token(request: Request) -> None:
    """Raise Refusal unless the request carries the bot's token."""
    if request.headers.get("authorization") != f"Bot {SANDBOX_TOKEN}":
        raise Refusal(refusals.UNAUTHORIZED)


Here = Annotated[World, Depends(world_of)]
Sent = Annotated[Body, Depends(read_body)]
NO_CONTENT = 204
BROKEN_OFF = 499  # not Discord's: the bot died while it was asking, and nobody reads the answer


def answer_refusals(app: FastAPI) -> None:
    """Turn every Refusal into the error that Discord sends."""

    @app.exception_handler(Refusal)
    async def refuse(request: Request, refusal: Refusal) -> Response:
        return JSONResponse(refusal.json(), refusal.reason.status, refusal.headers)

    @app.exception_handler(ClientDisconnect)
    async def let_go(request: Request, gone: ClientDisconnect) -> Response:
        return Response(status_code=BROKEN_OFF)
