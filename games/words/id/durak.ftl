durak-name = Durak
    .line = Kalahkan atau ambil. Yang terakhir pegang kartu jadi si bodoh.
    .aliases = Si Bodoh, Podkidnoy, Perevodnoy
durak-rules = **Habiskan semua kartumu. Tidak ada yang menang: yang terakhir pegang kartu jadi durak, si bodoh.**
    Pemain di kananmu menyerangmu dengan satu kartu. Kalahkan dengan kartu lebih tinggi dari bunga yang sama, atau dengan truf apa saja. Kartu yang dikalahkan tetap di meja, bersama kartu yang mengalahkannya. Selama semuanya sudah dikalahkan, yang lain boleh menambah kartu, tapi hanya nilai yang ada di meja. Kalau kamu tidak bisa mengalahkan sebuah kartu, atau tidak mau, ambil semua kartu di meja ke tanganmu.
    Setelah tiap serangan semua menarik kartu sampai enam lagi, selama masih ada. Kalau semuanya kamu kalahkan, kartu-kartu itu keluar dari permainan dan giliranmu menyerang. Kalau kamu mengambil, giliranmu hilang.
    - **Contoh:** trufnya hati. Ann menyerangmu dengan 9♣. Kamu mengalahkannya dengan J♣. Sekarang ada 9 dan jack di meja, jadi Cyd menambah J♦. Kamu tidak punya wajik lebih tinggi, tapi hati apa saja bisa: kamu memainkan 6♥. Tidak ada yang menambah. Kartu-kartu itu keluar dari permainan, dan kamu menyerang.
    .whole =
    - **Kartu:** 36, mulai dari 6, as paling tinggi. Masing-masing enam. Kartu berikutnya dibuka, dan bunganya jadi truf. Kartu itu ditaruh di bawah **tumpukan ambil** dan ditarik terakhir. Dengan enam pemain, itu kartu terakhir yang dibagi.
    - **Mengalahkan:** kartu lebih tinggi dari bunga yang sama, atau truf. Hanya truf lebih tinggi yang mengalahkan truf.
    - **Yang mulai:** yang punya truf terkecil menyerang. Kalau tidak ada yang punya, pemain di kiri pembagi. Pembagi pertama dipilih acak, setelah itu si bodoh yang membagi.
    - **Menyerang:** penyerang memainkan satu kartu, atau beberapa yang nilainya sama, ke pemain di kirinya.
    - **Bertahan:** kalahkan kartu-kartunya dalam urutan apa pun, satu per satu. Kamu boleh mengambil kapan saja, bahkan di tengah jalan. Kalau begitu kamu mengambil semuanya, termasuk kartu yang sudah kamu mainkan.
    - **Menambah:** kalau semua kartu sudah dikalahkan, penyerang ditanya dulu, lalu yang lain searah jarum jam. Tambah kartu dengan nilai apa saja yang ada di meja, atau lewat. Sekali lewat, kamu baru ditanya lagi kalau muncul nilai baru, atau kalau yang bertahan mengambil. Semua ditanya, entah punya kartu yang cocok atau tidak, jadi tidak ada yang bocor.
    - **Jumlah:** paling banyak enam kartu serangan, dan tidak pernah lebih dari kartu yang dipegang pemain bertahan di awal.
    - **Mengambil:** yang lain masih boleh menambah kartu yang cocok, sampai batasnya.
    - **Menarik:** penyerang melengkapi sampai enam dulu, lalu yang lain searah jarum jam, yang bertahan terakhir.
    - **Serangan berikutnya:** kalau semuanya kamu kalahkan, giliranmu menyerang. Kalau kamu mengambil, giliran pemain di kirimu.
    - **Akhir:** kalau tidak ada lagi yang bisa ditarik, kamu selesai begitu kartumu habis. Yang terakhir pegang kartu jadi si bodoh, dan pertandingan berakhir. Kalau kartu terakhir habis di serangan yang sama, tidak ada si bodoh, dan kartu dibagi lagi.
    - **Contoh:** tumpukan ambil kosong. Ann tinggal punya 6♣, dan kamu punya 7♣ dan 8♦. Ann memainkan 6♣, kamu mengalahkannya dengan 7♣. Kartu Ann habis, dan kamu tertinggal dengan 8♦. Kamu jadi si bodoh.
    - **Mengoper serangan** adalah aturan rumah: sebelum mengalahkan kartu apa pun, tambahkan satu kartu senilai ke serangan. Sekarang pemain di kirimu harus bertahan terhadap semuanya. Kartunya harus paling sedikit sebanyak itu.
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = Operan: serangan boleh dioper
durak-variant-partners = Berpasangan, untuk 4 atau 6 pemain
durak-variant-pair = Cepat untuk dua pemain: 24 kartu, sampai tiga kali kalah
durak-variant-big_pack = Dek besar, dan hanya tetangga yang menambah

