"""What discord.py sends arrives as it would without us."""

import io

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.internals.discord_client import Form


async def test_a_message_with_its_picture_arrives_in_one_piece_as_in_eight() -> None:
    arrived = []

    async def note(request: web.Request) -> web.Response:
        fields = await request.post()
        picture = fields["files[0]"]
        assert isinstance(picture, web.FileField)
        read = picture.filename, picture.content_type, picture.file.read()
        arrived.append((*fields, fields["payload_json"], *read))
        return web.Response()

    app = web.Application()
    app.router.add_post("/", note)
    async with TestServer(app) as server, aiohttp.ClientSession() as session:
        for kind in (aiohttp.FormData, Form):
            form = kind(quote_fields=False)
            form.add_field("payload_json", '{"content": "5♠"}')
            pixels = io.BytesIO(bytes(range(256)) * 500)
            form.add_field("files[0]", pixels, filename="hand.png", content_type="image/png")
            await session.post(server.make_url("/"), data=form)
    assert arrived[0] == arrived[1]
    assert arrived[0][-1] == bytes(range(256)) * 500
