"""Tells Discord which slash commands there are: it takes 200 new ones a day."""

import json
import logging
from functools import partial
from hashlib import sha256
from typing import Any

from discord import app_commands

from bot.operation.background_retry import retry_until_done
from bot.store import Store

log = logging.getLogger(__name__)


async def register(tree: app_commands.CommandTree[Any], store: Store) -> None:
    """Register the commands, if Discord has others; refused, try until it takes them."""
    await retry_until_done("the commands are not registered", partial(_register, tree, store))


async def _register(tree: app_commands.CommandTree[Any], store: Store) -> None:
    application = tree.client.application_id
    assert application is not None, "known once logged in"
    translator = tree.translator
    assert translator, "set before"
    payloads = [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]
    commands = sha256(json.dumps(payloads).encode()).hexdigest()
    if await store.processes.commands(application) != commands:
        await tree.sync()
        await store.processes.set_commands(application, commands)
        log.info("the commands are registered")
