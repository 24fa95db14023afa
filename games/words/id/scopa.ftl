scopa-name = Scopa
    .line = Samakan kartu atau jumlahkan. Sapu bersih meja.
    .aliases = Scopone, Scopa d'assi
scopa-rules = **Tangkap kartu di meja, terutama koin dan kartu 7, dan sapu bersih meja.**
    Kamu punya tiga kartu, dan empat kartu terbuka di meja. Mainkan satu kartu setiap giliran. Kartu itu menangkap satu kartu yang nilainya sama, atau kalau tidak ada, kartu-kartu yang jumlahnya sama: 7 mengambil 2 dan 5. Kalau tidak menangkap apa-apa, kartunya tinggal di meja. Jack dihitung 8, ksatria 9, raja 10.
    Bersihkan meja dan itulah **scopa**, 1 poin. Poin lain di akhir ronde: untuk kartu terbanyak, koin terbanyak, 7 koin, dan primiera terbaik. Di 11, skor tertinggi menang.
    - **Contoh:** di meja ada 2, 3, dan 6. 5-mu menangkap 2 dan 3. Tinggal 6, jadi kartu 6 pemain berikutnya bakal jadi scopa.
    .whole =
    - **Dek:** 40 kartu: as sampai 7, lalu jack, ksatria, dan raja, dihitung 8, 9, dan 10. Bunganya koin, piala, pedang, dan gada. Dengan kartu biasa, koin adalah wajik dan ksatria adalah ratu.
    - **Pembagian:** masing-masing tiga kartu, dan empat terbuka di meja. Kalau semua tangan kosong, semua dapat tiga lagi; meja tidak. Tiga raja atau lebih di meja: bagi ulang. Pembagi berpindah ke kiri setiap ronde.
    - **Giliranmu:** mainkan satu kartu. Kalau di meja ada kartu yang nilainya sama, kartumu menangkap salah satunya, bukan kelompok yang dijumlahkan. Kalau tidak ada, kartumu menangkap satu kelompok kartu yang jumlahnya sama. Kalau ada beberapa, kamu memilih. Kalau bisa menangkap, wajib menangkap; kalau tidak, kartunya tinggal di meja.
    - **Scopa:** membersihkan meja bernilai 1 poin, tapi tidak dengan kartu terakhir ronde itu.
    - **Di akhir ronde,** pemain terakhir yang menangkap mengambil sisa kartu di meja. Lalu masing-masing 1 poin untuk kartu terbanyak, koin terbanyak, 7 koin, dan primiera terbaik. Kalau seri, tidak ada yang dapat.
    - **Primiera:** kartu terbaikmu di tiap bunga, dijumlahkan: 7 bernilai 21, 6 bernilai 18, as 16, 5 15, 4 14, 3 13, 2 12, yang lain 10. Tanpa keempat bunga, kamu tidak punya primiera.
    - **Menang:** kalau setelah satu ronde ada yang sampai 11 atau lebih, skor tertinggi menang. Kalau skor tertinggi seri, main satu ronde lagi.
    - **Pasangan:** empat pemain jadi dua pasangan, dan tangkapannya digabung.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = Scopone scientifico: masing-masing sepuluh kartu, sampai 21
scopa-variant-scopone = Scopone: masing-masing sembilan kartu, sampai 21
scopa-variant-asso_pigliatutto = Asso pigliatutto: as mengambil semua
scopa-variant-napola = Dengan napola dan raja koin, sampai 21

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = Kartu per pembagian
    .three = tiga
    .nine = sembilan (empat pemain)
    .ten = sepuluh, meja kosong (empat pemain)
scopa-option-ace = As yang kamu mainkan
    .plain = dihitung 1
    .takes_all = menangkap semua, dan itu bukan scopa
    .takes_all_sweep = menangkap semua, dan itu scopa
