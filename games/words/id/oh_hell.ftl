oh-hell-name = Oh Hell
    .line = Tawar jumlah trik, lalu ambil tepat sebanyak itu.
    .aliases = Oh Pshaw, Blackout, Contract Whist
oh-hell-rules = **Sebutkan berapa trik yang akan kamu ambil. Lalu ambil tepat sebanyak itu, tidak lebih dan tidak kurang.**
    Jumlah kartu per ronde mengecil, dari sepuluh sampai satu, lalu membesar lagi. Satu kartu dibuka: bunganya jadi truf untuk ronde ini dan mengalahkan yang lain. Semua menawar sekali. Pembagi menawar terakhir, dan tidak boleh membuat jumlah tawaran sama dengan jumlah trik.
    { rules-trick } { rules-trick-trump }
    Tiap trik bernilai 1 poin, dan kalau kamu mengambil tepat sebanyak tawaranmu, kamu dapat 10 lagi. Setelah ronde terakhir, skor tertinggi menang.
    - **Contoh:** kamu menawar 3 dan mengambil 3: dapat 13 poin. Kalau mengambil 4, kamu cuma dapat 4.
    .whole =
    - **Pembagian:** semua menarik kartu, dan kartu tertinggi membagi. Setelah itu pembagi berpindah ke kiri. Sampai lima pemain mulai dengan 10 kartu, enam pemain dengan 8, tujuh dengan 7. Tiap ronde berkurang satu kartu, sampai satu, lalu naik lagi.
    - **Truf:** kartu berikutnya dari dek dibuka, dan bunganya jadi truf. Kalau semua kartu terbagi, tidak ada truf.
    - **Menawar:** mulai dari kiri pembagi, semua menawar sekali, dari 0 sampai jumlah kartu. Pembagi tidak boleh membuat jumlah semua tawaran sama dengan jumlah trik, jadi pasti ada yang gagal.
    - **Permainan:** pemain di kiri pembagi membuka dengan kartu apa saja. { rules-trick } { rules-trick-trump } As paling tinggi.
    - **Skor:** 1 untuk tiap trik, dan 10 lagi kalau tepat sebanyak tawaranmu.
    - **Akhir:** setelah ronde terakhir, skor tertinggi menang. Kalau skor tertinggi seri, mereka menang bersama.
    - **Contoh:** masing-masing lima kartu, dan tawaran sejauh ini 2, 0, dan 1. Pembagi tidak boleh menawar 2, karena jumlahnya jadi 5. Tawaran lain boleh, misalnya 1 atau 3.
    - **Aturan rumah** bisa mengubah jumlah kartu, truf, tawaran, dan skor.
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = Naik turun: 1 sampai 7 dan kembali
oh-hell-variant-blackout = Blackout: gagal berarti tidak dapat apa-apa
oh-hell-variant-nomination = Nomination whist, 7 ronde
oh-hell-variant-fist = Semua menawar bersamaan, dan gagal berarti poin minus
oh-hell-variant-wizard_points = Skor besar, kartu terus bertambah

oh-hell-option-hands = Jumlah kartu tiap ronde
    .down_up = dari terbanyak turun ke 1 dan kembali
    .up_down = dari 1 ke terbanyak dan kembali
    .down = dari terbanyak turun ke 1
    .up = dari 1 ke terbanyak
oh-hell-option-max_cards = Batas kartu dalam satu ronde
oh-hell-option-one_card_hands = Ronde satu kartu berturut-turut
oh-hell-option-trump = Truf
    .turned = satu kartu dibuka
    .cycle = hati, keriting, wajik, sekop bergantian
    .cycle_nt = hati, keriting, wajik, sekop, tanpa truf bergantian
    .none = { shared-none }
    .spades = selalu sekop
oh-hell-option-full_pack = Kalau semua kartu terbagi
    .no_trump = tidak ada truf
    .last_card = kartu terakhir pembagi diperlihatkan, dan bunganya jadi truf
oh-hell-option-hook = Jumlah tawaran tidak boleh sama dengan jumlah trik
    .always = selalu
    .above_one = kecuali saat satu kartu
    .never = tanpa aturan ini
oh-hell-option-bidding = Cara menawar
    .in_turn = bergiliran
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = Boleh membuka dengan truf
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = Kalau tidak bisa ikut bunga, wajib memainkan truf
oh-hell-option-scoring = Skor
    .trick_plus_ten = 1 per trik, dan 10 lagi kalau tawaran tepat
    .exact = 10 tambah tawaranmu kalau tepat, kalau tidak nol
    .minus_one = 10 tambah tawaranmu kalau tepat; kalau tidak, minus 1 per trik selisih
    .trick_plus_five = 1 per trik, dan 5 lagi kalau tawaran tepat
    .squares = 10 tambah kuadrat tawaranmu kalau tepat; kalau tidak, minus kuadrat selisihnya
    .wizard = 20 tambah 10 per trik kalau tepat; kalau tidak, minus 10 per trik selisih
    .tens = 10 per trik yang ditawar kalau tepat; kalau tidak, minus 10 per trik selisih
oh-hell-option-zero = Tawaran 0 yang terpenuhi bernilai
    .same = sesuai aturan skor
    .five = 5
    .hand = 5 tambah 1 poin per kartu
    .none = nol
