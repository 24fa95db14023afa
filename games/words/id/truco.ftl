truco-name = Truco
    .line = Tiga kartu, dua taruhan, dan muka datar.
    .aliases = Truco argentino
truco-rules = **Menangkan dua dari tiga trik, dan bertaruhlah. Sebelumnya, bertaruh pada dua kartu terbaikmu dari satu bunga.**
    Tiap pemain punya tiga kartu. Mainkan satu per trik; yang tertinggi menang, dan kamu tidak pernah wajib ikut bunga. Empat kartu terbaik adalah as pedang, as gada, 7 pedang, dan 7 koin. Lalu kartu 3, 2, as lain, raja, ksatria, jack, 7 lain, 6, 5, dan 4.
    Satu ronde bernilai 1 poin. Serukan **truco** supaya jadi 2. Lawan bilang **quiero** untuk menerima, **no quiero** untuk menyerah, atau menaikkan.
    Sebelum kartu pertamamu, kamu boleh menyerukan **envido**: yang punya dua kartu terbaik dari satu bunga dapat 2 poin. Gertak sesukamu. Pihak pertama yang sampai 30 menang.
    - **Contoh:** 7 dan 5 piala jadi 20 + 12, envido 32. Cuma 33 yang mengalahkannya.
    .whole =
    - **Pihak:** dengan empat atau enam pemain, pasangan duduk berselang-seling dan berbagi satu skor. Pemain di kiri pembagi adalah **mano** dan membuka trik pertama.
    - **Trik:** kalau kartu terbaik sama kuat dan ada di kedua pihak, trik itu seri, dan mano membuka lagi. Selain itu pemenangnya yang membuka.
    - **Ronde** dimenangkan pihak dengan dua trik. Kalau ada yang seri, menang pihak yang mengambil trik pertama, atau trik pertama yang tidak seri. Kalau ketiganya seri, pihak mano.
    - **Truco** 2, **retruco** 3, **vale cuatro** 4. Setelah seruan pertama, hanya pihak yang terakhir menerima yang boleh menaikkan. Kalau seruan ditolak, penyerunya dapat nilai ronde sebelumnya.
    - **Envido** dihitung 20 tambah dua kartu satu bunga, kalau tidak ada, kartu terbaikmu. As dihitung 1; jack, ksatria, dan raja 0. Kalau seri, pihak mano menang. Serukan sebelum kartu pertamamu, juga saat kamu ditanya soal truco.
    - **Menaikkan envido:** envido menambah 2, paling banyak dua kali, real envido 3. Falta envido memperebutkan sisa poin yang dibutuhkan pihak yang memimpin untuk menang. Kalau seruan terakhir ditolak, yang sebelumnya dihitung, paling sedikit 1.
    - **Jawaban:** tiap lawan ditanya bergiliran. Satu quiero atau kenaikan mengikat pihaknya; untuk menolak, semuanya harus menolak.
    - **Menyerah** hanya untuk dua pemain. Ronde diberikan ke lawan, dan 1 poin lagi kalau kamu masih bisa menyerukan envido.
    - **Flor** adalah opsi: tiga kartu satu bunga wajib diumumkan dan bernilai 3 sebagai ganti envido. Kalau kedua pihak punya, boleh dinaikkan.
    - **Menang:** poin langsung dihitung. Pihak yang sampai 30 menang di tengah ronde.
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = Cepat, sampai 15
truco-variant-flor = Dengan flor
truco-variant-all_in = Falta envido untuk seluruh pertandingan
truco-option-target = { shared-points-to-win }
truco-option-flor = Tiga kartu satu bunga adalah flor
truco-option-falta = Falta envido memperebutkan
    .leader = sisa poin pihak yang memimpin untuk menang
    .match = seluruh pertandingan, sampai ada pihak di tengah jalan
    .half = sisa poin pihak yang memimpin sampai tengah jalan
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = Quiero
do-no-quiero = No quiero
do-quiero-yes = Quiero (ya)
do-no-quiero-no = No quiero (tidak)
order-no-quiero = { do-no-quiero-no }
do-truco = Truco
    .listed = truco
do-retruco = Retruco
    .listed = retruco
do-vale-cuatro = Vale cuatro
    .listed = vale cuatro
do-envido = Envido
    .listed = envido
do-real-envido = Real envido
    .listed = real envido
do-falta-envido = Falta envido
    .listed = falta envido
do-flor = Flor
    .listed = flor
do-contraflor = Contraflor
    .listed = contraflor
do-contraflor-al-resto = Contraflor al resto
    .listed = contraflor al resto
truco-do-fold = Menyerah

truco-calls = { $seat } menyerukan { $call }, { $points ->
    [0] untuk semua sisa poin
   *[other] untuk { shared-points }
}, { $number } kalau ditolak.
    .to-seat = Kamu menyerukan { $call }, { $points ->
    [0] untuk semua sisa poin
   *[other] untuk { shared-points }
}, { $number } kalau ditolak.
truco-flor = { $seat } punya flor.
    .to-seat = Kamu punya flor.
