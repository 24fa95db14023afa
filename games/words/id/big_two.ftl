big-two-name = Capsa Banting
    .line = Kartu 2 paling tinggi, main kombinasi poker, habis duluan menang.
    .aliases = Big Two, Big 2, Pusoy Dos, Deuces
big-two-rules = **Habiskan semua kartumu duluan. Yang lain membayar untuk kartu yang tersisa.**
    Yang punya kartu terkecil mulai, dengan permainan yang memuat kartu itu: satu kartu, pair, three of a kind, atau kombinasi lima kartu. Setelah itu semua memainkan kartu sebanyak itu, tapi lebih tinggi, atau lewat. Kalau yang lain semua lewat, yang terakhir main membuka lagi, dengan apa saja.
    3 paling rendah dan **2** paling tinggi. Untuk nilai yang sama, bunga menentukan: ♦ paling rendah, lalu ♣, ♥, dan ♠. **Kombinasi lima kartu, dari yang terbaik:**
    { rules-hands-of-five }
    Tiap kartu yang tersisa dihitung minus satu poin. Kalau sepuluh atau lebih, masing-masing dua, dan kalau belum main sama sekali, tiga. Setelah delapan ronde, poin terbanyak menang.
    - **Contoh:** Ann membuka dengan 5♦ 5♠. Kamu memainkan 9♣ 9♥, Ben memainkan 9♦ 9♠: nilainya sama, tapi sekopnya lebih tinggi. Ann lewat, kamu lewat, dan Ben membuka lagi.
    .whole =
    - **Pembagian:** masing-masing 13 kartu. Dengan tiga pemain 17, dan satu sisanya untuk yang dapat kartu terkecil. Dengan dua pemain, setengah dek tidak dipakai.
    - **Membuka:** yang punya kartu terkecil memulai ronde, dengan permainan yang memuat kartu itu. Setelah itu, yang terakhir main membuka dengan apa saja.
    - **Mengikuti:** kartu sebanyak yang dibuka, tapi lebih tinggi, atau lewat. Setelah lewat kamu boleh ikut lagi nanti.
    - **Urutan:** 3, 4, 5 sampai raja, lalu as, lalu 2. Di antara nilai yang sama: ♦, ♣, ♥, ♠. Pair dihitung dari bunga yang lebih tinggi.
    - **Kombinasi lima kartu, dari yang terbaik.** Masing-masing mengalahkan semua yang di bawahnya:
    { rules-hands-of-five }
    - **Dua yang sejenis:** flush dihitung dari kartu tertingginya, full house dari tiga kartunya, four of a kind dari empat kartunya. Kartu kelima di four of a kind bebas. Empat kartu saja atau two pair bukan kombinasi.
    - **Straight** sampai 10-J-Q-K-A. Di atasnya 2-3-4-5-6, dan paling atas A-2-3-4-5. Untuk straight yang sama, bunga kartu tertinggi menentukan.
    - **Kartu terakhir:** kalau kartu pemain berikutnya tinggal satu dan kamu memainkan kartu tunggal, itu harus kartu tertinggimu. Kamu tetap boleh lewat, atau memainkan beberapa kartu sekaligus.
    - **Akhir ronde:** begitu ada yang habis. Tiap kartu yang tersisa dihitung minus satu poin. Dengan sepuluh atau lebih (14 dari 17, 15 dari 18) masing-masing dua, dan tiga kalau kamu belum memainkan satu kartu pun. Semuanya untuk pemenang.
    - **Akhir:** delapan ronde. Poin terbanyak menang.
    - **Contoh:** kartu Ann habis. Kamu sisa 4 kartu: −4. Ben sisa 11: −22. Cyd belum main sama sekali: −39. Ann dapat 65.
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = Hong Kong, ketat: membiarkan orang lain habis berarti membayar untuk semua
big-two-variant-taiwan = Taiwan: ada bom, tanpa three of a kind, tanpa flush
big-two-variant-pusoy_dos = Pusoy Dos: wajik paling tinggi
big-two-variant-western = Poin denda: paling sedikit menang begitu ada yang kehilangan 50

big-two-option-suits = Bunga, dari rendah ke tinggi
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = Yang memulai ronde
    .lowest = yang punya kartu terkecil
    .winner = pemenang ronde sebelumnya
big-two-option-must_include = Kartu terkecil harus ada di permainan pertama
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = kamu tidak ikut sampai pembukaan berikutnya
big-two-option-triples = Three of a kind boleh dimainkan sendiri
big-two-option-straights = Straight, dari rendah ke tinggi
    .twos_top = 3-4-5-6-7 sampai as, lalu 2-3-4-5-6, A-2-3-4-5
    .six_top = A-2-3-4-5, 3-4-5-6-7 sampai as, lalu 2-3-4-5-6
    .poker = A-2-3-4-5, 2-3-4-5-6 dan seterusnya sampai as
    .no_twos = 3-4-5-6-7 sampai as, tidak ada yang memuat 2
big-two-option-flushes = Flush dihitung dari
    .top_card = kartu tertingginya
    .all_cards = kelima kartunya
    .suit = bunganya dulu
    .none = tidak dimainkan