oh-hell-option-tie_break = Kalau di akhir skor tertinggi seri
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] tanpa truf
   *[other] { suit-name }
}
oh-hell-draw = { $seat } menarik kartu tertinggi.
    .to-seat = Kamu menarik kartu tertinggi.
oh-hell-deals = { $seat } membagi { $count } kartu per pemain.
    .to-seat = Kamu membagi { $count } kartu per pemain.
oh-hell-trumps = { $suit_name ->
    [none] Tidak ada truf.
    [C] Keriting jadi truf.
    [D] Wajik jadi truf.
    [H] Hati jadi truf.
   *[S] Sekop jadi truf.
}
oh-hell-answers = { $seat } sudah menawar.
    .short = sudah tawar
    .to-seat = Kamu sudah menawar.
oh-hell-scores = Ronde { $number } ({ $count } kartu, { oh-hell-suit }): { $gains } → { $totals }.
oh-hell-made = { $count ->
    [0] Tidak ada yang tawarannya tepat.
   *[other] Tawaran { $seats } tepat.
}
    .to-seats = { $others ->
        [0] Tawaranmu tepat.
       *[other] Tawaranmu dan { $seats } tepat.
    }

oh-hell-for-exact = { $number } tepat
oh-hell-line-waiting = { $score }
oh-hell-line = { $number } dari { $bid } · { $score }
oh-hell-answered = sudah tawar
oh-hell-exact = tepat
oh-hell-needs = { $kind ->
    [needs] butuh { $number }
    [over] lebih { $number }
   *[has] tepat
}
oh-hell-subtitle = Ronde { $number } dari { $hands } · { $count } kartu
oh-hell-no-trump = Tanpa truf
oh-hell-pack = Dek
oh-hell-bids = Tawaran
oh-hell-so-far = { $sum } dari { $size }
oh-hell-off = { $kind ->
    [over] lebih { $number }
    [under] kurang { $number }
   *[even] pas
}
oh-hell-not = kamu tidak boleh menawar { $number }

oh-hell-hint-bid = Hitunganku { $sure ->
    [0] tidak ada trik pasti
   *[other] { $sure } trik pasti
} dan { $hopes ->
    [0] tidak ada yang mungkin
   *[other] { $hopes } yang mungkin
}.{ $leave ->
    [more] {" "}Yang lain menawar rendah, jadi lebih banyak trik untukmu.
    [less] {" "}Yang lain menawar tinggi, jadi lebih sedikit trik untukmu.
   *[same] {""}
}
oh-hell-hint-small = Tidak ada kartu yang pasti menang, tapi peluang kecil kalau dijumlahkan lumayan.
oh-hell-hint-hooked = Mestinya { $number }, tapi kamu tidak boleh menawar itu. Ini yang terbaik berikutnya.
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = Kamu butuh sebagian besar trik. Habiskan dulu truf yang lain.
oh-hell-hint-sure = Tidak ada yang bisa mengalahkannya di bunganya.
oh-hell-hint-all = Kamu butuh semua trik yang tersisa. Buka dengan kartu besar.
oh-hell-hint-spare-trump = Trufmu lebih banyak dari trik yang kamu butuhkan. Buka dengan yang terkecil untuk menarik truf mereka.
oh-hell-hint-short = Belum ada yang pasti, jadi buka dengan kartu besar dari bunga yang paling sedikit.
oh-hell-hint-take = Ini kartu termurah yang pasti menang.
oh-hell-hint-last-one = Ini trik terakhir yang kamu butuhkan. Menangkan dengan kartu tertinggimu, yang nanti bisa memenangkan satu trik terlalu banyak.
oh-hell-hint-high = Kamu butuh trik, dan kartu ini mungkin menang.
oh-hell-hint-trumps = Trufmu cukup untuk tawaranmu, jadi lepas satu kartu besar.
oh-hell-hint-better = Tunggu trik yang lebih baik, dan simpan kartu yang bisa menang.
oh-hell-hint-rid = Kamu tidak mau trik ini. Lepas kartu tertinggimu yang kalah.
oh-hell-hint-throw = Kamu tidak mau trik ini. Buang dari bunga yang paling sulit untuk tetap di bawah.
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = Kamu tidak mau trik lagi. Buka dengan truf kecil sekarang, selagi yang lebih besar masih beredar.
oh-hell-hint-low = Kamu tidak mau trik lagi, dan kartu ini paling mungkin dikalahkan.
oh-hell-hint-extra = Tawaranmu sudah gagal, tapi tiap trik tetap bernilai satu poin.

oh-hell-hook = Jumlah tawaran tidak boleh sama dengan jumlah trik. Sejauh ini jumlahnya { $sum }, jadi kamu tidak boleh menawar { $number }. Kamu bisa menawar { $bids }.
must-trump = Kamu tidak bisa ikut bunga, jadi wajib memainkan truf. Kamu bisa memainkan { $cards }.
trumps-not-broken = Belum ada truf yang dimainkan, jadi kamu belum boleh membuka dengan truf. Kamu bisa memainkan { $cards }.
too-many-cards = Kartunya tidak cukup. Dengan pemain sebanyak itu, satu ronde paling banyak { $most } kartu.
