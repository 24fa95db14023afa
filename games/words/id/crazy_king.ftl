crazy-king-name = Raja Gila
    .line = Habiskan kartumu. Raja bisa ditaruh di atas apa saja.
    .aliases = Crazy King, Crazy Eights
crazy-king-rules = **Habiskan semua kartumu sebelum yang lain.**
    Di giliranmu, mainkan kartu yang bunganya atau nilainya sama dengan kartu teratas. Tidak ada yang cocok? Tarik paling banyak dua kartu dan mainkan yang pertama cocok, kalau tidak ada, lewat.
    Beberapa kartu punya efek. **Raja** bisa ditaruh di atas apa saja, dan kamu meminta bunga berikutnya. **Jack** melompati pemain berikutnya. **Ratu** melompatinya dan membuatnya menarik dua kartu. Kalau dilompati, kamu hanya bisa menjawab dengan raja, atau lewat. **As** membalik arah permainan.
    Kalau kartumu habis, kamu dapat poin dari sisa kartu yang lain. Yang pertama sampai 500 menang.
    - **Contoh:** kartu teratas 7♥. Boleh hati apa saja, 7 apa saja, atau raja. Kamu memainkan K♠ dan meminta wajik, jadi pemain berikutnya butuh wajik atau raja lain.
    .whole =
    - **Pembagian:** masing-masing tujuh kartu dari dek 52 kartu. Kartu berikutnya dibuka untuk memulai tumpukan buang. Apa pun kartunya, tidak ada efeknya; raja cuma meminta bunganya sendiri.
    - **Yang mulai:** di ronde pertama dipilih acak, setelah itu pemenang ronde sebelumnya. Dia juga dibagi kartu duluan.
    - **Giliranmu:** kalau punya kartu yang cocok, mainkan, atau raja. Kamu tidak boleh menarik atau lewat. Kalau tidak ada yang cocok, tarik; kartu yang cocok langsung dimainkan, kecuali kamu memilih memainkan raja. Masih tidak ada? Tarik yang kedua, lalu lewat.
    - **Raja:** bisa ditaruh di atas apa saja, dan kamu meminta bunga apa saja. Raja tidak pernah wajib dimainkan.
    - **Jack:** pemain berikutnya kehilangan giliran, kecuali dia menjawab dengan raja. Raja itu berlaku seperti biasa, dan pemain setelahnya tidak dilompati.
    - **Ratu:** sama seperti jack, dan pemain yang dilompati juga menarik dua kartu. Raja membatalkan keduanya.
    - **As:** arah permainan berbalik. Dengan dua pemain tidak ada bedanya.
    - **Kartu terakhirmu** langsung mengakhiri ronde, dan tidak ada efek lain.
    - **Kocok ulang:** kalau tumpukan ambil habis, tumpukan buang selain kartu teratas dikocok jadi tumpukan baru. Kali kelima, ronde berakhir dan kartu dengan poin paling sedikit menang; kalau sama, yang kartunya lebih sedikit.
    - **Skor:** hanya pemenang ronde yang dapat poin, yaitu semua sisa kartu di tangan yang lain. Raja 30, as, ratu, atau jack 10, kartu lain sebesar angkanya. Main terus sampai ada yang dapat 500.
    - **Contoh:** kartumu habis. Yang lain memegang 2♠ 9♦ dan 3♠ K♦. Itu 11 dan 33, jadi kamu dapat 44.
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = Singkat, sampai 150
crazy-king-variant-strict = Ketat: raja wajib dimainkan

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = Berapa kali tumpukan ambil habis sampai ronde berakhir
crazy-king-option-max_draws = Kartu yang boleh ditarik sebelum lewat
crazy-king-option-king_obliges = Kalau cuma raja yang cocok, wajib dimainkan
crazy-king-option-skipped_player = Pemain yang dilompati dan punya raja boleh memainkan
    .king_only = hanya raja
    .normal_turn = kartu apa saja yang cocok
