"""The control API: what people do, over plain HTTP, for tests and load.

People are named (`"as": "alice"`) or given by id; a channel is its name, its id, or "dm" for the
person's own direct messages. What no client would do is refused with a 400 and `{"detail": why}`.

    GET  /sandbox/bot                                  {"connected", "shards", "commands"}
    GET  /sandbox/people                               [{"id", "name", "direct_messages"}]
    POST /sandbox/people/{name} {direct_messages?,     add a person, open or close direct messages,
                                installs?, locale?}    let them have installed the bot themselves,
                                or choose the language of their client
    POST /sandbox/guild         {locale}               choose the language of the server
    GET  /sandbox/messages?as=&channel=&after=         what that person sees there, oldest first
    GET  /sandbox/interactions/{id}                    the outcome so far
    POST /sandbox/say           {as, channel, text}
    POST /sandbox/slash         {as, channel, command, options?}   command is its full name
    POST /sandbox/autocomplete  {as, channel, command, options?, focused}
    POST /sandbox/click         {as, message, custom_id, values?, shards?}
                                shards get it instead of the one whose it is
    POST /sandbox/modal         {interaction, values}  values by custom_id
    POST /sandbox/dismiss       {as, message}          an ephemeral message
    POST /sandbox/delete        {as, message}          as who runs the server may
    POST /sandbox/redeliver     {interaction}          the same interaction once more
    POST /sandbox/clock         {advance}              seconds
    POST /sandbox/gateway       {action}               reconnect (op 7), repeat (op 7, then the
                                latest events again), invalidate (op 9), garble, cut, expel,
                                outage (of the guild), invite (ends both)
    POST /sandbox/gateway       {action, seconds}      all are cut, and those that come within so
                                many seconds are told nothing, ever (silence), or get a 503 (refuse)
    POST /sandbox/threads       {as, channel, name}    begin a thread
    POST /sandbox/channels/{name} {denied?, archived?, locked?}    what the bot is denied there,
                                such as ["send_messages"], instead of what it was; of a thread
                                whether it is archived, and whether nobody may open it again
    POST /sandbox/places        {name, where}          a channel in which the bot is not: a "group",
                                or "elsewhere", in another server
    POST   /sandbox/faults      {method?, route?, channel?, as?, message?, times?, delay?, status?,
                                code?, retry_after?, scope?, reset?}: see `faults`
    DELETE /sandbox/faults      no fault any more
    POST   /sandbox/limits      {global?, posts?, edits?, openings?, old?}: see `limits`
    GET    /sandbox/limits      {"limits", "counted", "most_in_a_minute", "requests"}
    DELETE /sandbox/limits      nothing is limited, and counting begins anew

slash, autocomplete, click and modal wait until the bot has answered or failed and return
`{"interaction", "outcome": "answered" | "failed", "response": callback type or null, "failure",
"message": the response as Discord's JSON or null, "modal", "choices"}`.
"""

from typing import Annotated, Any, Literal, TypeVar, get_args

from fastapi import APIRouter, Body, FastAPI, HTTPException, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field

from bot.sandbox import payloads
from bot.sandbox.body import Json
from bot.sandbox.client import acts
from bot.sandbox.refusals import Mistake
from bot.sandbox.server.channels import change, deny, start_thread
from bot.sandbox.server.guild import speak
from bot.sandbox.server.messages import remove
from bot.sandbox.web.requests import Here
from bot.sandbox.world.messages import Channel, Interaction, Where
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World

router = APIRouter(prefix="/sandbox")


def answer_mistakes(app: FastAPI) -> None:
    """Turn every Mistake into a 400 that says what is wrong."""

    @app.exception_handler(Mistake)
    async def refuse(request: Request, mistake: Mistake) -> Response:
        return JSONResponse({"detail": str(mistake)}, 400)


class Act(BaseModel):
    """Who does something, and where."""

    person: str = Field(alias="as")
    channel: str = "general"

    def place(self, world: World) -> tuple[World, Person, Channel]:
        """Where they stand in the world."""
        person = world.person_named(self.person)
        return world, person, world.channel_named(self.channel, person)


class Translate(Act):
    """Write a message."""

    text: str


class Slash(Act):
    """Use a command."""

    command: str
    options: dict[str, Any] = {}


class Autocomplete(Slash):
    """Type into an option of a command."""

    focused: str


class Begin(Act):
    """Begin a thread."""

    name: str


class Click(BaseModel):
    """Press a button or choose from a select; messages and interactions are given by id."""

    person: str = Field(alias="as")
    message: int
    custom_id: str = ""
    values: list[str] = []
    shards: list[int] = []


class Submit(BaseModel):
    """Send a modal, or deliver an interaction again."""

    interaction: int
    values: dict[str, Any] = {}


Disturbance = Literal[
    "reconnect", "repeat", "invalidate", "garble", "cut", "expel", "outage", "invite"
]
"""A disturbance of every gateway connection: a method of `Gateway`."""
Absence = Literal["silence", "refuse"]
"""An absence of the gateway for some seconds: a method of `Gateway`."""
T = TypeVar("T")
Given = Annotated[T, Body(embed=True)]


async def _outcome(world: World, interaction: Interaction) -> Json:
    await interaction.settled.wait()
    return _described(world, interaction)


