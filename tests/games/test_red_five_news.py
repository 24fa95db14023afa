"""What Red Five tells, in English."""

from games.red_five import RedFive
from games.words import translator
from tests.games.positions import hint_of
from tests.games.red_five_positions import bidding, burying, playing

tr = translator(["Ann", "Bob", "Cid", "Dee"])


def told(game: RedFive, action: str) -> list[str]:
    """What everybody hears when the seat to act does this."""
    return [tr(event.words) for event in game.apply(game.turn, game.read(action))]


def test_the_auction_is_told() -> None:
    assert told(bidding(), "bid 60") == ["Ann bids 60."]
    assert told(bidding(), "pass") == ["Ann passes."]
    assert told(bidding("bid 60", "pass", "pass"), "pass") == [
        "Dee passes.",
        "Ann is the declarer and needs 60 points.",
    ]


def test_a_new_deal_is_told() -> None:
    game = bidding("pass", "pass", "pass", options={"all_pass": "redeal"})
    assert told(game, "pass") == ["Dee passes.", "Everyone passed, so there's a redeal."]


def test_trumps_and_the_kitty_are_told() -> None:
    assert told(burying(), "trump D") == ["Ann makes diamonds trump.", "Ann takes the kitty."]
    game = burying(options={"no_trump": True})
    assert told(game, "trump none")[0] == "Ann plays with no trump suit."
    game = burying("trump D")
    assert told(game, hint_of(game, 0).action) == ["Ann buries eight cards.", "Ann leads."]


def test_a_kitty_shown_is_told() -> None:
    game = burying(options={"show_kitty": "always"})
    kitty = list(game.kitty)
    news = game.apply(0, "trump D")
    assert dict(news[1].words.args)["cards"] == game.cards_text(kitty)


def test_plays_and_tricks_are_told() -> None:
    assert told(playing("4S 4S 4C", trick="9D 9D KD KD AD 3D", size=2), "4S 4S") == [
        "Ann plays 4♠ 4♠ and takes it: 20 points.",
    ]


def test_a_failed_throw_is_told_with_all_its_cards() -> None:
    options = {"failed_throw_penalty": 10}
    game = playing("AD QD QD", "KD KD", options=options)
    assert told(game, "throw AD QD QD") == [
        "Ann tries to throw A♦ Q♦ Q♦, but somebody can beat part of it.",
        "The throw costs Ann's side 10 points.",
        "Ann plays A♦.",
    ]


def test_a_captured_red_five_is_told() -> None:
    game = playing("5H 4C", trick="5H 4S 6S", options={"red_five_capture": True})
    assert told(game, "5H")[2] == "Bob takes a red five from Ann."


def test_the_end_of_a_hand_is_told() -> None:
    game = playing("5S", trick="AS 4S 6S", kitty="TH 5D", points=[80, 100, 0, 0])
    assert told(game, "5S")[2:] == [
        "Bob took the last trick. In the kitty: 10♥ 5♦, 15 points, doubled.",
        "Ann bid 55 and took 65. Made it: 1 from each defender.",
    ]
    game = playing("5H", trick="AS 4S 6S", kitty="TH 5D", points=[30, 150, 0, 0], declarer=0)
    assert told(game, "5H")[1:] == [
        "Ann took the last trick. In the kitty: 10♥ 5♦, 15 points.",
        "Ann bid 55 and took 50. Not enough: 1 to each defender.",
    ]
