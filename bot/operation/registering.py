"""Tells Discord which slash commands there are: it takes 200 new ones a day."""

import json
import logging
from functools import partial
from hashlib import sha256
from typing import Any

from discord import Locale, app_commands

from bot.operation.background_retry import retry_until_done
from bot.operation.command_texts import CommandTranslator
from bot.store import Store

log = logging.getLogger(__name__)


async def register(tree: app_commands.CommandTree[Any], store: Store) -> None:
    """Register the commands, if Discord has others; refused, try until it takes them.

    They come in all of our languages but those that Discord refuses.
    """
    await retry_until_done("the commands are not registered", partial(_register, tree, store))


async def _register(tree: app_commands.CommandTree[Any], store: Store) -> None:
    application = tree.client.application_id
    assert application is not None, "known once logged in"
    translator = CommandTranslator()
    await tree.set_translator(translator)
    payloads = [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]
    commands = sha256(json.dumps(payloads).encode()).hexdigest()
    if await store.processes.commands(application) != commands:
        await _sync(tree, translator)
        await store.processes.set_commands(application, commands)
        log.info("the commands are registered")


async def _sync(tree: app_commands.CommandTree[Any], translator: CommandTranslator) -> None:
    """Have Discord take the commands in all locales; if it refuses some, in each that it takes.

    It does not always tell which ones it refuses: they come one by one, after English alone.
    """
    wanted = [*translator.offered]
    try:
        await tree.sync()
    except app_commands.CommandSyncFailure:
        if not wanted:
            raise
        translator.offered.clear()
        await tree.sync()
        for locale in wanted:
            await _add(locale, tree, translator)


async def _add(
    locale: Locale, tree: app_commands.CommandTree[Any], translator: CommandTranslator
) -> None:
    translator.offered.append(locale)
    try:
        await tree.sync()
    except app_commands.CommandSyncFailure as refusal:
        translator.offered.remove(locale)
        log.warning("Discord refuses the commands in %s: %s", locale.value, refusal)
