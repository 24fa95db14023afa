"""The auction (section 5): a seat bids to another, and the winner meets the third."""

from games.cards import EVERYONE
from games.choices import Choice
from games.skat.score import VALUES
from games.skat.state import RAMSCH, RANKINGS
from games.skat.table import Scenes
from games.text import Text
from games.tricks import NOT_YET

BUTTONS, LISTED = 4, 25
"""The bids with a button each, and those behind them in a menu; higher ones are typed."""


class Auction(Scenes):
    """The first two phases of a deal, "bid" and "hold"."""

    def next_bids(self) -> list[int]:
        """The values that the caller may name."""
        return [value for value in VALUES if value > self.bid][: 1 if self.answerer < 0 else None]

    def least_bid(self) -> int:
        """The lowest value that the caller may name, or else the highest there is."""
        return next(iter(self.next_bids()), VALUES[-1])

    def bid_moves(self) -> list[str]:
        """The calls that are offered to the seat to act."""
        return [action for choice in self.bid_choices() for action in choice.actions()]

    def bid_choices(self) -> list[Choice]:
        """The next bids as buttons, more in a menu; or the value to hold."""
        if self.phase == "hold":
            return [Choice("hold", said=f"yes {self.bid}"), Choice("pass")]
        values = tuple(self.next_bids())
        parts = (values[:BUTTONS], values[BUTTONS : BUTTONS + LISTED])
        return [*(Choice("bid", numbers=part) for part in parts if part), Choice("pass")]

    def bid_refusal(self, action: str) -> Text | None:
        """The reason that a call is illegal; None for a high bid."""
        verb, _, text = action.partition(" ")
        if self.phase == "hold":
            return Text("skat-answer-first", seat=self.caller, number=self.bid)
        if verb == "hold":
            return Text("skat-nothing-to-hold", least=self.least_bid())
        if verb != "bid":
            return self.wrong_phase()
        number = int(text) if text.isascii() and text.isdigit() else 0
        if number in VALUES:
            key = "forehand-18" if self.answerer == NOT_YET else "bid-too-low"
            is_legal = number in self.next_bids()
            return None if is_legal else Text(f"skat-{key}", least=self.least_bid())
        near = sorted(self.next_bids() or VALUES, key=lambda value: abs(value - number))[:2]
        return Text("skat-not-a-value", numbers=" ".join(map(str, sorted(near))))

    def ask_next(self, phase: str, seat: int) -> None:
        """Ask a seat in the auction; those that are asked later may pass ahead."""
        left = [each for each in self.in_turn() if self.last_calls[each] != "pass"]
        self.ask(phase, [seat, *(each for each in left if each != seat)])

    def name_value(self, seat: int, value: int) -> None:
        """Bid or hold a value."""
        is_held, self.bid, self.bids[seat] = value == self.bid, value, value
        self.emit("skat-holds" if is_held else "skat-bids", seat=seat, number=value)
        if self.answerer == NOT_YET:
            self.end_auction(seat)
        elif is_held:
            self.ask_next("bid", self.caller)
        else:
            self.last_calls[self.answerer] = ""
            self.ask_next("hold", self.answerer)

    def drop_out(self, seat: int) -> None:
        """Pass: the third seat then bids to the one left over, or forehand is asked alone."""
        self.limits[seat] = self.bid if self.phase == "hold" else self.least_bid()
        stays = self.caller if seat == self.answerer else self.answerer
        forehand, _, rearhand = self.in_turn()
        if rearhand not in (self.caller, self.answerer) and self.last_calls[rearhand] != "pass":
            self.caller, self.answerer = rearhand, stays
        elif stays == forehand and not self.bid:
            self.caller, self.answerer = forehand, NOT_YET
        else:
            self.end_auction(stays)
            return
        self.ask_next("bid", self.caller)

    def end_auction(self, seat: int) -> None:
        """Go on with the declarer, or if all have passed with a ramsch or the next deal."""
        if seat != NOT_YET:
            self.maker = seat
            self.emit("skat-declarer", seat=seat, number=self.bid)
            self.ask("skat", [seat])
        elif self.options.passed_in == "ramsch":
            self.kind, self.trump = RAMSCH, RANKINGS[RAMSCH].trump
            self.emit("skat-ramsch")
            self.go_on()
        else:
            self.emit("skat-passed-in")
            self.show_hands()
            self.skat.seen_by = EVERYONE
            self.end_round()
