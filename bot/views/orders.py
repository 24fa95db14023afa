"""The premoves of a player, in the private message."""

from discord import ButtonStyle

from bot.matches.played import Played
from bot.views.address import Address
from bot.views.press import Press
from games.premoves import Premove
from games.text import Text, Translate


def orders(played: Played, seat: int, tr: Translate) -> list[Press]:
    """A button for each; what is decided is green, and pressed again it is taken back."""
    standing = played.order(seat)
    shown = played.orders(seat) or ([standing] if standing else [])
    return [_press(played, order, order == standing, tr) for order in shown]


def _press(played: Played, order: Premove, stands: bool, tr: Translate) -> Press:
    key, style = order.key, ButtonStyle.secondary
    if stands:
        key, style = "", ButtonStyle.success
    address = Address("order", played.match.id, rest=key)
    return Press(address, tr(Text(f"order-{order.key}")), style, emoji="⏩")


def decided(played: Played, seat: int, tr: Translate) -> list[str]:
    """The premoves already chosen, in words."""
    order = played.order(seat)
    if order is None or (seat in played.waiting and not played.ordered(seat)):
        return []
    key = "hand-standing-order" if order.stands else "hand-order"
    return [tr(Text(key, order=tr(Text(f"order-{order.key}"))))]
