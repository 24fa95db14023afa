"""Claiming what is left of a deal: by right where it is certain, and what it comes to."""

from random import Random

import pytest

from games import GAMES
from games.cards import CARDS
from games.game import HOST
from games.record import Record, RecordedAction
from games.testing.matches import any_deal, play_on
from games.text import IllegalAction
from games.tricks import TrickGame
from games.view import view

TRICKS = sorted(
    key for key, kind in GAMES.items() if issubclass(kind, TrickGame) and key != "red_five"
)
EVERY_GAME = pytest.mark.parametrize("key", TRICKS)


def positions(key: str, matches: int = 12) -> list[TrickGame]:
    """Positions of matches that computers play, now and then at random."""
    found = list[TrickGame]()

    def watch(game: object) -> None:
        assert isinstance(game, TrickGame)
        found.append(game.copy())

    for luck in range(matches):
        random = Random(luck)
        play_on(any_deal(GAMES[key], random), random, 160, 0.1, watch)
    return found


def certain(key: str) -> list[TrickGame]:
    """Those where whoever leads may claim the rest by right."""
    return [
        game for game in positions(key) if game.waiting() != [HOST] and game.wins_rest(game.turn)
    ]


@EVERY_GAME
def test_a_claim_by_right_holds_however_the_other_cards_lie_and_are_played(key: str) -> None:
    games = certain(key)
    assert games
    for number, game in enumerate(games):
        random, seat = Random(number), game.turn
        for _ in range(4):
            world = view(game, seat).sample(random)
            tricks, left, trump = world.tricks[seat], len(world.hands[seat]), world.ranking.trump
            for _ in range(left * len(world.players_from(seat))):
                cards = [*world.playable(world.turn)]
                random.shuffle(cards)
                if world.turn == seat:  # trumps first
                    cards.sort(key=lambda card: world.ranking.group[card] != trump)
                world.play_cards(world.turn, cards[:1])
            assert world.tricks[seat] == tricks + left


@EVERY_GAME
def test_whoever_is_given_the_rest_has_all_its_cards_and_the_round_is_scored(key: str) -> None:
    for game in positions(key, 2):
        for seat in range(game.seats):
            if not game.can_claim(seat):
                with pytest.raises(IllegalAction):
                    game.copy().apply(HOST, f"rest {seat}")
                continue
            after, tricks = game.copy(), sum(game.tricks)
            left = len(game.hands[seat]) + (len(game.trick) > 0) * (
                seat in game.players_from(game.leader)[: len(game.trick)]
            )
            news = after.apply(HOST, f"rest {seat}")
            assert not after.hands[seat]
            assert after.tricks[seat] == game.tricks[seat] + left
            assert sum(after.tricks) == tricks + left
            assert after.claimant is None
            assert news[0].words.key == "claims-rest"
            assert not any(event.words.key == "plays-cards" for event in news)


def test_a_trump_too_few_makes_it_uncertain() -> None:
    def holding(hand: str, others: str) -> bool:
        game = GAMES["spades"](4, "seed")
        assert isinstance(game, TrickGame)
        for _ in range(4):
            game.apply(game.turn, "bid 3")
        game.apply(game.turn, game.moves(game.turn)[0])
        seat, kept = game.turn, [*map(CARDS.get, hand.split()), *map(CARDS.get, others.split())]
        game.trick.clear()
        gone = [card for card in game.pack() if card not in kept]
        for each in range(4):
            game.hands[each].clear()
        game.taken[0][:] = gone
        game.hands[seat] += [CARDS[each] for each in hand.split()]
        game.hands[(seat + 1) % 4] += [CARDS[each] for each in others.split()]
        game.leader = seat
        game.broken = True
        return game.wins_rest(seat)

    assert holding("AS KS AH", "QS 2S 3H")
    assert holding("AS AH", "QS 3H")
    assert not holding("AS AH KH", "QS 2S 3H")
    assert not holding("KS AH", "AS 3H")
    assert not holding("AS QH", "2S KH")


def test_how_the_last_trick_of_red_five_is_led_counts_so_it_is_played() -> None:
    game = GAMES["red_five"](4, "seed")
    with pytest.raises(IllegalAction):
        Record("red_five", game.version, 4, {}, "seed", (RecordedAction(HOST, "rest 0"),)).replay()
