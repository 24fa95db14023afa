"""The second step of an action: whoever presses "Ask Bob…" still reads whom they ask."""

from discord import ui

from bot.hosting.preferences import Preferences
from bot.hosting.tables import Tables
from bot.views import hand
from bot.views.post import Post
from tests.bot.tabling import ANN, CHANNEL, GUILD, with_computers


async def test_the_second_step_says_how_its_actions_begin(tables: Tables) -> None:
    match = await tables.open("go_fish", ANN, GUILD, CHANNEL)
    await with_computers(tables, match.id, 2)
    played = await tables.start(match.id, ANN.id)
    prefs, seat = Preferences(), played.waiting[0]
    start = played.view(seat).legal()[0].rpartition(" for ")[0]
    asked = played.names[int(start.split()[1])]
    bare = hand.scene(played, seat, prefs, hand.holding(played, seat, prefs))
    first, second = (
        lines(hand.post(played, seat, prefs, bare, extra))
        for extra in (hand.PLAIN, hand.Extra(start=start))
    )
    assert f"Ask {asked}…" in second
    assert f"Ask {asked}…" not in first


def lines(post: Post) -> list[str]:
    """The lines of a message, without its buttons."""
    shown = post.layout.walk_children()
    texts = [each.content for each in shown if isinstance(each, ui.TextDisplay)]
    return "\n".join(texts).split("\n")
