list-comma = { ", " }
list-semicolon = { "; " }
list-space = { " " }
player = { $seat }
names-more = { $first }, { $next }
names = { $first } dan { $last }
partners = { $one } & { $two }
partners-you = Kamu & { $partner }

card-name = { $rank_name } { $suit_text }
card-sign = { $rank ->
    [S] { $sign }lompat
    [R] { $sign }balik
    [D] { $sign }+2
    [WW] 🌈wild
    [W4] 🌈+4
    [JR] Joker
    [JB] joker kecil
   *[other] { $sign }{ $rank }
}
card-JR = joker besar
card-JB = joker kecil
card-WW = wild
card-W4 = wild plus empat
card-hidden = kartu tertutup
rank-name = { $rank ->
    [A] as
    [J] jack
    [C] ksatria
    [Q] ratu
    [K] raja
    [T] 10
    [JR] joker besar
    [JB] joker kecil
    [S] lompat
    [R] balik arah
    [D] plus dua
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] keriting
    [D] wajik
    [H] hati
    [R] merah
    [Y] kuning
    [G] hijau
    [B] biru
    [W] putih
    [M] pelangi
    [L] gada
    [O] koin
    [P] piala
    [E] pedang
   *[S] sekop
}
cards = { $cards }

game-group = { $group ->
    [tricks] Adu trik
    [climbing] Habiskan kartu
    [rummy] Remi
    [fishing] Tangkap kartu
    [poker] Poker dan taruhan
    [together] Kerja sama
    [favorites] Paling sering di sini
   *[fun] Seru-seruan
}
unit = { $unit ->
    [deck] Dek { $number }
    [hole] Hole { $number }
   *[round] Ronde { $number }
}
unit-under-way = { $unit ->
    [deck] Dek { $number } sedang dimainkan
    [hole] Hole { $number } sedang dimainkan
   *[round] Ronde { $number } sedang dimainkan
}
unit-done = { $unit ->
    [deck] Setelah dek { $number }
    [hole] Setelah hole { $number }
   *[round] Setelah ronde { $number }
}
sheet-name = Pemain
sheet-before = Sebelumnya
sheet-total = Total
sheet-note = { $deed }: { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent }%
ending-won = { $count ->
    [all] Semua menang
   *[other] { $seats } menang
}
ending-lost = { $count ->
    [0] Tidak ada yang menang
    [house] Bandar menang
   *[other] { $seats } kalah
}
ending-rating = { $seat } { $before } → { $after }
ending-led = { $seats } memimpin dari awal sampai akhir.
ending-turn = { $seats } memimpin sejak { $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
} { $number } dan tidak terkejar lagi.
ending-last = Baru ditentukan di { $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
} terakhir: di situ { $seats } mengambil alih pimpinan.
ending-level = Skor imbang setelah { $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
} terakhir.
ending-often = { $seats } memenangkan { $count } dari { $number } { $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
}.
ending-all = { $seats } memenangkan semua { $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
}.
ending-margin = { $seats } menang dengan selisih { $count }.
ending-length = { $number ->
    [1] Selesai hanya dalam satu { $unit ->
        [deck] dek
        [hole] hole
       *[round] ronde
    }
   *[other] Selesai dalam { $number } { $unit ->
        [deck] dek
        [hole] hole
       *[round] ronde
    }
}.
ending-most = Terbanyak dalam satu { $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
}: { $seats }, { SIGNED($points) } ({ $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
} { $number }).
your-hand = { $count ->
    [0] Kamu tidak punya kartu
   *[other] Kartumu, { $count } lembar
}
note-your-turn = Giliranmu
note-waiting = Menunggu { $seats }
    .to-seats = Menunggu kamu{ $others ->
        [0] {""}
       *[other] {" "}dan { $seats }
    }
note-resting = { $unit ->
    [deck] Dek ini selesai
    [hole] Hole ini selesai
   *[round] Ronde ini selesai
}
prompt-leads = { $seat } jalan duluan
    .to-seat = Kamu jalan duluan
