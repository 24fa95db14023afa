last-card-name = Kartu Terakhir
    .line = Tinggal satu kartu? Bilang, atau kena tangkap.
    .aliases = Last Card
last-card-rules = **Habiskan semua kartumu sebelum yang lain, dan bilang kalau tinggal satu.**
    Di giliranmu, mainkan kartu yang warnanya sama dengan kartu teratas, atau angka atau simbolnya sama. Tidak ada yang cocok? Tarik satu kartu, dan kalau cocok, boleh dimainkan.
    Beberapa kartu punya efek. **Lompat:** pemain berikutnya kehilangan giliran. **Balik arah:** arah permainan berbalik. **+2:** pemain berikutnya menarik dua kartu dan kehilangan giliran. **Wild** bisa ditaruh di atas apa saja, dan kamu meminta warnanya. **+4** juga begitu, dan pemain berikutnya menarik empat.
    Kalau kartumu jadi tinggal satu, tekan **Satu kartu!** Kalau lupa, siapa saja bisa menangkapmu, dan kamu menarik dua.
    Kalau kartumu habis, kamu dapat poin dari sisa kartu yang lain. Yang pertama sampai 500 menang.
    - **Contoh:** kartu teratas 🔺7. Boleh merah apa saja, 7 apa saja, atau wild. Kamu memainkan 💧7, jadi pemain berikutnya butuh biru atau 7 lain. Itu kartumu yang kedua dari terakhir, jadi kamu tekan **Satu kartu!** sebelum ada yang menangkapmu.
    .whole =
    - **Kartu:** 🔺 merah, ⭐ kuning, 🟩 hijau, dan 💧 biru. Tiap warna punya satu 0, dua masing-masing dari 1 sampai 9, dan dua masing-masing lompat, balik arah, dan +2. Ada empat 🌈wild dan empat 🌈+4. Jadi semuanya 108.
    - **Pembagian:** masing-masing tujuh, dan kartu berikutnya dibuka. Kartu itu berlaku untuk pemain pertama seolah pembagi yang memainkannya: lompat melewatinya, +2 membuatnya menarik, balik arah membalik permainan, dan untuk wild dia yang meminta warna. +4 dikembalikan. Pemain pertama di ronde pertama dipilih acak. Setelah itu berpindah ke kiri.
    - **Giliranmu:** mainkan kartu yang cocok, atau tarik satu. Kamu boleh menarik walaupun bisa main. Kalau kartu yang ditarik cocok, mainkan atau lewat. Kalau tidak, giliranmu selesai.
    - **Lompat:** pemain berikutnya kehilangan giliran. **+2:** sama, dan dia menarik dua.
    - **Balik arah:** arah permainan berbalik. Dengan dua pemain artinya lompat, jadi kamu main lagi.
    - **Wild:** bisa ditaruh di atas apa saja, dan kamu meminta warna apa saja.
    - **+4:** mestinya hanya dimainkan kalau kamu tidak punya warna yang diminta. Tapi kamu boleh menggertak. Pemain berikutnya bisa menarik empat, atau menantang dan melihat kartumu. Kalau kamu punya warna itu, kamu yang menarik empat dan dia tetap main. Kalau tidak, dia menarik enam dan kehilangan giliran.
    - **Satu kartu!** Kamu bisa menekannya saat kartumu dua, sebelum main, atau tepat setelah main. Sampai pemain berikutnya jalan, siapa saja bisa menangkapmu kalau belum, dan kamu menarik dua. Yang menekan duluan menang.
    - **Kartu terakhirmu** mengakhiri ronde. +2 atau +4 tetap membuat pemain berikutnya menarik, dan kartu itu dihitung.
    - **Tumpukan ambil habis:** tumpukan buang selain kartu teratas dikocok jadi tumpukan baru. Kalau tidak ada yang bisa main atau menarik, ronde berakhir dan tidak ada yang dapat poin.
    - **Skor:** yang habis dapat poin dari sisa kartu yang lain. Angka sebesar angkanya, lompat, balik arah, atau +2 dihitung 20, wild atau +4 dihitung 50. Main terus sampai ada yang dapat 500.
    - **Contoh:** kartumu habis dengan 🔺+2. Pemain berikutnya punya ⭐1 dan menarik 🟩3 dan 💧lompat: jadi 24. Pemain lain punya 🌈wild: 50. Kamu dapat 74.
    - **Aturan rumah** bisa menambahkan **menumpuk:** jawab +2 dengan +2 lain, dan pemain berikutnya menarik untuk keduanya.
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = Satu ronde cepat
last-card-variant-family = Keluarga: tumpuk yang sama atau +4 di atas +2, tarik sampai bisa main
last-card-variant-wild = Malam liar: tumpuk apa saja, 7 menukar kartu, 0 menggeser kartu, boleh menyela
last-card-variant-quiet = Tenang: tanpa “Satu kartu!”, tanpa gertak

