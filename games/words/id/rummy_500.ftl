rummy-500-name = Remi 500
    .line = Turunkan kombinasi, dan gali tumpukan buang.
    .aliases = Rummy 500, 500 Rum, Remi, Rummy
rummy-500-rules = **Turunkan kartu kembar dan urutan ke meja. Yang kamu turunkan menambah poinmu, yang tersisa menguranginya.**
    Tarik dari tumpukan ambil, atau gali tumpukan buang: ambil kartu mana saja bersama semua yang ada di atasnya, asal kartu itu langsung kamu turunkan. Lalu turunkan **kombinasi**, tiga atau empat kartu senilai atau tiga kartu atau lebih berurutan satu bunga, dan tempelkan kartu satuan ke kombinasi mana pun. Lalu buang satu.
    Kalau kartu seseorang habis, ronde berakhir. Yang pertama sampai 500 menang.
    - **Contoh:** kamu punya dua 7, dan 7♠ ada di tumpukan buang di bawah dua kartu. Ambil ketiganya dan turunkan kartu 7: 21 poin.
    .whole =
    - **Pembagian:** masing-masing 13 kartu untuk dua pemain, tujuh kalau lebih, dan satu dibuka. Satu dek sampai empat pemain, dua kalau lebih.
    - **Menarik:** ambil satu kartu dari tumpukan ambil, atau buangan mana saja bersama semua yang di atasnya. Buangan itu harus langsung kamu turunkan, dalam kombinasi atau ditempel; yang lain tetap di tanganmu. Buangan teratas pun tidak boleh sekadar disimpan.
    - **Kombinasi:** tiga atau empat kartu senilai, semuanya beda bunga, atau tiga kartu atau lebih berurutan satu bunga. As boleh paling rendah atau paling tinggi: A 2 3 atau Q K A, tapi bukan K A 2. Kartu tetap di tempat diturunkan.
    - **Menempel:** tambahkan kartu satuan ke kombinasi mana pun di meja. Nilainya untukmu, juga di kombinasi orang lain.
    - **Membuang** mengakhiri giliranmu. Kalau kartumu habis, kamu selesai dan ronde berakhir: dengan kombinasi, tempelan, atau buangan.
    - **Tumpukan ambil habis?** Kamu masih boleh mengambil buangan yang bisa diturunkan. Kalau kamu lewat, ronde berakhir dan tidak ada yang habis.
    - **Poin:** 2 sampai 9 sebesar angkanya, 10 J Q K masing-masing 10, as 15, atau 1 di ujung bawah urutan. Yang kamu turunkan menambah, yang di tanganmu mengurangi, jadi satu ronde bisa merugikan.
    - **Akhir:** begitu ada yang sampai 500, poin terbanyak menang. Kalau seri, menang bersama.
    - **Contoh:** kamu menurunkan 7♣ 7♦ 7♥, 21 poin, dan 6♦ ke urutan, 6. Sisamu as, 5, dan raja, 30. Jadi rugi 3 poin.
    - **Joker,** kalau dipakai, mewakili kartu apa saja dan bernilai 15. Satu kombinasi butuh dua kartu lain, dan joker tidak bisa ditukar keluar.
    - **Pasangan** menjumlahkan poin, sisa kartu juga.
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = Dengan dua joker
rummy-500-variant-fives = Hitungan mudah: kartu kecil 5, as 15
rummy-500-variant-kitchen = Aturan dapur: buangan teratas bebas, dan habis harus dengan membuang
rummy-500-variant-partners = Berpasangan
rummy-500-variant-short = Singkat, sampai 250

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = 13 untuk dua pemain, selain itu 7
rummy-500-option-packs = Jumlah dek
    .zero = satu, atau dua mulai lima pemain
rummy-500-option-jokers = Joker di tiap dek
    .zero = { shared-none }
rummy-500-option-aces = As dalam urutan
    .both = rendah atau tinggi
    .low = rendah, dan nilainya kecil di mana pun
    .high = tinggi
rummy-500-option-low_ace = Poin untuk as rendah
rummy-500-option-values = Poin untuk 2 sampai 9
    .pips = sebesar angkanya
    .fives = masing-masing 5
rummy-500-option-top_free = Buangan teratas boleh diambil tanpa diturunkan
rummy-500-option-must_discard = Habis harus dengan membuang
rummy-500-option-stock_out = Kalau tumpukan ambil habis
    .end = ronde berakhir kecuali ada yang mengambil buangan
    .renew = buangan dikocok sekali
rummy-500-option-out_bonus = Poin untuk yang habis
rummy-500-option-teams = Pasangan
    .none = { shared-none }
    .pairs = berseberangan, berdua-dua
    .two = dua tim, duduk berselang-seling

do-lay = Tempel
    .with = Tempel { $picked }
do-lay-on = Tempel ke kombinasi { $number }
    .with = Tempel { $picked } ke kombinasi { $number }
do-lay-on-low = Tempel ke kombinasi { $number }, bawah
    .with = Tempel { $picked } ke kombinasi { $number }, ujung bawah
