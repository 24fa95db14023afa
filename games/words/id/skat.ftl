skat-name = Skat
    .line = Menangkan penawaran, lalu main sendiri melawan dua lainnya.
    .aliases = Scat
skat-rules = **Penawar tertinggi main sendiri melawan dua pemain, dan butuh 61 dari 120 poin di kartu.**
    Semua dapat sepuluh dari 32 kartu. Dua kartu tetap tertutup: itulah **skat**. Kamu menawar sebesar nilai permainanmu. Kalau menang tawar, ambil skat dan buang dua kartu, atau biarkan untuk permainan **hand**. Lalu sebut permainanmu.
    - **Bunga:** keempat jack (♣ ♠ ♥ ♦, dari yang terbaik) jadi truf, lalu A 10 K Q 9 8 7 dari bunga itu.
    - **Grand:** hanya jack yang jadi truf.
    - **Null:** tanpa truf, 10 di bawah jack, dan kamu kalah kalau mengambil satu trik.
    Ikut bunga kalau bisa. Jack termasuk truf. As dihitung 11, 10 dihitung 10, raja 4, ratu 3, jack 2.
    - **Contoh:** hati dengan J♣ tapi tanpa J♠ disebut “dengan 1, main 2”, dikali 10. Menang 20, atau kalah 40.
    .whole =
    - **Menawar:** pemain kedua dari kiri pembagi menawar ke yang pertama, yang menerima angka itu atau lewat. Pemain ketiga melanjutkan dengan yang tersisa.
    - **Nilai:** keriting 12, sekop 11, hati 10, wajik 9, grand 24. Kalikan dengan jumlah matadormu tambah 1, dan 1 lagi masing-masing untuk hand, schneider (satu pihak cuma dapat 30 poin atau kurang), dan schwarz (tanpa trik). Di permainan hand kamu boleh mengumumkan schneider, schwarz, atau ouvert (kartu terbuka), masing-masing tambah 1.
    - **Matador:** truf teratas berurutan yang kamu punya (dengan) atau tidak kamu punya (tanpa). Skat ikut milikmu.
    - **Null:** 23, hand 35, ouvert 46, keduanya 59.
    - **Skor:** menang sebesar nilainya, atau kalah dua kalinya. Kalau di bawah tawaranmu, kamu kalah sebesar kelipatan berikutnya yang mencapai tawaran itu.
    - **Permainan:** pemain di kiri pembagi membuka. { rules-trick }
    - **Empat pemain:** pembagi tidak ikut.
    - **Ramsch** (aturan rumah): kalau semua lewat, semua menghindari poin, dan jack jadi truf.
    - **Akhir:** semua membagi empat kali. Poin terbanyak menang.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = Liga, dengan bonus
skat-variant-ramsch = Dengan ramsch
skat-variant-home = Dengan ramsch dan kontra

skat-option-rounds = Pembagian per pemain
    .zero = { shared-no-limit }
skat-option-scoring = Skor
    .classic = nilainya saja
    .seeger_fabian = dengan bonus
skat-option-passed_in = Kalau semua lewat
    .next = pembagian berikutnya
    .ramsch = ramsch
skat-option-ramsch_skat = Di ramsch skat menjadi milik
    .last_trick = pemenang trik terakhir
    .loser = pemain dengan poin terbanyak
skat-option-kontra = Lawan yang ikut menawar boleh menggandakan

do-hold = Ya
do-yes = Ya, { $number }
skat-do-take = Ambil skat
skat-do-bid = Tawar { $number }
do-game = { $suit } { $symbol }
do-game-grand = Grand
do-game-null = Null
do-game-null-ouvert = Null ouvert
do-hand = Hand { $symbol }
do-hand-grand = Grand hand
do-hand-null = Null hand
do-hand-null-ouvert = Null hand ouvert
do-hand-more = Umumkan
do-schneider = { $symbol } schneider
do-schwarz = { $symbol } schwarz
do-ouvert = { $symbol } ouvert
do-grand-schneider = Grand schneider
do-grand-schwarz = Grand schwarz
do-grand-ouvert = Grand ouvert
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = Kontra
do-re = Re

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}hand
}{ $extra ->
    [none] {""}
    [schneider] {" "}schneider
    [schwarz] {" "}schwarz
   *[ouvert] {" "}ouvert
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] grand
   *[null] null
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } membagi kartu dan tidak ikut.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] Kamu membagi kartu dan tidak ikut.
    }
