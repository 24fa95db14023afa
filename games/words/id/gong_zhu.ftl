gong-zhu-name = Gong Zhu
    .line = Ambil dombanya, dan biarkan mereka kena babinya.
    .aliases = Kejar Babi, Chase the Pig
gong-zhu-rules = **Jangan ambil babi, yaitu Q♠. Jangan ambil hati. Ambil domba, yaitu J♦.**
    Semua main sendiri-sendiri, dengan 13 kartu. { rules-trick } { rules-trick-plain }
    Yang kamu ambil dihitung di akhir ronde. **Babi** bernilai minus 100, hati sampai minus 50 per kartu, dan **domba** plus 100. 10♣, **trafo**, menggandakan semuanya, baik atau buruk. Ambil semua hati, dan kamu malah dapat 200.
    Kalau ada yang turun sampai −1.000, dialah babinya, dan skor tertinggi menang.
    - **Contoh:** kamu mengambil Q♠, K♥, dan 3♥. Itu −100, −40, dan 0: kamu rugi 140. Kalau ditambah 10♣, kamu rugi 280.
    .whole =
    - **Pembagian:** masing-masing 13 kartu dari dek 52 kartu.
    - **Memamerkan:** sebelum main kamu boleh memperlihatkan Q♠, J♦, 10♣, dan A♥ yang kamu pegang. Semua memutuskan bersamaan. Babi atau domba yang dipamerkan dihitung dua kali, A♥ yang dipamerkan menggandakan semua hati, dan 10♣ yang dipamerkan mengalikan 4, bagi yang mengambilnya. Kartu yang dipamerkan belum boleh dimainkan saat pertama kali bunganya dibuka, kecuali itu satu-satunya.
    - **Permainan:** yang punya 2♣ membuka dengan kartu itu. { rules-trick } { rules-trick-plain } As paling tinggi.
    - **Hati** bernilai minus: 50 untuk as, 40 untuk raja, 30 untuk ratu, 20 untuk jack, dan 10 masing-masing dari 10 sampai 5. 4, 3, dan 2 tidak dihitung.
    - **Semua 13 hati** malah memberimu 200, dan kalau babi ikut kamu ambil, babi juga memberi 100.
    - **Babi** minus 100, **domba** plus 100.
    - **Trafo** menggandakan semua yang lain yang kamu ambil. Kalau diambil tanpa hati, babi, atau domba, trafo memberi 50, atau 100 kalau dipamerkan.
    - **Akhir:** begitu ada yang sampai −1.000 atau lebih rendah, semua yang serendah itu jadi babi, dan skor tertinggi menang.
    - **Contoh:** A♥ dipamerkan. Kamu mengambilnya bersama 9♥ dan domba: hati −60, digandakan jadi −120, dan 100 untuk domba. Jadi −20.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = Berpasangan
gong-zhu-variant-plain = Tanpa memamerkan
gong-zhu-variant-short = Singkat, sampai −500

gong-zhu-option-expose = Boleh memamerkan Q♠, J♦, 10♣, dan A♥ sebelum main, supaya dihitung dua kali
gong-zhu-option-expose_timing = Cara memamerkan
    .simultaneous = { shared-same-time }
    .in_turn = bergiliran, mulai dari pemegang 2♣
gong-zhu-option-expose_protect = Kartu yang dipamerkan harus menunggu sampai bunganya pernah dibuka
gong-zhu-option-first_lead = Pembuka pertama
    .two_of_clubs = 2♣, setiap ronde
    .two_of_spades_then_pig = 2♠; di ronde berikutnya apa saja, oleh yang mengambil babi
    .seven_of_spades_then_pig = apa saja, oleh yang punya 7♠; di ronde berikutnya oleh yang mengambil babi
gong-zhu-option-hearts_table = Nilai minus hati
    .standard = 50, 40, 30, 20 untuk A K Q J, 10 dari 10 sampai 5, nol untuk 4 3 2
    .pip = 50, 40, 30, 20 untuk A K Q J, 10 untuk 4, sebesar angkanya untuk sisanya
gong-zhu-option-pig_value = Poin untuk babi, Q♠
gong-zhu-option-pig_flip = Yang membuat babi jadi positif
    .all_hearts = mengambil semua hati
    .grand_slam = mengambil ke-16 kartu yang dihitung
    .never = tidak ada
gong-zhu-option-sheep_flip = Domba jadi negatif kalau kamu mengambil semua hati, tapi tidak ke-16 kartu yang dihitung
gong-zhu-option-transformer_alone = Poin untuk 10♣, trafo, kalau cuma itu yang kamu ambil
gong-zhu-option-target = Kamu kalah kalau skormu turun ke
gong-zhu-option-win_target = Skor tinggi yang juga mengakhiri pertandingan
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = Pemain yang berseberangan jadi pasangan, dan poinnya dijumlahkan

do-expose = Pamerkan
    .with = Pamerkan { $picked }
    .pick = Pamerkan paling banyak { $most } kartu
