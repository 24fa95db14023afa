president-name = Presiden
    .line = Yang habis duluan jadi Presiden, yang terakhir jadi Jelata.
    .aliases = President, Kapitalisme, Daifugo
president-rules = **Habiskan semua kartumu duluan, dan kamu jadi Presiden. Yang terakhir jadi Jelata.**
    Seorang pemain membuka dengan satu kartu, atau **kartu kembar**, beberapa kartu senilai: pair, tiga kembar. Setelah itu semua memainkan kartu sebanyak itu dengan nilai lebih tinggi, atau lewat. 3 paling rendah, lalu naik sampai as, dan 2 paling tinggi.
    Kalau kamu lewat, kamu tidak ikut lagi sampai trik selesai. Kalau tidak ada lagi yang bisa atau mau main, yang terakhir main membuka lagi.
    Di ronde berikutnya Jelata memberi Presiden dua kartu terbaiknya, dan menerima dua kartu apa saja yang bisa dilepas Presiden.
    Setelah enam ronde, poin terbanyak menang.
    - **Contoh:** Ann membuka dengan 6♣ 6♦. Kamu memainkan 9♥ 9♠, Ben lewat, Cyd memainkan J♣ J♦. Ann lewat, kamu lewat, dan Cyd membuka lagi.
    .whole =
    - **Pembagian:** semua kartu. Beberapa pemain dapat satu kartu lebih banyak. Setelah ronde pertama Jelata yang membagi.
    - **Membuka:** di ronde pertama, yang punya 3♣ mulai dengan kartu itu, sendiri atau bersama 3 lain. Di ronde berikutnya Presiden yang mulai. Setelah itu, pemenang trik terakhir membuka dengan apa saja. Saat giliranmu membuka, kamu tidak bisa lewat.
    - **Mengikuti:** kartu sebanyak yang dibuka, dengan nilai lebih tinggi, atau lewat. Kalau lewat, kamu tidak ikut sampai pembukaan berikutnya. Bunga tidak dihitung.
    - **Urutan:** 3, 4, 5 dan seterusnya sampai raja, lalu as, lalu 2.
    - **Memenangkan trik:** kalau tidak ada lagi pemain lain yang masih ikut. Kalau kartu pemain itu sudah habis, pemain berikutnya membuka.
    - **Gelar:** yang pertama habis jadi **Presiden**, kedua **Wakil Presiden**, kedua dari terakhir **Wakil Jelata**, terakhir **Jelata**. Yang lain jadi Warga. Dengan tiga pemain tidak ada gelar wakil.
    - **Tukar kartu:** sebelum ronde berikutnya, dua kartu terbaik Jelata diberikan ke Presiden, dan satu kartu terbaik Wakil Jelata ke Wakil Presiden. Lalu keduanya memberi balik sebanyak itu, kartu apa saja. Yang lain tidak melihatnya.
    - **Poin:** satu untuk tiap pemain yang kamu kalahkan. Dengan empat pemain jadi 3, 2, 1, dan 0.
    - **Akhir:** enam ronde. Kalau seri, yang paling sering jadi Presiden menang, lalu yang paling jarang jadi Jelata.
    - **Contoh:** di meja ada pair jack. Kamu bisa mengalahkannya dengan Q♣ Q♦ atau dengan pair 2. Satu as tidak bisa, tiga raja juga tidak.
    - **Aturan rumah** bisa menambahkan **revolusi**, di mana empat kembar membalik urutan nilai, 8 yang mengakhiri trik, joker, urutan, dan lainnya.
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = Yang pertama sampai 11 poin: 2 untuk Presiden, 1 untuk Wakil
president-variant-skip_it = Nilai sama melompati, 2 mengakhiri trik, setelah lewat boleh ikut lagi
president-variant-scum_leads = Dua joker, Jelata mulai dan memberi satu kartu
president-variant-daifugo = Daifugo: revolusi, 8 mengakhiri trik, satu joker
president-variant-daifugo_full = Daifugo dengan semua aturan

president-option-jokers = Joker
president-option-first_lead = Yang mulai, dari ronde kedua
    .president = Presiden
    .scum = Jelata
    .lowest = yang punya 3♣, dengan kartu itu
president-option-equal = Kartu kembar dengan nilai sama
    .no = tidak mengalahkannya
    .allowed = mengalahkannya
    .skips = mengalahkannya, dan melompati pemain berikutnya
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = Kartu 2
    .high = cuma kartu tertinggi
    .clear = mengakhiri trik, dan satu 2 mengalahkan kartu kembar atau urutan apa pun
president-option-revolution = Empat kembar membalik urutan nilai selama ronde itu
president-option-eight_stop = Kartu 8 mengakhiri trik
president-option-jack_back = Jack membalik urutan nilai selama trik itu
president-option-spade_three = 3♠ mengalahkan satu joker
president-option-runs = Urutan tiga kartu atau lebih
    .off = tidak dimainkan
    .suited = satu bunga
    .any = bunga apa saja
