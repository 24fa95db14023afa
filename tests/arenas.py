"""An arena and its standing, as pictures and messages show them."""

from bot.matches.arena import Arena, ArenaStatus, Standing

LINES = (
    Standing(1, "Charlotte", 17, 1, 8, 6, 3, True),
    Standing(2, "Bob", 12, 2, 9, 4, 0, True),
    Standing(3, "Dmitri", 9, 3, 7, 3, 1, False),
    Standing(4, "Ann", 9, 3, 8, 2, 2, True),
    Standing(5, "José", 7, 5, 6, 2, 0, False),
    Standing(6, "🦊Foxglove_the_Third_of_Namur", 6, 6, 6, 1, 1, True),
    Standing(7, "Grace", 4, 7, 5, 1, 0, True),
    Standing(8, "李小龍", 3, 8, 4, 1, 0, False),
    Standing(9, "Heidi", 1, 9, 3, 0, 0, True),
    Standing(10, "محمد", 1, 9, 2, 0, 0, True),
    Standing(11, "Judy", 0, 11, 2, 0, 0, False),
    Standing(12, "Leo", 0, 11, 0, 0, 0, False),
)
"""The last one has joined and not played."""


def arena(status: ArenaStatus, game: str = "hearts", size: int = 4) -> Arena:
    """An arena of an hour."""
    return Arena(
        guild=1,
        channel=2,
        game=game,
        options={},
        rounds=1,
        size=size,
        by=1,
        by_name="Charlotte",
        created=1_790_000_000.0,
        begins=1_790_000_000.0,
        ends=1_790_003_600.0,
        id=5,
        status=status,
    )
