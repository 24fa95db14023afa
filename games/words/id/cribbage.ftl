cribbage-name = Cribbage
    .line = Kumpulkan poin keliling papan sampai 121.
    .aliases = Crib
cribbage-rules = **Kumpulkan poin keliling papan. Yang pertama sampai 121 menang.**
    Kamu dapat enam kartu. Lempar dua ke **crib**, empat kartu tambahan yang dihitung untuk pembagi. Satu kartu dibuka: **kartu starter**.
    Lalu bergiliran memainkan satu kartu dan menambahkannya ke **hitungan**. Kalau hitungannya jadi 15 atau 31, kamu **mencatat** 2 poin. Pair dan urutan juga bernilai. Kalau semua kartumu membuat hitungan lewat 31, bilang “go”; yang terakhir main mencatat 1, dan hitungan mulai dari awal.
    Setelah itu hitung empat kartumu bersama kartu starter: 2 untuk tiap lima belas, 2 untuk tiap pair, 3 atau lebih untuk urutan.
    - **Contoh:** kamu punya 5♥ 4♠ 10♦ Q♦ dan starternya 5♣. Tiap 5 jadi lima belas dengan 10, dan dengan ratu: empat lima belas, 8. Ditambah pair 5, jadi 10.
    .whole =
    - **Pembagian:** dua pemain masing-masing dapat enam kartu dan melempar dua ke crib. Dengan tiga atau empat pemain lima kartu, dan semua melempar satu; dengan tiga pemain, crib dapat satu lagi dari dek. Empat pemain berpasangan, duduk berhadapan. Pembagi berpindah ke kiri.
    - **Kartu starter:** setelah semua melempar, satu kartu dibuka. Kalau jack, pembagi langsung mencatat 2, **his heels**.
    - **Permainan:** mulai dari kiri pembagi, mainkan satu kartu dan tambahkan ke hitungan. As 1, kartu gambar 10. Tidak boleh lewat 31. Kalau tidak ada yang pas, bilang “go”, dan yang lain lanjut kalau bisa. Yang memainkan kartu terakhir di bawah 31 mencatat 1. Setelah itu, atau setelah 31, pemain di kirinya membuka dengan kartu apa saja, dan hitungan mulai lagi dari 0.
    - **Poin dalam permainan:** 15 bernilai 2, dan 31 bernilai 2. Pair 2, tiga kembar 6, empat kembar 12. Urutan tiga atau lebih bernilai sepanjang urutannya, dalam susunan apa pun, asal tidak disela kartu lain.
    - **Penghitungan:** mulai dari kiri pembagi, pembagi terakhir, kartu tiap pemain dihitung bersama starter, lalu crib pembagi. Tiap lima belas 2, tiap pair 2, urutan sepanjangnya. Empat satu bunga 4, lima dengan starter; di crib hanya lima yang dihitung. Jack yang sebunga dengan starter 1, **his nobs**.
    - **Beberapa sekaligus:** semua kombinasi dihitung. Tiga kartu 5 adalah tiga pair, 6. Di 9 9 10 J, tiap 9 membuat urutan tiga, dan kedua 9 adalah pair: 3 + 3 + 2, jadi 8.
    - **Akhir:** yang pertama sampai 121 langsung menang, walaupun di tengah ronde. Karena itu penting siapa yang menghitung duluan. Kalau kamu kalah dengan 90 atau kurang, kamu kena **skunk**.
    - **Contoh:** hitungan 20, dan kamu memainkan 5 jadi 25. Lawan cuma punya kartu gambar dan bilang “go”. Kamu menambah 6: jadi 31, dan 2 poin untukmu.
    - **Aturan rumah** bisa menambahkan pertandingan panjang, di mana skunk dihitung dua permainan, dan skunk ganda (60 atau kurang) tiga. Di **muggins** kamu menghitung kartumu sendiri, dan pemain berikutnya mengambil yang terlewat.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = Sekali keliling papan, sampai 61
cribbage-variant-long = Pertandingan panjang, sampai 5 permainan
cribbage-variant-cut_throat = Muggins: hitung kartumu sendiri
cribbage-variant-kitchen = Empat satu bunga dihitung di crib, tanpa skunk

cribbage-option-target = Poin untuk memenangkan permainan
cribbage-option-games = Jumlah permainan untuk memenangkan pertandingan
cribbage-option-skunk = Menang dengan skunk dihitung lebih dari satu permainan
cribbage-option-double_skunk = Nilai skunk ganda, dalam permainan
cribbage-option-muggins = Kamu menghitung kartumu sendiri, dan pemain berikutnya mengambil yang terlewat
cribbage-option-crib_flush = Flush di crib
    .five = hanya dihitung dengan starter
    .four = dihitung juga tanpa starter
cribbage-option-heels = Poin kalau membuka jack
cribbage-option-loser_deals = Yang kalah membagi di permainan berikutnya

cribbage-do-throw = Lempar
    .with = Lempar { $picked }
    .pick = Lempar { $most } kartu
do-go = Go
cribbage-do-claim = Klaim { $number }

cribbage-deals = { $seat } membagi kartu dan punya crib.
    .to-seat = Kamu membagi kartu dan punya crib.
cribbage-throws = { $seat } melempar ke crib.
    .short = lempar
    .to-seat = Kamu melempar ke crib.
cribbage-starter = Kartu starternya { $card }.
cribbage-heels = Jack! { $seat } mencatat { $points } untuk his heels.
    .to-seat = Jack! Kamu mencatat { $points } untuk his heels.
