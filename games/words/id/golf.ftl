golf-name = Golf
    .line = Tukar kartu tertutupmu dengan kartu kecil. Total terendah menang.
    .aliases = Golf Kartu, Hara Kiri
golf-rules = **Kamu punya enam kartu tertutup dalam dua baris. Tukar dengan kartu kecil. Setelah sembilan hole, total terendah menang.**
    Pertama semua membuka dua kartunya. Kartu lainnya tidak boleh dilihat.
    Di giliranmu, tarik satu kartu atau ambil buangan teratas. Taruh menggantikan salah satu kartumu, yang lalu masuk buangan. Kartu yang ditarik boleh dibuang, tapi yang diambil dari buangan wajib dipakai.
    Raja dihitung 0, as 1, 2 mengurangi 2, dan 3 sampai 10 sebesar angkanya. Jack dan ratu dihitung 10. **Dua kartu senilai dalam satu kolom dihitung nol.**
    Kalau semua kartumu terbuka, yang lain dapat satu giliran lagi. Lalu semua kartu dibuka dan dihitung.
    - **Contoh:** di kiri atas ada 7. Kamu menarik 7 lain dan menaruhnya di bawahnya. Sekarang kolom itu dihitung nol.
    .whole =
    - **Kartu:** satu dek, atau dua kalau kurang. Tidak ada yang boleh melihat kartu di depannya. Kartu berikutnya dibuka dan memulai buangan.
    - **Awal:** semua membuka dua kartu, bebas urutannya. Pemain di kiri pembagi jalan duluan.
    - **Giliranmu:** tarik, dan hanya kamu yang melihat kartunya: tukar dengan salah satu kartumu, atau buang. Atau ambil buangan teratas, yang selalu menggantikan salah satu kartumu. Yang kamu taruh terbuka.
    - **Hitungan:** raja 0, as 1, 2 −2, 3 sampai 10 sebesar angkanya, jack dan ratu 10. Kolom berisi kartu senilai dihitung nol, juga untuk 2. Joker dihitung −2 dan tidak pernah saling menghapus.
    - **Akhir hole:** kalau semua kartu seorang pemain terbuka, yang lain dapat satu giliran lagi. Kalau tumpukan ambil habis, buangan dikocok. Kali kedua, hole berakhir.
    - **Empat kartu dengan ingatan:** kamu melihat dua kartu bawahmu, dan yang kamu tukar masuk tetap tertutup. Ketuk sebagai ganti giliran untuk mengakhiri hole. Dua kartu senilai saling menghapus, di mana pun letaknya.
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = Cepat: buka satu kartu setiap membuang, lima hole
golf-variant-four_cards = Empat kartu, dengan ingatan dan ketukan
golf-variant-nine_cards = Sembilan kartu
golf-variant-jokers = Dengan joker, dan bonus untuk empat kartu senilai

golf-option-holes = Jumlah hole
golf-option-cards = { shared-cards-dealt }
golf-option-start = Di awal
    .turn_two = semua membuka dua kartu
    .turn_three = semua membuka tiga kartu
    .peek_two = semua melihat dua kartu terakhirnya
golf-option-placing = Kartu yang ditukar masuk
    .open = terbuka
    .closed = tertutup, dan hanya kamu yang tahu
golf-option-ending = Hole berakhir
    .all_up = kalau semua kartu seorang pemain terbuka
    .knock = kalau ada yang mengetuk
golf-option-last_turn = Setelah itu yang lain dapat satu giliran lagi
golf-option-after_discard = Setelah membuang kartu yang ditarik
    .nothing = giliranmu selesai
    .may_turn = boleh membuka satu kartu
    .must_turn = wajib membuka satu kartu
golf-option-cancel = Yang dihitung nol
    .column = kartu senilai dalam satu kolom
    .lines = kartu senilai dalam satu kolom atau baris
    .anywhere = dua kartu senilai di mana saja
    .none = { shared-none }
golf-option-twos = Kartu 2 dihitung
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = Dua joker, masing-masing −2
golf-option-four_bonus = Pengurangan poin untuk dua kolom senilai
    .zero = { shared-none }
golf-option-ender_penalty = Poin kalau mengakhiri hole tanpa jadi terendah
    .zero = { shared-none }

golf-do-turn = Buka { $number }
golf-do-take = Ambil untuk { $number }
golf-do-swap = Tukar { $number }
golf-do-knock = Ketuk

