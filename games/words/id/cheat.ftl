cheat-name = Bohong
    .line = Sebutkan kartu yang kamu mainkan. Tidak harus benar.
    .aliases = Cheat, Bluff, Kartu Bohong
cheat-rules = **Habiskan kartumu duluan. Kartunya dimainkan tertutup, dan kamu boleh bohong soal isinya.**
    Seorang pemain mengeluarkan as, pemain berikutnya 2, dan seterusnya sampai raja, lalu as lagi. Di giliranmu, taruh satu sampai empat kartu tertutup. Semua melihat jumlahnya. Kartu itu dianggap bernilai sesuai giliran, entah kamu punya atau tidak.
    Lalu semua yang lain ditanya apakah mereka percaya. Kalau ada yang ragu, kartunya dibuka. Kalau sesuai ucapanmu, yang ragu mengambil seluruh tumpukan. Kalau tidak, kamu yang mengambil.
    - **Contoh:** giliran kartu 8 dan kamu punya satu. Kamu menaruhnya bersama jack: “dua kartu 8.” Kalau tidak ada yang ragu, jack-mu lepas.
    .whole =
    - **Pembagian:** semua kartu, satu per satu. Sampai lima pemain memakai satu dek, enam atau lebih dua dek. Pemain di kiri pembagi mulai dengan as.
    - **Giliranmu:** kamu wajib menaruh paling sedikit satu kartu. Jumlahnya selalu jujur, tapi nilainya boleh bohong. Nilai yang diminta naik satu setiap kali main, apa pun yang terjadi.
    - **Ragu:** setiap kali ada yang main, semua yang lain menjawab diam-diam, ragu atau biarkan. Permainan lanjut setelah semua menjawab. Kalau beberapa ragu, yang pertama di kiri pemain itu yang didengar. Jawaban yang lain tetap rahasia.
    - **Kalau ada yang ragu,** hanya kartu yang terakhir dimainkan yang dibuka. Kalau semuanya bernilai itu, yang ragu mengambil tumpukan. Kalau tidak, pemainnya yang mengambil. Lalu pemain berikutnya lanjut.
    - **Akhir:** kamu habis kalau kartu terakhirmu benar atau tidak ada yang meragukannya. Yang pertama habis menang. Kalau tidak selesai-selesai, kartu paling sedikit menang.
    - **Aturan rumah** bisa membuat pemain boleh berteriak, hanya pemain berikutnya yang boleh ragu, boleh menyebut nilai di sebelahnya, atau tetap satu nilai sampai tumpukan diambil. Kalau begitu kamu boleh lewat, dan kalau semua lewat, tumpukan disingkirkan.
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = Teriak: yang paling dulu ragu yang didengar
cheat-variant-neighbours = Tetangga: nilai sama, naik satu, atau turun satu
cheat-variant-bluff = Gertak: satu nilai sampai tumpukan diambil
cheat-variant-short = Singkat: hanya pemain berikutnya yang boleh ragu
cheat-option-packs = Jumlah dek
    .auto = satu, atau dua mulai enam pemain
    .one = satu
    .two = dua
cheat-option-claims = Nilai yang kamu sebut
    .up = naik satu setiap kali
    .down = turun satu setiap kali
    .near = yang terakhir, atau yang di sebelahnya
    .same = sama sampai tumpukan diambil
cheat-option-most_cards = Paling banyak kartu sekali main
cheat-option-window = Yang boleh ragu
    .everyone = semua, ditanya bersamaan
    .open = siapa yang paling dulu, sampai permainan berikutnya
    .next = hanya pemain berikutnya
cheat-option-leads_after = Setelah ada yang ragu
    .next = pemain berikutnya lanjut
    .winner = yang benar membuka
    .taker = yang mengambil tumpukan membuka
cheat-option-scoring = Skor
    .wins = 1 untuk yang pertama habis
    .cards = sisa kartumu, dan paling sedikit menang
    .places = makin cepat habis makin banyak
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = Aku ragu
do-trust = Biarkan
order-trust = Biarkan saja
do-claim = sebagai { shared-ranks }
    .after = { $picked } sebagai { shared-ranks }
    .pick = Sebut { shared-ranks }, paling banyak { $most } kartu

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat } menaruh { shared-cards } sebagai { shared-ranks }.
    .short = { cheat-claim }
    .to-seat = Kamu menaruh { shared-cards } sebagai { shared-ranks }.
