belote-name = Belote
    .line = Tentukan truf bersama pasangan, dan kumpulkan poin lebih banyak.
    .aliases = Coinche, Contrée
belote-rules = **Kamu dan pasangan di seberangmu menentukan truf. Lalu kumpulkan poin lebih banyak dari tim lawan.**
    Dari 32 kartu semua dapat lima, dan satu kartu dibuka. Bergiliran, tiap pemain boleh mengambilnya, dan bunganya jadi truf. Kalau tidak ada yang mau, tiap pemain boleh menyebut bunga lain. Lalu semua dibagi kartu sampai delapan.
    Urutan truf **J 9** A 10 K Q 8 7: jack dihitung 20 dan 9 dihitung 14. Di bunga lain urutannya A 10 K Q J 9 8 7. As dihitung 11, 10 dihitung 10, raja 4, ratu 3, jack lain 2. Trik terakhir bernilai 10.
    Ikut bunga. Kalau tidak bisa, kamu wajib memotong dengan truf, kecuali pasanganmu sedang unggul. Kalau bisa, mainkan truf yang lebih tinggi dari truf di trik itu.
    Tim yang menentukan truf harus dapat poin lebih banyak dari lawan, kalau tidak semua poin jadi milik lawan. Tim pertama yang sampai 1.000 menang.
    - **Contoh:** trufnya hati, dan A♣ milik lawan sedang unggul. Kamu tidak punya keriting, jadi kamu wajib memainkan hati.
    .whole =
    - **Menyebut truf:** mulai dari pemain di kiri pembagi. Yang mengambil dapat kartu terbuka dan dua kartu lagi, yang lain dapat tiga. Kalau semua lewat dua kali, pemain berikutnya membagi.
    - **Permainan:** pemain di kiri pembagi membuka. Ikut bunga. Kalau tidak bisa dan pasanganmu tidak unggul, potong dengan truf. Kalau bisa, lampaui truf di trik itu, juga saat trik dibuka dengan truf, bahkan truf pasanganmu. Kalau tidak bisa, mainkan truf yang lebih kecil.
    - **Deklarasi:** tiga berurutan satu bunga dihitung 20, empat 50, lima atau lebih 100. Empat jack dihitung 200, empat 9 dihitung 150, dan empat as, 10, raja, atau ratu 100. Deklarasi disebut saat kartu pertamamu. Setelah trik pertama, tim dengan deklarasi terbaik memperlihatkan dan menghitung semua deklarasinya. Four of a kind mengalahkan urutan apa pun.
    - **Belote:** raja dan ratu truf di satu tangan selalu dihitung 20.
    - **Skor:** kalau tim penentu truf lebih banyak, kedua tim dapat poinnya masing-masing. Kalau kurang, lawan dapat 162 dan semua deklarasi. Kalau seri, poin tim penentu ditahan untuk pemenang ronde berikutnya. Kedelapan trik dihitung 252.
    - **Akhir:** kalau kedua tim sampai 1.000, skor lebih tinggi menang.
    - **Aturan rumah:** di coinche kamu menawar 80 sampai 160, atau 250 untuk semua trik. Lawan boleh menggandakannya (coinche), dan kamu boleh melipattigakannya (surcoinche).
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = Tanpa deklarasi
belote-variant-short = Singkat, sampai 501
belote-variant-coinche = Coinche, dengan tawaran, sampai 2.000

belote-option-target = { shared-points-to-win }
belote-option-bidding = Truf ditentukan dengan
    .take = mengambil kartu terbuka
    .auction = penawaran
belote-option-declarations = Urutan dan four of a kind dihitung
belote-option-undertrump = Wajib memotong walau tidak bisa melampaui
belote-option-tie = Kalau poin kedua tim sama
    .hang = poin tim penentu ditahan
    .lost = tim penentu gagal
belote-option-belote_counts = Belote ikut membantu kontrak

belote-do-take = Ambil
do-coinche = Coinche
do-surcoinche = Surcoinche
belote-do-bid = { $number ->
    [250] Semua trik { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } membagi kartu.
   *[1] { $seat } membagi kartu dan membuka { $turned }.
}
    .to-seat = { $takes ->
        [0] Kamu membagi kartu.
       *[1] Kamu membagi kartu dan membuka { $turned }.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = Tidak ada yang mengambil { $card }. Sebut bunga lain, atau lewat.
belote-passed-in = Semua lewat. Tanpa skor, dan { $seat } membagi berikutnya.
    .to-seat = Semua lewat. Tanpa skor, dan kamu membagi berikutnya.
belote-bids = { $seat } menawar { $number } di { $suit }.
    .short = tawar { $number }
    .to-seat = Kamu menawar { $number } di { $suit }.
belote-coinche = { $kind ->
    [coinche] { $seat } bilang coinche. Tawaran dihitung dua kali.
   *[surcoinche] { $seat } bilang surcoinche. Tawaran dihitung tiga kali.
}
    .short = { $kind ->
        [coinche] coinche
       *[surcoinche] surcoinche
    }
    .to-seat = { $kind ->
        [coinche] Kamu bilang coinche. Tawaran dihitung dua kali.
       *[surcoinche] Kamu bilang surcoinche. Tawaran dihitung tiga kali.
    }
belote-takes = { $seat } mengambil { $card }. Truf: { $suit }.
    .short = ambil
    .to-seat = Kamu mengambil { $card }. Truf: { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] tiga berurutan
    [quarte] empat berurutan
    [quint] lima berurutan atau lebih
   *[four] four of a kind
}
belote-announces = { $seat } menyebut { belote-kind }.
    .to-seat = Kamu menyebut { belote-kind }.
