"""The HTTP API's routes by which interactions are answered, given their token."""

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from bot.sandbox import payloads
from bot.sandbox.body import Json
from bot.sandbox.server import responses
from bot.sandbox.server.messages import edit, remove
from bot.sandbox.web.requests import NO_CONTENT, Here, Sent
from bot.sandbox.world.messages import Answer, Flags, Interaction
from bot.sandbox.world.world import World

router = APIRouter()


@router.post("/interactions/{interaction_id}/{interaction_token}/callback")
async def respond(
    world: Here,
    interaction_id: int,
    interaction_token: str,
    body: Sent,
    with_response: bool = False,
) -> Response:
    """The first answer to an interaction."""
    interaction = world.interactions.to_answer(interaction_id, interaction_token)
    responses.answer(world, interaction, body)
    if with_response:
        return JSONResponse(_response(world, interaction))
    return Response(status_code=NO_CONTENT)


def _response(world: World, interaction: Interaction) -> Json:
    shape: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    answer = {"interaction": shape, "resource": {"type": interaction.answer}}
    message = interaction.original
    if message and interaction.answer is not Answer.DEFERRED_UPDATE:
        shape |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & Flags.LOADING),
            "response_message_ephemeral": bool(message.flags & Flags.EPHEMERAL),
        }
        answer["resource"]["message"] = payloads.message(world, message)
    return answer


@router.post("/webhooks/{webhook_id}/{webhook_token}")
async def post_follow_up(world: Here, webhook_token: str, body: Sent) -> Json:
    """A further message of an interaction."""
    interaction = world.interactions.by_token(webhook_token, world.clock.now())
    return payloads.message(world, responses.follow_up(world, interaction, body))


MESSAGE_PATHS = (
    # @original has a path of its own in Discord's OpenAPI file, and so in the request log.
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)


async def get_response(world: Here, webhook_token: str, message_id: str = "@original") -> Json:
    """A message of an interaction."""
    interaction = world.interactions.by_token(webhook_token, world.clock.now())
    return payloads.message(world, responses.message_of(interaction, message_id))


async def edit_response(
    world: Here, webhook_token: str, body: Sent, message_id: str = "@original"
) -> Json:
    """Change a message of an interaction, ephemeral ones too."""
    interaction = world.interactions.by_token(webhook_token, world.clock.now())
    message = responses.message_of(interaction, message_id)
    return payloads.message(world, edit(world, message, body))


async def delete_response(
    world: Here, webhook_token: str, message_id: str = "@original"
) -> Response:
    """Delete a message of an interaction."""
    interaction = world.interactions.by_token(webhook_token, world.clock.now())
    remove(world, responses.message_of(interaction, message_id))
    return Response(status_code=NO_CONTENT)


for path in MESSAGE_PATHS:
    router.get(path)(get_response)
    router.patch(path)(edit_response)
    router.delete(path)(delete_response)
