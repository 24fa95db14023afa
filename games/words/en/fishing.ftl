# What fishing games say alike.

fishing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
fishing-packet = Everyone gets { $number } more cards.
fishing-lays = { $seat } leaves { $card } on the table.
    .to-seat = You leave { $card } on the table.
fishing-line = { $score } · { shared-cards }
fishing-deed = { shared-cards }
fishing-hand = Hand { $round } · to { $target }
fishing-floor = Table
fishing-stock = In the deck
fishing-last = Last capture
fishing-which-capture = { $card } can capture one group or another. Pick one: { $cards }.
fishing-wrong-capture = { $card } can't capture just that. You can capture { $cards }.
fishing-only-capture = { $card } captures { $cards }, no more and no less. Just play the { $card }.
fishing-no-capture = { $card } captures nothing here. Just play it, and it stays on the table.