durak-option-deck = Jumlah kartu di dek
durak-option-mode = Pemain bertahan
    .throw_in = mengalahkan atau mengambil
    .transfer = juga boleh mengoper serangan dengan kartu senilai
durak-option-show_trump = Truf senilai cukup diperlihatkan untuk mengoper serangan, tanpa dimainkan
durak-option-limit = Paling banyak kartu dalam satu serangan
durak-option-first_limit = Paling banyak kartu serangan sampai ada yang dikalahkan
durak-option-throwers = Yang boleh menambah
    .all = semua
    .neighbours = kedua tetangga pemain bertahan
    .attacker = hanya penyerang
durak-option-throw_in = Cara menambah
    .in_turn = bergiliran
    .free = siapa cepat, komputer terakhir
durak-option-pile_on = Kalau pemain bertahan mengambil, yang lain boleh menambah
durak-option-teams = Berpasangan, berselang-seling
durak-option-opener = Serangan pertama
    .lowest_trump = yang punya truf terkecil
    .under_fool = pemain di kanan si bodoh, jadi si bodoh bertahan
    .after_fool = pemain di kiri si bodoh
durak-option-scoring = Pertandingan
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

durak-do-take = Ambil
durak-do-pass = Lewat
do-attack = Mainkan
    .with = Mainkan { $picked }
do-attack-several = Mainkan beberapa
do-beat =
    .on = { $cards } di atas { $card }
    .beside = di atas { $card }
do-transfer = Oper serangan dengan
    .beside = Oper serangan
    .with = Oper serangan dengan { $picked }
do-show = Oper, perlihatkan
    .beside = Perlihatkan dan oper
    .with = Oper, perlihatkan { $picked }

durak-turned-up = { $seat } membagi kartu. { $card } dibuka, jadi trufnya { $suit }.
    .to-seat = Kamu membagi kartu. { $card } dibuka, jadi trufnya { $suit }.
durak-opens = { $other } menyerang duluan.
    .to-other = Kamu menyerang duluan.
durak-attacks = { $seat } menyerang { $other } dengan { $cards }.
    .to-seat = Kamu menyerang { $other } dengan { $cards }.
    .to-other = { $seat } menyerangmu dengan { $cards }.
durak-throws = { $seat } menambah { $cards }.
    .to-seat = Kamu menambah { $cards }.
durak-adds = { $seat } menyertakan { $cards }.
    .to-seat = Kamu menyertakan { $cards }.
durak-beats = { $seat } memainkan { $card } di atas { $turned }.
    .to-seat = Kamu memainkan { $card } di atas { $turned }.
durak-transfers = { $seat } mengoper serangan ke { $other } dengan { $card }.
    .to-seat = Kamu mengoper serangan ke { $other } dengan { $card }.
    .to-other = { $seat } mengoper serangan kepadamu dengan { $card }.
durak-shows = { $seat } memperlihatkan { $card } dan mengoper serangan ke { $other }.
    .short = tunjuk { $card }
    .to-seat = Kamu memperlihatkan { $card } dan mengoper serangan ke { $other }.
    .to-other = { $seat } memperlihatkan { $card } dan mengoper serangan kepadamu.
durak-takes = { $seat } mengambil.
    .short = ambil
    .to-seat = Kamu mengambil.
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = Semua dikalahkan. Kartu-kartu itu keluar dari permainan.
durak-gets = { $other } mengambil { $count } kartu.
    .to-other = Kamu mengambil { $count } kartu.
durak-draws = { $other } menarik { $count } kartu.
    .to-other = Kamu menarik { $count } kartu.
durak-you-draw = { shared-you-draw }
durak-out = Kartu { $other } habis!
    .to-other = Kartumu habis!
durak-fool = { $seats } jadi si bodoh.
    .to-seats = { $others ->
        [0] Kamu jadi si bodoh.
       *[other] Kamu dan { $seats } jadi si bodoh.
    }
durak-drawn = Tidak ada si bodoh. Hasilnya seri.

