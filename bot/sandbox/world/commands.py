"""The application's commands, as the bot registered them."""

from bot.sandbox.body import Json
from bot.sandbox.world.people import lasting_id

GUILD_CONTEXT, DM_CONTEXT = 0, 1
GUILD_INSTALL, USER_INSTALL = 0, 1


class Commands:
    """The global commands, as the bot registered them."""

    def __init__(self, application_id: int) -> None:
        self._application_id = application_id
        self.all: list[Json] = []

    def replace(self, commands: list[Json]) -> None:
        """Let these be all commands."""
        self.all = [self._stored(command) for command in commands]

    def _stored(self, command: Json) -> Json:
        kind = command.get("type") or 1
        name = f"{kind}/{command.get('name')}"
        return {
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

    def usable(self, guild_id: int | None, installs: bool = False) -> list[Json]:
        """The slash commands a person is offered in a guild's channel, or in direct messages.

        `installs`: they have installed the application themselves.
        """
        context = DM_CONTEXT if guild_id is None else GUILD_CONTEXT
        kind = USER_INSTALL if installs else GUILD_INSTALL
        offered = (c for c in self.all if c["type"] == 1 and kind in c["integration_types"])
        usable = [c for c in offered if context in (c["contexts"] or (0, 1))]
        return sorted(usable, key=lambda command: str(command["name"]))