prompt-bids = { $seat } menawar duluan
    .to-seat = Kamu menawar duluan
prompt-all-bid = Semua menawar bersamaan
note-turning-up = Kartu berikutnya segera dibuka
note-over = Pertandingan selesai
winner-tag = menang
loser-tag = kalah

do-deal = Bagi kartu
do-deal-up = Bagi, taruhan naik
do-turn-up = Kartu berikutnya
do-stop = Akhiri pertandingan
do-tie = Sepakati seri
do-rest = { $seat } ambil sisanya
do-undo = Urungkan
outcome-tied = Hasilnya seri.
do-pass = Lewat
    .with = Oper { $picked }
    .pick = Oper { $most } kartu
order-pass = Lewat
order-stand = Stand
order-follow-low = Ikut kecil
do-double = Double
    .listed = double
do-play = Mainkan
    .pick = { $kind ->
        [some] Mainkan paling banyak { $most } kartu
        [all] Mainkan { $most } kartu
        [some-of] Mainkan { $sizes } atau { $most } kartu
       *[span] Mainkan { $least } sampai { $most } kartu
    }
do-discard = Buang
    .cards = Pilih kartu yang mau dibuang.
    .with = Buang { $picked }
    .pick = { $kind ->
        [some] Buang paling banyak { $most } kartu
        [all] Buang { $most } kartu
       *[span] Buang { $least } sampai { $most } kartu
    }
do-stand = Stand
    .listed = stand
do-throw = Lempar
    .with = Lempar { $picked }
    .pick = { $kind ->
        [some] Lempar paling banyak { $most } kartu
        [all] Lempar { $most } kartu
       *[span] Lempar { $least } sampai { $most } kartu
    }
do-take = ambil
    .with = Ambil { $picked }
    .between = { $played } ambil { $picked }
do-bid = Tawar { $number }
do-pair = Mainkan pair

