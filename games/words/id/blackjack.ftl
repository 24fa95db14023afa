blackjack-name = Blackjack
    .line = Lebih dekat ke 21 dari bandar, tapi jangan lebih.
    .aliases = 21, Dua Puluh Satu, Selikur
blackjack-rules = **Dapatkan jumlah lebih dekat ke 21 dari bandar tanpa melewatinya. Semua main sendiri-sendiri melawan bandar.**
    Kamu bertaruh, dan dapat dua kartu terbuka. Bandar memperlihatkan satu dari dua kartunya. J, Q, dan K dihitung sepuluh, as satu atau sebelas. **Hit** untuk tambah kartu, atau **stand** untuk berhenti. Lewat dari 21 berarti **bust:** taruhanmu hilang. Lalu bandar menarik kartu sampai 17. Yang lebih dekat ke 21 menang sebesar taruhannya. Kalau jumlahnya sama, taruhan kembali.
    As dan kartu sepuluh (10, J, Q, atau K) adalah **blackjack,** dibayar 3 banding 2. Setelah 20 ronde, chip terbanyak menang. { rules-play-chips }
    - **Contoh:** kamu punya 10♠ 6♦, dan bandar memperlihatkan 6♣. Dari situ bandar sering bust, jadi kamu stand. Bandar punya 16 dengan 10♥ dan menarik 9♦: kamu menang.
    .whole =
    - **Taruhan:** semua bertaruh bersamaan, 10 sampai 200, kelipatan sepuluh. Taruhanmu tidak terlihat sampai semua sudah bertaruh.
    - **Kotak kartu:** enam dek, dikocok lagi saat tinggal seperempat.
    - **Soft:** selama as dihitung sebelas, kartunya disebut soft. A♠ 6♦ adalah soft 17, dan tambahan 10 membuatnya 17.
    - **Asuransi:** kalau bandar memperlihatkan as, kamu boleh bertaruh setengah lagi bahwa kartu tertutupnya membuat blackjack. Dibayar 2 banding 1.
    - **Kartu tertutup:** kalau as atau kartu sepuluh terlihat, bandar mengintip kartunya. Kalau itu blackjack, ronde selesai, dan hanya blackjack-mu yang menyelamatkan taruhanmu.
    - **21** otomatis stand.
    - **Double:** dengan dua kartu pertamamu, tambah taruhan sebesar itu lagi dan dapat tepat satu kartu lagi.
    - **Split:** dua kartu yang nilainya sama boleh dipisah jadi dua tangan, masing-masing dengan taruhan, paling banyak empat. As yang dipisah dapat satu kartu saja, dan 21 dengannya bukan blackjack.
    - **Menyerah:** daripada main, relakan setengah taruhanmu.
    - **Bandar** menarik sampai 17 atau lebih, kecuali tidak ada lagi yang harus dikalahkan.
    - **Akhir:** setelah 20 ronde, atau kalau tidak ada lagi lawan yang bisa bertaruh. Kalau seri, menang bersama. Kalau sendirian, kamu menang kalau chipmu lebih banyak dari awal.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = Bandar kejam: 6 banding 5, hit di soft 17
blackjack-variant-european = Eropa: bandar tidak mengintip
blackjack-variant-one_deck = Satu dek, dikocok setiap ronde
blackjack-variant-kitchen = Di rumah: lima kartu menang
blackjack-variant-long = 50 ronde, taruhan sampai 500

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = Taruhan terendah
blackjack-option-max_bet = Taruhan tertinggi
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = Dek di kotak kartu
blackjack-option-shoe = Kotak kartu dikocok
    .run = saat tinggal seperempat
    .fresh = setiap ronde
blackjack-option-soft17 = Di soft 17 bandar
    .stand = stand
    .hit = hit
blackjack-option-pays = Blackjack dibayar
    .three_two = 3 banding 2
    .six_five = 6 banding 5
    .even = 1 banding 1
blackjack-option-house_blackjack = Kalau bandar dapat blackjack
    .peek = diumumkan sebelum kamu main
    .takes_all = diperlihatkan di akhir dan mengambil semua taruhanmu
    .takes_one = diperlihatkan di akhir dan mengambil satu taruhan
blackjack-option-insurance = Asuransi kalau bandar memperlihatkan as
blackjack-option-surrender = Boleh menyerah
blackjack-option-double = Boleh double
    .any = dua kartu apa saja
    .nine = 9, 10, dan 11
    .ten = 10 dan 11
blackjack-option-das = Boleh double setelah split
blackjack-option-split = Boleh split
    .value = dua kartu sepuluh apa saja
    .rank = hanya dua kartu bernilai sama persis
blackjack-option-max_hands = Paling banyak tangan setelah split (1: tanpa split)
blackjack-option-resplit_aces = As boleh split lagi
blackjack-option-hit_aces = Boleh hit pada as yang di-split
blackjack-option-charlie = Jumlah kartu tanpa bust yang langsung menang
    .zero = { shared-none }

do-hit = Hit
    .listed = hit
do-split = Split
    .listed = split
do-surrender = Menyerah
    .listed = menyerah
do-insure = Asuransi

blackjack-shuffles = Kotak kartu dikocok: { $count } kartu.
blackjack-ready = { $seat } siap.
    .short = siap
    .to-seat = Kamu siap.
blackjack-bets = { $seat } bertaruh { $number }.
    .to-seat = Kamu bertaruh { $number }.
blackjack-insures = { $seat } mengambil asuransi { $number }.
    .to-seat = Kamu mengambil asuransi { $number }.