big-two-option-same_kind = Lima kartu hanya dikalahkan jenis yang sama, atau four of a kind atau straight flush
big-two-option-bombs = Four of a kind dan straight flush mengalahkan apa saja, berapa pun kartunya
big-two-option-last_card = Kalau kartu pemain berikutnya tinggal satu
    .top = kartu tunggal harus yang tertinggi
    .free = bebas memainkan apa saja
big-two-option-assist = Membiarkan pemain berikutnya habis dengan kartu tunggal berarti membayar untuk semua
big-two-option-double_from = Tiap kartu dihitung minus dua kalau tersisa sebanyak ini
    .zero = { shared-never }
big-two-option-triple = Kalau belum memainkan satu kartu pun, tiap kartu dihitung minus tiga
big-two-option-twos_double = Tiap kartu 2 yang tersisa menggandakan bayaranmu
big-two-option-finish_double = Habis dengan 2, four of a kind, atau straight flush menggandakan bayaran semua
big-two-option-settlement = Poin
    .winner = yang kalah membayar pemenang
    .pairwise = semua saling membayar
    .points = yang kalah kehilangan poin, pemenang tidak dapat
big-two-option-three_deal = Dengan tiga pemain
    .all = semua kartu dibagi
    .thirteen = masing-masing 13
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = Poin hilang yang mengakhiri pertandingan
    .zero = { shared-no-limit }

big-two-suits = Bunga, rendah ke tinggi
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] kartu tunggal
    [pair] pair
    [triple] three of a kind
    [straight] straight
    [flush] flush
    [full-house] full house
    [four] four of a kind
   *[straight-flush] straight flush
}
big-two-label = { $seat }: { big-two-kind }
big-two-line = { $score } poin
big-two-tag-one = satu kartu!
big-two-deed = { $count ->
    [0] habis
   *[other] sisa { $count } kartu{ $unplayed ->
        [1] , belum main
       *[0] {""}
    }: { $number }
}
big-two-for-all = { $number } untuk semua

big-two-plays = { $seat } memainkan { $cards }: { big-two-kind }.
    .to-seat = Kamu memainkan { $cards }: { big-two-kind }.
big-two-wins = Kartu { $seat } habis dan dia memenangkan ronde!
    .to-seat = Kartumu habis dan kamu memenangkan ronde!
big-two-left = { $seat } sisa { $cards }: { $number }.
    .to-seat = Kamu sisa { $cards }: { $number }.
big-two-blamed = { $seat } membiarkan { $other } habis, dan membayar untuk semua: { $number }.
    .to-seat = Kamu membiarkan { $other } habis, dan membayar untuk semua: { $number }.
    .to-other = { $seat } membiarkanmu habis, dan membayar untuk semua: { $number }.

big-two-hint-high = Kartu { $seat } tinggal satu, jadi mainkan kartu besar.
big-two-hint-lead-high = Kartu { $seat } tinggal satu. Kalau harus kartu tunggal, pilih yang besar.
big-two-hint-five = { $kind ->
    [four] Four of a kind
   *[other] Sebuah { big-two-kind }
} menghabiskan lima kartu sekaligus{ $twos ->
    [1] {" "}dan kartu 2-mu tetap aman
   *[0] {""}
}.
big-two-hint-lead = Buka dengan { $kind ->
    [triple] tiga kartu ini
    [pair] pair ini
   *[single] kartu ini
}{ $few ->
    [1] , kartumu hampir habis
   *[0] . { big-two-it }
}.
big-two-hint-follow = { $kind ->
    [triple] Tiga kartu ini mengalahkannya
    [pair] Pair ini mengalahkannya
   *[single] Kartu ini mengalahkannya
}{ $few ->
    [1] , dan kartumu hampir habis
   *[0] . { big-two-it }
}.
big-two-it = { $kind ->
    [triple] Ketiganya paling tidak kamu butuhkan
   *[other] Itu paling tidak kamu butuhkan
}

big-two-must-open = Kamu memulai ronde. Mainkan { $card }, sendiri atau bersama kartu yang cocok.
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] Dua kartu harus berupa pair.
    [three] Tiga kartu harus berupa three of a kind.
    [no-triples] Di meja ini three of a kind tidak dimainkan sendiri.
    [two-pairs] Two pair bukan kombinasi. Mainkan salah satunya.
    [four] Empat kartu bukan kombinasi. Four of a kind perlu kartu kelima.
    [five] Lima kartu itu bukan straight, flush, full house, atau four of a kind.
   *[many] Tidak bisa memainkan lebih dari lima kartu.
} Mainkan satu kartu, pair{ $triples ->
    [1] , three of a kind
   *[0] {""}
} atau kombinasi lima kartu.
big-two-other-size = { shared-other-size }
big-two-other-kind = Di sini hanya { big-two-kind } lebih tinggi yang mengalahkannya, atau four of a kind atau straight flush.
big-two-too-low = Terlalu rendah. Mainkan { $kind ->
    [triple] three of a kind
    [four] four of a kind
   *[other] { big-two-kind }
} di atas { $cards }{ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] , kombinasi yang lebih tinggi
}, atau lewat.
big-two-must-top = Kartu { $other } tinggal satu, jadi kartu tunggal harus yang tertinggi. Mainkan { $card }, beberapa kartu sekaligus, atau lewat.