alt-title = { $title }, { $subtitle }.
alt-section = { $heading }: { $names }.
alt-turn = Menunggu { $names }.
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken } (unggul)
alt-latest = Terakhir jalan: { $name }.
alt-latest-word = Barusan: { $name } { $word }.
alt-latest-cards = Baru dimainkan: { $name }, { $spoken }.
alt-trick = Trik: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, ada { $count } kartu di sana.
alt-spot-pairs = { $label }: { $pairs }.
alt-cards = { $spoken }
alt-pair = { $spoken } ditimpa { $upper }
alt-spot-suit = { $label }, lanjut dengan { $suit_text }
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label }: { $count } kartu.
alt-track = Papan, sampai { $length }: { $lanes }. { $told }.
alt-badge = { $label }: { $value }.
alt-partners = Pasangan: { $teams }.
alt-pot = Pot: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place ->
    [1] Juara 1
    [2] Juara 2
   *[other] Juara 3
}: { $names }, { $score }.
alt-step-lines = { $place ->
    [1] Juara 1
    [2] Juara 2
   *[other] Juara 3
}: { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-cover = { $name }: { $line }
alt-award = { $title }: { $line }
alt-tally = { $value } { $label }.
alt-earned = Diraih oleh: { $names }.
alt-plot = { $title }: dari { $first } ke { $last }, antara { $least } dan { $most }.
alt-place = { $name }: { $parts }.
alt-holds = { $count } kartu
alt-shows = memperlihatkan { $spoken }
alt-part = tangan { $number }: { $spoken } ({ $note })
alt-over = { $spoken } di atas { $count } kartu tertutup
alt-down = { $count } kartu tertutup
alt-place-down = tertutup
alt-noted = kartu { $place }: { $told }
alt-not-noted = kartu { $place } belum diketahui
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-pointed = { $told }, ditandai
alt-told = Yang kamu tahu dari petunjuk: { $told }.
alt-dealer = pembagi
alt-computer = komputer
alt-won = menang
alt-group = Kamu memegang { $groups }.
words-table = Meja
words-hand = Kartumu
words-play = Yang bisa kamu lakukan
alt-playable = Kamu bisa memainkan { $spoken }.
alt-playable-all = Semuanya bisa kamu mainkan.
alt-playable-suits = Kamu bisa memainkan { $groups }.
alt-suit = { $suit } { $told }
alt-fresh = Baru: { $spoken }.
alt-counts = { $spoken } dihitung sebagai { $suit }.
alt-high = Lebih tinggi dari biasanya: { $spoken }.
alt-marked = Ditandai: { $spoken }.

plays-cards = { $seat } memainkan { $cards }.
    .to-seat = Kamu memainkan { $cards }.
bids-tricks = { $seat } menawar { $number }.
    .to-seat = Kamu menawar { $number }.
bids-are-in = Semua sudah menawar. { $seat } jalan duluan.
    .to-seat = Semua sudah menawar. Kamu jalan duluan.
trump = Truf
turned-up = Kartu terbuka
claims-rest = { $seat } mengambil sisanya.
    .to-seat = Kamu mengambil sisanya.
takes-trick = { $play ->
    [last] { $winner } memainkan { $cards } dan mengambil trik.
   *[earlier] { $winner } mengambil trik dengan { $cards }.
}
    .to-winner = { $play ->
        [last] Kamu memainkan { $cards } dan mengambil trik.
       *[earlier] Kamu mengambil trik dengan { $cards }.
    }

bid-call = { $bid ->
    [nil] Nil
    [blind] Buta
   *[other] { $bid }
}
bid-deed = tawar { $bid }, dapat { $number }

match-over = Pertandingan selesai.
round-over = { $unit ->
    [deck] Dek ini selesai.
    [hole] Hole ini selesai.
   *[round] Ronde ini selesai.
} Kartu segera dibagi lagi.
turning-up = Tidak ada yang perlu diputuskan. Kartu berikutnya segera dibuka.
not-your-turn = Ini bukan giliranmu, tapi giliran { $seat }.
not-possible = Kamu tidak bisa “{ $action }” sekarang.
seats-out-of-range = Permainan ini butuh { seat-counts } pemain.
seat-counts = { $kind ->
    [one] { $most }
    [span] { $least } sampai { $most }
   *[some] { $numbers } atau { $most }
}
variant-usual = Standar
cover-players = { $players } pemain
cover-minutes = { $minutes ->
    [0] selama kamu mau
   *[other] sekitar { $minutes } menit
}
option-unknown = Tidak ada opsi “{ $name }”.
option-out-of-range = “{ $name }” tidak bisa “{ $value }”. { $kind ->
    [listed] Pilih salah satu dari { $listed }.
    [optional] Pilih angka dari { $least } sampai { $most }, atau “{ $none }”.
   *[number] Pilih angka dari { $least } sampai { $most }{ $step ->
        [1] .
       *[other] , kelipatan { $step }.
    }
}
not-in-hand = Kamu tidak punya { $card }. Mainkan kartu dari tanganmu.
bad-card = “{ $text }” bukan kartu. Kamu bisa memainkan { $cards }.
wrong-phase-bid = Menawar dulu. Kamu bisa menawar { $bids }.
wrong-phase-play = Penawaran sudah selesai. Kamu bisa memainkan { $cards }.
must-lead-low-club = Trik pertama harus dibuka dengan keriting terkecil. Mainkan { $cards }.
must-follow-suit = Kamu punya { $suit }, jadi wajib ikut bunga. Kamu bisa memainkan { $cards }.
bad-bid = { $rule ->
    [least] Timmu harus menawar paling sedikit { $least }.
    [cap] Timmu tidak boleh menawar lebih dari 13.
    [thirteen] Jumlah keempat tawaran tidak boleh 13.
   *[range] Kamu tidak bisa menawar segitu.
} Kamu bisa menawar { $bids }.
