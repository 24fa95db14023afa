five-card-draw-name = Five Card Draw
    .line = Bertaruh, tukar, gertak. Lima kartu terbaik menang.
    .aliases = 5 Card Draw, Poker Tukar, Poker Klasik
five-card-draw-rules = **Kumpulkan lima kartu terbaik, atau bertaruh sampai yang lain fold.**
    Semua membayar **ante** ke **pot**, yaitu chip yang diambil pemenang, dan dapat lima kartu yang tidak dilihat orang lain. Lalu bertaruh: di giliranmu, masukkan chip ke pot, samai yang dipasang yang lain, raise, atau fold dan tidak ikut ronde ini.
    Semua yang masih ikut boleh menukar sampai tiga kartu. Kalian bertaruh sekali lagi, kartu dibuka, dan yang terbaik mengambil pot. Pair bagus, three of a kind lebih bagus, dan joker mewakili apa pun yang paling membantumu.
    { rules-chips }
    - **Contoh:** kamu punya Q♣ Q♦ 9♥ 5♠ 2♣. Simpan ratunya dan tukar tiga lainnya. Datang Q♥ 8♠ 4♦: tiga ratu, mengalahkan two pair apa pun.
    .whole =
    - **Pembagian:** semua membayar ante dan dapat lima kartu. Kursi pembagi pindah ke kiri setiap ronde.
    - **Taruhan pertama,** dari kiri pembagi: bet atau fold, tidak ada check. Kalau sudah ada bet, **call** (menyamai), **raise** (menyamai dan menambah, paling sedikit sebesar bet atau raise terakhir), atau **fold**. Batasnya cuma chipmu. Kalau tidak bisa menyamai, **all-in** dengan yang ada, dan main untuk bagian pot yang kamu bayar.
    - **Menukar,** dari kiri pembagi: buang sampai tiga kartu dan dapat yang baru, atau **tidak menukar:** simpan kelimanya.
    - **Taruhan kedua** berjalan sama. Lalu semua yang masih ikut membuka kartu, dan tangan terbaik menang. Kalau yang lain semua fold, kamu menang tanpa membuka kartu.
    - **Kombinasi, dari yang terbaik.** Dengan joker, five of a kind mengalahkan semuanya:
    { rules-poker-hands }
    { rules-same-hand }
    - **Joker** otomatis membuat tangan terbaik: dengan 7♣ 7♦ K♥ 4♠ joker jadi 7 ketiga.
    { rules-side-pot }
    - **Akhir:** main sampai satu pemain memegang semua chip. Kalau berhenti lebih cepat, chip terbanyak menang.
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = Boleh check, dan ante naik
five-card-draw-variant-plain = Tanpa joker, boleh check, ante naik
five-card-draw-variant-short = Singkat: 15 ronde, ante naik

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = Ante (paling banyak seperlima chip awal)
five-card-draw-option-min_bet = Bet terendah
    .zero = sama dengan ante
five-card-draw-option-jokers = Joker di dek
five-card-draw-option-allow_check = Boleh check selama belum ada yang bet
five-card-draw-option-max_draw = Paling banyak kartu yang ditukar
five-card-draw-option-max_hands = Jumlah ronde
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = Boleh rebuy sekali kalau chip habis
five-card-draw-option-ante_rises = Ronde sampai ante jadi dua kali lipat
    .zero = { shared-never }
five-card-draw-option-ante_minutes = Menit sampai ante jadi dua kali lipat
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = Tidak menukar
five-card-draw-deals = { $seat } membagi kartu. Ante-nya { $number }.
    .to-seat = Kamu membagi kartu. Ante-nya { $number }.
five-card-draw-you-hold = Kamu punya { poker-hand }.
five-card-draw-stands = { $seat } tidak menukar.
    .to-seat = Kamu tidak menukar.
five-card-draw-draws = { $seat } menukar { $number } kartu.
    .short = tukar { $number }
    .to-seat = Kamu menukar { $number } kartu.
five-card-draw-you-draw = Kamu menarik { $cards } dan punya { poker-hand }.
five-card-draw-reshuffles = Dek hampir habis, jadi kartu yang fold dan buangan sebelumnya dikocok lagi ke dalam dek: { $count } kartu.
five-card-draw-drew = { $number ->
    [0] tidak tukar
   *[other] tukar { $number }
}
five-card-draw-stub = Dek
five-card-draw-ante = Ante
five-card-draw-stake = Harus disamai
five-card-draw-hand = Ronde { $number } · { $stage ->
    [first-bets] Taruhan pertama
    [draw] Menukar
    [second-bets] Taruhan kedua
   *[over] Selesai
}

five-card-draw-hint-pat = Kamu punya { poker-hand }. Simpan kelimanya.
five-card-draw-hint-keep = Simpan { poker-hand } dan tukar { five-card-draw-how-many }.
five-card-draw-hint-four-flush = Kurang satu kartu untuk flush. Tukar kartu yang tidak cocok.
five-card-draw-hint-four-straight = Kurang satu kartu untuk straight, dan banyak kartu yang melengkapinya. Tukar kartu yang tidak cocok.
five-card-draw-hint-joker = Simpan joker dan kartu tertinggimu, dan tukar { five-card-draw-how-many }.
five-card-draw-hint-nothing = Belum ada apa-apa. Simpan kartu tertinggimu dan tukar { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] nol
    [1] satu
    [2] dua
    [3] tiga
   *[other] { $count }
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. Untuk isi pot sebesar itu, layak call.
five-card-draw-hint-fold = { five-card-draw-chance }. Tapi lawan bertaruh, jadi kartunya lebih bagus dari tangan acak. Fold.
five-card-draw-hint-check = { five-card-draw-chance }. Kurang untuk bet, dan check gratis.
five-card-draw-hint-no-bet = { five-card-draw-chance }. Kurang untuk bertaruh.
five-card-draw-chance = Dengan { poker-hand }, peluangmu mengalahkan { $count } tangan acak sekitar { $percent }%
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = Ante itu terlalu besar. Paling banyak seperlima chip awal: { $most }.
five-card-draw-high-bet = Bet terendah itu terlalu besar. Tidak boleh lebih dari chip awal: { $most }.
draw-now = Sekarang waktunya menukar kartu. Buang sampai { $number }, atau tidak menukar.
bad-discard = Buang satu sampai { $number } kartu berbeda dari tanganmu, atau tidak menukar.