president-option-bad_finish = Habis dengan 2, joker, atau 8 yang mengakhiri trik membuatmu terakhir
president-option-capital_fall = Kalau orang lain yang habis duluan, Presiden jadi terakhir
president-option-exchange_count = Kartu yang ditukar Jelata dan Presiden
    .zero = { shared-none }
president-option-give_back = Presiden memberi balik
    .any = kartu apa saja
    .lowest = kartu terkecil
president-option-scoring = Poin
    .places = satu untuk tiap pemain yang kamu kalahkan
    .titles = Presiden 2, Wakil Presiden 1
    .presidencies = Presiden 1
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = Mainkan beberapa kartu
do-run = Mainkan urutan { $number }

president-title = { $title ->
    [president] Presiden
    [vice] Wakil Presiden
    [vice-scum] Wakil Jelata
    [scum] Jelata
   *[citizen] Warga
}
president-line-first = { $score } poin
president-line = { $title ->
    [vice] Wapres
   *[other] { president-title }
} · { $score }
president-place = ke-{ $number }
president-reason = Presiden: { $presidents }, Jelata: { $scums }
president-order = Rendah ke tinggi
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }: urutan { $count } dari { $rank }
president-jokers = { $seat }: { $count ->
    [1] joker
   *[other] pair joker
}

president-skips = { $other } dilompati.
    .to-other = Kamu dilompati.
president-eight = Kartu 8!
president-two = Kartu 2!
president-three = 3♠ mengalahkan joker!
president-revolution = Revolusi! { $reversed ->
    [1] Sekarang 3 paling tinggi dan 2 paling rendah.
   *[0] 2 kembali paling tinggi.
}
president-jacks = Jack membalik urutan nilai: untuk trik ini { $reversed ->
    [1] 3 paling tinggi.
   *[0] 2 paling tinggi.
}
president-out = Kartu { $seat } habis { $number ->
    [1] duluan!
   *[other] di peringkat { $number }.
}
    .to-seat = Kartumu habis { $number ->
        [1] duluan!
       *[other] di peringkat { $number }.
    }
president-bad = { $seat } habis dengan kartu terlarang dan turun ke peringkat { $number }.
    .to-seat = Kamu habis dengan kartu terlarang dan turun ke peringkat { $number }.
president-falls = { $seat } kehilangan jabatan Presiden dan jatuh ke posisi terakhir.
    .to-seat = Kamu kehilangan jabatan Presiden dan jatuh ke posisi terakhir.
president-ends = { $seat } jadi { president-title }: { $number } poin.
    .to-seat = Kamu jadi { president-title }: { $number } poin.

president-hint-run = Urutan menghabiskan { $count } kartu sekaligus{ $leads ->
    [1] {""}
   *[0] , dan cukup tinggi
}.
president-hint-finish = Kalau lebih kecil, tidak ada lagi kartu yang bisa kamu pakai untuk habis.
president-hint-stuck = Setelah itu tidak ada lagi kartu yang bisa kamu pakai untuk habis.
president-hint-sure = Tidak ada yang bisa mengalahkannya, jadi kamu tetap membuka dan habis.
president-hint-early = Terlalu awal untuk kartu setinggi itu. Simpan untuk saat ada yang hampir habis.

president-must-open = Kamu memulai ronde dengan 3♣. Mainkan sendiri, atau bersama kartu yang cocok.
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] Itu tidak cocok bersama. Mainkan kartu senilai, boleh dengan joker.
   *[other] Itu bukan kartu kembar dan bukan urutan. Mainkan kartu senilai, atau tiga atau lebih berurutan.
}
president-no-runs = Di meja ini urutan tidak dimainkan. Mainkan kartu senilai.
president-run-suit = Urutan harus satu bunga. Mainkan urutan satu bunga, atau kartu senilai.
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] Yang harus dikalahkan urutan { $count }. Mainkan urutan { $count } yang lebih tinggi, atau lewat.
   *[other] Yang harus dikalahkan { $count } kartu kembar. Mainkan { $count } kartu senilai, atau lewat.
}
president-too-low = { $kind ->
    [jokers] Itu tidak mengalahkan { $count ->
        [1] joker
       *[other] dua joker
    }. Lewat, kecuali kamu punya yang bisa.
    [run] Terlalu rendah. Mainkan urutan yang mulai { $reversed ->
        [1] di bawah { $rank } (urutan nilai terbalik)
       *[0] di atas { $rank }
    }, atau lewat.
   *[other] Terlalu rendah. Mainkan { $equal ->
        [1] { $reversed ->
            [1] { $rank } atau lebih rendah (urutan nilai terbalik)
           *[0] { $rank } atau lebih tinggi
        }
       *[0] nilai { $reversed ->
            [1] di bawah { $rank } (urutan nilai terbalik)
           *[0] di atas { $rank }
        }
    }, atau lewat.
}
