"""What Red Five tells, in English."""

from tests.games.red_five_positions import burying


def test_a_kitty_shown_is_told() -> None:
    game = burying(options={"show_kitty": "always"})
    kitty = list(game.kitty)
    news = game.apply(0, "trump D")
    assert dict(news[1].words.args)["cards"] == game.cards_text(kitty)