do-expose-none = Jangan pamerkan

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat } sudah memutuskan apa yang dipamerkan.
    .short = sudah pilih
    .to-seat = Kamu sudah memutuskan apa yang dipamerkan.
gong-zhu-exposes = { $seat } memamerkan { $cards }.
    .to-seat = Kamu memamerkan { $cards }.
gong-zhu-exposes-none = { $seat } tidak memamerkan apa-apa.
    .short = tidak pamer
    .to-seat = Kamu tidak memamerkan apa-apa.
gong-zhu-expose-nothing = { $seats } tidak memamerkan apa-apa.
    .to-seats = { $others ->
        [0] Kamu tidak memamerkan apa-apa.
       *[other] Kamu dan { $seats } tidak memamerkan apa-apa.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } mengambil { $cards }: { shared-points }.
    .to-seat = Kamu mengambil { $cards }: { $points } poin.
gong-zhu-scores-nothing = { $seat } tidak mengambil kartu yang dihitung.
    .to-seat = Kamu tidak mengambil kartu yang dihitung.
gong-zhu-pigs = { $seats } jadi babi!
    .to-seats = { $others ->
        [0] Kamu jadi babi!
       *[other] Kamu dan { $seats } jadi babi!
    }

gong-zhu-exposable = Bisa dipamerkan
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · kini { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] { $number } untuk babi
    [sheep] { $number } untuk domba
    [transformer] { $number } untuk 10♣
   *[hearts] { $number } untuk hati
}
gong-zhu-answered = sudah pilih
gong-zhu-pig = babi
gong-zhu-exposing = Ronde { $number } · Memamerkan
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = Diambil { $seat }
gong-zhu-doubled = Dihitung ganda

gong-zhu-hint-expose = { $exposes ->
    [none] Sembunyikan saja. Yang kamu pamerkan dihitung ganda bagi yang mengambilnya, dan peluangnya tidak berpihak padamu.
    [alone] Sembunyikan saja. Yang kamu pamerkan dihitung ganda bagi yang mengambilnya. Kamu bisa untung dari satu pemain, tapi bisa rugi terhadap ketiganya.
   *[some] Yang kamu pamerkan dihitung ganda bagi yang mengambilnya, jadi pamerkan yang akan jatuh ke orang lain, atau domba yang akan kamu ambil sendiri.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Peluang kamu mengambil Q♠: { $pig }%.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }Peluang kamu mengambil J♦: { $sheep }%.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }Peluang kamu mengambil 10♣: { $transformer }%.
}{ $ace ->
    [none] { "" }
   *[other] { " " }Dengan A♥ seperti punyamu, hati rata-rata merugikanmu { $ace } poin; biasanya 50.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = Paksa babi keluar: sekop di bawah ratu tidak mungkin mengambilnya.
gong-zhu-hint-cash-sheep = Buka dengan domba: sekarang tidak ada yang bisa mengalahkannya.
gong-zhu-hint-heart = Yang lain punya hati lebih besar, jadi kemungkinan orang lain yang mengambilnya.
gong-zhu-hint-catch-sheep = Wajik yang lain tinggal sedikit, jadi domba sebentar lagi harus keluar. Buka dengan kartu besar untuk mengambilnya.
gong-zhu-hint-short = Buka dari bunga yang sedikit. Begitu kosong, kartu burukmu bisa kamu berikan ke yang lain.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = Ada sekop yang lebih tinggi di meja, jadi orang lain yang mengambil babi.
gong-zhu-hint-drop-transformer = Ada keriting yang lebih tinggi di meja, jadi orang lain yang mengambil trafo.
gong-zhu-hint-take-transformer = Di ronde ini kamu untung banyak, dan trafo menggandakannya.
gong-zhu-hint-take-sheep = Ambil dombanya, itu milikmu.
gong-zhu-hint-keep-heart = Dia sedang mengumpulkan hati, jadi jangan beri hatimu.
gong-zhu-hint-keep-sheep = Simpan domba, dan kartu yang bisa mengambilnya.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = Pasanganmu sedang unggul di trik ini, jadi jangan beri kartu buruk kalau bisa.
gong-zhu-hint-stop = Sejauh ini semua hati ada pada satu pemain. Ambil satu untuk menggagalkannya.
gong-zhu-hint-collect = Sejauh ini semua hati ada padamu. Kejar sisanya.

must-lead-2c = Trik pertama harus dibuka dengan { $cards }. Mainkan kartu itu.
exposed-protected = { $card } dipamerkan, jadi belum boleh dimainkan saat pertama kali bunganya dibuka. Kamu bisa memainkan { $cards }.
not-exposable = Kamu hanya bisa memamerkan { $cards }, atau tidak sama sekali.
nothing-to-expose = Kamu tidak punya kartu yang bisa dipamerkan, jadi jangan pamerkan apa-apa.
wrong-phase-expose = Memamerkan dulu. Pamerkan { $cards }, sebagian, atau tidak sama sekali.
wrong-phase-exposed = Waktu memamerkan sudah lewat. Kamu bisa memainkan { $cards }.
