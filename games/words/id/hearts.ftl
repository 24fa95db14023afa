hearts-name = Hearts
    .line = Jangan ambil hati, dan jangan ambil ratu sekop.
    .aliases = Black Lady, Kartu Hati
hearts-rules = **Jangan ambil hati, dan terutama jangan ambil Q♠.**
    Semua main sendiri-sendiri. Pertama kamu mengoper tiga kartu ke pemain lain, dan ada yang mengoper tiga kartu kepadamu.
    { rules-trick } { rules-trick-plain } Kamu belum boleh membuka dengan hati sebelum ada yang memainkannya.
    Tiap hati yang kamu ambil merugikanmu 1 poin, Q♠ 13 poin. Tapi kalau kamu mengambil semua 26, kamu **menembak bulan:** kamu dapat 0, dan semua yang lain dapat 26. Begitu ada yang sampai 100, skor terendah menang.
    - **Contoh:** kamu membuka dengan 9♣. Yang lain memainkan 4♣, K♣, dan Q♠. K♣ memenangkan trik, sekaligus mendapat 13 poin.
    .whole =
    - **Pembagian:** semua dapat kartu sama banyak. Untuk tiga pemain 2♦ tidak dipakai, untuk lima 2♦ dan 2♣, untuk enam 2♦, 3♦, 3♣, dan 4♣.
    - **Mengoper:** pilih tiga kartu, tertutup, semua bersamaan. Kartu dioper ke kiri, di ronde berikutnya ke kanan, lalu dengan empat atau enam pemain ke seberang. Setelah itu ada satu ronde tanpa mengoper, lalu mulai lagi dari awal.
    - **Permainan:** yang punya keriting terkecil membuka dengan kartu itu. { rules-trick } { rules-trick-plain } As paling tinggi.
    - **Trik pertama:** tidak boleh hati dan Q♠, kecuali kamu tidak punya kartu lain.
    - **Hati pecah:** kamu belum boleh membuka dengan hati sebelum ada hati yang dimainkan, kecuali kartumu hati semua. Q♠ tidak memecahkan hati, dan boleh dibuka kapan saja.
    - **Poin:** 1 untuk tiap hati, 13 untuk Q♠.
    - **Menembak bulan:** kalau kamu mengambil ke-13 hati dan Q♠, kamu dapat 0 dan semua yang lain dapat 26.
    - **Akhir:** begitu ada yang sampai 100 atau lebih, skor terendah menang. Kalau skor terendah seri, main satu ronde lagi.
    - **Contoh:** trik dibuka dengan wajik dan kamu tidak punya. Kamu memainkan Q♠, dan yang memenangkan trik dapat 13 poin. Hati tidak pecah karenanya. Kalau kamu memainkan 2♥, hati jadi pecah.
    - **Aturan rumah** bisa menambahkan J♦ yang mengurangi 10 poin, cara lain menembak bulan, Black Maria, dan lainnya.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = Singkat, sampai 50
hearts-variant-jack = J♦ mengurangi 10 poin
hearts-variant-omnibus = Omnibus: J♦ mengurangi 10, dan untuk menembak bulan perlu ke-15 kartu poin
hearts-variant-bicycle = Q♠ juga memecahkan hati
hearts-variant-trickster = Menembak bulan tidak pernah membuatmu kalah
hearts-variant-black_maria = Black Maria: A♠ dan K♠ juga merugikan
hearts-variant-spot = Hati bernilai angka, sampai 500

hearts-option-pass_count = Kartu yang dioper
hearts-option-pass_cycle = Arah mengoper
    .classic = kiri, kanan, seberang, lalu tidak mengoper
    .wide = ke tiap pemain lain bergiliran, lalu tidak mengoper
    .no_hold = kiri, kanan, seberang, setiap ronde
    .left = selalu ke kiri
    .right = selalu ke kanan
    .none = { shared-never }
hearts-option-odd_cards = Kartu sisa kalau tidak bisa dibagi rata
    .remove = tidak dipakai
    .kitty_first_trick = untuk pemenang trik pertama
    .kitty_first_points = untuk yang pertama mengambil poin
