"""The bot ends when it is told to, whatever is going on."""

from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player


async def test_sigterm_ends_the_bot_with_0_while_a_match_is_in_play(
    bot: BotProcess, alice: Player
) -> None:
    await alice.open("spades")
    await alice.press("start")
    await alice.turn()
    assert bot.stop() == 0
    await bot.start()
    message, offered = await alice.turn()
    await alice.tap(message, offered[0])
    await until(lambda: len(Ledger(bot.url, 1).actions) > offered[0].length)