belote-declares = { $seat } memperlihatkan { $cards }: { $points }.
    .to-seat = Kamu memperlihatkan { $cards }: { $points }.
belote-says = { $second ->
    [0] { $seat } bilang “belote”.
   *[1] { $seat } bilang “rebelote”: 20 poin.
}
    .to-seat = { $second ->
        [0] Kamu bilang “belote”.
       *[1] Kamu bilang “rebelote”: 20 poin.
    }
belote-sum = { $kind ->
    [plain] { $total } dari trik.
    [declared] trik { $tricks } + deklarasi { $declared } = { $total }.
    [belote] trik { $tricks } + belote { $belote } = { $total }.
   *[both] trik { $tricks } + deklarasi { $declared } + belote { $belote } = { $total }.
}
belote-counts = { $seats }: { belote-sum }
    .to-seats = Kamu dan { $seats }: { belote-sum }
belote-scores = { $result ->
    [capot] { $seats } mengambil semua trik: { $ours } lawan { $theirs }.
    [made] { $seats } berhasil: { $ours } lawan { $theirs }.
    [hung] { $seats } seri, jadi { $held } ditahan: { $ours } lawan { $theirs }.
   *[failed] { $seats } gagal: { $ours } lawan { $theirs }.
}
    .to-seats = { $result ->
        [capot] Kamu dan { $seats } mengambil semua trik: { $ours } lawan { $theirs }.
        [made] Kamu dan { $seats } berhasil: { $ours } lawan { $theirs }.
        [hung] Kamu dan { $seats } seri, jadi { $held } ditahan: { $ours } lawan { $theirs }.
       *[failed] Kamu dan { $seats } gagal: { $ours } lawan { $theirs }.
    }
belote-for-made = { $number } untuk kontrak berhasil
belote-for-capot = { $number } untuk semua trik
belote-for-failed = { $number } kontrak gagal
belote-for-hung = { $number } kontrak seri
belote-for-beaten = { $number } karena kontrak lawan gagal

belote-deed = { $made ->
    [0] {""}
   *[1] memilih { $suit }, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] { $suit }
   *[other] { $number } di { $suit }
}
belote-held = Ditahan
belote-made-by = Truf, oleh { $seat }
belote-subtitle = Ronde { $number } · { $phase ->
    [take] Ambil?
    [name] Sebut truf
    [auction] Penawaran
    [surcoinche] Surcoinche?
   *[play] Trik { $trick }
}
belote-call-take = Ambil
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = Dengan truf { $suit }, kamu mestinya bisa dapat lebih dari setengah poin.
belote-hint-bid = Dengan truf { $suit }, kamu mestinya bisa dapat { $number } poin.
belote-hint-pass = { $kind ->
    [weak] Untuk itu perlu jack { $suit }, atau 9 dan dua kartu lagi.
    [bid] Dengan truf { $suit }, poinmu terlalu sedikit.
   *[little] Kartumu di { $suit } besar, tapi pendampingnya kurang.
}
belote-hint-enough = Tawaran timmu sudah cukup.
belote-hint-raise = Kamu bisa membantu { $suit } pasanganmu. Naikkan tawaran.
belote-hint-coinche = Kamu mestinya bisa mengalahkan { $suit } mereka. Gandakan.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = Tidak ada yang bisa mengalahkannya. Habiskan truf mereka.
belote-hint-draw-low = Habiskan truf mereka dengan yang kecil.
belote-hint-help = Pasanganmu yang menentukan truf. Bantu habiskan truf lawan.
belote-hint-trumps = Kartumu truf semua. Buka dengan yang terbaik.
belote-hint-sure = Mereka tidak punya yang lebih tinggi lagi. Ambil poinnya.
belote-hint-short = Tidak ada yang pasti, jadi buka dengan kartu kecil dari bunga yang sedikit.
belote-hint-give = Pasanganmu sedang unggul. Beri poin sebanyak mungkin.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = Kamu yang terakhir. Menangkan dengan poin terbanyak.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = Tidak ada yang bisa mengalahkan ini.
belote-hint-over = Kamu wajib melampaui. Mainkan yang terkecil yang bisa.
belote-hint-ruff = Kamu tidak bisa ikut bunga. Potong dengan truf terkecil yang menang.
belote-hint-wait = Tidak ada yang pasti menang. Mainkan kartu kecil.

belote-wrong-phase = { $phase ->
    [take] Ambil kartu terbuka, atau lewat.
    [name] Sebut bunga, atau lewat.
    [auction] Tawar bunga dan poin, atau lewat.
    [surcoinche] Bilang surcoinche, atau lewat.
   *[play] Truf sudah ditentukan. Mainkan kartu dari tanganmu.
}
belote-not-yet = Kamu belum boleh menyebut bunga. Ambil { $card }, atau lewat.
belote-turned-down = Tidak ada yang mengambil { $suit }. Kamu bisa menyebut salah satu: { $suits }.
belote-bid-too-low = Terlalu rendah. Tawar paling sedikit { $least }, atau lewat.
belote-not-a-value = Tawaran dari 80 sampai 160 kelipatan sepuluh, atau 250 untuk semua trik. Tawar paling sedikit { $least }.
belote-nothing-to-coinche = Belum ada yang menawar. Tawar paling sedikit { $least }, atau lewat.
belote-own-side = Tawaran terakhir milik pasanganmu. Tawar paling sedikit { $least }, atau lewat.
belote-must-trump = Kamu tidak punya { $suit }, dan pasanganmu tidak unggul, jadi wajib memotong dengan truf. Kamu bisa memainkan { $cards }.
belote-must-go-over = Kamu wajib melampaui { $card }. Kamu bisa memainkan { $cards }.
