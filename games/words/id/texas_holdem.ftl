texas-holdem-name = Texas Hold'em
    .line = Masing-masing dua kartu, dan lima untuk semua.
    .aliases = Poker, Hold'em
texas-holdem-rules = **Kumpulkan lima kartu terbaik, atau bertaruh sampai yang lain fold.**
    Kamu dapat dua kartu yang tidak dilihat orang lain. Sampai lima kartu lagi dibuka di meja, **board**, dan berlaku untuk semua. Tanganmu adalah lima terbaik dari tujuh kartu itu.
    { rules-button }
    { rules-chips }
    - **Contoh:** kamu punya A♠ 8♠, dan board-nya K♠ 8♦ 4♠ J♥ 2♠. Itu lima sekop: flush as. Flush mengalahkan pair 8-mu, jadi pair itu tidak penting.
    .whole =
    - **Pembagian:** masing-masing dua kartu. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } Batasnya cuma chipmu.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **Kombinasi, dari yang terbaik:**
    { rules-poker-hands }
    { rules-same-hand } Kartu keenam tidak pernah dihitung.
    - **Satu ronde:** Ann memegang button. Kamu small blind dengan 10 dan Ben big blind dengan 20. Kamu punya A♠ 8♠. Ann raise ke 60, kamu call, Ben fold: 140 di pot. Flop-nya K♠ 8♦ 4♠. Kamu check, Ann bet 70, kamu call: 280. Turn-nya J♥, dan kalian berdua check. River-nya 2♠. Kamu bet 200, Ann call dan punya K♥ Q♦. Flush-mu mengalahkan pair raja, dan kamu mengambil 680.
    { rules-blinds-end }
texas-holdem-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3

texas-holdem-variant-turbo = Turbo: lebih sedikit chip, blind cepat
texas-holdem-variant-club = Klub: stack tebal dan ante
texas-holdem-variant-rebuy_night = Malam rebuy: boleh rebuy dua kali
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
texas-holdem-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
texas-holdem-option-ante_from_level = { poker-option-ante_from_level }
texas-holdem-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
texas-holdem-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = { poker-option-rebuys }

texas-holdem-hint-shove = Chipmu tinggal sedikit. { $cards } cukup bagus untuk all-in.
texas-holdem-hint-complete = { $cards } tidak layak raise, tapi biayanya cuma setengah blind.
texas-holdem-hint-raise-again = { $cards } cukup bagus untuk raise lagi.
texas-holdem-hint-call-raise = Lawan kartu yang biasa dipakai raise, peluang { $cards } menang sekitar { $percent }%, dan kamu cuma butuh { $need }%. Itu layak call.
texas-holdem-hint-fold-raise = Lawan kartu yang biasa dipakai raise, peluang { $cards } menang cuma sekitar { $percent }%. Untuk call kamu butuh lebih dari { $need }%.
