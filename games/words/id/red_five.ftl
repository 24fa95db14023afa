red-five-name = Lima Merah
    .line = Satu lawan tiga, dengan dua dek.
    .aliases = Red Five, Hong Wu
red-five-rules = **Satu pemain melawan tiga. Tawar dulu, lalu kumpulkan poin yang kamu janjikan.**
    Ada 200 poin di kartu: 5 untuk tiap kartu 5, 10 untuk tiap kartu 10 dan raja. Penawar tertinggi jadi **deklarer**: dia menyebut truf, mengambil delapan kartu tambahan, dan **mengubur** delapan kartu, tertutup. Tiga lainnya jadi **pemain bertahan** dan bekerja sama.
    Deklarer membuka duluan, setelah itu pemenang trik terakhir. Buka dengan satu kartu, sepasang kartu yang persis sama, atau lebih, semuanya satu bunga. Itulah **bentuk** triknya. Semua memainkan kartu sebanyak itu, dari bunga itu. Kalau kurang, mainkan semua yang kamu punya dari bunga itu dan lengkapi dengan apa saja.
    Kartu tertinggi dari bunga dan bentuk itu memenangkan trik beserta poinnya. Hanya truf dengan bentuk yang sama yang mengalahkannya, dari pemain yang tidak punya bunga itu. 5♥, si **lima merah**, adalah truf tertinggi. Lalu joker, kartu 3 yang sewarna dengan truf, dan semua kartu 2.
    Kalau deklarer mencapai tawarannya, tiap pemain bertahan membayarnya. Kalau tidak, deklarer membayar tiap pemain bertahan.
    - **Contoh:** trufnya wajik, dan Ann membuka dengan K♠ K♠. Kamu punya satu sekop, jadi kamu memainkannya bersama satu kartu apa saja. Ben kosong sekop dan memainkan 4♦ 4♦: pair truf mengalahkan pair raja. Ben memenangkan trik dengan 20 poin di dalamnya, dan membuka berikutnya.
    .whole =
    - **Dek:** dua dek lengkap dengan joker, jadi tiap kartu ada dua. Masing-masing 25 kartu; 8 terakhir jadi **kartu sisa**.
    - **Menawar:** kelipatan lima, dari 55 sampai 200, tiap tawaran lebih tinggi dari sebelumnya. Sekali lewat, kamu tidak ikut menawar lagi. Kalau keempatnya lewat, yang harus menawar duluan jadi deklarer, dengan 55.
    - **Deklarer** menyebut truf, lalu mengambil kartu sisa dan mengubur 8 kartu apa saja. Tiga lainnya jadi pemain bertahan, dan poin mereka dihitung bersama.
    - **Truf, dari yang terbaik,** semuanya satu bunga:
      - 5♥, lima merah
      - joker besar, lalu joker kecil
      - 3 truf, lalu 3 lain yang sewarna
      - 2 truf, lalu 2 lainnya (semuanya setara)
      - A K Q J 10 dan seterusnya dari bunga truf, sampai 4
    - **Cara membuka:** satu kartu; satu **pair**, yaitu dua kartu yang persis sama; atau satu **traktor**, yaitu dua pair berurutan atau lebih, seperti 8♣ 8♣ 7♣ 7♣. Truf di atas as tidak bisa jadi traktor. Di bunga yang bukan truf, as paling tinggi.
    - **Lempar:** kamu boleh membuka beberapa di antaranya sekaligus, semuanya satu bunga, dan mengambil banyak poin dalam satu trik. Tapi kalau ada yang bisa mengalahkan salah satu bagiannya di bunga itu, kamu harus membuka dengan bagian terkecilnya saja.
    - **Mengikuti:** kartu sebanyak yang dibuka, dari bunga itu. Balas pair dengan pair dan traktor dengan traktor kalau bisa, sejauh kamu bisa; kalau tidak, kartu lain dari bunga itu boleh. **Kalau kurang,** mainkan semua yang kamu punya dari bunga itu dan lengkapi dengan apa saja. Kamu tidak pernah wajib memotong dengan truf.
    - **Yang menang:** permainan tertinggi dengan bentuk yang sama di bunga pembuka. Pair hanya kalah dari pair lebih tinggi, traktor dari traktor lebih tinggi. Truf dengan bentuk itu mengalahkannya. Kalau setara, yang pertama tetap unggul.
    - **Satu trik:** trufnya hati, dan Ann membuka dengan 9♣ 9♣ 8♣ 8♣, sebuah traktor. Ben punya Q♣ 7♣ 7♣ 4♣ 3♣: tidak ada traktor, tapi ada pair, jadi dia wajib memainkan 7♣ 7♣ dan dua keriting lainnya. Cyd kosong keriting dan memainkan A♥ A♥ K♥ K♥, traktor truf. Didi cuma punya 10♣, jadi dia memainkannya dan tiga kartu lain. Cyd memenangkan trik, dan paling sedikit 30 poin.
    - **Kartu sisa:** kalau pemain bertahan memenangkan trik terakhir, poin yang dikubur dihitung dua kali untuk mereka, atau empat kali kalau trik itu dibuka dengan pair atau traktor. Kalau deklarer yang menang, dihitung sekali, untuk deklarer.
    - **Skor:** kalau tawaranmu tercapai, tiap pemain bertahan membayarmu 1. Jadi 2 kalau kamu mencapai paling sedikit setengah jalan dari tawaran ke 200, dan 3 kalau ke-200-nya. Kalau kurang, kamu membayar 1 ke masing-masing. Jadi 2 kalau kamu tidak mencapai setengah tawaranmu, dan 3 kalau tidak dapat apa-apa.
    - **Akhir:** setelah 8 ronde skor tertinggi menang.
    - **Contoh:** kamu menawar 80. Setengah jalan ke 200 adalah 140, jadi 80 sampai 135 poin memberimu 1 dari masing-masing, dan 140 sampai 195 memberimu 2. Dengan 40 sampai 75 kamu membayar 1 ke masing-masing, dengan 5 sampai 35 membayar 2, dan tanpa poin membayar 3.
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = Sederhana: tanpa lempar, kartu 3 biasa saja
red-five-variant-rich = Lebih seru: ronde tanpa truf, traktor sampai joker, taruhan naik
red-five-variant-short = Singkat: 4 ronde

