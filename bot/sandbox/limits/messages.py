"""Discord's limits on a message, new or edited."""

from bot.sandbox.body import Body, Json
from bot.sandbox.limits.components import check_components
from bot.sandbox.limits.form import Form
from bot.sandbox.refusals import EMPTY_MESSAGE, TOO_LARGE, Refusal
from bot.sandbox.world.messages import Flags, Message

FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
EMBED_LENGTHS = {"title": 256, "description": 4096, "fields": 25}


def check_new(body: Body) -> None:
    """Raise Refusal if Discord would not post this."""
    json = body.json
    v2 = bool(Flags(json.get("flags") or 0) & Flags.COMPONENTS_V2)
    check_form(body, v2=v2)
    parts = ("content", "components", "embeds", "sticker_ids", "poll")
    if not body.files and not any(json.get(part) for part in parts):
        raise Refusal(EMPTY_MESSAGE)


def check_edit(body: Body, message: Message) -> None:
    """Raise Refusal if Discord would not change the message so; what is left out stays as it is."""
    flags = body.json.get("flags")
    had = bool(message.flags & Flags.COMPONENTS_V2)
    wants = bool(Flags(flags) & Flags.COMPONENTS_V2) if flags is not None else had
    form = Form()
    if had and not wants:
        form.wrong("flags", "MESSAGE_FLAGS_INVALID", "IS_COMPONENTS_V2 cannot be removed.")
    for part in ("content", "embeds") if wants and not had else ():
        if part not in body.json and getattr(message, part):
            _forbidden(form, part)  # an edit to components V2 must clear it
    form.refuse()
    check_form(body, v2=wants)


def check_form(body: Body, *, v2: bool) -> None:
    """Raise Refusal for anything too long, too many or of the wrong kind."""
    sizes = [len(upload.content) for upload in body.files.values()]
    if sum(sizes) > REQUEST_BYTES or any(size > FILE_BYTES for size in sizes):
        raise Refusal(TOO_LARGE)
    json, form = body.json, Form()
    form.length("content", json.get("content"), 2000)
    form.length("nonce", str(json.get("nonce") or ""), 25)
    form.length("attachments", json.get("attachments"), 10)
    form.length("files", body.files, 10)
    for n, attachment in enumerate(json.get("attachments") or []):
        form.length(f"attachments.{n}.description", attachment.get("description"), 1024)
        form.length(f"attachments.{n}.filename", attachment.get("filename"), 1024)
    _check_embeds(form, json.get("embeds") or [])
    if v2:
        for part in ("content", "embeds", "poll", "sticker_ids"):
            if json.get(part):
                _forbidden(form, part)
    check_components(form, json.get("components") or [], v2=v2)
    form.refuse()


def _forbidden(form: Form, part: str) -> None:
    message = f"The '{part}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    form.wrong(part, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def _check_embeds(form: Form, embeds: list[Json]) -> None:
    form.length("embeds", embeds, 10)
    for n, embed in enumerate(embeds):
        for part, most in EMBED_LENGTHS.items():
            form.length(f"embeds.{n}.{part}", embed.get(part), most)
        form.length(f"embeds.{n}.footer.text", (embed.get("footer") or {}).get("text"), 2048)
        form.length(f"embeds.{n}.author.name", (embed.get("author") or {}).get("name"), 256)
        for m, field in enumerate(embed.get("fields") or []):
            form.required(f"embeds.{n}.fields.{m}.name", field.get("name"), 256)
            form.required(f"embeds.{n}.fields.{m}.value", field.get("value"), 1024)
    if sum(map(embed_text, embeds)) > 6000:
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def embed_text(embed: Json) -> int:
    """The characters of an embed that count towards the 6000 of a message."""
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)