cheat-left = { $count ->
    [0] Itu kartu terakhir { $other }.
   *[other] Kartu { $other } tinggal satu.
}
    .to-other = { $count ->
        [0] Itu kartu terakhirmu.
       *[other] Kartumu tinggal satu.
    }
cheat-answers = { $seat } sudah menjawab.
    .short = sudah jawab
    .to-seat = Kamu sudah menjawab.
cheat-nobody-doubts = Tidak ada yang ragu.
cheat-doubts = { $seat } meragukan { $other }.
    .short = ragu
    .to-seat = Kamu meragukan { $other }.
    .to-other = { $seat } meragukanmu.
cheat-turned = { $cards }: { $kind ->
    [true] benar!
   *[lie] bohong!
}
cheat-takes = { $other } mengambil tumpukan, { shared-cards }.
    .to-other = Kamu mengambil tumpukan, { shared-cards }.
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = Semua lewat, jadi tumpukan disingkirkan.
cheat-out = Kartu { $other } habis!
    .to-other = Kartumu habis!
cheat-broken-off = Ini sudah terlalu lama. Ronde berakhir di sini.
cheat-for-cards = { $number } sisa di tangan

cheat-tag-asked = ditanya
cheat-tag-answered = sudah jawab
cheat-tag-caught = ambil tumpukan
cheat-tag-out = habis ke-{ $place }
cheat-holding = { shared-ranks }: { $count }
cheat-pile = Tumpukan
cheat-pile-told = Tumpukan: { $claims }
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = Ternyata benar
cheat-shown-lie = Ternyata bohong
cheat-next = Berikutnya
cheat-any-rank = nilai apa saja
cheat-plays-left = Sisa giliran

cheat-hint-cannot = Kamu tahu letak { $number } kartu { shared-ranks }, jadi { $count } lagi tidak mungkin benar.
cheat-hint-last = Kartunya bakal habis. Periksa saja.
cheat-hint-unlikely = Kecil kemungkinan dia masih punya { shared-ranks }. Periksa saja.
cheat-hint-whim = Sesekali ada untungnya memeriksa.
cheat-hint-trust = Bisa jadi memang benar.
cheat-hint-all = Semua { shared-ranks } milikmu, dan itu benar.
cheat-hint-some = Sebanyak mungkin { shared-ranks }, dan itu benar.
cheat-hint-more = Benar, ditambah satu kartu yang tidak kamu butuhkan.
cheat-hint-none = Kamu tidak punya { shared-ranks }, jadi terpaksa bohong. { $card } paling lama tidak kamu butuhkan.
cheat-hint-pass = Kamu tidak punya { shared-ranks }. Tunggu tumpukan berikutnya.

cheat-too-few-packs = Dengan dek sesedikit itu cuma ada { $most } kartu per nilai. Izinkan paling banyak { $most } sekali main.
cheat-must-play = Kamu tidak bisa lewat. Taruh paling sedikit satu kartu, benar atau tidak. Kamu bisa menyebut { $ranks }.
cheat-too-many = Kamu bisa menaruh paling banyak { $count } kartu.
cheat-rank-is-fixed = Taruh saja kartumu. Toh dihitung sebagai { shared-ranks }.
cheat-name-a-rank = Sebutkan nilainya, seperti “7C 9D claim 8”. Kamu bisa menyebut { $ranks }.
cheat-wrong-rank = Kamu tidak bisa menyebut itu. Kamu bisa menyebut { $ranks }.
cheat-nothing-to-doubt = Tidak ada yang bisa diragukan. { $kind ->
    [taken] { $other } sudah mengambil tumpukan.
    [late] Sudah terlambat untuk meragukan { $other }.
   *[none] Sekarang giliran { $other } main.
}
cheat-own-claim = Itu ucapanmu sendiri. Yang boleh ragu: { $seats }.
cheat-not-yours-to-doubt = Kamu tidak bisa meragukan ini. Yang boleh: { $seats }.
cheat-has-answered = Kamu sudah menjawab. Tunggu { $seats }.
cheat-answer-first = { $other } menyebut { shared-ranks }. Ragukan atau biarkan dulu.
cheat-not-your-turn = Tunggu dulu jawaban dari { $seats }.