hearts-option-first_lead = Pembuka pertama
    .low_club = keriting terkecil
    .any_club = keriting apa saja, oleh yang punya keriting terkecil
    .left_of_dealer = apa saja, oleh pemain di kiri pembagi
hearts-option-first_trick_points = Poin di trik pertama
    .barred = hanya kalau tidak punya kartu lain
    .allowed = boleh
hearts-option-heart_leads = Boleh membuka dengan hati
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = Q♠ juga memecahkan hati
hearts-option-queen_forced = Kalau cuma punya Q♠ dan hati, wajib membuka dengan Q♠ selama hati belum pecah
hearts-option-hearts = Poin untuk tiap hati
    .one = 1
    .spot = sebesar angkanya; 11, 12, 13, 14 untuk J Q K A
hearts-option-queen_points = Poin untuk Q♠
hearts-option-spade_honours = K♠ dihitung 10 poin dan A♠ 7 poin
hearts-option-jack = Wajik bonus
    .none = { shared-none }
    .jack = J♦
    .ten = 10♦
hearts-option-jack_points = Poin yang dikurangi wajik bonus
hearts-option-moon = Kalau kamu mengambil semua kartu yang merugikan
    .others = semua yang lain mendapat semua poin itu
    .self = dikurangkan dari skormu sendiri
    .choose = kamu pilih: untuk yang lain, atau dikurangkan dari skormu
    .auto = yang lain mendapat semuanya, kecuali itu membuatmu kalah; kalau begitu dikurangkan dari skormu
    .off = kamu mendapat semua poin itu
hearts-option-moon_needs_jack = Untuk menembak bulan kamu juga perlu wajik bonus
hearts-option-sun = Kalau semua trik juga kamu ambil, bulan dihitung dua kali
hearts-option-no_tricks_bonus = Pengurangan poin kalau tidak mengambil satu trik pun
hearts-option-target = Skor yang mengakhiri pertandingan
hearts-option-reset_at_target = Skor yang pas di angka itu turun jadi setengahnya
hearts-option-tie_break = Kalau di akhir skor terendah seri
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = Tambahkan ke yang lain
do-subtract = Kurangi skorku

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat } sudah memilih kartu yang dioper.
    .short = sudah pilih
    .to-seat = Kamu sudah memilih kartu yang dioper.
hearts-gets = { $seat } mengoper { $cards } kepadamu.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = Hati sudah pecah.
hearts-kitty = { $seat } mengambil kartu sisa: { $cards }.
    .to-seat = Kamu mengambil kartu sisa: { $cards }.
hearts-moon = { $seat } menembak bulan!
    .to-seat = Kamu menembak bulan!
hearts-moon-adds = Semua kecuali { $seat } dapat { $points } poin.
    .to-seat = Semua kecuali kamu dapat { $points } poin.
hearts-moon-subtracts = Skor { $seat } dikurangi { $points } poin.
    .to-seat = Skormu dikurangi { $points } poin.
hearts-resets = { $seat } pas di { $points }, jadi skornya turun ke { $half }.
    .to-seat = Kamu pas di { $points }, jadi skormu turun ke { $half }.
hearts-scores = Ronde { $number }: { $gains } → { $totals }.
hearts-ahead = { $count ->
    [1] { $seats } memimpin.
   *[other] { $seats } memimpin bersama.
}
    .to-seats = { $others ->
        [0] Kamu memimpin.
       *[other] Kamu dan { $seats } memimpin bersama.
    }
hearts-shot = { $seat } menembak bulan di ronde { $number }.

