spades-name = Spades
    .line = Tawar jumlah trik bersama pasangan, lalu ambil sebanyak itu.
    .aliases = Truf, Sekop
spades-rules = **Kamu dan pasangan di seberangmu menyebut berapa trik yang akan kalian ambil. Lalu ambil sebanyak itu.**
    Semua dapat 13 kartu dan menawar sekali. Tawaranmu dijumlahkan dengan tawaran pasanganmu.
    { rules-trick }
    Sekop adalah **truf:** sekop mengalahkan semua bunga lain. { rules-trick-trump } Kamu belum boleh membuka dengan sekop sebelum ada yang memainkannya.
    Kalau tawaran terpenuhi, kamu dapat 10 untuk tiap trik yang ditawar dan 1 untuk tiap kelebihannya. Kalau gagal, kamu kehilangan 10 untuk tiap trik yang ditawar. Tim pertama yang sampai 500 menang.
    - **Contoh:** kamu menawar 4 dan pasanganmu 3. Kalian mengambil 8 trik: 70 tambah 1, jadi 71 poin. Kalau cuma 6, kalian kehilangan 70.
    .whole =
    - **Pembagian:** masing-masing 13 kartu dari dek 52 kartu. Kartu dibuka satu per satu, dan yang dapat A♠ membagi duluan. Setelah itu pembagi berpindah ke kiri.
    - **Menawar:** mulai dari kiri pembagi, semua menawar sekali, 0 sampai 13. Tidak boleh lewat, dan tawaran tidak bisa diubah. Pasangan duduk berseberangan dan menjumlahkan tawaran.
    - **Permainan:** pemain di kiri pembagi membuka. { rules-trick } Sekop adalah truf, dan as paling tinggi. { rules-trick-trump }
    - **Sekop pecah:** kamu belum boleh membuka dengan sekop sebelum ada sekop yang dimainkan di ronde ini, kecuali kartumu sekop semua.
    - **Skor:** kalau timmu mengambil paling sedikit sebanyak tawarannya, kalian dapat 10 untuk tiap trik yang ditawar dan 1 untuk tiap kelebihannya. Kalau tidak, kalian kehilangan 10 untuk tiap trik yang ditawar. Skor bisa di bawah nol.
    - **Akhir:** tim pertama yang sampai 500 menang. Kalau keduanya sampai di ronde yang sama, skor lebih tinggi menang, dan kalau sama, main satu ronde lagi.
    - **Contoh:** trik dibuka dengan hati dan kamu tidak punya. Kamu memainkan 2♠. Pemain setelahmu juga tidak punya hati dan memainkan 9♠, jadi triknya milik dia. Kalau dia memainkan A♥, 2♠-mu yang menang.
    - **Aturan rumah** bisa menambahkan **nil**, yaitu tawaran tanpa trik sama sekali. Kalau kamu tidak mengambil satu pun, timmu dapat 100; kalau kamu mengambil trik, timmu kehilangan 100. Tawaran pasanganmu tetap dihitung seperti biasa. **Nil buta** adalah nil sebelum melihat kartu, bernilai 200, kalau timmu tertinggal paling sedikit 100. **Trik lebih** adalah trik di atas tawaran: tiap 10 trik lebih, timmu kehilangan 100.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = Nil dan trik lebih, sampai 250
spades-variant-long = Nil, nil buta, dan trik lebih, sampai 500
spades-variant-jokers = Joker, nil, dan trik lebih, sampai 250
spades-variant-short = Singkat, sampai 200

spades-option-target = { shared-points-to-win }
spades-option-tie_break = Kalau di akhir skor kedua tim sama
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = Poin tiap trik di atas tawaran
spades-option-nil = Boleh menawar nil (tanpa trik sama sekali)
spades-option-nil_points = Poin untuk nil, berhasil atau gagal
spades-option-failed_nil_tricks = Trik yang diambil penawar nil
    .count = ikut membantu tawaran pasangannya
    .bags_only = hanya dihitung sebagai trik di atas tawaran
spades-option-blind_nil = Tim yang tertinggal boleh menawar nil sebelum melihat kartu (perlu nil)
spades-option-blind_nil_points = Poin untuk nil buta, berhasil atau gagal
spades-option-blind_nil_behind = Poin tertinggal untuk menawar nil buta
    .zero = { shared-any-time }
spades-option-bags = Trik di atas tawaran jadi trik lebih, dan terlalu banyak trik lebih kena denda
spades-option-bag_limit = Trik lebih sebelum kena denda
spades-option-bag_penalty = Poin dendanya
spades-option-jokers = Joker
    .none = { shared-none }
    .two = dua, sebagai sekop tertinggi, menggantikan 2♣ dan 2♦
spades-option-min_team_bid = Tawaran tim paling sedikit
spades-option-cap_team_bid = Tawaran tim paling banyak 13
spades-option-not_thirteen = Jumlah keempat tawaran tidak boleh 13
spades-option-first_lead = Trik pertama dibuka oleh
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = yang punya keriting terkecil, dengan kartu itu
spades-option-no_spade_trick_one = Tanpa sekop di trik pertama, kecuali tidak punya kartu lain
spades-option-spade_leads = Boleh membuka dengan sekop
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = Skor rendah yang membuat tim kalah

