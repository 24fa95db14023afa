"""Hands that all seats see but the one that holds them."""

from dataclasses import replace
from random import Random

import pytest

from games.cards import EVERYONE, HIDDEN, Card, Pile, all_but, cards, sees
from games.describe import describe
from games.scene import Hand, Note, TableSeat
from games.stage import hand_scene, open_table_scene, private_scene, table_scene
from games.testing.secrecy import a_view_shows_no_hidden_card, news_names_no_hidden_card
from games.text import Text, Translate
from games.view import view
from tests.games.toy import Toy, ToyMind
from tests.voice import NAMES, SAY

NOTES = (Note("DH", "2", pointed=True), Note())


class MirrorMind(ToyMind):
    """A mind that knows of the first card of each hand that it is red."""

    def can_be_at(self, game: Toy, seat: int, index: int, card: Card) -> bool:
        return index > 0 or card.suit in "DH"


class Mirror(Toy):
    """A toy whose seats see each other's cards and not their own."""

    key, mind = "mirror", MirrorMind()

    @classmethod
    def words(cls, name: str) -> Text:
        return Text("unit", unit="round", number=1)

    def deal(self) -> None:
        super().deal()
        for seat, hand in enumerate(self.hands):
            hand.seen_by = all_but(seat)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return replace(super().seat_scene(seat, tr), notes=NOTES)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return replace(super().hand_scene(seat, tr), notes=NOTES)

    def moves(self, seat: int) -> list[str]:
        return ["take"]

    def play(self, seat: int, action: str) -> None:
        self.emit("plays-cards", to=all_but(seat), seat=seat, cards=self.upcards[-1])
        self.turn = (seat + 1) % self.seats


def mirror(hands: str = "2D AC | AH AS | 2H 2C") -> Mirror:
    game = Mirror(hands.count("|") + 1, "seed")
    game.hands = [Pile(cards(hand), all_but(n)) for n, hand in enumerate(hands.split("|"))]
    game.stock[:], game.upcards[:] = cards("AD 2S 3C 3D 3S"), cards("3H")
    return game


def test_all_seats_but_the_holder_see_a_hand_and_onlookers_do_not() -> None:
    assert [sees(all_but(1), seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert [sees(EVERYONE, seat) for seat in (0, None)] == [True, True]


def test_a_view_blanks_the_own_hand_alone() -> None:
    hands = view(mirror(), 1).game.hands
    assert hands == [cards("2D AC"), [HIDDEN] * 2, cards("2H 2C")]
    assert view(mirror(), None).game.hands == [[HIDDEN] * 2] * 3


def test_news_for_all_but_a_seat_reach_neither_it_nor_onlookers() -> None:
    game = mirror()
    game.apply(0, "take")
    heard = [len(view(game, seat).game.events or ()) for seat in (0, 1, 2, None)]
    assert heard == [0, 1, 1, 0]


def test_a_guess_keeps_to_what_is_known_of_each_place() -> None:
    for luck in range(30):
        world = view(mirror(), 0).sample(Random(luck))
        assert world.hands[0][0].suit in "DH"
        assert world.hands[1:] == mirror().hands[1:]


def test_the_table_shows_onlookers_backs_and_seats_the_faces_of_the_others() -> None:
    public = table_scene(view(mirror(), None), NAMES, SAY)
    assert [place.shown for place in public.seats] == [(HIDDEN, HIDDEN)] * 3
    private = table_scene(view(mirror(), 1), NAMES, SAY)
    assert [place.shown for place in private.seats] == [("2D", "AC"), (), ("2H", "2C")]
    assert [len(place.notes) for place in private.seats] == [2, 0, 2]


def test_a_hand_is_backs_with_what_its_holder_was_told() -> None:
    hand = hand_scene(view(mirror(), 1), SAY)
    assert (hand.cards, hand.notes[0].suits) == ((HIDDEN, HIDDEN), "DH")
    told = "What hints have told you: card 1: 2 diamonds/hearts, marked, card 2 unknown."
    assert told in describe(hand, SAY)


def test_words_tell_the_cards_of_the_others_with_what_they_know() -> None:
    text = describe(private_scene(view(mirror(), 1), NAMES, SAY), SAY)
    told = "Ann: 2 of diamonds (2 diamonds/hearts, marked), ace of clubs"
    assert told in text
    public = describe(table_scene(view(mirror(), None), NAMES, SAY), SAY)
    assert "Ann: card 1: 2 diamonds/hearts, marked, card 2 unknown" in public


def test_a_replay_with_open_hands_shows_all_of_them_as_they_lie() -> None:
    table = open_table_scene(mirror("2H AC | AH AS"), NAMES, SAY)
    assert [place.shown for place in table.seats] == [("2H", "AC"), ("AH", "AS")]


class Whispers(Mirror):
    """Tells everybody what only the others may hear."""

    def play(self, seat: int, action: str) -> None:
        self.emit("plays-cards", seat=seat, cards=self.hands[seat][0])


class Remembers(Mirror):
    """Has in its state what its holder must not know."""

    first: str

    def deal(self) -> None:
        super().deal()
        self.first = f"first is {self.hands[0][0]}"


def test_who_tells_a_holder_of_their_cards_is_caught() -> None:
    with pytest.raises(AssertionError, match="events name no card that their seat may not see"):
        news_names_no_hidden_card(Whispers(3, "seed"), Random(1))
    with pytest.raises(AssertionError, match="a view shows no card its seat may not see"):
        a_view_shows_no_hidden_card(Remembers(3, "seed"), Random(1))
