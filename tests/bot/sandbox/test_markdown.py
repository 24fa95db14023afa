"""Discord's markdown on the page."""

import pytest

from bot.sandbox.page.markdown import to_html


def person(user_id: int) -> str | None:
    return "Alice" if user_id == 7 else None


def channel(channel_id: int) -> str | None:
    return "general" if channel_id == 9 else None


SHOWN = {
    "**bold** and *slanted*": "<strong>bold</strong> and <em>slanted</em>",
    "__under__ ~~gone~~": "<u>under</u> <s>gone</s>",
    "one\ntwo": "one<br>two",
    "`**as it is**`": "<code>**as it is**</code>",
    "```\na < b\n```": "<pre>a &lt; b\n</pre>",
    "<script>": "&lt;script&gt;",
    "hello <@7>": 'hello <span class="mention">@Alice</span>',
    "<#9>": '<span class="mention">#general</span>',
    "https://discord.com/channels/1/9/5": (
        '<a class="mention" href="https://discord.com/channels/1/9/5">#general \u203a 💬</a>'
    ),
    "# Rules\ntext": '<div class="h1">Rules</div>text',
    "-# small": '<div class="subtext">small</div>',
    "- a\n- b": '<div class="item">a</div><div class="item">b</div>',
    "> said": "<blockquote>said</blockquote>",
    "3 * 4 * 5 and a_b_c": "3 * 4 * 5 and a_b_c",
    r"\*as typed\*": "*as typed*",
    "[rules](https://example.org/a?b=1&c=2)": (
        '<a href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noopener">rules</a>'
    ),
}


@pytest.mark.parametrize(("written", "shown"), SHOWN.items())
def test_markdown_is_shown_as_discord_shows_it(written: str, shown: str) -> None:
    assert to_html(written, person, channel) == shown


def test_a_link_that_runs_code_stays_text() -> None:
    shown = to_html('[x](javascript:alert(1)) https://a.b/"onclick=x', person, channel)
    assert "javascript:" in shown
    assert 'href="javascript' not in shown
    assert '"onclick' not in shown.replace("&quot;", "")


def test_a_relative_time_carries_its_moment() -> None:
    shown = to_html("<t:1700000000:R>", person, channel)
    assert 'class="relative" data-unix="1700000000"' in shown
