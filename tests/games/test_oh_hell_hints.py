"""What the computer player of Oh Hell does, section 14."""

from random import Random

import pytest

from games.cards import CARDS, PACK
from games.game import DEAL, HOST
from games.oh_hell import OhHell
from games.oh_hell.hint import values
from games.tricks import HIGH
from games.view import view
from games.words import translator
from tests.games.oh_hell_positions import bidding, position
from tests.games.positions import hint_of

tr = translator()


def hinted(game: OhHell) -> tuple[str, str]:
    """The action hinted to the seat to act, and the key of the reason."""
    seat = game.waiting()[0]
    hint = hint_of(game, seat)
    action, why = hint.action, hint.why
    assert game.check(seat, action) is None
    return str(action), why.key.removeprefix("oh-hell-hint-")


def asked(hand: str, bids: str = "", trump: str = "H", seats: int = 4) -> OhHell:
    """A seat is to bid on this hand, at the left of the dealer but for these bids."""
    game = bidding(bids, len(hand.split()), seats, hand)
    game.trump = trump
    game.turned.clear()
    return game


@pytest.mark.parametrize(
    ("hand", "card", "trump", "chance"),
    [
        pytest.param("AH KS 2D 3D 4D", "AH", "H", 1.0, id="the highest trump"),
        pytest.param("KH KS 2D 3D 4D", "KH", "H", 0.872, id="one trump is higher"),
        pytest.param("2H 3H 4H 3D 4D", "2H", "H", 0.5, id="a small trump beside two more"),
        pytest.param("2H 3H 4H 5H 6H", "2H", "H", 0.7, id="is never sure"),
        pytest.param("2H KS 2D 3D 4D", "2H", "H", 0.194, id="one alone is hardly a chance"),
        pytest.param("2H KS", "2H", "H", 0.554, id="but in a small hand it is"),
        pytest.param("AS KS QS JS TS", "AS", "", 1.0, id="an ace without trumps"),
        pytest.param("KS 2D 3D 4D 5D", "KS", "", 0.681, id="a king without trumps"),
        pytest.param("AS 2D 3D 4D 5D", "AS", "H", 0.4437, id="an ace may be ruffed"),
    ],
)
def test_what_a_card_is_worth(hand: str, card: str, trump: str, chance: float) -> None:
    game = asked(hand, trump=trump)
    found = dict(zip(game.hands[0], values(game, 0, game.hands[0]), strict=True))
    assert found[CARDS[card]] == pytest.approx(chance, abs=0.001)


def test_the_nearest_number_is_bid() -> None:
    assert hinted(asked("AH KH QH 2D 3C")) == ("bid 3", "bid")
    assert hinted(asked("2S 3S 4D 5D 6C")) == ("bid 0", "bid")


def test_who_holds_little_counts_less_and_who_holds_much_counts_more() -> None:
    assert hinted(asked("2D 3H 7H 5D 6C 4S 2S 3S 8C 9D"))[0] == "bid 0"
    assert hinted(asked("AH KH JH TH 9H AS 3D 4D 5C 6C"))[0] == "bid 6"


def test_if_the_hook_forbids_it_the_next_best_is_bid() -> None:
    assert hinted(asked("AH KH 2D 3C 4C", bids="2 1 0")) == ("bid 3", "hooked")


def test_what_the_others_bid_leaves_more_or_less() -> None:
    hand = "AH KH JH 2D 3C"
    low, middle, high = (asked(hand, bids, seats=7) for bids in ("0 0 0 0", "1 0 1 1", "2 2 2 1"))
    assert [hinted(game)[0] for game in (low, middle, high)] == ["bid 4", "bid 3", "bid 2"]
    assert tr(hint_of(low, 4).why).endswith("The others bid low, so there are more tricks for you.")
    assert tr(hint_of(middle, 4).why) == "I count 2 sure tricks and 1 maybe."
    assert tr(hint_of(high, 4).why).endswith(
        "The others bid high, so there are fewer tricks for you."
    )


