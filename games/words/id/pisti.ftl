pisti-name = Pişti
    .line = Samakan kartu teratas, dan tumpukannya milikmu.
    .aliases = Pishti, Pisti, Pişpirik
pisti-rules = **Samakan kartu teratas tumpukan, dan kamu menangkap semuanya.**
    Kamu punya empat kartu, dan di tengah ada tumpukan. Mainkan satu kartu setiap giliran. Kalau nilainya sama dengan kartu teratas, seluruh tumpukan jadi milikmu. Jack menangkap tumpukan apa pun. Kartu lain ditaruh di atas.
    Menangkap satu kartu saja dengan kartu senilai disebut **pişti**, 10 poin, atau 20 dengan jack. Kalau dek habis, tangkapan dihitung: 10♦ 3, 2♣ 2, tiap as dan jack 1, dan kartu terbanyak 3. Di 151, skor tertinggi menang.
    - **Contoh:** ada yang menangkap tumpukan dan kamu memulai yang baru dengan 9♣. Pemain berikutnya punya 9♥ dan memainkannya: pişti, 10 poin. Jadi mulailah dengan nilai yang kebanyakan sudah keluar.
    .whole =
    - **Pembagian:** empat kartu ke tengah, lalu masing-masing empat. Satu kartu di tengah dibuka, yang lain di bawahnya, tertutup. Kalau yang terbuka jack, kartu itu tetap di situ dan kartu lain dibuka di atasnya. Kalau semua tangan kosong, semua dapat empat lagi; tengah tidak. Pembagi berpindah ke kiri setiap ronde, dan pembagi main terakhir.
    - **Giliranmu:** mainkan kartu apa saja. Kalau nilainya sama dengan kartu teratas, kamu menangkap tumpukan. Jack juga menangkapnya. Di meja kosong semua kartu cuma ditaruh, jack juga.
    - **Kartu tertutup** jadi milik penangkap tumpukan pertama. Hanya pemain itu yang boleh melihatnya.
    - **Pişti:** tumpukannya cuma satu kartu dan kamu menyamai nilainya. Itu 10 poin, dan 20 untuk jack di atas jack. Jack di atas kartu lain bukan pişti, begitu juga kartu terakhir ronde itu.
    - **Kalau dek habis,** pemain terakhir yang menangkap mengambil sisanya. Lalu hitung tangkapanmu: 10♦ bernilai 3, 2♣ 2, tiap as 1, tiap jack 1. Kartu terbanyak bernilai 3; kalau seri, tidak ada yang dapat.
    - **Menang:** kalau setelah satu ronde ada yang sampai 151 atau lebih, skor tertinggi menang. Kalau skor tertinggi seri, main satu ronde lagi.
    - **Pasangan:** empat pemain jadi dua pasangan, dan tangkapannya digabung.
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = Singkat, sampai 101
pisti-variant-coffee_house = Warung kopi: kartu terbawah diperlihatkan, kartu terakhir bisa jadi pişti
pisti-variant-each_alone = Sendiri-sendiri, sampai 101
pisti-variant-open = Terbuka: tidak ada kartu tertutup di awal

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = Poin untuk jack di atas satu jack
pisti-option-most_cards = Poin untuk kartu terbanyak
pisti-option-last_pisti = Kartu terakhir ronde bisa jadi pişti
pisti-option-closed_start = Tumpukan pertama mulai tertutup, di bawah satu kartu
pisti-option-look = Boleh melihat kartu tertutup tangkapan sendiri
pisti-option-open_bottom = Kartu terbawah dek diperlihatkan

pisti-void = Empat jack di tengah, jadi bagi ulang.
pisti-turned = { $cards } di meja{ $count ->
    [0] .
   *[other] , dengan { $count } kartu tertutup di bawahnya.
}
pisti-bottom = Paling bawah di dek: { $card }.
pisti-lays = { $seat } memainkan { $card }.
    .to-seat = Kamu memainkan { $card }.
pisti-takes = { $seat } menangkap tumpukan dengan { $card }: { shared-cards }.
    .to-seat = Kamu menangkap tumpukan dengan { $card }: { shared-cards }.
pisti-pisti = Pişti! { $seat } memainkan { $card } di atas { $cards }: { shared-points }.
    .to-seat = Pişti! Kamu memainkan { $card } di atas { $cards }: { shared-points }.
pisti-looks = Tertutup di bawah tumpukan: { $cards }.
pisti-rest = { $winner } terakhir menangkap dan mengambil sisanya, { $cards }.
    .to-winner = Kamu terakhir menangkap dan mengambil sisanya, { $cards }.
pisti-count-cards = Kartu terbanyak, { $figures }: { $count ->
    [0] seri, tanpa poin
   *[other] { $seats }
}.
    .to-seats = Kartu terbanyak, { $figures }: { shared-you-and }.
pisti-count-points = { shared-points } dari tangkapan: { $seats }.
    .to-seats = { shared-points } dari tangkapan: { shared-you-and }.
pisti-count-pistis = { shared-points } dari pişti: { $seats }.
    .to-seats = { shared-points } dari pişti: { shared-you-and }.
pisti-for-cards = { $number } untuk kartu terbanyak
pisti-for-points = { $number } dari kartu
pisti-for-pistis = { $number } dari pişti
pisti-deed = { shared-cards }, { $number ->
    [0] tanpa pişti
   *[other] { $number } pişti
}
pisti-fact = { $seat } membuat { $number } pişti.
pisti-tag = Pişti +{ $points }
pisti-count = { $count } pişti
pisti-pile = Tumpukan
pisti-under = Di bawahnya
pisti-closed = Tangkapan tertutup

pisti-hint-pisti = Itu pişti: { shared-points }.
pisti-hint-take = Tangkap tumpukan: { shared-cards }{ $points ->
    [0] .
   *[other] { "" }, dengan { $points } poin di dalamnya.
}
pisti-hint-gone = Semua { rank-name } lain sudah keluar atau ada di tanganmu, jadi cuma jack yang bisa menangkapnya.
pisti-hint-lay = Ini kartu yang paling kecil kemungkinannya disamai ({ $number }%).

pisti-one-card = Mainkan satu kartu: { $cards }. Yang ditangkap mengikuti sendiri.