cribbage-plays = { $seat } memainkan { $card }: { $count }.
    .to-seat = Kamu memainkan { $card }: { $count }.
cribbage-makes = { $what ->
    [fifteen] Lima belas, dapat 2.
    [full] Tiga puluh satu, dapat 2.
    [alike] { $points ->
        [2] Pair, dapat 2.
        [6] Tiga kembar, dapat 6.
       *[12] Empat kembar, dapat 12.
    }
   *[run] Urutan { $points }, dapat { $points }.
}
cribbage-goes = { $seat } bilang go.
    .short = go
    .to-seat = Kamu bilang go.
cribbage-last = { $seat } mencatat 1 karena main terakhir.
    .to-seat = Kamu mencatat 1 karena main terakhir.
cribbage-claims = { $seat } mengklaim { $points }.
    .short = klaim { $points }
    .to-seat = Kamu mengklaim { $points }.
cribbage-counts = { $where ->
    [crib] Crib { $seat }, { $cards }, bernilai
   *[hand] { $seat } punya { $cards }, bernilai
} { $points ->
    [0] nol.
   *[other] { $points }: { cribbage-sum }.
}
    .to-seat = { $where ->
        [crib] Crib-mu, { $cards }, bernilai
       *[hand] Kamu punya { $cards }, bernilai
    } { $points ->
        [0] nol.
       *[other] { $points }: { cribbage-sum }.
    }
cribbage-muggins = Muggins! { $seat } mengambil { $points }.
    .to-seat = Muggins! Kamu mengambil { $points }.
cribbage-wins = { $seats } mencapai { $number } dan { $count ->
    [1] menang
   *[other] menang bersama
}.
    .to-seats = { $others ->
        [0] Kamu
       *[other] Kamu dan { $seats }
    } mencapai { $number } dan menang.
cribbage-skunks = { $seats } { $count ->
    [1] kena
   *[other] sama-sama kena
} { $points ->
    [2] skunk
   *[other] skunk ganda
}.
    .to-seats = { $others ->
        [0] Kamu kena
       *[other] Kamu dan { $seats } kena
    } { $points ->
        [2] skunk
       *[other] skunk ganda
    }.

cribbage-parts = { $points ->
    [0] nol
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] lima belas +{ $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] flush +{ $flush }
   *[next] , flush +{ $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] nobs +1
   *[next] , nobs +1
}
cribbage-sum-pairs = pair +{ $pairs }
cribbage-sum-runs = urutan +{ $runs }

cribbage-for-play = { $number } dalam permainan
cribbage-for-hand = { $number } dari kartu di tangan
cribbage-for-crib = { $number } dari crib
cribbage-for-heels = { $number } untuk his heels
cribbage-for-muggins = { $number } dari muggins
cribbage-games = { $count } permainan
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = sudah lempar
cribbage-throwing = memilih
cribbage-go = go
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] Ronde { $number } · { cribbage-phase }
   *[other] { $games } · Ronde { $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] Ke crib
    [play] Bermain
   *[show] Menghitung
}
cribbage-starter-spot = Starter
cribbage-count = Hitungan { $count }
cribbage-down = Keluar
cribbage-crib = Crib{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Crib { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Kartu { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-thrown = Kamu melempar
cribbage-throw-to = lempar { $count } ke { $whose ->
    [own] crib-mu sendiri
   *[other] crib { $other }
}
cribbage-ahead = { $points ->
    [0] Sama kuat
   *[other] { $seats } { $count ->
        [1] unggul
       *[other] sama-sama unggul
    } { $points }
}
    .to-seats = { $points ->
        [0] Sama kuat
       *[other] { $others ->
            [0] Kamu unggul
           *[other] Kamu dan { $seats } unggul
        } { $points }
    }

cribbage-hint-throw = Yang kamu simpan rata-rata bernilai { $number }, dan { $whose ->
    [own] crib-nya milikmu
   *[other] crib-nya milik { $other }
}.
cribbage-hint-claim = Jumlahnya { $points }. Sudah kuhitung.
cribbage-hint-go = Semua kartumu membuat { $count } lewat dari 31.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] Jadi lima belas
    [full] Jadi tiga puluh satu
    [alike] { $points ->
        [2] Jadi pair
        [6] Jadi tiga kembar
       *[12] Jadi empat kembar
    }
    [run] Jadi urutan
   *[several] Bernilai dua kali
}, dapat { $points }.
cribbage-hint-low = Buka dengan kartu kecil: tidak ada yang bisa menjadikannya lima belas.
cribbage-hint-pair = Kamu punya satu lagi. Kalau lawan membuat pair, kamu membuat tiga kembar.
cribbage-hint-trap = Jangan tinggalkan { $count }: kartu 10 atau kartu gambar apa pun menjadikannya { $number }.
cribbage-hint-high = Mainkan kartu besar dulu. Yang kecil bisa masuk nanti.
cribbage-hint-safe = Dengan ini lawan paling sulit mencetak poin.

throw-count = Lempar { $count ->
    [1] 1 kartu
   *[other] { $count } kartu berbeda
} dari tanganmu ke crib { $other }.
thrown-already = Kamu sudah melempar. Sekarang tinggal menunggu { $seats }.
over-thirty-one = Hitungannya { $count }, jadi paling besar { $most } yang pas. Kamu bisa memainkan { $cards }.
cribbage-must-play = Kamu tidak bisa bilang go selama ada kartu yang pas. Kamu bisa memainkan { $cards }.
go-needed = Di { $count } tidak ada kartumu yang pas. Kamu cuma bisa bilang go.
claim-range = Sebutkan nilai kartumu: klaim 0 sampai { $most }.