do-bid-nil = Tawar nil
    .listed = nil
do-bid-blind-nil = Tawar nil buta
    .listed = nil buta
do-look = Lihat kartuku

spades-draw = { $seat } menarik A♠ dan membagi duluan.
    .to-seat = Kamu menarik A♠ dan membagi duluan.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } melihat kartunya.
    .short = lihat kartu
    .to-seat = Kamu melihat kartumu.
spades-bids-nil = { $seat } menawar nil.
    .to-seat = Kamu menawar nil.
spades-bids-blind-nil = { $seat } menawar nil buta.
    .to-seat = Kamu menawar nil buta.
spades-overbid = Tawaran { $seats } berjumlah lebih dari 13, padahal cuma ada 13 trik.
    .to-seats = Tawaranmu dan { $seats } berjumlah lebih dari 13. Itu tidak mungkin terpenuhi.
spades-broken = Sekop sudah pecah.
spades-scores = { $seats } menawar { $bid } dan dapat { $won }: { shared-points }.
    .to-seats = Kamu dan { $seats } menawar { $bid } dan dapat { $won }: { $points } poin.
spades-nil-made = Nil { $seat } berhasil: { $points } poin untuk timnya.
    .to-seat = Nilmu berhasil: { $points } poin untuk timmu.
spades-nil-failed = Nil { $seat } gagal: timnya kehilangan { $points } poin.
    .to-seat = Nilmu gagal: timmu kehilangan { $points } poin.
spades-bag-penalty = Kebanyakan trik lebih: { $seats } kehilangan { $points } poin.
    .to-seats = Kebanyakan trik lebih: kamu dan { $seats } kehilangan { $points } poin.

spades-line-waiting = Belum menawar
spades-for-extra = { $number } kelebihan
spades-for-nil = { $number } untuk { $kind ->
    [blind] nil buta
   *[nil] nil
} { $seat }
spades-for-bags = { $number } trik lebih
spades-line = { $bid ->
    [nil] Nil
    [blind] Nil buta
   *[other] Tawar { $bid }
} · Dapat { $number }
spades-bidding = Ronde { $number } · Menawar
spades-trick = { shared-trick-of-hand }
spades-bags = { $count } trik lebih
spades-broken-badge = Pecah

spades-hint-look = Lihat kartumu. Menawar buta jarang untung.
spades-hint-nil = Dengan semua kartu ini kamu bisa tetap di bawah: sekopnya kecil, dan ada kartu kecil di tiap bunga panjang. Tawar nil.
spades-hint-bid = Hitunganku sekitar { $tricks } trik. Sekop yang pasti: { $sure } dari { $spades }. As bunga lain: { $aces }. Kalau ragu, tawar rendah.
spades-hint-crowded = Hitunganku sekitar { $tricks } trik, tapi dengan tawaran sebelummu jumlahnya jadi { $total }. Triknya tidak cukup, jadi tawar kurang satu.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = Tidak ada lagi yang lebih tinggi, jadi menang kecuali ada yang memotong dengan truf.
spades-hint-top-spade = Ini sekop tertinggi yang tersisa. Habiskan sekop mereka sebelum kartu bagusmu dipotong.
spades-hint-need-all = Kamu butuh hampir semua trik yang tersisa, jadi buka dengan sekop tertinggimu.
spades-hint-partner-ruffs = Pasanganmu kosong di bunga ini dan bisa memotongnya.
spades-hint-shortest = Buka dari bunga yang paling sedikit. Begitu kosong, kamu bisa memotongnya.
spades-hint-longest = Buka dengan kartu kecil dari bunga terpanjangmu.
spades-hint-low-spade = Kartumu sekop semua, jadi buka dengan yang terkecil.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = Tidak ada lagi yang lebih tinggi, jadi pasti menang.
spades-hint-second-low = Pemain kedua main kecil: serahkan ke pasanganmu.
spades-hint-third-high = Pemain ketiga main besar: buat sulit bagi pemain terakhir.
spades-hint-third-low = Pasanganmu membuka dengan kartu besar, jadi mainkan kartu kecil.
spades-hint-ruff = Kamu tidak bisa ikut bunga, jadi potong dengan sekop terkecil yang menang.
spades-hint-set = Tawaranmu sudah terpenuhi dan tawaran mereka belum. Terus ambil trik supaya mereka gagal.
spades-hint-cover = Pasanganmu menawar nil. Menangkan dengan kartu besar supaya dia tidak terpaksa menang.
spades-hint-trap = Lawan menawar nil, dan trik ini akan dia ambil. Biarkan saja.
spades-hint-bag = Tawaran kedua tim sudah terpenuhi, jadi ini cuma jadi trik lebih. Tetap di bawah.
spades-hint-duck = Kamu menawar nil, jadi tetap di bawah.

spades-blind-nil-needs-nil = Nil buta perlu nil. Nyalakan nil juga.
wrong-phase-blind = Lihat kartumu dulu, atau tawar nil buta.
wrong-phase-look = Lihat kartumu dulu.
no-spade-trick-one = Di trik pertama tidak boleh ada sekop. Kamu bisa memainkan { $cards }.
spades-not-broken = Sekop belum pecah, jadi kamu belum boleh membuka dengan sekop. Kamu bisa memainkan { $cards }.
