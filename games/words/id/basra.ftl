basra-name = Basra
    .line = Tangkap kartu yang sama atau yang jumlahnya pas. Jack mengambil semua.
    .aliases = Bastra
basra-rules = **Tangkap kartu di meja dengan kartumu, dan sapu bersih meja kalau bisa.**
    Kamu punya lima kartu, dan empat kartu terbuka di meja. Mainkan satu kartu setiap giliran. 8 menangkap semua 8 di meja, dan kartu-kartu yang jumlahnya 8. Jack menangkap semuanya. Kartumu dan semua tangkapannya ditaruh tertutup di depanmu. Kalau tidak menangkap apa-apa, kartunya tinggal di meja.
    Sapu bersih meja dengan kartu angka, dan itulah **basra**, bernilai dua kali kartunya. Jack, as, 2♣, dan 10♦ yang kamu tangkap juga bernilai poin. Kalau dek habis dan ada yang sampai 151, skor tertinggi menang.
    - **Contoh:** di meja ada A♣ 2♠ 5♠ dan 9♦. Kamu memainkan 8♥ dan menangkap A♣ 2♠ 5♠: 1 poin, untuk as. Tanpa 9♦ itu meja jadi bersih: basra, 16 poin lagi.
    .whole =
    - **Dek:** 44 kartu, tanpa ratu dan raja. As dihitung 1, yang lain sampai 10 sebesar angkanya. Jack tidak pernah ikut dijumlahkan.
    - **Pembagian:** masing-masing lima kartu, dan empat terbuka di meja. Jack di antara keempatnya dikembalikan ke dek dan diganti kartu lain. Kalau semua tangan kosong, semua dapat lima lagi; meja tidak. Pembagi berpindah ke kiri setiap dek baru, dan pembagi main terakhir.
    - **Giliranmu:** mainkan satu kartu. Kartu itu menangkap semua kartu yang nilainya sama, ditambah semua kelompok yang jumlahnya sama, sebanyak mungkin. Kalau dua kelompok butuh kartu yang sama, kamu memilih. Kalau tidak menangkap apa-apa, kartunya tinggal di meja.
    - **Jack** menangkap semuanya, termasuk jack lain. Di meja kosong jack cuma tinggal di meja.
    - **Basra:** kartu angka yang membersihkan meja bernilai dua kali angkanya, di luar nilai kartu-kartunya sendiri: 2 untuk as, 20 untuk 10. Jack tidak pernah membuat basra, begitu juga sisa kartu di akhir.
    - **Poin:** tiap jack 2, tiap as 1, 2♣ 2, 10♦ 3, entah ditangkap atau dipakai menangkap.
    - **Ingat-ingat:** kartu tangkapan tetap tertutup, jadi ingat apa yang sudah keluar.
    - **Kalau dek habis,** pemain terakhir yang menangkap mengambil sisa kartu di meja. Kalau saat itu ada yang sampai 151, skor tertinggi menang, walaupun beberapa pemain sampai. Kalau skor tertinggi seri, main satu dek lagi.
    - **Contoh:** di meja A♥ 3♦ 4♣. Kartu 4 menangkap ketiganya: 4♣, dan 1 + 3. Basra, 8 poin, dan 1 untuk as. Di A♥ 2♦ 3♣ 4♠, kartu 6 menangkap 1 + 2 + 3 atau 2 + 4. Keduanya butuh 2♦, jadi kamu memilih.
    - **Aturan rumah** bisa membuat empat pemain jadi dua pasangan yang poinnya dijumlahkan.
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = Tradisional: 30 untuk kartu terbanyak, 7♦ menyapu, sampai 101
basra-variant-short = Singkat, sampai 51

basra-option-target = { shared-points-to-win }
basra-option-hand_size = Kartu per pembagian (4 butuh dua pemain)
basra-option-jack_points = Poin untuk tiap jack
basra-option-basra_scoring = Nilai basra
    .double_face = dua kali nilai kartunya
    .flat10 = selalu 10
basra-option-jack_basra_points = Poin kalau jack menangkap satu-satunya jack
basra-option-capture_rule = Yang ditangkap sebuah kartu
    .maximal = semua yang bisa
    .free = kelompok mana saja yang bisa
basra-option-last_capturer_takes_rest = Penangkap terakhir mengambil sisa kartu di meja
basra-option-replace_table_jacks = Jack di antara empat kartu meja pertama diganti
basra-option-end_check = Pertandingan bisa berakhir
    .deck_end = saat dek habis
    .instant = begitu ada yang sampai
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = 7♦ juga menangkap seluruh meja
basra-option-majority_points = Poin untuk kartu terbanyak
basra-option-majority_tie = Kalau kartu terbanyak seri, poin itu
    .carry = ditambahkan ke dek berikutnya
    .none = hangus
basra-option-show_captured = Boleh melihat kartu tangkapan sendiri

basra-replaced = { $turned } dikembalikan ke dek, dan kartu lain dibuka.
basra-turned = Di meja: { $cards }.
basra-takes = { $seat } memainkan { $card } dan menangkap { $cards }{ $points ->
    [0] .
   *[other] { "" }: { $points } poin.
}
    .to-seat = Kamu memainkan { $card } dan menangkap { $cards }{ $points ->
        [0] .
       *[other] { "" }: { $points } poin.
    }
basra-basra = Basra! Sapuan ini bernilai { $number }.
basra-rest = { $winner } terakhir menangkap dan mengambil sisanya, { $cards }{ $points ->
    [0] .
   *[other] { "" }: { $points } poin.
}
    .to-winner = Kamu terakhir menangkap dan mengambil sisanya, { $cards }{ $points ->
        [0] .
       *[other] { "" }: { $points } poin.
    }
basra-majority = Kartu terbanyak milik { $seats }: { $points } poin.
    .to-seats = { $others ->
        [0] Kartu terbanyak milikmu
       *[other] Kartu terbanyak milikmu dan { $seats }
    }: { $points } poin.
basra-majority-tie = Kartu terbanyak seri{ $points ->
    [0] .
   *[other] , jadi { $points } poin ditambahkan ke dek berikutnya.
}

basra-tag-cleared = Basra +{ $number }
basra-for-cards = { $number } untuk kartu
basra-for-basras = { $number } untuk basra
basra-for-most = { $number } untuk kartu terbanyak
basra-fact = { $seat } menyapu meja { $number } kali.
basra-tag-took = +{ $number }
basra-tag = { $count } basra
basra-deck = Dek { $round } · sampai { $target }
basra-captured = Tangkapanmu
basra-most-cards = Kartu terbanyak

basra-hint-basra = Meja jadi bersih: basra, { $number } poin.
basra-hint-points = Ambil { $number } poin selagi bisa.
basra-hint-cards = Tidak ada poinnya, tapi menangkap { $count } kartu.
basra-hint-lay = Tidak ada yang bisa ditangkap. { $number ->
    [0] Kartu ini hampir tidak mungkin memberi basra
   *[other] Kartu ini paling kecil kemungkinannya memberi basra ({ $number }%)
}.
basra-hint-twin = Tidak ada yang bisa ditangkap. Kamu punya satu lagi, jadi kartu ini mungkin bisa kamu ambil lagi.
basra-hint-wait = Lebih baik daripada menangkap sekarang: pemain berikutnya { $number ->
    [0] hampir tidak mungkin membuat basra
   *[other] berpeluang sekitar { $number }% membuat basra
}.

basra-four-hands-of-five = Dengan empat pemain, bagi lima kartu sekaligus: dengan empat kartu, deknya tidak habis rata.
basra-partners-are-four = Untuk dua pasangan perlu empat pemain.
