"""Alternative texts: short enough for Discord, and complete enough to play by."""

from dataclasses import replace

from games.cards import PACK
from games.describe import MOST, describe
from games.scene import (
    Badge,
    Column,
    Cover,
    Hand,
    Latest,
    Play,
    Plot,
    Row,
    Sheet,
    Shelf,
    ShelfSection,
    Spot,
    Table,
    TableSeat,
    Token,
)
from games.stage import hand_scene, table_scene
from games.view import view
from tests.games.crazy_king_positions import position
from tests.games.positions import after
from tests.voice import NAMES, SAY

SEATS = (TableSeat("Ann", "Bid 4", 3, turn=True), TableSeat("Ben", cards=None, shown=("AS", "TH")))


def test_a_table_of_crazy_king_in_words() -> None:
    game = position("3H 9C | 2S KD | 3S", "5C 7H")
    assert describe(table_scene(view(game, 0), NAMES, SAY), SAY) == (
        "Crazy King, Round 1 · stock out 0 of 5. Waiting for Ann. Stock: 3 cards. "
        "Discard pile: 7 of hearts, 2 cards there. Direction: clockwise. Follow: hearts. "
        "Ann: 0 points, 2 cards. Ben: 0 points, 2 cards. Cyd: 0 points, 1 card."
    )


def test_open_hands_are_named_at_the_end_of_a_round() -> None:
    game = after(position("3H | 2S KD", "7H"), "3H")
    text = describe(table_scene(view(game, None), NAMES, SAY), SAY)
    assert "Ben: 0 · held 32, shows 2 of spades, king of diamonds." in text


def test_a_hand_of_crazy_king_in_words() -> None:
    game = position("3H 9C 9H | 2S", "7H")
    assert describe(replace(hand_scene(view(game, 0), SAY), marked=frozenset(["9H"])), SAY) == (
        "Your hand, 3 cards · 21 points. Your turn. "
        "You hold 3 of hearts, 9 of hearts; 9 of clubs. "
        "You can play 3 of hearts, 9 of hearts. Marked: 9 of hearts."
    )


def test_a_hand_held_by_rank_is_told_in_its_order() -> None:
    scene = Hand(("3C", "3H", "9C", "9H"), title="T", note="N")
    assert describe(scene, SAY) == (
        "T. N. You hold 3 of clubs, 3 of hearts, 9 of clubs, 9 of hearts."
    )


def test_a_hand_without_cards_is_told_of_none() -> None:
    assert describe(Hand((), title="You have no cards", note="N"), SAY) == "You have no cards. N."


def test_who_only_reads_is_told_more_than_an_alternative_text_may_hold() -> None:
    hand = tuple(PACK)
    scene = Hand(hand, playable=frozenset(hand), title="Your hand", note="Your turn")
    assert in_words("AS") not in describe(scene, SAY, 300)
    assert in_words("AS") in describe(scene, SAY, 2500)


def test_a_hand_of_33_cards_with_all_but_one_playable_is_told_whole() -> None:
    hand = tuple(PACK[:33])
    scene = Hand(hand, frozenset(hand[1:]), frozenset(hand[2:3]), "Your hand", "Your turn")
    text = describe(scene, SAY)
    assert all(in_words(card) in text for card in hand)
    assert "You can play" in text
    assert text.endswith("Marked: ace of hearts.")


def test_who_acted_last_and_with_what_is_told() -> None:
    trick = (Play(0, "QS", best=True),)
    text = describe(Table(SEATS, trick=trick, latest=Latest(0, frozenset({"QS"}))), SAY)
    assert "Just played: Ann, queen of spades." in text


def test_what_was_done_without_a_card_is_told() -> None:
    assert "Just now: Ben passed." in describe(Table(SEATS, latest=Latest(1, word="passed")), SAY)
    assert "Last to act: Ben." in describe(Table(SEATS, latest=Latest(1)), SAY)


def test_a_hint_names_only_cards_of_the_hand() -> None:
    scene = Hand(("8D", "3S"), marked=frozenset(["8D", "take", "AC", "7C"]), title="T", note="N")
    assert describe(scene, SAY).endswith("Marked: 8 of diamonds.")


def test_a_hint_without_a_card_is_not_named() -> None:
    scene = Hand(("8D", "3S"), marked=frozenset(["draw"]), title="T", note="N")
    assert "Marked" not in describe(scene, SAY)


def test_a_whole_pack_in_one_hand_is_named_card_by_card() -> None:
    text = describe(Hand(tuple(PACK), title="Your hand", note="Your turn"), SAY)
    assert all(in_words(card) in text for card in PACK)


def in_words(card: str) -> str:
    """A card in words."""
    return describe(Hand((card,), title="T", note="N"), SAY).removeprefix("T. N. You hold ")[:-1]


def test_the_trick_says_who_is_winning() -> None:
    trick = (Play(0, "QS"), Play(1, "AS", best=True))
    text = describe(Table(SEATS, "Spades", "Round 1", trick=trick), SAY)
    assert "Trick: Ann queen of spades, Ben ace of spades (winning)." in text


