do-give = Beri
    .with = Beri { $picked }
    .pick = Beri { $most } kartu
do-set = Mainkan { $number } kembar
do-sets = Mainkan kartu kembar
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat } memberi { $other } { $count } kartu terbaiknya.
    .to-seat = Kamu memberi { $other } { $count } kartu terbaikmu.
    .to-other = { $seat } memberimu { $count } kartu terbaiknya.
climbing-you-pay = Kamu memberi { $cards } ke { $other }.
climbing-you-receive = Kamu dapat { $cards } dari { $other }.
climbing-gives = { $seat } memberi { $other } { $count } kartu sebagai gantinya.
    .short = beri { $count }
    .to-seat = Kamu memberi { $other } { $count } kartu sebagai gantinya.
    .to-other = { $seat } memberimu { $count } kartu sebagai gantinya.
climbing-opens = { $seat } punya { $card } dan jalan duluan.
    .to-seat = Kamu punya { $card } dan jalan duluan.
climbing-leads = { $seat } jalan duluan.
    .to-seat = Kamu jalan duluan.
climbing-plays = { $seat } memainkan { $cards }.
    .to-seat = Kamu memainkan { $cards }.
climbing-few-left = Kartu { $other } tinggal { $count }!
    .to-other = Kartumu tinggal { $count }!
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } memenangkan trik dengan { $cards }.
    .to-seat = Kamu memenangkan trik dengan { $cards }.
climbing-wins-at-once = Itu langsung memenangkan trik.
climbing-out = Kartu { $seat } habis.
    .to-seat = Kartumu habis.
climbing-passed = { shared-passed }
climbing-place = habis ke-{ $number }
    .round = { climbing-place } ronde ini
climbing-prompt-opens = { $seat } mulai dengan { $card }
    .to-seat = Kamu mulai dengan { $card }
climbing-prompt-gives = { $seat } memberi { $other } { $count } kartu
    .to-seat = Kamu memberi { $other } { $count } kartu
    .to-other = { $seat } memberimu { $count } kartu
climbing-exchange = Ronde { $number } · tukar
climbing-opening = Ronde { $number } · { $card } mulai
climbing-taken = Dimenangkan { $seat }
climbing-set = { $seat }: { $count ->
    [1] satu { rank-name }
    [2] pair { shared-ranks }
    [3] tiga { shared-ranks }
    [4] empat { shared-ranks }
    [5] lima { shared-ranks }
    [6] enam { shared-ranks }
    [7] tujuh { shared-ranks }
   *[8] delapan { shared-ranks }
}
climbing-hint-give = Beri kartu terburukmu: kartu tunggal kecil dulu, pair kalau terpaksa, jangan pernah 2 dan joker.
climbing-hint-out = Ini kartu terakhirmu. Kartumu habis!
climbing-hint-lead = Buka dengan { $count ->
    [1] kartu tunggal
    [2] pair
    [3] tiga kembar
   *[other] { $count } kembar
} { $reversed ->
    [0] terkecilmu
   *[1] terlemahmu
}{ $close ->
    [0] . Belum ada yang hampir habis
   *[1] {""}
}.
climbing-hint-lead-spare = Buka dengan { $count ->
    [1] kartu ini
    [2] pair ini
    [3] tiga kembar ini
   *[other] { $count } kembar ini
}. Yang { $reversed ->
    [0] lebih kecil
   *[1] lebih lemah
} memecah kartu kembar{ $jokers ->
    [0] {""}
   *[1] {" "}atau memakai joker
}.
climbing-hint-lead-close = Kartu { $seat } tinggal { $count }, jadi buka dengan kartu kembar, jangan kartu tunggal.
climbing-hint-beat = Ini { $count ->
    [1] kartu
    [2] pair
    [3] tiga kembar
   *[other] { $count } kembar
} { $reversed ->
    [0] terkecilmu
   *[1] terlemahmu
} yang mengalahkan { $count ->
    [1] { rank-name }
   *[other] { shared-ranks }
}.
climbing-hint-spare = Ini mengalahkan { $count ->
    [1] { rank-name }
   *[other] { shared-ranks }
}, dan yang { $reversed ->
    [0] lebih kecil
   *[1] lebih lemah
} memecah kartu kembar{ $jokers ->
    [0] {""}
   *[1] {" "}atau memakai joker
}.
climbing-hint-beat-close = Kartu { $seat } tinggal { $count }, jadi kalahkan apa pun yang kamu bisa.
climbing-hint-nothing = Tidak ada kartumu yang bisa mengalahkannya, jadi kamu harus lewat.
climbing-hint-save-joker = Sayang kalau pakai joker untuk ini.
climbing-hint-save-set = Sayang kalau memecah kartu kembar untuk ini.
climbing-must-give = Beri dulu { $seat } { $count } kartu. Ketik “give” dan kartunya.