golf-deals = { $seat } membagi kartu. { $turned } dibuka.
    .to-seat = Kamu membagi kartu. { $turned } dibuka.
golf-turns = { $seat } membuka { $card }.
    .to-seat = Kamu membuka { $card }.
golf-starts = { $other } jalan duluan.
    .to-other = Kamu jalan duluan.
golf-draws = { $seat } menarik kartu.
    .short = tarik
    .to-seat = Kamu menarik kartu.
golf-you-draw = { shared-you-draw }
golf-takes = { $seat } mengambil { $card } untuk tempat { $number } dan membuang { $turned }.
    .to-seat = Kamu mengambil { $card } untuk tempat { $number } dan membuang { $turned }.
golf-puts = { $seat } menaruh { $card } di tempat { $number } dan membuang { $turned }.
    .to-seat = Kamu menaruh { $card } di tempat { $number } dan membuang { $turned }.
golf-hides = { $seat } menaruh kartunya di tempat { $number } dan membuang { $turned }.
    .short = tukar { $number }
    .to-seat = Kamu menaruh kartunya di tempat { $number } dan membuang { $turned }.
golf-discards = { $seat } membuang { $turned }.
    .short = buang
    .to-seat = Kamu membuang { $turned }.
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat } mengetuk{ golf-one-more }.
    .short = ketuk
    .to-seat = Kamu mengetuk{ golf-one-more }.
golf-all-open = Semua kartu { $seat } terbuka{ golf-one-more }.
    .to-seat = Semua kartumu terbuka{ golf-one-more }.
golf-one-more = { $kind ->
    [more] . Yang lain dapat satu giliran lagi
   *[no] {""}
}
golf-shuffles = Buangan dikocok jadi tumpukan ambil baru.
golf-stock-out = Tumpukan ambil habis lagi, jadi hole berakhir.
golf-scores = { $other } dapat { $points }.
    .to-other = Kamu dapat { $points }.
golf-four = { $number } untuk empat senilai
golf-penalty = { $number } karena bukan terendah

golf-hole = Hole { $number } dari { $most }
golf-last-turns = Giliran terakhir setelah
golf-line = { $score } · terbuka { $points }
golf-line-end = { $score }
golf-ended = mengakhiri
golf-knocked = ketuk
golf-last-turn = giliran terakhir
golf-drawn = Kartu yang kamu tarik
golf-own = Kartumu

golf-hint-start = Membuka satu di tiap kolom paling berguna.
golf-hint-cancels = Ada { rank-name } lagi di sini, dan keduanya dihitung nol.
golf-hint-low = { $card } lebih kecil dari rata-rata kartu tertutup.
golf-hint-better = Di sana { $card } lebih murah daripada { $turned }.
golf-hint-discard = { $card } tidak membantu di mana pun. Buang.
golf-hint-draw = { $card } kurang membantu, jadi tarik.
golf-hint-end = Kamu unggul sekitar { $count }, jadi akhiri hole.
golf-hint-turn = Kartu tertutup mana pun sama saja.
golf-hint-wait = Itu mengakhiri hole, dan bisa jadi kamu bukan yang terendah.

golf-closed-never-open = Kalau kartu ditukar masuk tertutup, tidak akan pernah terbuka semua. Biarkan hole berakhir dengan ketukan.
golf-closed-not-turned = Kalau kartu ditukar masuk tertutup, kamu tidak bisa membuka kartu setelah membuang.
golf-turn-first = Buka dulu { $count } kartumu. Kamu bisa membuka { $places }.
golf-wait = { $seats } masih harus membuka kartu.
golf-not-closed = Kartu itu tidak tertutup. Kamu bisa membuka { $places }.
golf-draw-or-take = Tarik, atau ambil { $card } untuk salah satu tempatmu, 1 sampai { $most }{ $kind ->
    [knock] . Kamu juga bisa mengetuk
   *[none] {""}
}.
golf-swap-or-discard = Kamu menarik { $card }. Tukar dengan salah satu kartumu, 1 sampai { $most }, atau buang.
golf-no-place = Tempatmu 1 sampai { $most }.
golf-no-knock = Hole sudah diakhiri. Ini giliran terakhirmu.
golf-turn-or-pass = Buka satu kartu tertutup, atau lewat. Kamu bisa membuka { $places }.
golf-must-turn = Buka satu kartu tertutup sekarang. Kamu bisa membuka { $places }.
