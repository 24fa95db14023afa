palace-name = Istana
    .line = Tangan, kartu terbuka, kartu buta. Yang terakhir pegang kartu kalah.
    .aliases = Palace, Karma, Shed
palace-rules = **Habiskan semua kartumu: kartu di tangan dulu, lalu tiga di depanmu, lalu tiga yang belum dilihat siapa pun. Yang terakhir pegang kartu kalah.**
    Pertama pilih tiga dari enam kartumu untuk ditaruh terbuka. Yang bagus berguna di akhir.
    Di giliranmu, mainkan satu kartu atau lebih yang senilai ke tumpukan: nilainya sama dengan kartu teratas, atau lebih tinggi. Bunga tidak dihitung. Lalu tarik sampai tiga kartu lagi. Kalau tidak bisa main, atau tidak mau, ambil seluruh tumpukan.
    Kartu **2** bisa ditaruh di atas apa saja, dan apa saja bisa ditaruh di atasnya. Kartu **10** bisa ditaruh di atas apa saja dan membakar tumpukan: tumpukan keluar dari permainan, dan kamu main lagi. Begitu juga empat kartu senilai.
    - **Contoh:** kartu teratas jack, dan kamu punya 4, 4, dan ratu. Cuma ratu yang cocok. Kamu memainkannya dan menarik satu kartu.
    .whole =
    - **Pembagian:** tiga kartu tertutup berjajar, yang tidak boleh dilihat, tiga terbuka di atasnya, dan tiga di tangan. Sisanya jadi tumpukan ambil. Enam pemain memakai dua dek.
    - **Menukar:** semua memilih bersamaan tiga dari enam kartunya yang ditaruh terbuka.
    - **Yang mulai:** yang punya 3 terbuka, pertama dari kiri pembagi. Kalau tidak ada, yang punya 3 di tangan, lalu sama dengan 4, dan seterusnya.
    - **Giliranmu:** mainkan kartu senilai yang cocok, lalu tarik sampai kartumu tiga, selama tumpukan ambil masih ada. Atau ambil tumpukan, walaupun bisa main. Lalu pemain berikutnya memulai tumpukan baru.
    - **Yang cocok:** nilai yang sama dengan kartu teratas atau lebih tinggi, as paling tinggi. 2 dan 10 selalu cocok.
    - **Membakar:** 10 membakar tumpukan. Begitu juga empat kartu senilai di atas, siapa pun yang memainkannya.
    - **Kartu terbuka dan kartu buta:** mainkan kartu terbukamu kalau tanganmu kosong, lalu kartu buta. Keduanya tidak bisa dicampur sekali main. Balik satu kartu buta: kalau cocok, kartu itu dimainkan. Kalau tidak, kamu mengambilnya bersama tumpukan. Setiap kali punya kartu di tangan lagi, mainkan itu dulu.
    - **Akhir:** kalau kartumu habis, kamu selesai. Yang terakhir pegang kartu kalah. Kalau kartu cuma berputar-putar, ronde dihentikan, dan kartu terbanyak kalah.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7 atau lebih kecil di atas 7, 8 tak terlihat
palace-variant-mirror = 3 tak terlihat, 8 melompati, dan 10 harus cocok
palace-variant-strict = Kalau bisa main, wajib main
palace-variant-long_match = Lima ronde dengan urutan habis yang dihitung

palace-option-packs = Jumlah dek
    .auto = satu, atau dua untuk enam pemain
    .one = satu
    .two = dua
palace-option-swap = Kartu terbuka dipilih sebelum main
palace-option-starter = Yang main duluan
    .three = yang punya kartu terkecil
    .left = { shared-left-of-dealer }
palace-option-three = Kartu 3
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = seperti kartu lain
palace-invisible = tak terlihat: bisa ditaruh di atas apa saja, dan kartu di bawahnya yang dihitung
palace-option-seven = Kartu 7
    .plain = { palace-plain }
    .lower = harus dijawab dengan 7 atau lebih kecil
palace-option-eight = Kartu 8
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = melompati: satu pemain untuk tiap kartu
palace-option-ten_on = Kartu 10 bisa ditaruh di atas
    .any = apa saja
    .fits = kartu yang cocok dengan nilainya
palace-option-four_burns = Empat kartu senilai membakar tumpukan
palace-option-must_play = Kalau bisa main, wajib main
palace-option-scoring = Pertandingan
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = Taruh terbuka
    .with = Taruh terbuka { $picked }
