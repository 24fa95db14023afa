"""Discord's dialect of markdown as HTML; it goes by lines, so no common parser speaks it."""

import html
import re
from collections.abc import Callable
from datetime import datetime

Name = Callable[[int], str | None]
"""The name of a person or channel by id."""

_FENCE = re.compile(r"```(?:\w+\n)?\n?(.*?)```", re.S)
_ATOM = re.compile(
    r"`(?P<code>[^`\n]+)`"
    r"|\\(?P<escaped>[^0-9A-Za-z\s])"
    r"|\[(?P<text>[^\]\n]+)\]\((?P<link>https?://[^\s)]+)\)"
    r"|(?P<url>https?://[^\s<>]+)"
    r"|<@!?(?P<person>\d+)>"
    r"|<#(?P<channel>\d+)>"
    r"|<t:(?P<time>-?\d+)(?::(?P<style>[tTdDfFR]))?>"
    r"|<a?:(?P<emoji>\w+):\d+>"
)
_MESSAGE = re.compile(r"https://discord\.com/channels/(?:@me|\d+)/(\d+)/\d+")
_STYLES = (
    (re.compile(r"\*\*(.+?)\*\*", re.S), r"<strong>\1</strong>"),
    (re.compile(r"__(.+?)__", re.S), r"<u>\1</u>"),
    (re.compile(r"\*(\S(?:.*?\S)?)\*"), r"<em>\1</em>"),
    (re.compile(r"(?<!\w)_(\S(?:.*?\S)?)_(?!\w)"), r"<em>\1</em>"),
    (re.compile(r"~~(.+?)~~"), r"<s>\1</s>"),
    (re.compile(r"\|\|(.+?)\|\|"), r'<span class="spoiler" tabindex="0">\1</span>'),
)
_LINES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"(#{1,3}) +(.+)"), lambda m: f'<div class="h{len(m[1])}">{m[2]}</div>'),
    (re.compile(r"-# +(.+)"), lambda m: f'<div class="subtext">{m[1]}</div>'),
    (re.compile(r"&gt; ?(.*)"), lambda m: f"<blockquote>{m[1]}</blockquote>"),
    (re.compile(r"( *)[-*] +(.+)"), lambda m: f'<div class="item">{m[2]}</div>'),
)
_TIMES = {"t": "%H:%M", "T": "%H:%M:%S", "d": "%d/%m/%Y", "D": "%d %B %Y", "f": "%d %B %Y %H:%M"}


def to_html(text: str, person: Name, channel: Name) -> str:
    """The text as HTML, everything in it escaped."""
    return "".join(
        f"<pre>{html.escape(part)}</pre>" if n % 2 else _block(part, person, channel)
        for n, part in enumerate(_FENCE.split(text))
    )


def _block(text: str, person: Name, channel: Name) -> str:
    atoms: list[str] = []

    def put_aside(match: re.Match[str]) -> str:
        atoms.append(_atom(match, person, channel))
        return f"\0{len(atoms) - 1}\0"

    styled = html.escape(_ATOM.sub(put_aside, text.replace("\0", "")), quote=False)
    for pattern, replacement in _STYLES:
        styled = pattern.sub(replacement, styled)
    joined = _join([_line(line) for line in styled.split("\n")])
    return re.sub(r"\0(\d+)\0", lambda m: atoms[int(m[1])], joined)


def _line(line: str) -> str:
    for pattern, render in _LINES:
        if match := pattern.fullmatch(line):
            return render(match)
    return line


def _join(lines: list[str]) -> str:
    """Lines with breaks between them, except beside blocks, which break by themselves."""
    text = "\n".join(lines)
    text = re.sub(r"(</div>|</blockquote>)\n", r"\1", text)
    text = re.sub(r"\n(<div|<blockquote)", r"\1", text)
    return text.replace("\n", "<br>")


def _atom(match: re.Match[str], person: Name, channel: Name) -> str:
    found = match.groupdict()
    if found["code"]:
        return f"<code>{html.escape(found['code'])}</code>"
    if found["escaped"]:
        return html.escape(found["escaped"])
    if found["link"] or found["url"]:
        address = html.escape(found["link"] or found["url"])
        if found["url"] and (message := _MESSAGE.fullmatch(found["url"])):
            name = channel(int(message[1])) or "unknown"
            return f'<a class="mention" href="{address}">#{html.escape(name)} \u203a 💬</a>'
        shown = html.escape(found["text"]) if found["text"] else address
        return f'<a href="{address}" target="_blank" rel="noopener">{shown}</a>'
    if found["person"]:
        name = person(int(found["person"])) or "unknown-user"
        return f'<span class="mention">@{html.escape(name)}</span>'
    if found["channel"]:
        name = channel(int(found["channel"])) or "unknown"
        return f'<span class="mention">#{html.escape(name)}</span>'
    if found["time"]:
        return _time(int(found["time"]), found["style"] or "f")
    return f":{found['emoji']}:"


def _time(moment: int, style: str) -> str:
    """A moment; the relative ones are kept current by the page's script."""
    when = datetime.fromtimestamp(moment).astimezone()
    full = when.strftime("%A, %d %B %Y %H:%M")
    shown = "…" if style == "R" else when.strftime(_TIMES.get(style, "%A, %d %B %Y %H:%M"))
    kind = ' class="relative"' if style == "R" else ""
    return f'<time{kind} data-unix="{moment}" title="{full}">{shown}</time>'