def _described(world: World, interaction: Interaction) -> Json:
    original = interaction.original
    outcome = "waiting" if interaction.waiting else "failed" if interaction.failure else "answered"
    return {
        "interaction": str(interaction.id),
        "outcome": outcome,
        "response": interaction.answer,
        "failure": interaction.failure,
        "message": payloads.message(world, original) if original else None,
        "modal": interaction.modal,
        "choices": interaction.choices,
    }


def _begun(world: World, interaction_id: int) -> Interaction:
    interaction = world.interactions.get(interaction_id)
    if interaction is None:
        raise HTTPException(404, "There is no such interaction.")
    return interaction


@router.post("/say")
async def _say(world: Here, asked: Translate) -> Json:
    return payloads.message(world, acts.say(*asked.place(world), asked.text))


@router.post("/slash")
async def _slash(world: Here, asked: Slash) -> Json:
    begun = acts.slash(*asked.place(world), asked.command, asked.options)
    return await _outcome(world, begun)


@router.post("/autocomplete")
async def _autocomplete(world: Here, asked: Autocomplete) -> Json:
    given = (asked.command, asked.options, asked.focused)
    return await _outcome(world, acts.autocomplete(*asked.place(world), *given))


@router.post("/click")
async def _click(world: Here, asked: Click) -> Json:
    person, message = world.person_named(asked.person), world.any_message(asked.message)
    begun = acts.click(world, person, message, asked.custom_id, asked.values, asked.shards)
    return await _outcome(world, begun)


@router.post("/modal")
async def _modal(world: Here, asked: Submit) -> Json:
    begun = acts.submit(world, _begun(world, asked.interaction), asked.values)
    return await _outcome(world, begun)


@router.post("/dismiss", status_code=204)
async def _dismiss(world: Here, asked: Click) -> None:
    person, message = world.person_named(asked.person), world.any_message(asked.message)
    if message.only_for is not person:
        raise Mistake("Only your own private messages can be dismissed.")
    remove(world, message)


@router.post("/delete", status_code=204)
async def _delete(world: Here, asked: Click) -> None:
    message = world.any_message(asked.message)
    if message.only_for or message.channel.person:
        raise Mistake("Only what stands in a channel of the server can be deleted.")
    remove(world, message)


@router.post("/redeliver", status_code=204)
async def _redeliver(world: Here, asked: Submit) -> None:
    acts.deliver(world, _begun(world, asked.interaction))


@router.get("/interactions/{interaction_id}")
async def _interaction(world: Here, interaction_id: int) -> Json:
    return _described(world, _begun(world, interaction_id))


@router.get("/messages")
async def _messages(
    world: Here, request: Request, channel: str = "general", after: int = 0
) -> Json:
    person = world.person_named(request.query_params.get("as", ""))
    place = world.channel_named(channel, person)
    seen = [m for m in place.messages.values() if m.shown_to(person) and m.id > after]
    return {"messages": [payloads.message(world, message) for message in seen]}


def _about(person: Person) -> Json:
    about = {"name": person.name, "direct_messages": person.direct_messages}
    return {"id": str(person.id), **about}


@router.get("/bot")
async def _bot(world: Here) -> Json:
    connected = world.sessions.connected
    return {
        "connected": bool(connected),
        "shards": sorted(session.shard for session in connected),
        "commands": [command["name"] for command in world.commands.all],
    }


@router.get("/people")
async def _people(world: Here) -> list[Json]:
    return [_about(person) for person in world.people.values()]


@router.post("/people/{name}")
async def _person(
    world: Here,
    name: str,
    direct_messages: Given[bool | None] = None,
    installs: Given[bool | None] = None,
    locale: Given[str | None] = None,
) -> Json:
    found = world.add_person(name)
    world.set_locale(found, locale or found.locale)
    found.installs = found.installs if installs is None else installs
    if direct_messages is not None:
        world.set_direct_messages(found, direct_messages)
    return _about(found)


@router.post("/guild", status_code=204)
async def _guild(world: Here, locale: Given[str]) -> None:
    speak(world, locale)


@router.post("/clock", status_code=204)
async def _clock(world: Here, advance: Given[float]) -> None:
    world.clock.advance(advance)


@router.post("/gateway", status_code=204)
async def _gateway(
    request: Request, action: Given[Disturbance | Absence], seconds: Given[float | None] = None
) -> None:
    act = getattr(request.app.state.gateway, action)
    if (action in get_args(Absence)) != (seconds is not None):
        raise Mistake("Seconds are for silence and refuse.")
    act() if seconds is None else act(seconds)


class TableSeat(BaseModel):
    """What becomes of a channel; None stays as it is."""

    denied: list[str] | None = None
    archived: bool | None = None
    locked: bool | None = None


@router.post("/channels/{name}")
async def _channel(world: Here, name: str, asked: TableSeat) -> Json:
    place = world.channel_named(name, world.bot)
    if asked.denied is not None:
        deny(world, place, asked.denied)
    if asked.archived is not None or asked.locked is not None:
        change(world, place, archived=asked.archived, locked=asked.locked)
    return payloads.channel(world, place)


@router.post("/places")
async def _place(world: Here, name: Given[str], where: Given[Where]) -> Json:
    return payloads.channel(world, world.add_channel(name, where))


@router.post("/threads")
async def _thread(world: Here, asked: Begin) -> Json:
    _, person, channel = asked.place(world)
    return payloads.channel(world, start_thread(world, channel, asked.name, person))