scopa-option-napola = As, 2, dan 3 koin, serta lanjutannya, masing-masing 1 poin
scopa-option-re_bello = Raja koin bernilai 1
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }: terlalu banyak raja di meja, jadi bagi ulang.
scopa-turned = Di meja: { $cards }.
scopa-takes = { $seat } memainkan { $card } dan menangkap { $cards }.
    .to-seat = Kamu memainkan { $card } dan menangkap { $cards }.
scopa-takes-itself = { $seat } memainkan { $card } di meja kosong dan menyimpannya.
    .to-seat = Kamu memainkan { $card } di meja kosong dan menyimpannya.
scopa-sweeps = Scopa! { $seat } menyapu { $cards } dengan { $card }.
    .to-seat = Scopa! Kamu menyapu { $cards } dengan { $card }.
scopa-rest = { $winner } terakhir menangkap dan mengambil sisanya, { $cards }.
    .to-winner = Kamu terakhir menangkap dan mengambil sisanya, { $cards }.
scopa-count-cards = Kartu terbanyak, { $figures }: { $count ->
    [0] seri, tanpa poin
   *[other] { $seats }
}.
    .to-seats = Kartu terbanyak, { $figures }: { shared-you-and }.
scopa-count-coins = Koin terbanyak, { $figures }: { $count ->
    [0] seri, tanpa poin
   *[other] { $seats }
}.
    .to-seats = Koin terbanyak, { $figures }: { shared-you-and }.
scopa-count-primiera = Primiera terbaik, { $figures }: { $count ->
    [0] seri, tanpa poin
   *[other] { $seats }
}.
    .to-seats = Primiera terbaik, { $figures }: { shared-you-and }.
scopa-count-seven = 7 koin: { $seats }.
    .to-seats = 7 koin: { shared-you-and }.
scopa-count-sweeps = { scopa-swept }: { $seats }.
    .to-seats = { scopa-swept }: { shared-you-and }.
scopa-count-napola = Napola, { $points } poin: { $seats }.
    .to-seats = Napola, { $points } poin: { shared-you-and }.
scopa-count-king = Raja koin: { $seats }.
    .to-seats = Raja koin: { shared-you-and }.

scopa-for-cards = { $number } untuk kartu terbanyak
scopa-for-coins = { $number } untuk koin terbanyak
scopa-for-primiera = { $number } untuk primiera
scopa-for-seven = { $number } untuk 7 koin
scopa-for-sweeps = { $number } untuk scopa
scopa-for-napola = { $number } untuk napola
scopa-for-king = { $number } untuk raja koin
scopa-deed = { shared-cards }, { $number } koin, primiera { $points ->
    [0] tidak ada
   *[other] { $points }
}
scopa-tag = Scopa
scopa-swept = { $count } scopa

scopa-hint-sweep = Meja jadi bersih: scopa, 1 poin.
scopa-hint-seven = Ambil 7 koin: itu sendiri bernilai satu poin.
scopa-hint-coins = Ambil { $count } koin: koin terbanyak bernilai satu poin.
scopa-hint-primiera = Kartu 7 memenangkan primiera, jadi ambil satu.
scopa-hint-cards = Kamu dapat { shared-cards }, dan kartu terbanyak bernilai satu poin.
scopa-hint-lay = Tidak ada yang bisa ditangkap. Jumlah di meja jadi { $number }, { $chance ->
    [0] dan hampir tidak mungkin ada scopa
   *[other] dan peluang scopa sekitar { $chance }%
}.
scopa-hint-wait = Lebih baik daripada menangkap sekarang: jumlah di meja jadi { $number }, { $chance ->
    [0] dan hampir tidak mungkin ada scopa
   *[other] dan peluang scopa sekitar { $chance }%
}.

scopa-scopone-is-for-four = Scopone untuk empat pemain. Kalau kurang, bagi tiga kartu sekaligus.
scopa-equal-first = { $cards } nilainya sama, jadi { $card } menangkap itu, bukan kelompok yang dijumlahkan.
