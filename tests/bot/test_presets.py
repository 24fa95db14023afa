"""House rules of a server, as a game and a table take them."""

from dataclasses import asdict, replace

from discord import ui

from bot.hosting.tables import Tables
from bot.matches.presets import HouseRules, first, in_force, offered
from bot.views.option_forms import presets
from bot.words import talk
from games.spades import Options
from tests.bot.tabling import ANN, CHANNEL, GUILD, crazy_king

FRIDAY = HouseRules("Friday", {"target": 330})
FOREIGN = HouseRules("Old", {"target": 330, "gone": 1})


def test_what_was_kept_by_another_version_of_the_game_is_not_offered() -> None:
    usual = FOREIGN._replace(is_first=True)
    assert offered("spades", [usual]).keys() == offered("spades").keys()
    assert first("spades", [usual]) == asdict(Options())


def test_options_that_came_later_are_as_usual_in_what_was_kept_before() -> None:
    assert offered("spades", [FRIDAY])["own Friday"].options == asdict(Options(target=330))


def test_the_rules_of_a_match_are_known_by_a_server_s_own_name_first() -> None:
    match = crazy_king()
    assert in_force(match) == "usual"
    assert in_force(match, [HouseRules("House", {})]) == "own House"


def test_rules_that_few_play_stand_in_a_menu_of_their_own() -> None:
    match = replace(crazy_king(), game="hearts", options={})
    friday = HouseRules("Friday", {"target": 50})
    often, seldom = (row.children[0] for row in presets(match, [friday], talk()))
    assert isinstance(often, ui.Select)
    assert isinstance(seldom, ui.Select)
    assert [each.value for each in often.options] == [
        *("usual", "quick", "jack", "omnibus", "black_maria", "own Friday")
    ]
    assert [each.value for each in seldom.options] == ["bicycle", "trickster", "spot"]
    assert often.custom_id != seldom.custom_id


def test_below_the_usual_rules_stands_nothing_and_below_others_how_they_differ() -> None:
    match = replace(crazy_king(), game="last_card", options={})
    [menu] = presets(match, [HouseRules("House", {})], talk())[0].children
    assert isinstance(menu, ui.Select)
    below = {each.value: each.description for each in menu.options}
    assert below["usual"] is None
    assert "one round" in (below["quick"] or "")
    assert below["own House"] == "Standard"


async def test_rules_that_only_more_can_play_are_played_with_as_many_computers(
    tables: Tables,
) -> None:
    match = await tables.open("basra", ANN, GUILD, CHANNEL, {"partnership": True})
    assert match.options["partnership"]
    assert len((await tables.start(match.id, ANN.id)).match.computers) == 3
