omaha-name = Omaha
    .line = Masing-masing empat kartu. Dua di antaranya dihitung.
    .aliases = PLO, Omaha Hold'em, Poker Omaha
omaha-rules = **Kumpulkan lima kartu terbaik, atau bertaruh sampai yang lain fold.**
    Kamu dapat empat kartu yang tidak dilihat orang lain. Sampai lima kartu lagi dibuka di meja, **board**, untuk semua. Tanganmu selalu **dua kartumu sendiri dan tiga dari board**.
    { rules-button }
    Raise paling banyak sebesar pot. Di permainan **high-low**, tangan low terbaik memenangkan setengahnya.
    { rules-chips }
    - **Contoh:** kamu punya A♠ A♥ 8♠ 3♦, dan board-nya K♠ 8♦ 4♠ J♥ 2♠. A♠ dan 8♠-mu jadi flush dengan tiga sekop di sana. Dengan satu sekop saja, kamu tidak punya flush.
    .whole =
    - **Pembagian:** masing-masing empat kartu, atau lima atau enam kalau mejanya begitu. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **Batas:** kamu boleh bet sebesar isi pot. Untuk raise, bayangkan call dulu, lalu tambahkan seluruh pot: isinya 200, dan ada yang bet 150. Dengan call-mu jadi 500, jadi kamu bisa raise ke 150 + 500, yaitu 650. Dengan **fixed limit** tiap bet dan raise sebesar satu big blind sebelum dan saat flop dan dua setelahnya, dan jumlah taruhan dalam satu putaran dibatasi, kecuali cuma dua yang main.
    { rules-all-in }
    { rules-side-pot }
    - **Tanganmu:** dua kartumu, tiga dari board. Empat as di tanganmu cuma satu pair. Empat sekop di board dan satu di tanganmu bukan flush, dan straight di board saja bukan milik siapa pun.
    - **Kombinasi, dari yang terbaik:**
    { rules-poker-hands }
    { rules-same-hand }
    - **High-low:** **low** adalah lima kartu berbeda dari as sampai 8, lagi-lagi dua kartumu dan tiga dari board. Boleh kartu lain dari tangan high-mu. As paling rendah, dan straight serta flush tidak merugikan. Bandingkan dari atas: 7-5-4-2-A mengalahkan 7-6-3-2-A, dan 5-4-3-2-A yang terbaik. Low terbaik dapat setengah pot. Kalau tidak ada yang punya, tangan high mengambil semuanya; chip ganjil untuk setengah high.
    { rules-showdown }
    - **Satu ronde high-low:** kamu punya A♣ 2♦ K♣ 9♥, Ann punya K♦ K♥ J♣ 10♠, dan board-nya 3♣ 5♦ 8♥ K♠ Q♦. Ann punya tiga raja. Kamu punya pair raja, tapi A♣ dan 2♦-mu jadi 8-5-3-2-A dengan 8♥, 5♦, dan 3♣. Masing-masing dapat setengah.
    { rules-blinds-end }
omaha-paragraphs =
    .bet-now = 2
    .bad-amount = 4
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3
    .over-the-pot = 4
    .capped = 4

omaha-variant-high_low = High-low: low terbaik memenangkan setengah
omaha-variant-limit_eight = Kasino: high-low dengan taruhan tetap
omaha-variant-five_cards = Masing-masing lima kartu
omaha-variant-big_o = Big O: masing-masing lima kartu, high-low
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = Taruhan paling besar
    .pot_limit = sebesar isi pot
    .no_limit = semua chipmu
    .fixed_limit = satu jumlah tetap
omaha-option-high_low = Tangan low terbaik memenangkan setengah
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = Paling banyak taruhan dalam satu putaran, kalau tetap
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
omaha-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
omaha-option-ante_from_level = { poker-option-ante_from_level }
omaha-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
omaha-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
omaha-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
omaha-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
omaha-option-rebuys = { poker-option-rebuys }

omaha-form = { $kind ->
    [high-low] { omaha-high-low } · { omaha-limit }
   *[high] { omaha-limit }
}
omaha-high-low = High-low
omaha-limit = { $limit ->
    [most] Pot limit: { $number }
    [pot_limit] Pot limit
    [fixed_limit] Fixed limit
   *[no_limit] No limit
}
omaha-too-many = Dengan { $number } kartu per pemain, cuma { $most } orang yang bisa main.
