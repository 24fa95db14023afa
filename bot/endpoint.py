"""The address of Discord, real or a stand-in, and the permissions that the bot needs."""

import socket
from importlib.util import find_spec
from typing import Final

import aiohttp
import discord
import discord.gateway
import discord.http
import yarl

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""All that the bot needs in a server."""
SANDBOX_TOKEN: Final = "sandbox"
"""The token of the stand-in's one bot; it takes no other."""

DISCORD_FAILED: Final = (
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
    socket.gaierror,
)
"""What is raised where Discord refuses something, is in trouble, or cannot be reached."""


def passes(error: Exception) -> bool:
    """True if Discord may take the request a moment later: it refused nothing."""
    status = error.status if isinstance(error, discord.HTTPException) else None
    return status is None or status == 429 or status >= 500


def point_at(url: str) -> None:
    """Let every discord.py client of this process talk to the Discord stand-in at `url`.

    `url` is an origin such as "http://127.0.0.1:8080"; call it before a client is started.
    """
    rest_through(url)
    discord.Asset.BASE = url.rstrip("/")
    origin = yarl.URL(url)
    socket = origin.with_scheme("wss" if origin.scheme == "https" else "ws")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = socket / "gateway/"


def rest_through(url: str) -> None:
    """Let every request to Discord's HTTP API go to this origin, which passes it on."""
    discord.http.Route.BASE = str(yarl.URL(url) / "api/v10")


def sandbox_is_installed() -> bool:
    """True if the sandbox can be started here: the container image does without."""
    return find_spec("nicegui") is not None
