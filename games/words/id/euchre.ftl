euchre-name = Euchre
    .line = Tentukan truf bersama pasangan, dan ambil tiga dari lima trik.
euchre-rules = **Kamu dan pasangan di seberangmu menentukan truf. Lalu ambil paling sedikit tiga dari lima trik.**
    Ada 24 kartu, dari 9 sampai as. Semua dapat lima, dan satu kartu lagi dibuka. Bergiliran, tiap pemain boleh menyuruh kartu itu diambil, dan bunganya jadi truf. Pembagi mengambil kartu itu dan membuang kartu lain. Kalau keempatnya lewat, kartu itu ditutup, dan tiap pemain boleh menyebut bunga lain. Kalau tidak ada yang mau, pembagi harus menyebut.
    { rules-trick } { rules-trick-trump }
    Truf terbaik adalah jack dari bunga truf, **bower kanan**. Lalu jack lain yang sewarna, **bower kiri**: kartu ini jadi truf, bukan lagi bunganya sendiri. Setelah itu A K Q 10 9.
    Tentukan truf dan ambil tiga atau empat trik untuk 1 poin, kelima-limanya untuk 2. Kalau kurang, kamu **kena euchre**, dan lawan dapat 2. Kamu juga boleh main **sendiri**, tanpa pasangan: kelima trik jadi bernilai 4. Tim pertama yang sampai 10 menang.
    - **Contoh:** trufnya hati, dan trik dibuka dengan A♥. Kamu punya J♦ dan A♦. J♦ sekarang dihitung hati, jadi wajib kamu mainkan, dan kartu itu menang.
    .whole =
    - **Dek:** 9 10 J Q K A dari tiap bunga. Pasangan duduk berseberangan.
    - **Pembagian:** kartu dibuka satu per satu, dan yang dapat J♠ membagi duluan. Semua dapat lima kartu, dan kartu berikutnya dibuka di atas tiga sisanya. Setelah tiap ronde pembagi berpindah ke kiri.
    - **Putaran pertama:** mulai dari kiri pembagi, semua menyatakan sekali, lewat atau menyuruh ambil kartu terbuka itu. Kalau disuruh ambil, bunganya jadi truf. Pembagi mengambil kartu itu dan membuang salah satu dari enam kartunya, tertutup.
    - **Putaran kedua:** kalau semua lewat, kartu itu ditutup. Bergiliran, semua lewat atau menyebut salah satu dari tiga bunga lainnya. Pembagi yang terakhir dan wajib menyebut.
    - **Truf, dari yang terbaik:** jack truf (bower kanan), jack lain yang sewarna (bower kiri), A K Q 10 9. Bower kiri sepenuhnya dihitung truf. Di bunga lain urutannya A K Q J 10 9.
    - **Permainan:** pemain di kiri pembagi membuka dengan kartu apa saja. { rules-trick } { rules-trick-trump }
    - **Sendiri:** yang menentukan truf boleh langsung menyatakan main sendiri. Pasangannya meletakkan kartu dan tidak ikut. Kalau pasangannya itu pembagi, tidak ada yang mengambil kartu terbuka.
    - **Skor:** tim yang menentukan truf dapat 1 untuk tiga atau empat trik, 2 untuk lima trik, dan 4 untuk lima trik sendirian. Kurang dari tiga berarti kena euchre, dan tim lawan dapat 2.
    - **Akhir:** tim pertama yang sampai 10 menang.
    - **Contoh:** Q♠ dibuka, dan pasangan pembagi menyuruh ambil. Pembagi mengambilnya dan membuang 9♦ yang cuma satu. Sekarang dia kosong wajik dan bisa memotongnya dengan truf. J♣-nya jadi kartu terbaik kedua di ronde itu.
    - **Aturan rumah** bisa menambahkan joker, bertahan sendiri, bagi ulang untuk kartu jelek, dan lainnya.
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = Pembagi juga boleh lewat
euchre-variant-ontario = Pasangan pembagi hanya boleh menyuruh ambil kalau main sendiri
euchre-variant-midwest = Kartu petani, dan boleh bertahan sendiri
euchre-variant-british = Britania, dengan Benny, sampai 21
euchre-variant-old_style = Klasik: 32 kartu, sampai 5

