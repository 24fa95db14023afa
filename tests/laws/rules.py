"""Laws of play: what the contract says, and what computers, claims and draws make of it."""

from collections import Counter
from itertools import groupby, product
from operator import attrgetter
from random import Random

import pytest

from games.cards import CARDS, HIDDEN
from games.ending import ending_sheet
from games.game import HOST, TIE, Game
from games.mind import Mind
from games.mistakes import degrade_memory
from games.personalities import Personality
from games.players import Computer, Level, hint_player
from games.plugins import OURS
from games.record import End
from games.sheet import counted
from games.sorting import SORTS, held
from games.stage import choices_by_hand, hand_scene, table_scene
from games.testing.laws import LAWS as CONTRACT
from games.testing.secrecy import a_guess_looks_the_same_to_its_seat
from games.text import IllegalAction
from games.tricks import TrickGame
from games.view import view
from tests.ladder import policy_of
from tests.laws.walk import Law
from tests.voice import NAMES, SAY

UNTHINKING = (Level.EASY, Level.NORMAL)
"""Levels of computers that do not look ahead."""


def a_card_that_is_not_in_the_pack_is_refused(game: Game, random: Random) -> None:
    for seat in game.waiting():
        strange = sorted(set(CARDS.values()) - {*game.pack()})
        for card in random.sample(strange, min(3, len(strange))):
            with pytest.raises(IllegalAction):
                game.apply(seat, game.read(str(card)))


def what_was_over_stays_over(game: Game, random: Random) -> None:
    assert not game.over or game.waiting() == []


def computers_play_by_the_rules(game: Game, random: Random) -> None:
    """And no cautious one dares more than the hint, no bold one less."""
    for seat in {*game.waiting()} - {HOST}:
        seen = view(game, seat)
        usual = hint_player(seen, random)
        for level, personality in product(UNTHINKING, Personality):
            action = Computer(level, personality)(seen, random)
            assert game.check(seat, action) is None, "a computer plays by the rules"
            if level is not Level.NORMAL:
                continue
            nerve, at_least = map(game.mind.boldness, (action, usual))
            if personality is Personality.COUNTS_CARDS or nerve is None or at_least is None:
                assert action == usual or type(game.mind).bluff is not Mind.bluff
            else:
                assert (nerve - at_least) * personality >= 0


def a_policy_plays_by_the_rules(game: Game, random: Random) -> None:
    if policy := policy_of(type(game)):
        for seat in {*game.waiting()} - {HOST}:
            assert game.check(seat, policy(view(game, seat), random)) is None


def who_forgets_still_knows_their_hand_and_how_many_cards_lie_where(
    game: Game, random: Random
) -> None:
    seen = view(game, random.randrange(game.seats))
    hazy = degrade_memory(seen, random)
    before, now = [*seen.game.piles()], [*hazy.game.piles()]
    assert hazy.game.hands == seen.game.hands
    assert [*map(len, now)] == [*map(len, before)]
    assert [card == HIDDEN for pile in now for card in pile] == [
        card == HIDDEN for pile in before for card in pile
    ]
    known = Counter(card for pile in now for card in pile if card != HIDDEN)
    assert known <= Counter(game.pack()), "no card is in two places"


def no_order_of_a_hand_loses_a_card_or_changes_what_may_be_done(game: Game, random: Random) -> None:
    for seat, sort in product(range(game.seats), SORTS):
        assert Counter(held(game, game.hands[seat], sort)) == Counter(game.hands[seat])
        seen = view(game, seat)
        ordered = choices_by_hand(seen, hand_scene(seen, SAY, sort=sort))
        for usual, choice in zip(seen.choices, ordered, strict=True):
            assert Counter(usual.cards) == Counter(choice.cards)
            same = (choice.verb, choice.numbers, choice.words)
            assert (usual.verb, usual.numbers, usual.words) == same


def each_suit_and_each_rank_lies_together(game: Game, random: Random) -> None:
    for sort in ("suit", "rank"):
        shared = [each for each, _ in groupby(held(game, game.pack(), sort), attrgetter(sort))]
        assert len(shared) == len(set(shared))


def a_draw_ends_a_match_wherever_it_stands(game: Game, random: Random) -> None:
    """And nobody comes before another."""
    if game.over:
        return
    after = game.copy()
    after.apply(HOST, TIE)
    assert (after.over, after.waiting(), after.winners) == (True, [], [])
    assert set(after.final_places()) == {2}, "nobody is first"
    seen = view(after, None)
    table_scene(seen, NAMES, SAY)
    assert ending_sheet(seen, SAY).title == "It's a tie."
    assert End.of(after) == End(tuple(after.scores), ())


def points_are_told_with_what_they_are_for(game: Game, random: Random) -> None:
    lines = [line for each in counted(game) for line in each]
    if game.resting and type(game) in OURS:
        assert all(line.terms for line in lines if line.gain)


def a_claim_by_right_holds_however_the_other_cards_lie(game: Game, random: Random) -> None:
    """Whatever the others play."""
    if not isinstance(game, TrickGame) or game.waiting() != [game.turn]:
        return
    if not (game.can_claim(game.turn) and game.wins_rest(game.turn)):
        return
    seat = game.turn
    for _ in range(2):
        world = view(game, seat).sample(random)
        tricks, left, trump = world.tricks[seat], len(world.hands[seat]), world.ranking.trump
        for _ in range(left * len(world.players_from(seat))):
            cards = [*world.playable(world.turn)]
            random.shuffle(cards)
            if world.turn == seat:
                cards.sort(key=lambda card: world.ranking.group[card] != trump)
            world.play_cards(world.turn, cards[:1])
        assert world.tricks[seat] == tricks + left


def whoever_is_given_the_rest_has_all_its_cards(game: Game, random: Random) -> None:
    """And the round is scored; where nobody may claim it is refused."""
    for seat in range(game.seats):
        if not game.can_claim(seat):
            with pytest.raises(IllegalAction):
                game.apply(HOST, f"rest {seat}")
            continue
        assert isinstance(game, TrickGame)
        after, led = game.copy(), game.players_from(game.leader)[: len(game.trick)]
        left = len(game.hands[seat]) + (seat in led)
        news = after.apply(HOST, f"rest {seat}")
        assert not after.hands[seat]
        assert after.tricks[seat] == game.tricks[seat] + left
        assert sum(after.tricks) == sum(game.tricks) + left
        assert after.claimant is None
        assert news[0].words.key == "claims-rest"
        assert not any(event.words.key == "plays-cards" for event in news)


LAWS: dict[Law, int] = dict.fromkeys(CONTRACT, 32) | {
    a_guess_looks_the_same_to_its_seat: 16,
    a_card_that_is_not_in_the_pack_is_refused: 20,
    what_was_over_stays_over: 1_000,
    computers_play_by_the_rules: 30,
    a_policy_plays_by_the_rules: 8,
    who_forgets_still_knows_their_hand_and_how_many_cards_lie_where: 15,
    no_order_of_a_hand_loses_a_card_or_changes_what_may_be_done: 8,
    each_suit_and_each_rank_lies_together: 2,
    a_draw_ends_a_match_wherever_it_stands: 8,
    points_are_told_with_what_they_are_for: 1_000,
    a_claim_by_right_holds_however_the_other_cards_lie: 1_000,
    whoever_is_given_the_rest_has_all_its_cards: 60,
}