last-card-option-target = Poin yang mengakhiri pertandingan
last-card-option-match = Lama permainan
    .points = sampai ada yang poinnya cukup
    .one_round = satu ronde, habis duluan menang
last-card-option-scoring = Setelah satu ronde
    .winner_takes = yang habis dapat poin dari sisa kartu yang lain
    .each_pays = semua menghitung kartunya sendiri, dan poin paling sedikit menang
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = Kartu pertama yang dibuka
    .effects = berlaku efeknya
    .numbers_only = selalu kartu angka
last-card-option-wild_four = +4 padahal punya warnanya
    .challenge = boleh, tapi bisa ditantang
    .strict = tidak boleh
    .free = selalu boleh
last-card-option-stacking = Menumpuk: teruskan yang harus kamu tarik
    .off = tidak bisa
    .same = dengan +2 di atas +2, +4 di atas +4
    .up = seperti itu, dan dengan +4 di atas +2
    .any = dengan +2 atau +4 apa saja
last-card-option-seven_zero = 7 menukar kartumu dengan pemain lain, 0 menggeser kartu semua pemain
last-card-option-jump_in = Dengan kartu angka yang persis sama boleh menyela di luar giliran
last-card-option-draw = Saat menarik
    .one = satu kartu
    .until_playable = terus sampai ada yang cocok, lalu mainkan
last-card-option-forced_play = Kalau bisa main, tidak boleh menarik
last-card-option-last_call = Tinggal satu kartu
    .button = wajib bilang
    .off = tidak perlu bilang
last-card-option-catchers = Kalau tidak bilang, kamu bisa ditangkap oleh
    .anyone = siapa saja, sampai pemain berikutnya jalan
    .next = hanya pemain berikutnya, jadi bilang sebelum main
last-card-option-call_penalty = Kartu yang ditarik kalau tertangkap
last-card-option-last_effect = +2 atau +4 sebagai kartu terakhir tetap membuat pemain berikutnya menarik

do-catch = Tangkap { $seat }
do-one-card = Satu kartu!
do-challenge = Tantang
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = tukar dengan { $seat }
    .after = { $picked } tukar dengan { $seat }

last-card-put-back = Dibuka dan dikembalikan: { $turned }.
last-card-turned-up = { $card } dibuka.
last-card-starts = { $other } mulai.
    .to-other = Kamu mulai.
last-card-plays = { $seat } memainkan { $card }.
    .to-seat = Kamu memainkan { $card }.
last-card-calls = { $seat } memainkan { $card } dan meminta { $suit }.
    .to-seat = Kamu memainkan { $card } dan meminta { $suit }.
last-card-jumps = { $seat } menyela!
    .to-seat = Kamu menyela!
last-card-names = { $seat } meminta { $suit }.
    .short = minta { $suit }
    .to-seat = Kamu meminta { $suit }.
last-card-draws = { $seat } { $count ->
    [0] tidak menarik apa-apa. Kartunya sudah habis
   *[other] menarik { $count } kartu
}.
    .short = tarik { $count }
    .to-seat = Kamu { $count ->
        [0] tidak menarik apa-apa. Kartunya sudah habis
       *[other] menarik { $count } kartu
    }.
last-card-you-draw = { shared-you-draw }
last-card-cannot = Kartu yang ditarik { $seat } tidak cocok.
    .to-seat = Kartu yang kamu tarik tidak cocok.
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other } kehilangan giliran.
    .to-other = Kamu kehilangan giliran.
last-card-reverses = { shared-reverses }
last-card-says = { $seat } bilang “Satu kartu!”
    .short = satu kartu!
    .to-seat = Kamu bilang “Satu kartu!”
last-card-catches = { $seat } menangkap { $other }, yang tidak bilang “Satu kartu!”
    .short = tangkap { $other }
    .to-seat = Kamu menangkap { $other }, yang tidak bilang “Satu kartu!”
    .to-other = { $seat } menangkapmu: kamu tidak bilang “Satu kartu!”
last-card-swaps = { $seat } bertukar kartu dengan { $other }.
    .to-seat = Kamu bertukar kartu dengan { $other }.
    .to-other = { $seat } bertukar kartu denganmu.
last-card-moves-on = Kartu 0 { $seat } menggeser kartu semua pemain ke pemain berikutnya.
    .to-seat = Kartu 0-mu menggeser kartu semua pemain ke pemain berikutnya.