euchre-option-target = { shared-points-to-win }
euchre-option-pack = Jumlah kartu di dek (32: mulai dari 7)
euchre-option-joker = Joker jadi truf terbaik
euchre-option-stick_dealer = Pembagi wajib menyebut bunga kalau yang lain sudah lewat dua kali
euchre-option-canadian_loner = Pasangan pembagi hanya boleh menyuruh ambil kalau main sendiri
euchre-option-need_trump = Kamu harus punya kartu dari bunga yang kamu jadikan truf
euchre-option-defend_alone = Satu pemain boleh bertahan sendiri kalau ada yang main sendiri
euchre-option-farmers_hand = Boleh menukar tiga kartu dengan tiga kartu sisa
    .off = { shared-never }
    .three_alike = tiga 9, atau tiga 10
    .three_low = tiga kartu 9 dan 10 apa saja
euchre-option-misdeal = Boleh minta bagi ulang
    .off = { shared-never }
    .nines_tens = kalau kartunya 9 dan 10 semua
euchre-option-alone_lead = Kalau ada yang main sendiri, pembuka pertama dari
    .left_of_dealer = kiri pembagi
    .left_of_maker = kiri pemain yang sendiri
euchre-option-alone_march = Poin untuk lima trik sendirian
euchre-option-lone_euchre = Poin kalau pemain yang sendiri kena euchre
euchre-option-defender_alone = Poin kalau kamu sendirian membuatnya kena euchre
euchre-option-super_euchre = Poin untuk euchre dengan kelima trik

do-order = Suruh ambil
do-order-alone = Suruh ambil, main sendiri
do-pick-up = Ambil kartunya
do-pick-up-alone = Ambil, main sendiri
do-trump-alone = Sendiri { $symbol } { $suit }
do-defend-alone = Bertahan sendiri
do-defend-together = Bertahan berdua
do-farmer = Tukar
    .with = Tukar { $picked }
    .pick = Tukar { $most } kartu
do-keep = Simpan kartuku
do-redeal = Bagi ulang

euchre-draw = { $seat } menarik J♠ dan membagi duluan.
    .to-seat = Kamu menarik J♠ dan membagi duluan.
euchre-deals = { $seat } membagi kartu dan membuka { $card }.
    .to-seat = Kamu membagi kartu dan membuka { $card }.
euchre-low-hand = { $seat } dapat kartu petani, isinya kartu kecil semua, dan boleh menukar atau minta bagi ulang.
    .to-seat = Kamu dapat kartu petani, isinya kartu kecil semua, dan boleh menukar atau minta bagi ulang.
euchre-keeps = { $seat } menyimpan kartunya.
    .short = simpan
    .to-seat = Kamu menyimpan kartumu.
euchre-exchanges = { $seat } memperlihatkan { $cards } dan menukarnya dengan tiga kartu sisa.
    .short = tukar 3
    .to-seat = Kamu memperlihatkan { $cards } dan menukarnya dengan tiga kartu sisa.
euchre-redeals = Kartu { $seat } cuma 9 dan 10, jadi bagi ulang.
    .short = bagi ulang
    .to-seat = Kartumu cuma 9 dan 10, jadi bagi ulang.
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = Semua lewat. { $card } ditutup.
euchre-orders = { $seat } menyuruh ambil{ $alone ->
    [0] {""}
   *[1] {" "}dan main sendiri
}. Truf: { $suit }.
    .short = suruh ambil
    .to-seat = Kamu menyuruh ambil{ $alone ->
        [0] {""}
       *[1] {" "}dan main sendiri
    }. Truf: { $suit }.
euchre-picks-up = { $seat } mengambilnya{ $alone ->
    [0] {""}
   *[1] {" "}dan main sendiri
}. Truf: { $suit }.
    .short = ambil
    .to-seat = Kamu mengambilnya{ $alone ->
        [0] {""}
       *[1] {" "}dan main sendiri
    }. Truf: { $suit }.
euchre-names = { $seat } menjadikan { $suit } truf{ $alone ->
    [0] {""}
   *[1] {" "}dan main sendiri
}.
    .short = tentukan truf
    .to-seat = Kamu menjadikan { $suit } truf{ $alone ->
        [0] {""}
       *[1] {" "}dan main sendiri
    }.
euchre-thrown-in = Semua lewat lagi. Tanpa skor, dan { $seat } membagi berikutnya.
    .to-seat = Semua lewat lagi. Tanpa skor, dan kamu membagi berikutnya.
euchre-discards = { $seat } membuang kartu.
    .short = buang
    .to-seat = Kamu membuang kartu.
