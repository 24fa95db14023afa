# What rummy games share.

rummy-draws = { $seat } draws a card.
    .short = drew a card
    .to-seat = You draw a card.
rummy-you-draw = You draw { $card }.
rummy-takes = { $seat } takes { $card }.
    .short = took the discard
    .to-seat = You take { $card }.
rummy-takes-for = { $seat } takes { $cards }, for the { $card }.
    .to-seat = You take { $cards }, for the { $card }.
rummy-discards = { $seat } discards { $card }.
    .to-seat = You discard { $card }.
rummy-stock = Stock
rummy-pile = Discard pile
rummy-just-taken = You've just taken { $card }, so you can't discard it now. Discard another card.
