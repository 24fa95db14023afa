"""The proof of a fair shuffle: the seal, the verdict, the numbers."""

import discord
from discord.utils import snowflake_time

from bot.matches.lobby import kind_of
from bot.matches.match import Match, Status
from bot.views.address import Address
from bot.views.markdown import talk_markdown
from bot.views.plain import plain
from bot.views.post import Post
from bot.views.press import Press
from bot.words import talk, when
from games.fairness import seal_of_seats
from games.record import Record
from games.text import Text, listed, paragraph

TOLD = 32  # digits, of which nobody finds two numbers that have the same


def _told(seal: str) -> str:
    return f"{seal[:TOLD]}…"


def own_number(click: int, commitment: str | None, elsewhere: str = "") -> str:
    """The number told to a player who sits down: nobody can claim another one later.

    `elsewhere`: the link to the table, where they have not pressed anything of it.
    """
    return with_number(Text("number-own", place=elsewhere or "here"), click, commitment)


def with_number(words: Text, click: int, commitment: str | None) -> str:
    """Words, and below them the number by which somebody sat down and the seal of the table."""
    seal, tr = _told(commitment) if commitment else "none", talk()
    return f"{tr(words)}\n{tr(Text('number-seal', number=str(click), commitment=seal))}"


def deal(name: str, match: Match) -> Post:
    """The message that tells of a deal, whose own number goes into the shuffles.

    It settles all others: whoever runs the bot could otherwise choose one for a friend afterwards.
    """
    tr = talk_markdown([name])
    seal = seal_of_seats(match.joins or "")
    lines = [tr(Text("deal-told", seat=0, seal=_told(seal)))]
    if match.beacon_round is not None:
        lines.append(tr(Text("deal-beacon", round=str(match.beacon_round))))
    return plain("\n".join(lines))


def under_way(match: Match) -> str:
    """The proof of a match before its end: its seal."""
    name = talk()(kind_of(match).words("name"))
    if match.commitment is None:
        return talk()(Text("verify-unsealed", name=name))
    key = "verify-lobby" if match.status is Status.LOBBY else "verify-under-way"
    lines = [Text(key, name=name, commitment=match.commitment)]
    if match.beacon_round and match.status is Status.LOBBY:
        lines.append(Text("verify-beacon", round=str(match.beacon_round)))
    return paragraph(map(talk(), lines), talk())


def verdict(match: Match, is_true: bool, told: str) -> str:
    """The outcome of computing a finished match again."""
    name = talk()(kind_of(match).words("name"))
    time = when(match.ended or 0)
    key = "verify-true" if is_true else "verify-false"
    return talk()(Text(key, name=name, time=time, told=told))


def post(lines: list[str], match: Match | None, *more: Press) -> Post:
    """The answer to **Verify**, with a button for the numbers of the match that was computed."""
    presses = [*more]
    if match:
        presses.insert(0, Press(Address("numbers", match.id), talk()(Text("press-numbers"))))
    return plain("\n".join(lines), *presses)


def file_name(match: int) -> str:
    """The file name of the record of a match."""
    return f"match-{match}.txt"


def numbers(match: int, record: Record) -> str:
    """All that the cards of a finished match follow from."""
    tr = talk()
    file = tr(Text("numbers-file", file=file_name(match)))
    if (proof := record.proof) is None:
        return "\n".join([tr(Text("numbers-seed-alone", seed=record.seed)), file])
    lines = [
        Text("numbers-commitment", commitment=proof.commitment),
        Text("numbers-secret", secret=proof.secret),
        Text(
            "numbers-joins",
            joins=proof.joins,
            times=_times(proof.joins),
            seal=seal_of_seats(proof.joins) or "none",
        ),
        Text("numbers-seed", seed=record.seed),
    ]
    if proof.opened_after:
        lines.insert(1, Text("numbers-opened-after", digest=proof.opened_after))
    return "\n".join([*map(tr, lines), file])


def _times(joins: str) -> str:
    """The time of each click, from its id, to the millisecond."""
    clicks = (each.split(" ") for each in joins.partition(", beacon")[0].split(", "))
    told = (
        f"{who} {discord.utils.format_dt(snowflake_time(int(click)), 'T')}" for who, click in clicks
    )
    return listed(told, talk())
