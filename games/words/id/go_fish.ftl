go-fish-name = Go Fish
    .line = Minta kartu ke yang lain. Kumpulkan keempat kartu senilai.
    .aliases = Kuartet, Mancing, Fish
go-fish-rules = **Minta kartu ke yang lain, dan kumpulkan kuartet: keempat kartu yang nilainya sama.**
    Di giliranmu, minta ke satu pemain nilai yang paling sedikit satu kartunya kamu punya: “Ada 7?” Kalau dia punya, kamu dapat semuanya dan boleh minta lagi. Kalau tidak, kamu mancing: tarik satu kartu dari tumpukan. Kalau itu yang kamu minta, kamu boleh minta lagi. Kalau bukan, giliran pemain berikutnya.
    Kalau semua kuartet sudah terkumpul, kuartet terbanyak menang.
    - **Contoh:** kamu punya 7, 7, dan raja. Kamu minta 7 ke Ann dan dapat dua: jadi kuartet! Kamu minta raja ke Ben. Dia tidak punya, jadi kamu menarik kartu.
    .whole =
    - **Pembagian:** tujuh kartu untuk dua atau tiga pemain, lima kalau lebih. Sisanya jadi tumpukan.
    - **Minta:** sebutkan pemain yang masih punya kartu, dan nilai yang kamu punya. Dia wajib memberimu semua kartunya yang bernilai itu, dan semua melihatnya.
    - **Mancing:** kalau dia tidak punya, kamu menarik kartu. Kalau nilainya seperti yang kamu minta, kamu memperlihatkannya dan boleh minta lagi.
    - **Kuartet:** keempat kartu senilai langsung ditaruh terbuka di depanmu.
    - **Kartu habis:** tarik satu saat giliranmu. Kalau tumpukan habis, kamu dilewati.
    - **Pasangan** duduk berseberangan, dan kuartetnya dihitung bersama. Kamu tidak bisa minta ke pasanganmu.
    - **Akhir:** kalau semua kartu sudah jadi kuartet. Kalau tidak ada lagi yang dapat apa-apa, ronde juga berakhir.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = Yang diminta jalan berikutnya
go-fish-variant-pairs = Pair sebagai ganti kuartet
go-fish-variant-teams = Berpasangan, dua ronde
go-fish-variant-single_cards = Setiap kali minta satu kartu saja
go-fish-variant-memory = Tanpa pengingat, tiga ronde

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = tujuh, atau lima mulai empat pemain
go-fish-option-books = Yang dikumpulkan
    .four = empat kartu senilai
    .pairs = pair
go-fish-option-ask_for = Kamu meminta
    .rank = semua kartu senilai
    .card = satu kartu
go-fish-option-next_turn = Yang minta berikutnya
    .left = pemain di kiri
    .asked = pemain yang diminta
go-fish-option-lucky = Boleh minta lagi kalau menarik kartu yang diminta
go-fish-option-book_again = Boleh minta lagi kalau kartu yang ditarik melengkapi kuartet
go-fish-option-empty_hand = Kalau kartu habis
    .draw = kamu menarik satu di giliranmu
    .refill = kamu dapat kartu baru lengkap
    .end = ronde berakhir, seperti saat tumpukan habis
go-fish-option-scoring = Nilai kuartet
    .books = satu poin
    .values = as 15, raja 13, ratu 12, jack 11, yang lain sebesar angkanya
go-fish-option-teams = Tim
    .none = sendiri-sendiri
    .pairs = berpasangan, dengan empat atau enam pemain
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = Meja memperlihatkan apa yang diketahui semua

do-ask = Minta ke { $seat }
do-ask-for = Minta { shared-ranks } ke { $seat }
do-ask-card = Minta ke { $seat }
    .with = Minta { $picked } ke { $seat }
do-for = { shared-ranks }
do-card = satu kartu
    .with = Kartu { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat } minta ke { $other } dan dapat { $cards }.
    .to-seat = Kamu minta ke { $other } dan dapat { $cards }.
    .to-other = { $seat } minta ke kamu dan dapat { $cards }.
go-fish-fish = { $kind ->
    [card] { $seat } minta { rank-name } { $suit } ke { $other }. Mancing!
   *[rank] { $seat } minta { shared-ranks } ke { $other }. Mancing!
}
    .short = mancing
    .to-seat = { $kind ->
        [card] Kamu minta { rank-name } { $suit } ke { $other }. Mancing!
       *[rank] Kamu minta { shared-ranks } ke { $other }. Mancing!
    }
    .to-other = { $kind ->
        [card] { $seat } minta { rank-name } { $suit } ke kamu. Mancing!
       *[rank] { $seat } minta { shared-ranks } ke kamu. Mancing!
    }
go-fish-lucky = { $seat } menarik { $card }!
    .to-seat = Kamu menarik { $card }!
go-fish-draws = Kartu { $seat } habis, jadi menarik { shared-cards }.
    .to-seat = Kartumu habis, jadi kamu menarik { shared-cards }.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } menaruh { $cards }.
    .to-seat = Kamu menaruh { $cards }.
go-fish-nobody = Tidak ada lagi yang dapat apa-apa, jadi ronde berakhir.

go-fish-points = { shared-points }
go-fish-gave = Dari { $other }
go-fish-marks = { $kind ->
    [none] nol { $others }
    [some] { $held }
   *[both] { $held }, nol { $others }
}
go-fish-asked = { shared-ranks }, { $other }?
go-fish-asked-card = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }, { $other }?
go-fish-books = { $kind ->
    [pairs] { $count } pair
   *[four] { $count } kuartet
}

go-fish-hint-known = { $other } pasti punya { shared-ranks }.
go-fish-hint-unknown = { $other } punya { shared-cards } yang belum diketahui siapa pun. Mungkin ada { shared-ranks } di antaranya.
go-fish-hint-vain = Sekarang tidak ada yang menjanjikan. Yang ini sama saja dengan yang lain.

go-fish-few-cards = Kartunya tidak cukup. Bagi paling banyak { $count } per pemain.
go-fish-team-seats = Untuk berpasangan perlu empat atau enam pemain.
go-fish-ask-now = Minta kartu ke seorang pemain, seperti “ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { $rank ->
        [T] 10
       *[other] { $rank }
    }
}”.
go-fish-not-held = Kamu hanya bisa minta nilai yang kamu punya: { $ranks }.
go-fish-not-yourself = Kamu tidak bisa minta ke diri sendiri. Minta ke { $seats }.
go-fish-no-such-seat = Tidak ada pemain itu. Minta ke { $seats }.
go-fish-no-cards = Kartu { $other } habis. Minta ke { $seats }.
go-fish-partner = { $other } pasanganmu. Minta ke { $seats }.
go-fish-have-it = { $card } ada padamu sendiri.
go-fish-in-book = { $card } sudah masuk kuartet.