hearts-way = { $way ->
    [hold] tidak ada
    [across] ke seberang
    [left] { $far ->
        [1] ke kiri
       *[2] dua ke kiri
    }
   *[right] { $far ->
        [1] ke kanan
       *[2] dua ke kanan
    }
}
hearts-prompt-pass = Oper { $count } kartu { hearts-way }
hearts-pass-to = oper { $count } ke { $other }
hearts-line = { $score }
hearts-line-hand = { $score } · kini { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] tanpa trik
   *[other] { $count } trik
}
hearts-for-hearts = { $number } untuk hati
hearts-for-queen = { $number } untuk Q♠
hearts-for-king = { $number } untuk K♠
hearts-for-ace = { $number } untuk A♠
hearts-for-bonus = { $number } untuk bonus
hearts-for-moon = { $number } untuk bulan { $seat }
hearts-for-no-tricks = { $number } untuk tanpa trik
hearts-for-reset = { $number } karena pas di { $target }
hearts-chose = sudah pilih
hearts-choosing = memilih
hearts-passing = Ronde { $number } · Mengoper
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = Oper
hearts-badge = Belum pecah
hearts-badge-broken = Pecah
hearts-left-out = Tidak dipakai
hearts-taken = Diambil { $seat }

hearts-hint-pass-queen = Sekop kecilmu kurang untuk melindungi Q♠. Oper saja.
hearts-hint-pass-spade = Sekop besar bisa mengambil Q♠, dan sekop kecilmu terlalu sedikit untuk dimainkan sebagai gantinya.
hearts-hint-pass-heart = Hati besar mengambil hati lain. Oper saja.
hearts-hint-pass-void = Habiskan bunga yang sedikit. Begitu kosong, kamu bebas memainkan apa saja.
hearts-hint-pass-rest = Kartu-kartu ini yang paling mungkin memenangkan trik yang tidak kamu mau.
hearts-hint-add = Tambahkan ke skor yang lain: itu tidak membuatmu kalah.
hearts-hint-subtract = Kurangi skormu sendiri. Kalau ditambahkan ke yang lain, pertandingan berakhir dan kamu tidak menang.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = Sejauh ini semua poin ada padamu, dan kartu ini tidak terkalahkan. Tembak bulan!
hearts-hint-stop = Ada yang sedang menembak bulan. Ambil sedikit poin untuk menggagalkannya.
hearts-hint-drive = Sekop di bawah ratu membantu memaksa Q♠ keluar.
hearts-hint-give = Semua sekop yang tersisa mengalahkan ratu. Buka dengan ratu, pasti orang lain yang mengambilnya.
hearts-hint-low = Kartu ini paling mungkin dikalahkan, jadi orang lain yang mengambil triknya.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = Ada sekop yang lebih tinggi di meja, jadi mainkan sekarang: orang lain yang mengambil trik.
hearts-hint-bonus = Trik ini layak diambil: skormu jadi berkurang.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = Masih awal, dan semua mestinya masih bisa ikut bunga. Lepas kartu tertinggimu.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = Mengoper dulu. Oper { $count } kartu ke { $other }.
wrong-pass-count = Oper tepat { $count ->
    [1] 1 kartu
   *[other] { $count } kartu berbeda
} ke { $other }.
hearts-already-passed = Kamu sudah memilih kartumu. Sekarang tinggal menunggu { $seats }.
hearts-bad-card = “{ $text }” bukan kartu di permainan ini. Oper kartu dari tanganmu.
hearts-passing-over = Waktu mengoper sudah lewat. Kamu bisa memainkan { $cards }.
hearts-moon-now = Kamu menembak bulan. Tambahkan ke yang lain, atau kurangi skormu.
must-lead-club = Trik pertama harus dibuka dengan keriting. Kamu bisa memainkan { $cards }.
no-points-first-trick = Di trik pertama tidak boleh ada poin. Kamu bisa memainkan { $cards }.
hearts-not-broken = Hati belum pecah, jadi kamu belum boleh membuka dengan hati. Kamu bisa memainkan { $cards }.
hearts-moon-needs-jack = Untuk bulan itu perlu wajik bonus. Pilih juga J♦ atau 10♦.
hearts-sun-needs-moon = Bulan ganda perlu bulan. Pilih juga apa yang terjadi saat menembak bulan.
hearts-reset-needs-even = { $target } tidak bisa dibagi dua. Pilih target genap.
hearts-without-end = Bonusnya terlalu besar: pertandingan bisa tidak pernah selesai. Kecilkan, atau tentukan jumlah ronde.