red-five-option-min_bid = Tawaran terendah
red-five-option-bid_step = Kelipatan tawaran
red-five-option-all_pass = Kalau keempatnya lewat
    .first_bidder = yang harus menawar duluan bermain dengan tawaran terendah
    .redeal = bagi ulang, paling banyak dua kali
red-five-option-first_bidder = Yang menawar duluan
    .rotate = semua bergiliran
    .random = siapa saja, diacak
    .last_declarer = deklarer terakhir
red-five-option-trump_timing = Deklarer menyebut truf
    .before_kitty = sebelum melihat kartu sisa
    .after_kitty = setelah mengubur
red-five-option-no_trump = Boleh main tanpa bunga truf (hanya 5♥, joker, dan 2 yang jadi truf)
red-five-option-advisers = Kartu 3 yang sewarna dengan truf jadi truf tinggi
red-five-option-high_tractors = Traktor boleh di atas as truf, sampai joker
red-five-option-throws = Boleh melempar: membuka beberapa kombinasi sekaligus
red-five-option-throw_check = Lemparan diperiksa dengan
    .hands = kartu yang benar-benar dipegang yang lain, jadi bisa gagal
    .unseen = semua kartu yang belum terlihat, dan hanya yang pasti yang boleh
red-five-option-failed_throw = Kalau lemparan gagal, kamu membuka dengan
    .smallest = bagian terkecilnya
    .beaten_component = bagian yang bisa dikalahkan
red-five-option-failed_throw_penalty = Poin untuk pihak lawan kalau lemparan gagal
red-five-option-ruff_compare = Untuk mengalahkan lemparan yang dipotong perlu
    .dominant = traktor, pair, atau kartu tunggal teratas yang lebih tinggi
    .all = truf lebih tinggi di setiap bagian
red-five-option-show_kitty = Semua melihat kartu sisa sebelum diambil deklarer
    .never = { shared-never }
    .below = setelah tawaran rendah
    .always = selalu
red-five-option-show_kitty_below = Tawaran disebut rendah kalau di bawah
red-five-option-kitty_multiplier = Kalau pemain bertahan memenangkan trik terakhir, kartu sisa dihitung
    .x1 = sekali
    .x2 = dua kali
    .x2_4 = dua kali, atau empat kali kalau dibuka dengan pair atau traktor
    .x2_4_8 = dua kali, empat kali untuk pair, delapan kali untuk traktor
red-five-option-results = Ronde dibayar dua atau tiga kali
    .ratio = menurut perbandingannya dengan tawaran
    .fixed40 = untuk tiap 40 poin di atas atau di bawah tawaran
red-five-option-red_five_capture = Mengambil lima merah lawan dibayar sebesar dasar dan memindahkan 20 poin
red-five-option-bid_stake = Bayaran satu ronde
    .flat = sama untuk semua tawaran
    .rising = bertambah sebesar dasar tiap 20 poin tawaran
red-five-option-base = Dasar (bayaran kemenangan biasa)
red-five-option-hands = { shared-most-hands }
red-five-option-target = Skor yang mengakhiri pertandingan (kali dasar)

