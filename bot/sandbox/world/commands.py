"""The application's commands, as the bot registered them."""

from bot.sandbox import refusals
from bot.sandbox.body import Json
from bot.sandbox.refusals import Refusal
from bot.sandbox.world.people import lasting_id

GUILD_CONTEXT, DM_CONTEXT = 0, 1


class Commands:
    """Global commands (scope None) and those of the guild (scope its id)."""

    def __init__(self, application_id: int) -> None:
        self._application_id = application_id
        self._scopes: dict[int | None, dict[int, Json]] = {}

    def all(self, scope: int | None) -> list[Json]:
        """The commands of one scope, as Discord returns them."""
        return list(self._scopes.get(scope, {}).values())

    def replace(self, scope: int | None, commands: list[Json]) -> list[Json]:
        """Let these be all commands of the scope."""
        stored = [self._stored(scope, command) for command in commands]
        self._scopes[scope] = {int(command["id"]): command for command in stored}
        return stored

    def remove(self, scope: int | None, command_id: int) -> None:
        """Forget a command; raises Refusal if there is none of that id."""
        if self._scopes.get(scope, {}).pop(command_id, None) is None:
            raise Refusal(refusals.UNKNOWN_COMMAND)

    def _stored(self, scope: int | None, command: Json) -> Json:
        kind = command.get("type") or 1
        name = f"{scope}/{kind}/{command.get('name')}"
        stored: Json = {
            "description": "",
            "options": [],
            "default_member_permissions": None,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            **{key: value for key, value in command.items() if value is not None},
            "id": str(lasting_id("command", name)),
            "application_id": str(self._application_id),
            "version": str(lasting_id("version", name)),
            "type": kind,
        }
        if scope is not None:
            stored["guild_id"] = str(scope)
        return stored

    def usable(self, guild_id: int | None) -> list[Json]:
        """The slash commands a person is offered in a guild's channel, or in direct messages."""
        context = DM_CONTEXT if guild_id is None else GUILD_CONTEXT
        known = self.all(None) + (self.all(guild_id) if guild_id else [])
        usable = [c for c in known if c["type"] == 1 and context in (c["contexts"] or (0, 1))]
        return sorted(usable, key=lambda command: str(command["name"]))