euchre-defends = { $seat } { $alone ->
    [0] bertahan bersama pasangannya
   *[1] bertahan sendiri
}.
    .to-seat = Kamu { $alone ->
        [0] bertahan bersama pasanganmu
       *[1] bertahan sendiri
    }.
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] Kena euchre! { $number ->
        [0] Tidak dapat trik
       *[other] Cuma { $number } trik
    }: { $points } poin untuk { $seats }.
    [made] { $alone ->
        [0] { $seats }
       *[1] { $seat } sendirian
    } dapat { $number } trik: 1 poin.
   *[other] { $alone ->
        [0] { $seats }
       *[1] { $seat } sendirian
    } dapat kelima trik: { $points } poin.
}
    .to-seat = { $feat ->
        [euchre] Kena euchre! { $number ->
            [0] Tidak dapat trik
           *[other] Cuma { $number } trik
        }: { $points } poin untuk { $seats }.
        [made] { $alone ->
            [0] Kamu dan { $seats }
           *[1] Kamu sendirian
        } dapat { $number } trik: 1 poin.
       *[other] { $alone ->
            [0] Kamu dan { $seats }
           *[1] Kamu sendirian
        } dapat kelima trik: { $points } poin.
    }
    .to-seats = { $feat ->
        [euchre] Kena euchre! { $number ->
            [0] Tidak dapat trik
           *[other] Cuma { $number } trik
        }: { $points } poin untuk kamu dan { $seats }.
        [made] { $alone ->
            [0] Kamu dan { $seats }
           *[1] { $seat } sendirian
        } dapat { $number } trik: 1 poin.
       *[other] { $alone ->
            [0] Kamu dan { $seats }
           *[1] { $seat } sendirian
        } dapat kelima trik: { $points } poin.
    }
euchre-stands = { $kind ->
    [won] { $seats } menang, { $most } lawan { $least }.
    [even] Sama kuat, { $most } lawan { $most }.
   *[ahead] { $seats } memimpin, { $most } lawan { $least }.
}
    .to-seats = { $kind ->
        [won] Kamu dan { $seats } menang, { $most } lawan { $least }.
        [even] Sama kuat, { $most } lawan { $most }.
       *[ahead] Kamu dan { $seats } memimpin, { $most } lawan { $least }.
    }

euchre-for-made = { $number } untuk truf
euchre-for-march = { $number } untuk lima trik
euchre-for-alone = { $number } untuk lima trik sendirian
euchre-for-euchre = { $number } untuk euchre
euchre-deed = { $made ->
    [0] {""}
   *[1] truf { $suit }, {""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] penentu · { shared-tricks }
    [alone] sendiri · { shared-tricks }
    [defends] bertahan · { shared-tricks }
    [out] tidak ikut
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = kamu wajib menyebut bunga
euchre-subtitle = Ronde { $number } · { $phase ->
    [farmer] Kartu kecil?
    [order] Suruh ambil?
    [name] Sebut truf
    [discard] Buang kartu
    [defend] Bertahan sendiri?
   *[play] Trik { $trick }
} · sampai { $target }
euchre-made-by = Truf, oleh { $seat }
euchre-turned-down = { $card } ditutup
euchre-call-pass = Lewat
euchre-call-order = { $picks_up ->
    [0] Suruh ambil
   *[1] Ambil
}{ $alone ->
    [0] {""}
   *[1] , sendiri
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}sendiri
}
euchre-call-defend = { $alone ->
    [0] Berdua
   *[1] Bertahan sendiri
}