crazy-king-option-queen_king_cancels = Raja di atas ratu menyelamatkanmu dari menarik dua kartu
crazy-king-option-ace_two_players = Dengan dua pemain, as
    .no_effect = tidak ada efeknya
    .acts_as_skip = memberimu giliran lagi
crazy-king-option-last_queen_draws = Ratu sebagai kartu terakhir tetap membuat pemain berikutnya menarik dua
crazy-king-option-exhaustion_tie = Kalau poin terendah sama
    .fewest_cards = kartu lebih sedikit menang
    .no_score = tidak ada yang dapat poin

crazy-king-turned-up = { $card } dibuka. { $other } mulai.
    .to-other = { $card } dibuka. Kamu mulai.
crazy-king-plays = { $seat } memainkan { $card }.
    .to-seat = Kamu memainkan { $card }.
crazy-king-calls = { $seat } memainkan { $card } dan meminta { $suit }.
    .to-seat = Kamu memainkan { $card } dan meminta { $suit }.
crazy-king-draws = { $seat } menarik { $count } kartu.
    .short = tarik { $count }
    .to-seat = Kamu menarik { $count } kartu.
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat } dilompati, kecuali menjawab dengan raja.
    .to-seat = Kamu dilompati, kecuali menjawab dengan raja.
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = Tumpukan ambil habis untuk kali ke-{ NUMBER($number) }.
crazy-king-wins-round = { $winner } memenangkan ronde dan dapat { $number }.
    .to-winner = Kamu memenangkan ronde dan dapat { $number }.
crazy-king-no-score = Poin terendah sama, jadi tidak ada yang dapat poin.

do-suit = minta { $symbol } { $suit }
    .after = { $picked } minta { $symbol } { $suit }

crazy-king-line-skipped = { $score } · dilompati
crazy-king-round = Ronde { $round } · kocok ulang { $number }/{ $most }
crazy-king-hint-draw = Tidak ada yang cocok, jadi kamu harus menarik.
crazy-king-hint-pass = Tidak ada yang cocok dan kamu sudah menarik, jadi harus lewat.
crazy-king-hint-skipped = Kamu dilompati, dan sayang kalau pakai raja. Lewat saja.
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = Rajamu menyelamatkan giliran. Minta { $suit }, bunga terbaikmu.
crazy-king-hint-call = Minta { $suit }: itu yang paling banyak kamu punya.
crazy-king-hint-skips = Ini melompati { $seat }{ $count ->
    [1] , yang kartunya tinggal satu
    [2] , yang kartunya tinggal 2
    [3] , yang kartunya tinggal 3
   *[other] { "" }
}.
crazy-king-hint-fits = Cocok, { $count ->
    [0] dan kamu tidak punya { $suit } lain
   *[other] dan kamu masih punya { $count } { $suit } lagi
}.

crazy-king-too-few-cards = Kartunya tidak cukup untuk sebanyak itu. Bagi paling banyak 50 kartu seluruhnya.
must-fit = Itu tidak cocok. Mainkan { $suit }{ $rank ->
    [K] {""}
   *[other] , { rank-name } lain
} atau raja. Kalau tidak punya, tarik atau lewat.
call-a-suit = Sebutkan bunga berikutnya untuk { $card }: keriting, wajik, hati, atau sekop.
call-the-last-king = { $card } kartu terakhirmu. Mainkan saja, tidak perlu meminta bunga.
skipped = Kamu dilompati. Jawab dengan raja, atau lewat.
must-play = Kamu punya kartu yang cocok, jadi tidak bisa menarik atau lewat. Kamu bisa memainkan { $cards }.
must-draw = { shared-must-draw }
must-play-king = Kamu punya raja, dan di meja ini wajib dimainkan. Minta bunga juga, kecuali itu kartu terakhirmu.
drawn-enough = Kamu tidak bisa menarik lagi. Mainkan raja kalau punya, atau lewat.