skat-bids = { bids-tricks }
    .short = tawar { $number }
    .to-seat = { bids-tricks.to-seat }
skat-holds = { $seat } menerima { $number }.
    .short = terima
    .to-seat = Kamu menerima { $number }.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat } main sendiri, dengan { $number }.
    .to-seat = Kamu main sendiri, dengan { $number }.
skat-takes = { $seat } mengambil skat.
    .short = ambil skat
    .to-seat = Kamu mengambil skat.
skat-discards = { $seat } membuang dua kartu.
    .short = buang
    .to-seat = Kamu membuang dua kartu.
skat-announces = { $seat } memainkan { skat-game }.
    .short = { $kind ->
        [suit] { $suit }
        [grand] grand
       *[null] null
    }
    .to-seat = Kamu memainkan { skat-game }.
skat-doubles = { $kind ->
    [kontra] { $seat } bilang kontra. Taruhan: × { $stake }
   *[re] { $seat } bilang re. Taruhan: × { $stake }
}
    .short = { $kind ->
        [kontra] kontra
       *[re] re
    }
    .to-seat = { $kind ->
        [kontra] Kamu bilang kontra. Taruhan: × { $stake }
       *[re] Kamu bilang re. Taruhan: × { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = Semua lewat. Tanpa skor.
skat-ramsch = Semua lewat. Ramsch: hindari poin!
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] {" "}dengan { $points } poin
}.
skat-ends = { $made ->
    [0] { $seat } kalah { skat-result }
   *[1] { $seat } menang { skat-result }
}
    .to-seat = { $made ->
        [0] Kamu kalah { skat-result }
       *[1] Kamu menang { skat-result }
    }