euchre-count = { $trumps } truf, { $aces ->
    [0] tanpa as lain
   *[other] { $aces } as lain
}, { $voids ->
    [0] tanpa bunga kosong
   *[other] { $voids } bunga kosong
}
euchre-hint-order = Dengan { $suit } hitunganku { euchre-count }: sekitar { $tricks } trik. Suruh ambil.
euchre-hint-pick-up = Dengan kartu yang kamu ambil jadinya { euchre-count }: sekitar { $tricks } trik. Ambil.
euchre-hint-name = Dengan { $suit } hitunganku { euchre-count }: sekitar { $tricks } trik. Sebut bunga itu.
euchre-hint-next = Tim pembagi menolak warna itu. Dengan { $suit } hitunganku { euchre-count }: sekitar { $tricks } trik.
euchre-hint-thin = Agak tipis, sekitar { $tricks } trik dengan { $suit }, tapi jangan biarkan mereka menentukan truf.
euchre-hint-alone = Kamu tidak butuh pasangan: { euchre-count }, sekitar { $tricks } trik. Main sendiri.
euchre-hint-stuck = Kamu wajib menyebut, dan { $suit } yang terbaik: { euchre-count }, sekitar { $tricks } trik.
euchre-hint-pass = Dengan { $suit } hitunganku cuma sekitar { $tricks } trik. Lewat saja.
euchre-hint-none = Tidak ada bunga yang cukup kuat. Lewat saja.
euchre-hint-blind = Kamu belum bisa melihat kartumu, jadi bunga mana pun sama saja.
euchre-hint-defend = Kamu punya tiga trik yang tidak bisa direbut siapa pun. Bertahan sendiri.
euchre-hint-together = Kamu tidak punya tiga trik pasti. Tetap bersama pasanganmu.
euchre-hint-farmer = Gantinya tidak mungkin jauh lebih jelek.
euchre-hint-keep = Simpan kartumu.
euchre-hint-redeal = Kartu begini tidak dapat apa-apa. Minta bagi ulang.
euchre-hint-discard-void = Cuma ini kartumu di bunga itu. Tanpanya, kamu bisa memotong bunga itu dengan truf.
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = Kartumu truf semua, jadi buang yang terkecil.
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = Pasanganmu yang menentukan truf. Buka dengan bower, bantu habiskan truf lawan.
euchre-hint-draw = Habiskan truf mereka dulu.
euchre-hint-sure = Mereka tidak punya yang lebih tinggi lagi. Buka dengan ini sebelum ada yang kosong di bunga itu.
euchre-hint-short = Tidak ada yang pasti, jadi buka dengan kartu besar dari bunga yang paling sedikit.
euchre-hint-save-ace = Lawan pemain yang sendiri, as lebih berguna nanti. Buka dari bunga lain yang paling sedikit.
euchre-hint-pull = Buka dengan truf terbaikmu. Kalau truf mereka keluar, kartumu yang lain bisa memenangkan trik terakhir.
euchre-hint-throw = Trik ini tidak bisa kamu menangkan. Buang kartu yang paling kecil gunanya untuk menahan mereka nanti.
euchre-hint-left = Potong dengan bower kiri. Kalau sendirian, nanti kalah dari bower kanan.
euchre-hint-trumps = Kartumu truf semua. Buka dengan yang terbaik.
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = Trik ini tidak bisa kamu menangkan. Mainkan kartu kecil, simpan as dan truf.
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = Mainkan yang setinggi mungkin di bunga ini.
euchre-hint-ruff = Kamu tidak bisa ikut bunga, jadi potong dengan truf terkecil yang menang.

euchre-wrong-phase = { $phase ->
    [farmer] Kartu kecilmu dulu. Perlihatkan tiga untuk ditukar, minta bagi ulang, atau simpan, sesuai aturan mejamu.
    [order] Mau menyuruh ambil { $turned }? Suruh ambil, suruh ambil dan main sendiri, atau lewat.
    [name] Waktunya menyebut truf. Pilih bunga selain { $turned }, atau lewat.
    [blind] Joker yang terbuka, jadi sebut truf sebelum melihat kartumu.
    [discard] Kamu sudah mengambil kartu. Buang salah satu dari enam kartumu.
    [defend] Kamu bertahan sendiri, atau berdua dengan pasanganmu?
   *[play] Truf sudah ditentukan. Mainkan kartu dari tanganmu.
}
euchre-not-yet = Kamu belum boleh menyebut bunga. Kamu bisa menyuruh ambil { $card }, atau lewat.
euchre-must-go-alone = Pasanganmu yang membagi, jadi kamu hanya boleh menyuruh ambil kalau main sendiri, atau lewat.
euchre-need-a-trump = Untuk menjadikan truf kamu harus punya bunga itu, dan kamu cuma punya { $suits }.
euchre-is-down = Truf tidak bisa { $suit } lagi: bunga itu sudah ditutup. { $count ->
    [0] Kamu bisa lewat.
   *[other] Kamu bisa menyebut salah satu: { $suits }.
}
euchre-stuck = Yang lain semua lewat, jadi kamu wajib menyebut bunga: { $suits }.
euchre-not-low = { $kind ->
    [three_alike] Perlihatkan tiga 9 atau tiga 10.
   *[three_low] Perlihatkan tiga kartu 9 dan 10.
} Kamu punya { $cards }.
euchre-sits-out = { $seat } main sendiri, jadi kamu tidak ikut ronde ini.
euchre-left-bower = Kamu punya { $suit }, jadi wajib ikut bunga, dan { $card } sekarang dihitung { suit-name }. Kamu bisa memainkan { $cards }.