def test_cards_played_together_are_said_together() -> None:
    trick = (Play(0, "QS", best=True), Play(0, "QS", best=True), Play(1, "AS"), Play(1, "3D"))
    text = describe(Table(SEATS, "Red Five", "Hand 1", trick=trick), SAY)
    assert (
        "Trick: Ann queen of spades, queen of spades (winning), Ben ace of spades, 3 of diamonds."
    ) in text


def test_a_card_face_down_is_not_named() -> None:
    text = describe(Table(SEATS, spots=(Spot("Stock", ("??",), 20),)), SAY)
    assert "Stock: 20 cards." in text


def test_pot_badge_dealer_and_tag_are_told() -> None:
    seats = (TableSeat("Ann", dealer=True, tag="leads"), TableSeat("Ben"))
    text = describe(Table(seats, badges=(Badge("Trump", suit="S"),), pot="120"), SAY)
    assert "Trump: spades." in text
    assert "Pot: 120." in text
    assert "Ann: dealer, leads." in text


def test_who_plays_together_is_told_where_somebody_does() -> None:
    four = tuple(TableSeat(name, team=seat % 2) for seat, name in enumerate(NAMES[:4]))
    assert "Partners: Ann, Cyd; Ben, Dan." in describe(Table(four), SAY)
    alone = tuple(TableSeat(name, team=seat) for seat, name in enumerate(NAMES[:4]))
    assert "Partners" not in describe(Table(alone), SAY)
    two = tuple(TableSeat(name, team=min(seat, 1)) for seat, name in enumerate(NAMES[:3]))
    assert "Partners: Ben, Cyd." in describe(Table(two), SAY)


def test_what_signs_say_is_told_in_words() -> None:
    table = Table(SEATS, badges=(Badge("You & Cyd", "212", token=Token("bag", 3, "3 bags")),))
    assert "You & Cyd: 212, 3 bags." in describe(table, SAY)
    crowned = TableSeat("Ben", "passed", tokens=(Token("crown", 2, "King 2 times"),), computer=True)
    assert "Ben: King 2 times, computer, passed." in describe(Table((SEATS[0], crowned)), SAY)


def test_who_has_won_is_told() -> None:
    """Once, though a word beside the seat says so, too."""
    for tag in ("", "won"):
        assert "Ben: won." in describe(Table((SEATS[0], TableSeat("Ben", tag=tag, won=True))), SAY)


def test_a_question_has_no_full_stop_behind_it() -> None:
    assert "Kontra? Waiting for Ann." in describe(Table(SEATS, "Skat", "Kontra?"), SAY)


def test_a_spot_is_called_by_more_than_its_label_where_that_is_short() -> None:
    spots = (Spot("Ann", ("QS",), alt="Ann took"),)
    assert "Ann took: queen of spades." in describe(Table(SEATS, spots=spots), SAY)


def test_a_pile_face_down_is_told_by_its_cards() -> None:
    spots = (Spot("Q♥ down", ("??", "??")), Spot("Kitty", ("??",), 8))
    assert "Q♥ down: 2 cards. Kitty: 8 cards." in describe(Table(SEATS, spots=spots), SAY)


def test_an_overfull_table_ends_with_a_whole_sentence() -> None:
    seats = tuple(TableSeat("Long name " * 5, "a long line " * 8) for _ in range(20))
    text = describe(Table(seats, "Game", "Round 1"), SAY)
    assert 700 < len(text) <= MOST
    assert text.endswith(".")


def test_a_sheet_names_every_cell_by_its_column() -> None:
    columns = (Column("Rank"), Column("Player"))
    sheet = Sheet(columns, (Row(("1", "Ann"), 1), Row(("2", "Ben"))), "Spades", "Of Cardiff")
    assert describe(sheet, SAY) == (
        "Spades, Of Cardiff. Rank: 1, Player: Ann. Rank: 2, Player: Ben."
    )


def test_a_plot_is_where_it_began_where_it_ended_and_what_lies_between() -> None:
    sheet = Sheet((), (), "Ann", "3 matches", plot=Plot("Rating", (1000.0, 1120.4, 1056.6), ()))
    assert describe(sheet, SAY) == (
        "Ann, 3 matches. Rating: from 1,000 to 1,057, between 1,000 and 1,120."
    )


def test_a_shelf_names_every_game_first_then_what_each_takes_and_what_it_is_about() -> None:
    spades = Cover("Spades", ("4 players", "about 30 minutes"), "Bid.", ("AS",))
    gin = Cover("Gin", ("2 players",), "Go.", ())
    shelf = Shelf((ShelfSection("Tricks", (spades,)), ShelfSection("Rummy", (gin,))))
    assert describe(shelf, SAY) == (
        "Tricks: Spades. Rummy: Gin. Spades, 4 players · about 30 minutes. Gin, 2 players. "
        "Spades: Bid. Gin: Go."
    )
