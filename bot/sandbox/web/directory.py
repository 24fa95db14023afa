"""The HTTP API's routes for users, guild, channels, commands and gateway."""

from base64 import b64decode

from fastapi import APIRouter, Depends

from bot.sandbox import payloads, refusals
from bot.sandbox.body import Json
from bot.sandbox.limits.commands import check_commands
from bot.sandbox.refusals import Refusal
from bot.sandbox.web.requests import Here, Sent, require_token
from bot.sandbox.world.changes import BotChanged
from bot.sandbox.world.messages import GUILD_ID
from bot.sandbox.world.world import World

router = APIRouter(dependencies=[Depends(require_token)])


@router.get("/users/@me")
async def me(world: Here) -> Json:
    """The bot's own user."""
    return payloads.user(world.bot)


@router.get("/users/@me/guilds")
async def my_guilds(world: Here) -> list[Json]:
    """The guilds that the bot is in, each in short: `python -m bot check` asks."""
    guild = payloads.guild(world)
    short = {key: guild[key] for key in ("id", "name", "icon", "features")}
    return [short | {"banner": None, "owner": False, "permissions": str(payloads.PERMISSIONS)}]


@router.get("/users/{user_id}")
async def get_user(world: Here, user_id: int) -> Json:
    """A person."""
    return payloads.user(world.user(user_id))


@router.patch("/users/@me")
async def change_me(world: Here, body: Sent) -> Json:
    """Give the bot's user another picture, or none."""
    world.bot.picture = b64decode((body.json["avatar"] or "").partition(",")[2])
    return payloads.user(world.bot)


@router.patch("/applications/@me")
async def change_application(world: Here, body: Sent) -> Json:
    """Describe the bot's application."""
    world.description = body.json["description"]
    return _application(world)


@router.get("/oauth2/applications/@me")
async def application(world: Here) -> Json:
    """The bot's application."""
    return _application(world)


def _application(world: World) -> Json:
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": world.description,
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": payloads.user(next(iter(world.people.values()))),
        "team": None,
    }


def gateway_address(world: World) -> str:
    """The address of the gateway."""
    return world.address.replace("http", "ws", 1) + "/gateway/"


@router.get("/gateway/bot")
async def gateway_bot(world: Here) -> Json:
    """The gateway's address and how many shards to start."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {
        "url": gateway_address(world),
        "shards": world.shards,
        "session_start_limit": limit,
    }


def _in_guild(guild_id: int) -> None:
    if guild_id != GUILD_ID:
        raise Refusal(refusals.UNKNOWN_GUILD)


@router.get("/guilds/{guild_id}")
async def get_guild(world: Here, guild_id: int) -> Json:
    """The guild."""
    _in_guild(guild_id)
    return payloads.guild(world)


@router.get("/guilds/{guild_id}/members/{user_id}")
async def get_member(world: Here, guild_id: int, user_id: int) -> Json:
    """A member of the guild; everybody is one."""
    _in_guild(guild_id)
    return payloads.member(world.user(user_id))


@router.get("/channels/{channel_id}")
async def get_channel(world: Here, channel_id: int) -> Json:
    """A channel."""
    return payloads.channel(world, world.channel(channel_id))


@router.post("/users/@me/channels")
async def open_direct_messages(world: Here, body: Sent) -> Json:
    """The channel of direct messages with a person, the same each time."""
    person = world.people.get(int(body.json.get("recipient_id") or 0))
    if person is None:
        raise Refusal(refusals.UNKNOWN_USER)
    return payloads.channel(world, world.direct_messages(person))


@router.put("/applications/{application_id}/commands")
async def put_commands(world: Here, body: Sent) -> list[Json]:
    """Replace the bot's commands."""
    check_commands(body.json)
    world.commands.replace(body.json)
    world.watchers.tell(BotChanged())
    return world.commands.all
