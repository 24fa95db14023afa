"""Responses of the bot to an interaction, at first and later by its token."""

from collections.abc import Callable

from bot.sandbox import refusals
from bot.sandbox.body import Body, Json
from bot.sandbox.limits.commands import check_choices
from bot.sandbox.limits.form import Form, invalid
from bot.sandbox.limits.modals import check_modal
from bot.sandbox.refusals import Refusal
from bot.sandbox.server.messages import compose, edit, post
from bot.sandbox.world.changes import Settled
from bot.sandbox.world.components import resolved
from bot.sandbox.world.messages import Answer, Flags, Interaction, Kind, Message, Permission, Where
from bot.sandbox.world.world import World

TO_COMMAND = {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL}
ALLOWED = {
    Kind.COMMAND: TO_COMMAND,
    Kind.COMPONENT: TO_COMMAND | {Answer.DEFERRED_UPDATE, Answer.UPDATE},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE},
}


def answer(world: World, interaction: Interaction, body: Body) -> None:
    """Take the bot's first answer; raises Refusal, and goes on waiting, for one that cannot be."""
    kind = _kind(interaction, body.json)
    data = body.json.get("data") or {}
    _ANSWERS[kind](world, interaction, Body(data, body.files))
    interaction.answer = kind
    interaction.settled.set()
    world.watchers.tell(Settled(interaction))


def _kind(interaction: Interaction, json: Json) -> Answer:
    allowed = set(ALLOWED[interaction.kind])
    if interaction.kind is Kind.MODAL and interaction.message:
        allowed |= {Answer.DEFERRED_UPDATE, Answer.UPDATE}
    for kind in allowed:
        if json.get("type") == kind:
            return kind
    names = sorted(int(number) for number in allowed)
    raise invalid("type", "BASE_TYPE_CHOICES", f"The answer must be of a type of {names}.")


def _message(world: World, interaction: Interaction, body: Body) -> None:
    message = compose(world, interaction.channel, body)
    interaction.original = _posted(world, interaction, message, body)


def _posted(world: World, interaction: Interaction, message: Message, body: Body) -> Message:
    """Post a message of this interaction, for its person alone if it is flagged so."""
    message.interaction = interaction
    place = interaction.channel
    is_private = place.where is not Where.HOME and place.denies(Permission.USE_EXTERNAL_APPS)
    if is_private or (body.json.get("flags") or 0) & Flags.EPHEMERAL:
        message.only_for = interaction.person
        message.flags |= Flags.EPHEMERAL
    return post(world, message)


def _deferred_message(world: World, interaction: Interaction, body: Body) -> None:
    if (body.json.get("flags") or 0) & ~Flags.EPHEMERAL:
        raise invalid("data.flags", "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL can be set here.")
    now = world.clock.now()
    message = Message(world.snowflakes.fresh(), interaction.channel, world.bot, now)
    message.flags = Flags.LOADING
    interaction.original = _posted(world, interaction, message, body)


def _deferred_update(world: World, interaction: Interaction, body: Body) -> None:
    interaction.original = interaction.message


def _update(world: World, interaction: Interaction, body: Body) -> None:
    message = interaction.message
    if message is None or message.id not in message.channel.messages:
        raise Refusal(refusals.UNKNOWN_MESSAGE)
    interaction.original = edit(world, message, body)


def _choices(world: World, interaction: Interaction, body: Body) -> None:
    choices = body.json.get("choices") or []
    form = Form()
    check_choices(form, "data.choices", choices)
    form.refuse()
    interaction.choices = choices


def _modal(world: World, interaction: Interaction, body: Body) -> None:
    check_modal(body.json)
    interaction.modal = body.json | {"components": resolved(body.json["components"])}


_ANSWERS: dict[Answer, Callable[[World, Interaction, Body], None]] = {
    Answer.MESSAGE: _message,
    Answer.DEFERRED_MESSAGE: _deferred_message,
    Answer.DEFERRED_UPDATE: _deferred_update,
    Answer.UPDATE: _update,
    Answer.CHOICES: _choices,
    Answer.MODAL: _modal,
}


def follow_up(world: World, interaction: Interaction, body: Body) -> Message:
    """A further message; the first one after a deferral takes the place of "thinking"."""
    original = interaction.original
    if original and original.flags & Flags.LOADING:
        return edit(world, original, body)
    return _posted(world, interaction, compose(world, interaction.channel, body), body)


def message_of(interaction: Interaction, which: str) -> Message:
    """`@original` or one of the follow-ups by its id; raises Refusal if it is not there."""
    if which == "@original":
        found = interaction.original
    else:
        found = interaction.channel.messages.get(int(which)) if which.isdigit() else None
    mine = found and (found is interaction.original or found.interaction is interaction)
    if found is None or not mine or found.id not in found.channel.messages:
        raise Refusal(refusals.UNKNOWN_MESSAGE)
    return found
