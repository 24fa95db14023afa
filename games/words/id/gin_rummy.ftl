gin-rummy-name = Gin Rummy
    .line = Susun kombinasi, dan ketuk sebelum lawan.
    .aliases = Gin, Remi Gin
gin-rummy-rules = **Susun sepuluh kartumu jadi kartu kembar dan urutan, dan ketuk sebelum lawan.**
    Satu kartu dibuka untuk memulai tumpukan buang. Di giliranmu, tarik satu kartu dari tumpukan ambil atau ambil buangan teratas, lalu buang satu. Yang dicari adalah **kombinasi**: tiga atau empat kartu senilai, atau tiga kartu atau lebih berurutan satu bunga. Selain itu **kartu mati**: kartu gambar bernilai 10, as 1.
    Tinggal 10 atau kurang? Ketuk, dan ronde berakhir. Kalian berdua membuka kartu, dan kamu dapat selisihnya. Tanpa kartu mati disebut **gin**, dengan bonus. Tapi awas: kalau kartu mati lawan tidak lebih dari punyamu, poinnya jadi miliknya.
    Yang pertama sampai 100 menang.
    - **Contoh:** kamu punya 4♥ 5♥ 6♥, tiga 9, dan 7♣ 7♦ 2♠ A♠. Itu 17 kartu mati. Tarik 7♠, buang 2♠, dan sisanya cuma as: ketuk dengan 1.
    .whole =
    - **Pembagian:** masing-masing sepuluh kartu dari dek 52 kartu, dan satu dibuka. Yang bukan pembagi boleh mengambilnya; kalau tidak mau, pembagi boleh. Kalau keduanya lewat, pemain lain itu menarik dari tumpukan ambil.
    - **Giliranmu:** tarik dari tumpukan ambil atau ambil buangan teratas, lalu buang satu, tapi bukan kartu yang baru kamu ambil dari buangan. As paling rendah: A 2 3 adalah urutan, Q K A bukan. Satu kartu hanya dihitung di satu kombinasi. Kartu mati dihitung 1 untuk as, 10 untuk J Q K, kartu lain sebesar angkanya.
    - **Mengetuk:** kalau sisa kartu matimu 10 atau kurang, kamu boleh mengetuk, bukan cuma membuang. Tidak pernah wajib.
    - **Menempel:** lawan juga membuka kombinasinya, dan menempelkan kartu matinya ke kombinasimu kalau cocok: 9 keempat ke tiga 9, 7♥ ke 4♥ 5♥ 6♥. Aku yang mencari cara menempel terbaik. Pada gin tidak ada yang boleh menempel.
    - **Skor:** kalau kamu mengetuk, kamu dapat selisihnya. Gin bernilai 25 dan semua kartu mati lawan. Kalau kartu mati lawan sama atau kurang dari punyamu, itu **undercut**: dia dapat selisihnya dan 25.
    - **Ronde mati:** kalau tumpukan ambil tinggal dua kartu dan belum ada yang mengetuk, tidak ada yang dapat poin dan pemain yang sama membagi lagi. Selain itu kalian bergiliran membagi.
    - **Akhir:** yang pertama sampai 100 memenangkan permainan dan dapat 100 lagi. Kalau lawan tidak memenangkan satu ronde pun, poin pemenang dari ronde dihitung dua kali. Lalu tiap ronde yang dimenangkan, satu **kotak**, menambah 25, untuk keduanya.
    - **Contoh:** kamu mengetuk dengan 6. Lawan punya 21, dan menempelkan 7♥: sisa 14. Kamu dapat 8. Kalau sisanya 5, lawan meng-undercut kamu dan dapat 26.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = Oklahoma, dengan gin besar
gin-rummy-variant-straight = Gin murni: tanpa mengetuk
gin-rummy-variant-old = Skor lama: gin 20, undercut 10
gin-rummy-variant-short = Singkat, sampai 50

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = Kartu mati paling banyak untuk mengetuk
    .zero = hanya gin