durak-is-fool = si bodoh
durak-is-attacker = menyerang
durak-defends = bertahan
durak-is-taking = ambil
durak-passed = { shared-passed }
durak-throws-next = tambah ke-{ $place }
durak-trump = Truf
durak-talon = Tumpukan
durak-bout-beaten = Semua dikalahkan
durak-bout-open = Serangan
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] cukup
   *[other] sampai { $count } lagi
}
durak-bout-taken = { $other } ambil · { $count ->
    [0] cukup
   *[other] sampai { $count } lagi
}
durak-takes-all = Ambil semua

durak-hint-sure = Kamu tahu kartu { $other }, dan tidak ada yang mengalahkan ini.
durak-hint-low = Kartu terkecilmu yang paling tidak berguna.
durak-hint-pair = Kartunya kecil, dan { $count ->
    [2] dua
    [3] tiga
   *[other] empat
} kartu senilai harus dikalahkan satu per satu.
durak-hint-trumps = Kartumu tinggal truf. Mulai dari yang terkecil.
durak-hint-throw = { $count ->
    [1] Kartu ini bukan truf
   *[other] Kartu-kartu ini bukan truf
}, dan { $other } harus mengeluarkan yang lebih bagus.
durak-hint-add = Beri { $other } kartu sebanyak mungkin, tapi simpan trufmu.
durak-hint-late = Tidak ada lagi yang bisa ditarik, jadi lepas kartu sebanyak mungkin.
durak-hint-keep = Kartu yang cocok terlalu bagus untuk dilepas.
durak-hint-nothing = Tidak ada kartumu yang cocok.
durak-hint-show = { $card } tetap di tanganmu, dan sekarang jadi urusan { $other }.
durak-hint-transfer = Biar { $other } yang menghadapinya.
durak-hint-beat = Ini kartu termurah yang bisa.
durak-hint-rank = Yang lebih murah memberi mereka nilai baru untuk ditambahkan.
durak-hint-trump = Perlu truf, dan { $card } yang termurah.
durak-hint-cannot = Kamu tidak bisa mengalahkan { $count ->
    [1] kartu itu
   *[other] semuanya
}. Jangan buang-buang kartu.
durak-hint-two-trumps = Itu menghabiskan { $count } truf, terlalu mahal di awal begini.
durak-hint-dear = Itu menghabiskan { $card }, terlalu bagus untuk dilepas di awal begini.

durak-teams = Untuk berpasangan perlu 4 atau 6 pemain.
durak-too-few-cards = 24 kartu cukup untuk paling banyak { $most } pemain.
durak-must-open = Kamu menyerang, jadi wajib memainkan kartu.
durak-rank-not-there = { $card } tidak cocok. Nilai yang ada di meja: { $ranks }.
durak-no-room = Tinggal { $count } kartu lagi yang bisa dimainkan: { $kind ->
    [hand] { $other } harus bisa mengalahkan semuanya.
   *[limit] itu batas serangan ini.
}
durak-does-not-beat = { $cards } tidak mengalahkan { $card }. Kamu butuh { $kind ->
    [trump] truf yang lebih tinggi.
   *[plain] { $suit } yang lebih tinggi, atau truf.
}
durak-not-lying-open = { $card } bukan kartu yang harus dikalahkan. Kamu bisa mengalahkan { $cards }.
durak-no-transfer = { $kind ->
    [beaten] Kamu sudah mengalahkan satu kartu, jadi tidak bisa mengoper serangan.
    [rank] Kamu hanya bisa mengoper dengan { rank-name } lain.
    [trump] Kamu hanya bisa memperlihatkan truf senilai itu.
    [shown] Kartu itu sudah kamu pakai untuk mengoper. Tidak bisa diperlihatkan dua kali.
    [few] Kartu { $other } tidak cukup untuk itu.
    [limit] Serangan ini tidak bisa ditambah kartu lagi.
    [nobody] Tidak ada yang bisa dioper.
   *[never] Di meja ini serangan tidak bisa dioper begitu. Kalahkan atau ambil.
}
durak-not-your-throw = Sekarang giliran { $seats } menambah. Tunggu sebentar.
durak-now-attack = Kamu menyerang. Mainkan satu kartu, atau beberapa yang senilai.
durak-now-defend = Kamu bertahan. Kalahkan satu kartu, atau ambil.
durak-now-throw = Semuanya sudah dikalahkan. Tambah kartu dengan nilai yang ada di meja, atau lewat.
durak-now-pile_on = { $other } mengambil. Sertakan kartu dengan nilai yang ada di meja, atau lewat.
