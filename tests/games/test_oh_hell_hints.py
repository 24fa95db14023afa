"""What the computer player of Oh Hell does, section 14."""

from random import Random

from games.cards import PACK
from games.game import DEAL, HOST
from games.oh_hell import OhHell
from games.tricks import HIGH
from tests.games.oh_hell_positions import bidding
from tests.games.positions import hint_of


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