last-card-challenges = { $seat } menantang { $other } dan melihat kartunya.
    .short = tantang
    .to-seat = Kamu menantang { $other } dan melihat kartunya.
    .to-other = { $seat } menantangmu dan melihat kartumu.
last-card-shows = { $other } punya { $cards }.
last-card-guilty = { $other } punya { $suit }, jadi { $other } yang menarik.
    .to-other = Kamu punya { $suit }, jadi kamu yang menarik.
last-card-innocent = { $other } tidak menggertak, jadi { $seat } menarik dua tambahan.
    .to-seat = { $other } tidak menggertak, jadi kamu menarik dua tambahan.
    .to-other = Kamu tidak menggertak, jadi { $seat } menarik dua tambahan.
last-card-goes-out = Kartu { $seat } habis!
    .to-seat = Kartumu habis!
last-card-scores = { $winner } memenangkan ronde dan dapat { $number }.
    .to-winner = Kamu memenangkan ronde dan dapat { $number }.
last-card-blocked = Tidak ada yang bisa main atau menarik, jadi ronde berakhir.
last-card-first-out = habis duluan
last-card-left = sisa { $number } poin

last-card-called = satu kartu!
last-card-penalty = Harus ditarik
last-card-follow = { $suit }

last-card-hint-catch = { $other } tidak bilang “Satu kartu!” Tangkap!
last-card-hint-call = Kartumu bakal tinggal satu. Bilang sebelum ada yang menangkapmu.
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = { $count ->
    [0] Kartu berwarnamu sudah habis, jadi terserah
   *[other] Kamu punya { $count } kartu { $suit }
}.
last-card-hint-answer = Teruskan, jadi { $other } yang menarik.
last-card-hint-swap = Kartu { $other } tinggal { $count }. Ambil kartunya.
last-card-hint-brake = { $face ->
    [S] Ini melompati { $other },
    [R] Ini membelokkan giliran dari { $other },
   *[D] Ini membuat { $other } menarik,
} yang kartunya tinggal { $count }.
last-card-hint-stuck = Kartu { $other } tinggal { $count }. Jangan sampai { $card } tertinggal di tanganmu.
last-card-hint-keep = Ini cocok. Simpan { $card } untuk saat tidak ada yang cocok.
last-card-hint-fits = Ini cocok, dan { $count ->
    [0] kamu tidak punya kartu { $suit } lain
   *[other] kamu masih punya { $count } kartu { $suit } lain
}.
last-card-hint-challenge = Kartumu hampir habis. Apa pun kartunya, +4 pasti dimainkan untukmu.
last-card-hint-pay = Kamu tidak bisa lolos. Tarik saja.
last-card-hint-draw = Tidak ada yang cocok, jadi tarik.
last-card-hint-pass = Tidak ada yang bisa dimainkan atau ditarik.

last-card-too-few-cards = Kartunya tidak cukup untuk sebanyak itu. Bagi paling banyak 90 kartu seluruhnya.
last-card-must-fit = Itu tidak cocok. Mainkan { $suit }{ $wild ->
    [yes] {" "}atau wild
   *[no] , { $face ->
        [S] kartu lompat
        [R] kartu balik arah
        [D] +2
       *[other] { $face }
    } lain, atau wild
}.
last-card-name-a-colour = Sebutkan warna berikutnya: merah, kuning, hijau, atau biru.
last-card-plain = { $card } kartu terakhirmu. Mainkan saja, tidak perlu meminta apa-apa.
last-card-holds-the-colour = Kamu punya { $suit }, jadi tidak boleh memainkan +4. { $card } bisa.
last-card-only-the-drawn = Kamu sudah menarik, jadi hanya bisa memainkan { $card }, atau lewat.
last-card-must-play = Kamu punya kartu yang cocok, jadi wajib main. Kamu bisa memainkan { $cards }.
last-card-draw-first = { shared-must-draw }
last-card-answer = Ada { $number } kartu yang harus ditarik. Kamu bisa { $kind ->
    [some] menjawab dengan { $cards }, atau{" "}
   *[none] {""}
}{ $can ->
    [challenge] menantang, atau menarik
   *[draw] menarik
}.
last-card-name-a-seat = Sebutkan kartu siapa yang kamu mau: “swap” dan nomor { $seats }.
last-card-too-late = Terlambat. { $other } lebih cepat.
last-card-nobody-exposed = Tidak ada yang bisa ditangkap.{ $kind ->
    [some] {" "}{ $seats } sudah bilang tepat waktu.
   *[none] {""}
}
last-card-nothing-to-call = Sekarang kamu tidak perlu bilang apa-apa.{ $kind ->
    [some] {" "}{ $seats } sudah bilang.
   *[none] {""}
}
last-card-too-many-cards = Kartumu { $count }. Bilang kalau jadi tinggal satu.