do-three-up = Pilih tiga kartu terbuka
do-flip = Balik { $number }
palace-do-take = Ambil tumpukan

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat } sudah memilih.
    .to-seat = Kamu sudah memilih.
palace-swaps = { $seat } menaruh terbuka { $turned }.
    .to-seat = Kamu menaruh terbuka { $turned }.
palace-begins = { $kind ->
    [three] { $other } punya kartu terkecil dan mulai.
   *[left] { $other } mulai.
}
    .to-other = { $kind ->
        [three] Kamu punya kartu terkecil dan mulai.
       *[left] Kamu mulai.
    }
palace-takes = { $seat } mengambil tumpukan, { shared-cards }.
    .short = ambil { $count }
    .to-seat = Kamu mengambil tumpukan, { shared-cards }.
palace-burns = { $kind ->
    [four] Empat senilai! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] Empat senilai! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } membakar { shared-cards } dan main lagi.
   *[no] { $seat } membakar { shared-cards }.
}
    .to-seat = { $again ->
        [yes] Kamu membakar { shared-cards } dan main lagi.
       *[no] Kamu membakar { shared-cards }.
    }
palace-flips = { $seat } membalik { $card }.
    .to-seat = Kamu membalik { $card }.
palace-misses = { $seat } membalik { $turned }. Tidak cocok, dan { $seat } mengambil { shared-cards }.
    .short = ambil { $count }
    .to-seat = Kamu membalik { $turned }. Tidak cocok, dan kamu mengambil { shared-cards }.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } dilompati.
    .to-other = Kamu dilompati.
palace-out = Kartu { $other } habis!
    .to-other = Kartumu habis!
palace-broken-off = Kartu cuma berputar-putar, jadi ronde berakhir.
palace-loses = { $other } kalah, sisa { shared-cards }.
    .to-other = Kamu kalah, sisa { shared-cards }.

palace-prompt = Pilih tiga kartu terbuka
palace-chose = sudah pilih
palace-choosing = memilih
palace-pile = Tumpukan
palace-fits = Yang cocok
palace-lower = 7 atau lebih kecil
palace-burned = Terbakar
palace-ends-in = Sisa giliran
palace-zone-up = Kamu memainkan kartu terbuka
palace-zone-blind = Kamu membalik kartu buta

palace-hint-swap = Itu kartu terbaikmu. Simpan untuk akhir.
palace-hint-flip = Mana pun sama saja. Semoga beruntung!
palace-hint-take = Tidak ada yang cocok, jadi ambil tumpukan.
palace-hint-worth = Tumpukannya kecil, dan kartu bagusmu lebih berharga nanti.
palace-hint-burn = Bakar: { $count } kartu hilang, dan kamu main lagi.
palace-hint-stuck = Kamu sudah melihat kartu { $other }: tidak ada yang cocok di atasnya.
palace-hint-special = Yang lain yang cocok lebih mahal.
palace-hint-several = { $count } kartu lepas sekaligus.
palace-hint-low = Ini kartu terkecilmu yang cocok. Simpan yang bagus.

palace-too-few-cards = Enam pemain butuh dua dek.
palace-three-of-six = Pilih tiga dari { $cards } untuk ditaruh terbuka.
palace-has-chosen = Kamu sudah memilih. { $seats } masih memilih.
palace-no-pile = Tidak ada tumpukan yang bisa diambil. Kamu bisa memainkan kartu apa saja.
palace-must-play = { $kind ->
    [blind] Kamu tidak bisa mengambil tumpukan. Balik satu kartu.
   *[other] Kalau bisa main, kamu wajib main. Kamu bisa memainkan { $cards }.
}
palace-not-your-zone = { $kind ->
    [hand] Mainkan dulu kartu di tanganmu.
    [up] Mainkan dulu kartu terbukamu.
   *[blind] Kartumu tinggal kartu buta. Balik satu.
}
palace-no-such-place = Tidak ada kartu di situ. Kamu bisa membalik { $places }.
palace-too-low = Terlalu kecil. Kamu butuh { $rank ->
    [A] as lain
   *[other] { rank-name } atau lebih tinggi
}{ $kind ->
    [some] , atau { $cards }
   *[none] {""}
}.
palace-not-above-seven = Kartu teratas 7. Kamu butuh 7 atau lebih kecil{ $kind ->
    [some] , atau { $cards }
   *[none] {""}
}.