def test_no_bid_is_below_what_nobody_can_keep_a_hand_from_taking() -> None:
    assert hinted(asked("AH KH 2D 3C 4C", "5 5 5 5 5", seats=7))[0] == "bid 2"


def test_a_hooked_dealer_bids_what_can_still_be_made() -> None:
    assert hinted(asked("AS 2D 3C", "1 1 0", trump="S")) == ("bid 2", "hooked")
    assert hinted(asked("2D", "0 0 0", trump="S")) == ("bid 0", "bid")


def test_no_hand_bids_fewer_tricks_than_it_surely_takes() -> None:
    """Sure is a trump above all that others may hold."""
    random = Random(7)
    for _ in range(600):
        seats, size = random.randint(3, 7), random.randint(1, 5)
        bids = [random.randint(0, size) for _ in range(random.randrange(seats))]
        trump = random.choice("CDHS")
        hand = random.sample(PACK, size)
        game = asked(" ".join(hand), " ".join(map(str, bids)), trump, seats)
        held = {HIGH[card.rank] for card in hand if card.suit == trump}
        sure = next(count for count in range(15) if 14 - count not in held)
        number = int(hinted(game)[0].removeprefix("bid "))
        assert number >= min(sure, max(game.possible_bids())), hand


def test_who_cannot_take_a_trick_bids_none() -> None:
    """Seat 1 follows with the lowest cards of suits that are no trumps, and never leads."""
    for hand in ("2D", "2D 2C", "2D 3D 2C"):
        for bids in ("0", "1"):
            assert hinted(asked(hand, bids, trump="S"))[0] == "bid 0"


@pytest.mark.parametrize(
    ("hand", "bids", "bid"),
    [
        pytest.param("9H", "1 1", "bid 0", id="a high trump after a bid"),
        pytest.param("AH", "1 1", "bid 1", id="the highest trump after a bid"),
        pytest.param("4H", "0 0", "bid 1", id="a low trump that nobody has bid against"),
        pytest.param("AS", "", "bid 0", id="an ace, which trumps beat, though it is led"),
        pytest.param("KS", "", "bid 0", id="a king"),
    ],
)
def test_with_one_card_only_trumps_count(hand: str, bids: str, bid: str) -> None:
    assert hinted(asked(hand, bids))[0] == bid


@pytest.mark.parametrize(("bids", "bid"), [("", "bid 1"), ("0", "bid 0")])
def test_without_trumps_an_ace_alone_takes_only_a_trick_that_it_leads(bids: str, bid: str) -> None:
    assert hinted(asked("AS", bids, trump=""))[0] == bid


def test_a_bid_is_explained() -> None:
    assert tr(hint_of(asked("AH KH QH 2D 3C"), 0).why) == "I count 3 sure tricks and no maybes."