blackjack-shows = Bandar memperlihatkan { $card }.
blackjack-natural = { $seat } dapat blackjack: { $cards }.
    .to-seat = Kamu dapat blackjack: { $cards }.
blackjack-gets = { $seat } dapat { $card }: { blackjack-hand }.
    .to-seat = Kamu dapat { $card }: { blackjack-hand }.
blackjack-hits = { $seat } hit: { $card }, { blackjack-hand }.
    .short = hit
    .to-seat = Kamu hit: { $card }, { blackjack-hand }.
blackjack-doubles = { $seat } double: { $card }, { blackjack-hand }.
    .short = double
    .to-seat = Kamu double: { $card }, { blackjack-hand }.
blackjack-stand = { $seat } stand di { blackjack-total }.
    .short = stand
    .to-seat = Kamu stand di { blackjack-total }.
blackjack-surrender = { $seat } menyerah.
    .short = menyerah
    .to-seat = Kamu menyerah.
blackjack-splits = { $seat } split { $cards }.
    .short = split
    .to-seat = Kamu split { $cards }.
blackjack-house-turns = Bandar membuka { $card }: { blackjack-hand }.
blackjack-house-draws = Bandar menarik { $card }: { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand }: { blackjack-won }.
    .to-seat = Kamu{ blackjack-which-hand }: { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , tangan { $hand }
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] seri
}
blackjack-insurance = { $seat }, asuransi: { blackjack-won }.
    .to-seat = Kamu, asuransi: { blackjack-won }.
blackjack-for-insurance = { $number } asuransi
blackjack-out = { $seat } tidak bisa bertaruh lagi.
    .to-seat = Kamu tidak bisa bertaruh lagi.

blackjack-total = { $soft ->
    [yes] soft { $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, bust
    [natural] blackjack
    [surrendered] menyerah
    [charlie] { $total }, menang
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] bust
    [doubled] { blackjack-total } · taruhan { $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] Kartumu: { blackjack-hand }
   *[other] Tangan { $hand } dari { $count }: { blackjack-hand }
}
blackjack-house = Bandar · { blackjack-hand }
blackjack-play-chips = Taruhan chip mainan
blackjack-limits = { $most ->
    [0] mulai { $least }
   *[other] { $least }–{ $most }
}
blackjack-shoe = Kotak kartu
blackjack-place-bets = Waktunya bertaruh
blackjack-subtitle = Ronde { $number } dari { $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · habis

blackjack-hint-bet-usual = Sekitar 2% dari modal awalmu: cukup untuk menang, tidak cukup untuk bangkrut.
blackjack-hint-bet-behind = Ronde tinggal sedikit. Bertaruhlah cukup besar untuk menyusul yang memimpin.
blackjack-hint-bet-ahead = Kamu memimpin dan ronde tinggal sedikit. Bertaruh kecil saja.
blackjack-hint-pass = Ini untung kalau sepertiga kartu adalah kartu sepuluh, padahal cuma { $number } dari { $count }.
blackjack-hint-stand = Di { blackjack-total }, kartu tambahan lebih banyak ruginya.
blackjack-hint-stand-weak = Dengan { $rank } terbuka, peluang bandar bust { $bust }%. Biarkan saja.
blackjack-hint-hit = Kalau stand di { blackjack-total }, peluang kalahmu { $lose }%. Lebih baik tambah kartu.
blackjack-hint-hit-safe = Tidak ada kartu yang bisa membuatmu bust, jadi ambil satu.
blackjack-hint-double = Dengan { blackjack-total }, satu kartu lagi lebih sering menang daripada kalah. Gandakan taruhanmu.
blackjack-hint-split = Dengan { blackjack-total }, dua tangan lebih baik daripada satu.
blackjack-hint-surrender = Stand di { blackjack-total } berpeluang kalah { $lose }%, dan hit hampir sama saja. Setengah taruhan lebih murah.

few-decks = { $decks } dek cukup untuk paling banyak { $most } pemain.
blackjack-high-bet = Taruhan terendah paling banyak { $most }: taruhan tertinggi, atau chip awal.
bet-range = Kamu bisa bertaruh { $least } sampai { $most }, kelipatan sepuluh.
bet-tens = Taruhan harus kelipatan sepuluh. Kamu bisa bertaruh { $least } sampai { $most }.
insure-or-pass = Ambil asuransi, atau lewat.
play-now = Waktunya memainkan kartumu. { blackjack-may }
no-double = { $rule ->
    [nine] Di sini hanya 9, 10, dan 11 yang boleh double.
    [ten] Di sini hanya 10 dan 11 yang boleh double.
    [split] Di sini tidak boleh double setelah split.
   *[late] Double hanya boleh dengan dua kartu pertamamu.
} { blackjack-may }
no-split = { $rule ->
    [pair] Kamu hanya bisa split dua kartu yang sama.
    [hands] Jumlah tanganmu sudah maksimal.
    [aces] Di sini as hanya boleh split sekali.
   *[late] Split hanya boleh dengan dua kartu pertamamu.
} { blackjack-may }
no-surrender = { $rule ->
    [off] Di meja ini tidak boleh menyerah.
    [split] Tidak boleh menyerah setelah split.
   *[late] Menyerah hanya boleh sebagai keputusan pertamamu.
} { blackjack-may }
no-chips = Biayanya { $number }, dan kamu cuma punya { $left }. { blackjack-may }
blackjack-may = Dengan { blackjack-total } kamu bisa: { $calls }.