do-trump = Truf { $symbol } { $suit }
do-trump-none = Tanpa truf
do-bury = Kubur
    .with = Kubur { $picked }
    .pick = Kubur { $most } kartu
do-pairs = Mainkan pair atau traktor

red-five-lowest = Tawar { $number }
red-five-leap = Tawar { $number } · naik { $leap }

red-five-opens = { $other } menawar duluan.
    .to-other = Kamu menawar duluan.
red-five-bids = { $seat } menawar { $number }.
    .to-seat = Kamu menawar { $number }.
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = Semua lewat, jadi bagi ulang.
red-five-declares = { $seat } jadi deklarer dan butuh { $number } poin.
    .to-seat = Kamu jadi deklarer dan butuh { $number } poin.
red-five-names = { $seat } menjadikan { $suit } truf.
    .short = sebut truf
    .to-seat = Kamu menjadikan { $suit } truf.
red-five-names-none = { $seat } main tanpa bunga truf.
    .short = tanpa truf
    .to-seat = Kamu main tanpa bunga truf.
red-five-shows = Kartu sisa untuk { $seat }: { $cards }.
    .to-seat = Kartu sisa untukmu: { $cards }.
red-five-takes-kitty = { $seat } mengambil kartu sisa.
    .to-seat = Kamu mengambil kartu sisa.
red-five-buries = { $seat } mengubur delapan kartu.
    .short = kubur 8
    .to-seat = Kamu mengubur delapan kartu.
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat } mencoba melempar { $cards }, tapi ada yang bisa mengalahkan sebagian.
    .to-seat = Kamu mencoba melempar { $cards }, tapi ada yang bisa mengalahkan sebagian.
red-five-throw-costs = Lemparan itu merugikan pihak { $seat } { $points } poin.
    .to-seat = Lemparan itu merugikan pihakmu { $points } poin.
red-five-takes = { $play ->
    [last] { $winner } memainkan { $cards } dan mengambil trik
   *[earlier] { $winner } mengambil trik dengan { $cards }
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] Kamu memainkan { $cards } dan mengambil trik
       *[earlier] Kamu mengambil trik dengan { $cards }
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] .
   *[other] : { $points } poin.
}
red-five-captured = { $winner } mengambil lima merah dari { $seat }.
    .to-winner = Kamu mengambil lima merah dari { $seat }.
    .to-seat = { $winner } mengambil lima merah darimu.
red-five-kitty = { $winner } memenangkan trik terakhir. Kartu sisanya: { $cards }{ $points ->
    [0] , tanpa poin.
   *[other] , { $points } poin{ $times ->
        [1] .
        [2] , dihitung dua kali.
       *[other] , dikali { $times }.
    }
}
    .to-winner = Kamu memenangkan trik terakhir. Kartu sisanya: { $cards }{ $points ->
        [0] , tanpa poin.
       *[other] , { $points } poin{ $times ->
            [1] .
            [2] , dihitung dua kali.
           *[other] , dikali { $times }.
        }
    }
red-five-made = { $seat } menawar { $bid } dan dapat { $points }. Tercapai: { $stake } dari tiap pemain bertahan.
    .to-seat = Kamu menawar { $bid } dan dapat { $points }. Tercapai: { $stake } dari tiap pemain bertahan.
red-five-set = { $seat } menawar { $bid } dan dapat { $points }. Kurang: { $stake } untuk tiap pemain bertahan.
    .to-seat = Kamu menawar { $bid } dan dapat { $points }. Kurang: { $stake } untuk tiap pemain bertahan.

red-five-call-passed = { do-pass }
red-five-line = Skor { $score }
red-five-line-bid = { $score } · tawar { $bid }
red-five-line-taken = { $score } · dapat { $points }
red-five-deed = tawar { $bid }, dapat { $points }
red-five-deed-defender = dapat { $points }
red-five-for-fives = { $number } untuk lima merah
red-five-declarer-tag = deklarer
red-five-passed-tag = lewat
red-five-phase-bid = Ronde { $number } · Menawar
red-five-phase-trump = Ronde { $number } · Truf
red-five-prompt-bury = { $seat } mengubur 8 kartu
    .to-seat = Kamu mengubur 8 kartu
red-five-phase-bury = Ronde { $number } · Kartu sisa
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = Ronde { $number } · { $points } dari { $bid }
red-five-kitty-label = Kartu sisa
red-five-buried-label = Dikubur
red-five-own-buried-label = Kamu mengubur
red-five-bid-badge = Tawaran
red-five-defenders-badge = Bertahan
red-five-trump-badge = Truf
red-five-no-trump-badge = tidak ada