gin-rummy-option-gin_bonus = Poin untuk gin
gin-rummy-option-undercut_bonus = Poin untuk undercut
gin-rummy-option-undercut_on_tie = Kartu mati sama banyak juga undercut
gin-rummy-option-big_gin = Kesebelas kartu dalam kombinasi adalah gin besar
gin-rummy-option-big_gin_bonus = Poin untuk gin besar
gin-rummy-option-box_bonus = Poin di akhir untuk tiap ronde yang dimenangkan (kotak)
gin-rummy-option-game_bonus = Poin untuk memenangkan permainan
gin-rummy-option-shutout = Kalau yang kalah tidak memenangkan satu ronde pun
    .off = tidak ada tambahan
    .double_points = poin pemenang dari ronde dihitung dua kali
    .double_all = seluruh poin pemenang dihitung dua kali
    .flat100 = pemenang dapat 100 lagi
gin-rummy-option-dealer_rule = Yang membagi berikutnya
    .alternate = bergiliran
    .winner = pemenang ronde
    .loser = yang kalah di ronde itu
gin-rummy-option-last_discard_action = Buangan terakhir ronde mati boleh diambil untuk langsung mengetuk
gin-rummy-option-auto_layoff = Aku yang mencari cara menempel terbaik untukmu
gin-rummy-option-oklahoma = Kartu pertama yang dibuka menentukan batas mengetuk

do-knock = Ketuk, buang
    .beside = Ketuk
    .with = Ketuk, buang { $picked }
do-with = dengan kombinasi
do-biggin = Gin besar
do-layoff = Tempel
    .with = Tempel { $picked }
do-done = Selesai

gin-rummy-deals = { $seat } membagi kartu. { $card } dibuka, dan { $other } boleh mengambilnya.
    .to-seat = Kamu membagi kartu. { $card } dibuka, dan { $other } boleh mengambilnya.
    .to-other = { $seat } membagi kartu. { $card } dibuka, dan kamu boleh mengambilnya.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } membuang { $card } dan mengetuk dengan { $number }: { $cards }.
    .to-seat = Kamu membuang { $card } dan mengetuk dengan { $number }: { $cards }.
gin-rummy-goes-gin = { $seat } membuang { $card } dan gin: { $cards }.
    .to-seat = Kamu membuang { $card } dan gin: { $cards }.
gin-rummy-goes-big-gin = { $seat } dapat gin besar: { $cards }.
    .to-seat = Kamu dapat gin besar: { $cards }.
gin-rummy-lays-off = { $seat } menempelkan { $cards }.
    .to-seat = Kamu menempelkan { $cards }.
gin-rummy-answers = { $seat } membuka { $cards } dan sisa { $number }.
    .to-seat = Kamu membuka { $cards } dan sisa { $number }.
gin-rummy-no-melds = { $seat } tidak punya kombinasi dan sisa { $number }.
    .to-seat = Kamu tidak punya kombinasi dan sisa { $number }.
gin-rummy-scores = { $winner } dapat { $number }.
    .to-winner = Kamu dapat { $number }.
gin-rummy-undercuts = Undercut! { $winner } dapat { $number }.
    .to-winner = Undercut! Kamu dapat { $number }.
gin-rummy-tie = Sama kuat, jadi tidak ada yang dapat poin.
gin-rummy-dead = Ronde mati: tidak ada yang mengetuk tepat waktu. Tidak ada yang dapat poin, dan pemain yang sama membagi lagi.
gin-rummy-wins = { $winner } memenangkan permainan, { $number } lawan { $least } dengan bonus.
    .to-winner = Kamu memenangkan permainan, { $number } lawan { $least } dengan bonus.

gin-rummy-line = { $score } poin · menang { $number }
gin-rummy-holding = kartu mati { $number }
gin-rummy-tag = { $how ->
    [gin] gin
    [biggin] gin besar
   *[knock] ketuk
}
gin-rummy-tag-undercut = undercut
gin-rummy-deed = { $how ->
    [gin] gin
    [biggin] gin besar
   *[left] sisa { $number }
}
gin-rummy-for-bonus = { $how ->
    [undercut] { $number } untuk undercut
    [biggin] { $number } untuk gin besar
   *[gin] { $number } untuk gin
}
gin-rummy-for-game = { $number } untuk permainan
gin-rummy-for-boxes = { $number } untuk { $count } ronde
gin-rummy-for-shutout = { $number } untuk menang bersih
gin-rummy-reason = yang pertama sampai { $number }
gin-rummy-fact = { $seat } lebih banyak memenangkan ronde: { $most } lawan { $least }.
gin-rummy-even = Masing-masing memenangkan { $number } ronde.
gin-rummy-subtitle = Ronde { $number }{ $how ->
    [knock] { " " }· ketuk
    [gin] { " " }· gin
    [biggin] { " " }· gin besar
    [undercut] { " " }· undercut
    [tie] { " " }· sama
    [dead] { " " }· mati
   *[other] { "" }
}
gin-rummy-limit = Batas ketuk
gin-rummy-target = Target
gin-rummy-meld = Kombinasi · { $seat }
gin-rummy-deadwood = sisa { $number } · { $seat }
gin-rummy-covered = Buangan
gin-rummy-laid-off = Ditempel · { $seat }