truco-accepts = { $seat } bilang quiero.
    .to-seat = Kamu bilang quiero.
truco-refuses = { $seat } bilang no quiero.
    .to-seat = Kamu bilang no quiero.
truco-folds = { $seat } menyerah.
    .to-seat = Kamu menyerah.
truco-says = { $seat } punya { $number }.
    .to-seat = Kamu punya { $number }.
truco-plays = { $seat } memainkan { $card }.
    .to-seat = Kamu memainkan { $card }.
truco-takes = { $seat } memenangkan trik.
    .to-seat = Kamu memenangkan trik.
truco-tied = Trik ini seri.
truco-scores = { $reason ->
    [envido] { shared-points } untuk envido: { $seats }.
    [flor] { shared-points } untuk flor: { $seats }.
    [refused] { shared-points } untuk truco yang ditolak: { $seats }.
    [refused-envido] { shared-points } untuk envido yang ditolak: { $seats }.
    [refused-flor] { shared-points } untuk flor yang ditolak: { $seats }.
    [fold] { shared-points } karena lawan menyerah: { $seats }.
   *[tricks] { shared-points } untuk trik: { $seats }.
}
    .to-seats = { $reason ->
        [envido] { shared-points } untuk envido: { shared-you-and }.
        [flor] { shared-points } untuk flor: { shared-you-and }.
        [refused] { shared-points } untuk truco yang ditolak: { shared-you-and }.
        [refused-envido] { shared-points } untuk envido yang ditolak: { shared-you-and }.
        [refused-flor] { shared-points } untuk flor yang ditolak: { shared-you-and }.
        [fold] { shared-points } karena lawan menyerah: { shared-you-and }.
       *[tricks] { shared-points } untuk trik: { shared-you-and }.
    }
truco-for = { $reason ->
    [envido] { $number } untuk envido
    [flor] { $number } untuk flor
    [refused] { $number } untuk truco yang ditolak
    [refused-envido] { $number } untuk envido yang ditolak
    [refused-flor] { $number } untuk flor yang ditolak
    [fold] { $number } karena lawan menyerah
   *[tricks] { $number } untuk trik
}
truco-shows = { $seat } memperlihatkan { $cards }.
    .to-seat = Kamu memperlihatkan { $cards }.

truco-subtitle = Ronde { $round } · sampai { $target }
truco-stake = Truco
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } boleh naik
}
truco-mano = mano

truco-hint-flor = Kamu punya flor, dan wajib diumumkan.
truco-hint-envido = { $kind ->
    [no] Dengan { $number } kamu terlalu sering kalah.
    [yes] Kamu punya { $number }. Cukup bagus untuk bilang ya.
   *[call] Kamu punya { $number }, dan kebanyakan pemain punya lebih sedikit.
}
truco-hint-truco = Peluangmu memenangkan ronde sekitar { $chance }%. { $kind ->
    [no] Lepas saja.
    [yes] Cukup bagus untuk bilang ya.
   *[call] Naikkan nilainya.
}
truco-hint-lead = Buka dengan kartu tengahmu dan simpan yang terbaik untuk nanti.
truco-hint-highest = Kamu butuh trik ini. Buka dengan kartu tertinggimu.
truco-hint-partner = Pihakmu sedang unggul di trik ini. Mainkan kartu kecil.
truco-hint-wins = Menangkan trik ini semurah mungkin.
truco-hint-ties = Trik ini tidak bisa kamu menangkan, tapi bisa kamu buat seri.
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = Sudah terlambat. Envido diserukan sekali per ronde, sebelum kartu pertamamu dan sebelum truco diterima.
truco-not-higher = Lawan menyerukan { $call }. Kamu hanya bisa menyerukan yang lebih tinggi, atau menjawab quiero atau no quiero.
truco-not-your-word = Pihakmu yang terakhir menaikkan, jadi hanya lawan yang boleh menyerukan { $call }.
truco-last-step = Vale cuatro adalah kenaikan terakhir.
truco-wrong-step = Itu bukan langkah berikutnya. Yang benar { $call }.
truco-answer-first = Lawan menyerukan { $call }. Jawab quiero atau no quiero, atau naikkan.
truco-nothing-asked = Tidak ada yang menanyaimu. Mainkan kartu atau buat seruan.
truco-say-flor = Kamu punya flor. Umumkan dulu sebelum yang lain.
truco-no-flor = Kamu tidak bisa menyerukan itu. Perlu tiga kartu satu bunga, dan pertandingan dengan flor.
truco-not-with-partners = Kalau berpasangan kamu tidak bisa menyerah. Mainkan kartu, atau jawab no quiero kalau ditanya.