skat-counts = { $holds ->
    [0] Tanpa { $matadors }
   *[1] Dengan { $matadors }
}, main { $at_game }{ $at_hand ->
    [0] {""}
   *[other] , hand { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] , schneider { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] , diumumkan { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] , schwarz { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] , diumumkan { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] , ouvert { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = Itu di bawah tawaran { $number }. Kalah, sebesar { $value }.
skat-scores = { $seat }: { SIGNED($gain) } poin.
    .to-seat = Kamu: { SIGNED($gain) } poin.
skat-lay = Isi skat: { $cards }.

skat-for-game = { $number } { skat-game }
skat-for-bonus = { $number } bonus
skat-for-ramsch = { $number } ramsch
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · tidak ikut
skat-tag = { skat-game } { $number }
skat-tag-declarer = sendiri, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = Ronde { $number } · { $phase ->
    [skat] Skat
    [discard] Buang kartu
    [game] Sebut permainan
    [kontra] Kontra?
    [re] Re?
    [play] Trik { $trick }
   *[bid] Menawar
}
skat-bid = Tawaran
skat-by = { $seat } main
skat-everyone = Semua main
skat-badge = { $kind ->
    [suit] {""}
    [grand] Grand
    [null] Null
   *[ramsch] Ramsch
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = Skat
skat-taken-by = Skat, oleh { $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] {" "}tanpa { $matadors }
       *[1] {" "}dengan { $matadors }
    }
}
skat-hint-bid = Kamu bisa menawar sampai { $value }, untuk { skat-with }.
skat-hint-enough = Permainan terbaikmu, { skat-with }, cuma bernilai { $value }.
skat-hint-weak = Tidak ada permainan yang cukup kuat untukmu.
skat-hint-take = Dua kartu lagi berguna buatmu.
skat-hint-hand = Untuk { skat-game } kamu tidak butuh skat. Permainan hand nilainya lebih tinggi.
skat-hint-discard = Untuk { skat-game } dua kartu ini paling tidak kamu butuhkan.
skat-hint-game = Kartumu paling cocok untuk { skat-game }.
skat-hint-double = { $doubles ->
    [0] Kamu bisa kalah. Jangan digandakan.
   *[1] Kamu mestinya menang. Gandakan.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = Tidak ada yang bisa mengalahkannya. Habiskan truf mereka.
skat-hint-draw-low = Habiskan truf mereka dengan yang kecil.
skat-hint-sure = Mereka tidak punya yang lebih tinggi. Ambil poinnya.
skat-hint-trumps = Kartumu truf semua.
skat-hint-long = Buka dari bunga terpanjangmu, supaya kartu besarnya menang nanti.
skat-hint-beaten = Trik ini tidak bisa kamu menangkan. Beri poin sesedikit mungkin.
skat-hint-throw = Isinya sedikit. Simpan trufmu.
skat-hint-last = Kamu yang terakhir. Menangkan dengan poin terbanyak.
skat-hint-wait = Tidak ada yang pasti menang. Beri poin sesedikit mungkin.
skat-hint-high = Mestinya tidak ada yang mengalahkan ini.
skat-hint-trump = Kamu tidak bisa ikut bunga, jadi potong dengan truf.
skat-hint-through = Pemain tunggal jalan berikutnya. Buka dengan kartu kecil dari bunga yang panjang.
skat-hint-short = Pemain tunggal jalan terakhir. Buka dari bunga yang sedikit.
skat-hint-give = Pasanganmu sedang unggul. Beri poin sebanyak mungkin.
skat-hint-risk = Isinya banyak. Ambil kesempatannya.
skat-hint-low = Kartu ini hampir tidak pernah memenangkan trik.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = Buka dengan kartu kecil dari bunga yang sedikit. Bisa jadi pemain tunggal harus menang.
skat-hint-null-throw = Lepas kartu besar, supaya nanti bisa tetap rendah.
skat-hint-null-under = Pemain tunggal sedang unggul. Tetap di bawah!
skat-hint-null-low = Pemain tunggal jalan setelahmu. Tetap rendah.

skat-wrong-phase = { $phase ->
    [skat] Ambil skat, atau umumkan permainan hand.
    [discard] { skat-two-cards }
    [game] Sebut permainanmu.
    [kontra] Bilang kontra, atau lewat.
    [re] Bilang re, atau lewat.
    [play] Mainkan kartu dari tanganmu.
   *[bid] Tawar, terima, atau lewat.
}
skat-not-a-value = Tidak ada permainan senilai itu. Yang terdekat: { $numbers }.
skat-bid-too-low = Terlalu rendah. Tawar paling sedikit { $least }, atau lewat.
skat-answer-first = { $seat } menawar { $number }. Terima, atau lewat.
skat-nothing-to-hold = Kamu hanya bisa menerima tawaran orang lain. Tawar paling sedikit { $least }, atau lewat.
skat-forehand-18 = Yang lain semua lewat. Tawar { $least }, atau lewat.
skat-take-or-hand = Ambil skat dulu, atau umumkan permainan hand.
skat-taken = Skat sudah kamu ambil. Sebut bunga, grand, atau null.
skat-hand-only = Itu untuk permainan hand. Sebut bunga, grand, null, atau null ouvert.
skat-below-bid = Nilainya cuma { $value }, sedangkan tawaranmu { $bid }. Mainkan bunga{ $ouvert ->
    [0] {" "}atau grand
   *[1] , grand, atau null ouvert
}.
skat-two-cards = Buang dua dari dua belas kartumu.
skat-has-not-bid = Hanya lawan yang sudah menawar atau menerima tawaran yang boleh bilang kontra.
skat-sits-out = Kamu membagi, jadi tidak ikut ronde ini.
skat-jacks = { $trump ->
    [0] Kamu bisa ikut bunga, dan jack adalah truf.
   *[1] Trik dibuka dengan truf, dan jack juga truf.
} Kamu bisa memainkan { $cards }.