@pytest.mark.parametrize(
    ("hand", "trick", "bid", "card", "why"),
    [
        pytest.param("3D 4H", "2D", 1, "3D", "only", id="rule 1"),
        pytest.param("AH AS 3D", "", 2, "AH", "draw", id="rule 2: draws trumps"),
        pytest.param("AH AS 3D 4D 5D 6D", "", 1, "AH", "sure", id="rule 2: of short suits one"),
        pytest.param("KH AS 3D 4D 5D 6D", "", 1, "AS", "sure", id="rule 2: what nobody beats"),
        pytest.param("KS 3D", "", 2, "KS", "all", id="rule 2: every trick is needed"),
        pytest.param("KS 3D 4D", "", 1, "KS", "short", id="rule 2: high from a short suit"),
        pytest.param("KH 3D 4D", "", 1, "4D", "short", id="rule 2: trumps are kept"),
        pytest.param("5H 3H 9D 4C", "", 1, "3H", "spare-trump", id="rule 2: a trump to spare"),
        pytest.param("5H 3H 9D 4C", "", 2, "9D", "short", id="rule 2: none to spare"),
        pytest.param("5H 3H AD 4C", "", 1, "AD", "sure", id="rule 2: first what is sure"),
        pytest.param("AD KD 3D", "2D TD 4D", 2, "KD", "take", id="rule 3: last and cheap"),
        pytest.param("AD KD 3D", "2D TD 4D", 1, "AD", "last-one", id="rule 3: the last and dear"),
        pytest.param("AD QD 3D", "2D", 2, "AD", "take", id="rule 3: sure"),
        pytest.param("QD 3D", "2D 4D", 1, "QD", "high", id="rule 3: late"),
        pytest.param("QD 3D", "2D", 1, "QD", "high", id="rule 3: early, too"),
        pytest.param("QD 3D 4H", "KD", 2, "3D", "better", id="rule 3: waits"),
        pytest.param("QD 3D 4H", "KD", 1, "QD", "trumps", id="rule 3: a trump is enough"),
        pytest.param("KH 5H 8S", "AH", 1, "5H", "better", id="rule 3: no trump under a trump"),
        pytest.param("QD TD 3D", "JD", 0, "TD", "rid", id="rule 4: the highest that loses"),
        pytest.param("9D 8D KS 2S", "JC", 0, "9D", "throw", id="rule 4: where no low card is"),
        pytest.param("3H 9S 2C", "2D 8H", 0, "3H", "rid", id="rule 4: a trump below a trump"),
        pytest.param("QD TD", "2D 3D 4D", 0, "QD", "last", id="rule 4: last"),
        pytest.param("QD TD", "2D", 0, "TD", "over", id="rule 4: not last"),
        pytest.param("2D KS AH", "", 0, "2D", "low", id="rule 5"),
        pytest.param("AD AH", "", 0, "AD", "low", id="rule 5: a sure trump last"),
        pytest.param("2D 3H 5H", "", 0, "5H", "shed-trump", id="rule 5: any other first"),
        pytest.param("7D 3C 2C", "", 0, "7D", "low", id="rule 5: short if enough beat it"),
    ],
)
def test_what_is_played(hand: str, trick: str, bid: int, card: str, why: str) -> None:
    assert hinted(position(hand, trick, "H", bids=f"{bid} 1 1 1")) == (card, why)


def test_a_bid_made_is_not_overtaken() -> None:
    game = position("AD 3D", "2D TD 4D", "H", bids="1 1 1 1", tricks=[1, 0, 0, 0])
    assert hinted(game) == ("3D", "rid")


@pytest.mark.parametrize(
    ("scoring", "card", "why"),
    [
        pytest.param("trick_plus_ten", "AD", "extra", id="each is a point more"),
        pytest.param("exact", "3D", "rid", id="none is"),
    ],
)
def test_who_has_too_many_takes_more_where_each_counts(scoring: str, card: str, why: str) -> None:
    options = {"scoring": scoring}
    game = position("AD 3D", "2D TD 4D", "H", bids="0 1 1 1", tricks=[1, 0, 0, 0], options=options)
    assert hinted(game) == (card, why)


def test_a_hint_needs_no_hand_but_its_own() -> None:
    game = OhHell(5, "seed")
    while not game.resting:
        hint = view(game, game.turn).hint()
        assert hint == hint_of(game, game.turn)
        game.apply(game.turn, hint.action)


def test_a_table_of_hints_makes_its_bids() -> None:
    made = []
    for number in range(6):
        game = OhHell(4, f"match {number}")
        while waiting := game.waiting():
            seat = waiting[0]
            game.step(seat, DEAL if seat == HOST else hint_of(game, seat).action)
            if game.resting or game.over:
                made += [bid == won for bid, won in zip(game.bids, game.tricks, strict=True)]
    assert sum(made) / len(made) > 0.45


def test_hints_beat_chance() -> None:
    won = 0
    for number in range(10):
        game, random = OhHell(4, f"match {number}"), Random(number)
        while waiting := game.waiting():
            seat = waiting[0]
            action = DEAL if seat == HOST else random.choice(game.legal(seat))
            game.step(seat, hint_of(game, 0).action if seat == 0 else action)
        won += game.winners == [0]
    assert won >= 9
