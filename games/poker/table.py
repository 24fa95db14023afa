"""Looks of a poker table: a seat's line, the pots and who has won them."""

from games.poker.chips import ChipGame
from games.poker.pots import layers
from games.scene import Badge
from games.text import Text, Translate


def line(game: ChipGame, seat: int) -> Text:
    """A seat's chips, and its stake or winnings."""
    chips, stake = game.scores[seat], game.stakes[seat]
    if game.won[seat]:
        return Text("poker-line-won", chips=chips, number=game.won[seat])
    if not chips and (game.is_paid() or not game.put[seat] + game.dead[seat]):
        return Text("poker-line-bankrupt")
    if not game.live[seat]:
        return Text("poker-line-folded", chips=chips)
    if not chips:
        return Text("poker-line-all-in", number=game.put[seat])
    is_bet = stake and game.stage in game.bets  # stakes are kept until the next round of betting
    return Text("poker-line-stake" if is_bet else "poker-line", chips=chips, number=stake)


def winners_prompt(game: ChipGame, tr: Translate) -> str:
    """The seats that have taken the chips; "" while a hand is played, and after the match."""
    if game.over or not game.is_paid():
        return ""
    paid = {seat: chips for seat, chips in enumerate(game.won) if chips}
    seats, shares = " ".join(map(str, paid)), paid.values()
    how = "one" if len(paid) == 1 else "even" if max(shares) - min(shares) <= 1 else "uneven"
    return tr(Text("poker-prompt-won", seats=seats, how=how, number=sum(shares)))


def pots_text(game: ChipGame, tr: Translate) -> str:
    """The chips of the hand, in parts where a seat is all-in; "" once they are paid."""
    if game.is_paid():
        return ""
    limits = {
        paid
        for paid, live, chips in zip(game.put, game.live, game.scores, strict=True)
        if live and not chips
    }
    parts = layers(game.put, sorted(limits | {max(game.put)}))
    parts[0] += sum(game.dead)
    return " + ".join(_amount(part, tr) for part in parts if part)


def amount_badge(label: Text, chips: int, tr: Translate) -> Badge:
    """A badge for an amount of chips."""
    return Badge(tr(label), _amount(chips, tr))


def _amount(number: int, tr: Translate) -> str:
    """An amount as players read it: "1,500"."""
    return tr(Text("poker-amount", number=number))