do-on = ke kombinasi { $number }
do-on-low = ke kombinasi { $number }, ujung bawah
do-low = di ujung bawah
    .after = { $picked } di ujung bawah
do-meld = Turunkan
order-draw = Tarik dari tumpukan ambil

rummy-500-deals = { $seat } membagi kartu. { $card } dibuka.
    .to-seat = Kamu membagi kartu. { $card } dibuka.
rummy-500-melds = { $seat } menurunkan { $cards }: { $points }.
    .to-seat = Kamu menurunkan { $cards }: { $points }.
rummy-500-lays-off = { $seat } menempelkan { $card } ke { $kind ->
    [set] kartu kembar, kombinasi { $number }
   *[run] urutan, kombinasi { $number }
}: { $points }.
    .to-seat = Kamu menempelkan { $card } ke { $kind ->
        [set] kartu kembar, kombinasi { $number }
       *[run] urutan, kombinasi { $number }
    }: { $points }.
rummy-500-one-left = Kartu { $seat } tinggal satu.
    .to-seat = Kartumu tinggal satu.
rummy-500-renews = Buangan dikocok jadi tumpukan ambil baru.
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = Kartu { $seat } habis!
    .to-seat = Kartumu habis!
rummy-500-ends = Ronde berakhir, dan tidak ada yang habis.
rummy-500-scores = { $seat } menurunkan { $points } dan sisa { $number }: { SIGNED($gain) }.
    .to-seat = Kamu menurunkan { $points } dan sisa { $number }: { SIGNED($gain) }.

rummy-500-line = { $score } · turun { $points }
rummy-500-holding = rugi { $points }
rummy-500-target = Target
rummy-500-meld = Kombinasi { $number }, { $seat }
rummy-500-for-melds = { $number } diturunkan
rummy-500-for-hand = { $number } sisa di tangan
rummy-500-for-out = { $number } karena habis

rummy-500-hint-draw = Tidak ada yang layak diambil dari buangan.
rummy-500-hint-pass = Mengakhiri ronde sekarang paling kecil ruginya.
rummy-500-hint-completes = Kamu jadi punya { $cards }, dan total { $points } poin giliran ini.
rummy-500-hint-fits = { $card } cocok di meja. Giliran ini kamu bisa menurunkan { $points } poin.
rummy-500-hint-lay = Itu { $points } poin sekarang, dan di meja tidak bisa merugikanmu.
rummy-500-hint-alone = Tidak ada kartumu yang cocok dengannya, dan kamu rugi { $points } kalau ada yang habis.
rummy-500-hint-least = Ini yang paling tidak kamu butuhkan, dan kamu rugi { $points } kalau ada yang habis.

rummy-500-few-cards = Kartu untuk tumpukan ambil terlalu sedikit. Bagi lebih sedikit, atau main dengan dua dek.
rummy-500-no-teams = Untuk bermain tim perlu empat, enam, atau delapan pemain.
rummy-500-draw-first = Tarik dulu, dari tumpukan ambil{ $count ->
    [0] .
   *[other] , atau ambil buangan: { $cards }.
}
rummy-500-stock-empty = Tumpukan ambil habis. { $count ->
    [0] Kamu cuma bisa lewat.
   *[other] Ambil buangan, { $cards }, atau lewat.
}
rummy-500-not-in-pile = { $card } tidak ada di tumpukan buang. { $count ->
    [0] Tidak ada yang bisa kamu ambil di sana.
   *[other] Kamu bisa mengambil { $cards }.
}
rummy-500-no-use = { $card } tidak bisa langsung kamu turunkan, jadi tidak boleh diambil. { $count ->
    [0] Tidak ada yang bisa kamu ambil di sana.
   *[other] Kamu bisa mengambil { $cards }.
}
rummy-500-use-first = Kamu mengambil { $card }, jadi turunkan dulu, dalam kombinasi atau ditempel.
rummy-500-lay-or-discard = Kamu sudah menarik. Turunkan kombinasi, tempelkan kartu, atau buang satu untuk mengakhiri giliranmu.
rummy-500-keep-one = Habis harus dengan membuang, jadi simpan satu kartu untuk itu.
rummy-500-which-meld = { $card } cocok di beberapa tempat. Sebutkan yang mana: { $numbers }.
rummy-500-no-fit = { $card } tidak cocok di situ. { $count ->
    [0] Tidak cocok di kombinasi mana pun di meja.
   *[other] Cocok di kombinasi { $numbers }.
}
rummy-500-no-meld = { $why ->
    [few] Kombinasi butuh tiga kartu atau lebih.
    [jokers] Kombinasi butuh dua kartu yang bukan joker.
    [twice] Kartu kembar tidak boleh memuat kartu yang sama dua kali.
    [long] Kartu kembar paling banyak empat.
    [suits] Itu bukan kartu senilai dan bukan satu bunga.
   *[gap] Itu bukan urutan: kartunya tidak bersambung. K A 2 tidak dihitung.
}
