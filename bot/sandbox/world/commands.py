"""The application's commands, as the bot registered them."""

from bot.sandbox.body import Json
from bot.sandbox.world.messages import Channel, Where
from bot.sandbox.world.people import lasting_id

GUILD_CONTEXT, DM_CONTEXT, PRIVATE_CONTEXT = 0, 1, 2
GUILD_INSTALL, USER_INSTALL = 0, 1
PARTS = ("options", "choices")
INSTEAD = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}
"""The translation that is shown where there is none for a language."""


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

    def usable(self, channel: Channel, installs: bool = False) -> list[Json]:
        """The slash commands a person is offered in a channel.

        `installs`: they have installed the application themselves.
        """
        context = context_of(channel)
        kinds = {GUILD_INSTALL} if channel.where is Where.HOME else set[int]()
        kinds |= {USER_INSTALL} if installs else set()
        offered = (c for c in self.all if c["type"] == 1 and kinds & {*c["integration_types"]})
        usable = [c for c in offered if context in (c["contexts"] or (0, 1))]
        return sorted(usable, key=lambda command: str(command["name"]))


def as_shown(part: Json, locale: str) -> Json:
    """A command, an option or a choice as a client in a language shows it.

    The names of commands and options stay as they are: they are typed.
    """
    inner = {key: [as_shown(each, locale) for each in part[key]] for key in PARTS if part.get(key)}
    translated = "description" if "description" in part else "name"
    texts = part.get(f"{translated}_localizations") or {}
    text = texts.get(locale) or texts.get(INSTEAD.get(locale, ""))
    return part | inner | ({translated: text} if text else {})


def context_of(channel: Channel) -> int:
    """In which of the contexts that Discord tells apart a channel is."""
    if channel.where is Where.GROUP:
        return PRIVATE_CONTEXT
    return DM_CONTEXT if channel.person else GUILD_CONTEXT