red-five-count = { $trumps } truf ({ $honours ->
    [0] tidak ada
   *[other] { $honours }
} di atas 2), { $pairs ->
    [0] tanpa pair truf
   *[other] { $pairs } pair truf
}, { $aces ->
    [0] tanpa as lain
   *[other] { $aces } as lain
}
red-five-hint-bid = Dengan { $suit } kamu akan dapat sekitar { $points } poin: { red-five-count }. Tawar sampai { $limit }.
red-five-hint-pass = Dengan { $suit } pun kamu cuma dapat sekitar { $points } poin: { red-five-count }.
red-five-hint-trump = Bunga terbaikmu { $suit }, sekitar { $points } poin: { red-five-count }.
red-five-hint-bury = Kubur ini: bunga yang sedikit jadi kosong, dan kamu { $points ->
    [0] tidak kehilangan poin
   *[other] cuma kehilangan { $points } poin
}. Simpan as, pair, dan truf.
red-five-hint-only = Cuma ini yang bisa kamu mainkan.
red-five-hint-sure = Di bunga ini tidak ada lagi yang mengalahkannya.
red-five-hint-throw = Lempar semuanya: di bunga ini tidak ada lagi yang mengalahkan satu pun.
red-five-hint-draw = Ini truf tertinggi yang tersisa. Habiskan truf pemain bertahan.
red-five-hint-pair = Tidak ada kartumu yang pasti menang, tapi pair sulit dikalahkan.
red-five-hint-pull = Tidak ada kartumu yang pasti. Buka dengan truf kecil dan tarik truf pemain bertahan.
red-five-hint-gamble = Kartumu hampir habis. Lempar semuanya dan lihat hasilnya.
red-five-hint-low = Tidak ada kartumu yang pasti, jadi buka dengan kartu kecil tanpa poin dari bunga yang panjang.
red-five-hint-low-trump = Kartumu truf semua, jadi buka dengan yang kecil.
red-five-hint-gives = Pihakmu sedang unggul, jadi beri { $points } poin.
red-five-hint-partner = Pihakmu sedang unggul, jadi mainkan kartu kecil.
red-five-hint-cheapest = Ini memenangkan trik, dan tidak ada yang lebih murah.
red-five-hint-holds = Ini memenangkan trik, dan di bunga ini tidak ada lagi yang mengalahkannya.
red-five-hint-ruff = Kamu tidak bisa ikut bunga dan isinya berpoin, jadi potong dengan truf sekecil mungkin.
red-five-hint-low-follow = Trik ini tidak bisa kamu menangkan, atau tidak sepadan. Mainkan kartu kecil dan jangan beri poin.

red-five-wrong-phase = { $phase ->
    [bid] Penawaran masih berjalan. Tawar, atau lewat.
    [trump] Waktunya menyebut truf. Pilih bunga.
    [bury] Waktunya mengubur. Kubur delapan kartumu.
   *[play] Permainan sudah berjalan. Mainkan kartu dari tanganmu.
}
already-passed = Kamu sudah lewat, jadi tidak ikut menawar lagi di ronde ini.
bid-too-low = Terlalu rendah. Tawar paling sedikit { $least }, atau lewat.
bad-suit = Itu tidak bisa jadi truf. Pilih sekop, hati, wajik, atau keriting.
need-8-cards = Kamu memilih { $number } kartu. Kubur tepat delapan.
only-one-held = Kamu cuma punya satu { $card }. Pilih kartu yang kamu pegang.
one-group-only = Kamu hanya bisa membuka satu bunga sekaligus, dan semua truf adalah satu bunga. Buka dengan kartu tunggal, pair, traktor, atau lemparan.
use-throw = { $cards } lebih dari satu kombinasi. Buka sebagai lemparan, atau buka satu bagiannya.
throws-off = Di meja ini tidak ada lemparan. Buka dengan kartu tunggal, pair, atau traktor.
unsure-throw = Kamu hanya bisa melempar yang tidak bisa dikalahkan siapa pun: { $count ->
    [0] tidak ada bagian yang pasti
   *[other] di sini { $cards }
}.
throw-is-a-lead = Kamu hanya bisa melempar saat membuka. Mainkan { $number } kartu.
wrong-count = Mainkan { $number } kartu, sebanyak yang dibuka. Kamu bisa memainkan { $cards }.
must-follow-group = Kamu wajib ikut bunga. Kamu bisa memainkan { $cards }.
must-play-all-of-group = Kartumu di bunga pembuka kurang: mainkan semuanya, { $cards }, dan lengkapi dengan apa saja.
must-match-pairs = Kamu wajib membalas pair sejauh kamu bisa. Kamu bisa memainkan { $cards }.
must-match-tractor = Kamu wajib membalas traktor sejauh kamu bisa. Kamu bisa memainkan { $cards }.
