"""What the messages of hands show, so that what stays the same is not edited."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.hosting.preferences import Preferences
from bot.matches.played import Played
from bot.views import hand
from games.scene import Hand


@dataclass(frozen=True)
class Look:
    """What a hand message shows; while it stays the same there is nothing to edit."""

    scene: Hand
    length: int  # that the controls carry; -1 without controls
    prefs: Preferences


@dataclass(frozen=True)
class Open:
    """A hand shown by **Show my hand**, and until when Discord lets us edit it."""

    interaction: discord.Interaction[Any]
    until: float
    look: Look | None  # None: not known


def look_of(played: Played, seat: int, prefs: Preferences) -> Look:
    """What a seat's hand message is to show."""
    length = played.asked if seat in played.waiting else -1
    return Look(hand.scene(played, seat, prefs), length, prefs)