gin-rummy-hint-pass = { $card } kurang membantumu.
gin-rummy-hint-draw = { $card } kurang membantumu. Coba tumpukan ambil.
gin-rummy-hint-forced = Kalian berdua lewat, jadi tarik dari tumpukan ambil.
gin-rummy-hint-completes = Kamu jadi punya { $cards }.
gin-rummy-hint-take-to-knock = Ambil, dan kamu bisa mengetuk dengan { $number }.
gin-rummy-hint-take-low = Kartu matimu turun dari { $number } ke { $least }.
gin-rummy-hint-knock = Sisamu { $number }. { $seat } butuh { $ties ->
    [1] { $number } atau kurang
   *[0] kurang dari itu
} untuk meng-undercut kamu.
gin-rummy-hint-gin = Itu gin: sepuluh kartumu yang lain semuanya dalam kombinasi.
gin-rummy-hint-big-gin = Kesebelas kartumu semuanya dalam kombinasi.
gin-rummy-hint-alone = Kartu ini tidak cocok dengan apa pun, dan merugikanmu { $number } poin. Tanpanya sisamu { $least }.
gin-rummy-hint-throw = Ini kartumu yang paling tidak berguna: sisamu { $least }, dan peluang tarikanmu paling baik.
gin-rummy-hint-lay-off = Cocok, dan kartu matimu berkurang { $number }.
gin-rummy-hint-done = Tidak ada lagi yang layak ditempel. Sisamu { $number }.

gin-rummy-upcard-first = Kartu yang dibuka dulu. Ambil, atau lewat.
gin-rummy-stock-first = Kalian berdua lewat. Tarik dari tumpukan ambil.
gin-rummy-draw-first = Tarik dulu: dari tumpukan ambil, atau ambil buangan.
gin-rummy-last-discard = Tumpukan ambil habis. Ambil buangan terakhir kalau kamu bisa langsung mengetuk, atau lewat.
gin-rummy-discard-or-knock = Kamu sudah menarik. Buang satu kartu, atau ketuk kalau sisamu { $limit } atau kurang.
gin-rummy-must-knock = Kamu mengambil buangan terakhir, jadi wajib mengetuk. Buang salah satu dari { $cards }.
gin-rummy-too-much-deadwood = Sisamu jadi { $number }, padahal untuk mengetuk perlu { $limit } atau kurang. Buang satu kartu dan lanjutkan.
gin-rummy-knock-with-another = Sisamu jadi { $number }, padahal untuk mengetuk perlu { $limit } atau kurang. Ketuk dengan salah satu dari { $cards }, atau lanjutkan.
gin-rummy-no-melds-of-yours = Itu bukan kombinasi dari kartumu yang lain. Sebutkan kartu kembar dan urutan tiga kartu atau lebih, tanpa kartu yang dipakai dua kali.
gin-rummy-no-big-gin = Di meja ini tidak ada gin besar. Buang satu kartu dan ketuk.
gin-rummy-not-all-melded = Kesebelas kartumu belum semuanya dalam kombinasi. Buang satu, atau ketuk kalau sisamu { $limit } atau kurang.
gin-rummy-does-not-fit = { $card } tidak cocok dengan kombinasi pengetuk mana pun. { $count ->
    [0] Kartumu yang lain juga tidak, jadi ketik “done”
   *[other] Tempelkan salah satu dari { $cards }, atau ketik “done”
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] Tidak ada kartumu yang cocok dengan kombinasi pengetuk, jadi ketik “done”
   *[other] Tempelkan salah satu dari { $cards }, atau ketik “done”
}.
