"""Discord's limits, one by one."""

from typing import Any

import pytest

from bot.sandbox.body import Body, Json, Upload
from bot.sandbox.limits.commands import check_commands
from bot.sandbox.limits.messages import check_new
from bot.sandbox.limits.modals import check_modal
from bot.sandbox.refusals import Refusal
from tests.bot.control.rates import Bucket, Window

V2 = 1 << 15


def button(n: int = 0, **changed: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go{n}"} | changed


def row(*controls: Json) -> Json:
    return {"type": 1, "components": list(controls)}


def rows(count: int) -> list[Json]:
    return [row(button(n)) for n in range(count)]


def option(n: int, **changed: Any) -> Json:
    return {"label": f"Option {n}", "value": f"{n}"} | changed


def select(count: int, **changed: Any) -> Json:
    offered = [option(n) for n in range(count)]
    return {"type": 3, "custom_id": "choose", "options": offered} | changed


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def container(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


def gallery(items: int, description: str = "") -> Json:
    item = {"media": {"url": "https://example.org/a.png"}, "description": description}
    return {"type": 12, "items": [item] * items}


def legacy(*components: Json) -> Json:
    return {"content": "text", "components": list(components)}


def layout(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


AT_THE_LIMIT = {
    "content": {"content": "x" * 2000},
    "five rows": legacy(*rows(5)),
    "five buttons": legacy(row(*map(button, range(5)))),
    "label": legacy(row(button(label="x" * 80))),
    "custom_id": legacy(row(button(custom_id="x" * 100))),
    "options": legacy(row(select(25))),
    "nested": layout(container(*[text(1)] * 39)),
    "text": layout(text(3000), container(text(1000))),
    "gallery": layout(gallery(10, "x" * 1024)),
    "embeds": {"embeds": [{"title": "x" * 256, "description": "x" * 4096}]},
    "alt text": {"content": "x", "attachments": [{"id": 0, "description": "x" * 1024}]},
}
BEYOND = {
    "content": {"content": "x" * 2001},
    "six rows": legacy(*rows(6)),
    "six buttons": legacy(row(*map(button, range(6)))),
    "label": legacy(row(button(label="x" * 81))),
    "no label": legacy(row(button(label=None))),
    "custom_id": legacy(row(button(custom_id="x" * 101))),
    "no custom_id": legacy(row({"type": 2, "style": 1, "label": "Go"})),
    "the same custom_id": legacy(row(button(), button())),
    "link without address": legacy(row({"type": 2, "style": 5, "label": "Go"})),
    "unknown style": legacy(row(button(style=9))),
    "options": legacy(row(select(26))),
    "no options": legacy(row(select(0))),
    "the same value": legacy(row(select(1, options=[option(1), option(1)]))),
    "option label": legacy(row(select(1, options=[option(1, label="x" * 101)]))),
    "more than offered": legacy(row(select(2, max_values=3))),
    "placeholder": legacy(row(select(1, placeholder="x" * 151))),
    "select beside a button": legacy(row(select(1), button())),
    "empty row": legacy(row()),
    "a text field on a message": legacy(row({"type": 4, "style": 1, "custom_id": "name"})),
    "nested": layout(container(*[text(1)] * 40)),
    "text": layout(text(3000), container(text(1001))),
    "gallery": layout(gallery(11)),
    "alt text in a gallery": layout(gallery(1, "x" * 1025)),
    "content beside a layout": layout(text(1)) | {"content": "text"},
    "embed beside a layout": layout(text(1)) | {"embeds": [{"title": "x"}]},
    "layout without its flag": legacy(text(1)),
    "container in a container": layout(container(container(text(1)))),
    "section without accessory": layout({"type": 9, "components": [text(1)]}),
    "embed title": {"embeds": [{"title": "x" * 257}]},
    "embeds in sum": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "eleven files": {"content": "x", "attachments": [{"id": n} for n in range(11)]},
    "alt text": {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
    "nonce": {"content": "x", "nonce": "x" * 26},
}


@pytest.mark.parametrize("json", AT_THE_LIMIT.values(), ids=AT_THE_LIMIT)
def test_a_message_at_a_limit_is_taken(json: Json) -> None:
    check_new(Body(json))


@pytest.mark.parametrize("json", BEYOND.values(), ids=BEYOND)
def test_a_message_beyond_a_limit_is_refused(json: Json) -> None:
    with pytest.raises(Refusal, match="50035"):
        check_new(Body(json))


def test_a_file_above_10_mib_is_refused() -> None:
    with pytest.raises(Refusal, match="40005"):
        check_new(Body({}, {0: Upload("a.png", bytes(10 * 1024 * 1024 + 1))}))


def test_files_above_25_mib_together_are_refused() -> None:
    upload = Upload("a.png", bytes(9 * 1024 * 1024))
    with pytest.raises(Refusal, match="40005"):
        check_new(Body({}, {0: upload, 1: upload, 2: upload}))


def label(**changed: Any) -> Json:
    field = {"type": 4, "style": 1, "custom_id": "name"}
    return {"type": 18, "label": "Name", "component": field} | changed


def modal(*components: Json, **changed: Any) -> Json:
    return {"title": "Form", "custom_id": "form", "components": list(components)} | changed


def radio(count: int, **changed: Any) -> Json:
    options = [{"label": "Yes", "value": str(n)} | changed for n in range(count)]
    return label(component={"type": 21, "custom_id": "radio", "options": options})


MODALS = {
    "one to choose from": modal(radio(1)),
    "eleven to choose from": modal(radio(11)),
    "two marked": modal(radio(2, default=True)),
    "the same value": modal(radio(2, value="yes")),
    "title": modal(label(), title="x" * 46),
    "custom_id": modal(label(), custom_id="x" * 101),
    "nothing in it": modal(),
    "six components": modal(*[text(1)] * 6),
    "label": modal(label(label="x" * 46)),
    "description": modal(label(description="x" * 101)),
    "a button": modal(row(button()), button()),
    "disabled": modal(label(component=select(1, disabled=True))),
    "the same custom_id": modal(label(), label()),
    "length": modal(label(component={"type": 4, "custom_id": "name", "max_length": 4001})),
}


def test_a_modal_at_its_limits_is_taken() -> None:
    check_modal(modal(label(label="x" * 45), radio(10), *[text(1)] * 3, title="x" * 45))


@pytest.mark.parametrize("json", MODALS.values(), ids=MODALS)
def test_a_modal_beyond_a_limit_is_refused(json: Json) -> None:
    with pytest.raises(Refusal, match="50035"):
        check_modal(json)


def command(**changed: Any) -> Json:
    return {"name": "play", "description": "Start a game"} | changed


def named(count: int, **changed: Any) -> list[Json]:
    return [command(name=f"play{n}", **changed) for n in range(count)]


def choices(count: int) -> list[Json]:
    return [{"name": f"Choice {n}", "value": f"{n}"} for n in range(count)]


def taking(*options: Json) -> list[Json]:
    return [command(options=list(options))]


def string(**changed: Any) -> Json:
    return {"type": 3, "name": "game", "description": "Which"} | changed


def translated(**texts: str) -> Json:
    return {"name": "Spades", "value": "spades", "name_localizations": texts}


COMMANDS = {
    "101 commands": named(101),
    "16 user commands": named(16, type=2),
    "the same name": [command(), command()],
    "capitals": [command(name="Play")],
    "a space": [command(name="play now")],
    "long name": [command(name="x" * 33)],
    "long description": [command(description="x" * 101)],
    "no description": [command(description="")],
    "translated name": [command(name_localizations={"de": "Spielen!"})],
    "long translation": [command(description_localizations={"de": "x" * 101})],
    "empty translation": [command(description_localizations={"de": ""})],
    "unknown language": [command(description_localizations={"pt": "Jogar"})],
    "long name of a menu": [command(type=2, name_localizations={"de": "x" * 33})],
    "long choice": taking(string(choices=[translated(de="x" * 101)])),
    "unknown language of a choice": taking(string(choices=[translated(en="Spades")])),
    "26 options": taking(*(string(name=f"o{n}") for n in range(26))),
    "26 choices": taking(string(choices=choices(26))),
    "choices and autocomplete": taking(string(choices=choices(1), autocomplete=True)),
    "required after optional": taking(string(), string(name="other", required=True)),
    "8000 characters": taking(
        *(string(name=f"o{n}", description="x" * 100, choices=choices(25)) for n in range(25))
    ),
}


def test_commands_at_their_limits_are_taken() -> None:
    check_commands(named(100) + named(15, type=2) + named(15, type=3))
    check_commands(taking(string(required=True, choices=choices(25)), string(name="other")))
    check_commands([command(name_localizations={"hi": "खेलें", "ja": "遊ぶ"})])
    check_commands([command(description_localizations={"es-419": "x" * 100, "de": "Spielen!"})])
    check_commands([command(type=2, name_localizations={"de": "X " * 16})])
    check_commands(taking(string(choices=[translated(de="x" * 100)])))


@pytest.mark.parametrize("commands", COMMANDS.values(), ids=COMMANDS)
def test_commands_beyond_a_limit_are_refused(commands: list[Json]) -> None:
    with pytest.raises(Refusal, match="50035"):
        check_commands(commands)


def test_a_window_lets_in_so_many_in_any_span() -> None:
    window = Window(2, 1.0)
    assert [window.take(now) for now in (0.0, 0.5, 0.75)] == [0, 0, 0.25]
    assert [window.take(now) for now in (1.0, 1.25)] == [0, 0.25]


def test_a_strict_window_lets_nobody_in_who_does_not_wait() -> None:
    window = Window(1, 1.0, strict=True)
    assert [window.take(now) for now in (0.0, 0.5, 1.25, 2.25)] == [0, 0.5, 0.25, 0]


def test_a_bucket_is_filled_anew_when_its_time_is_over() -> None:
    bucket = Bucket("edits", 2, 5.0)
    assert [bucket.take(now) for now in (0.0, 4.0, 4.5, 5.0)] == [0, 0, 0.5, 0]
    assert bucket.headers(6.0) == {
        "X-RateLimit-Bucket": "edits",
        "X-RateLimit-Limit": "2",
        "X-RateLimit-Remaining": "1",
        "X-RateLimit-Reset": "10.000",
        "X-RateLimit-Reset-After": "4.000",
    }
