fireworks-name = Kembang Api
    .line = Susun tiap warna dari 1 sampai 5. Kamu melihat semua kartu kecuali kartumu.
    .aliases = Fireworks, Hanabi
fireworks-rules = **Bersama-sama kalian menyalakan kembang api di tiap warna: 1, 2, 3, 4, 5, berurutan. Semua melihat kartumu, kecuali kamu.**
    Di giliranmu kamu melakukan satu hal. **Beri petunjuk:** sebut satu warna atau satu angka, dan semua kartu seperti itu di tangan pemain lain ditandai. Itu menghabiskan satu **token petunjuk**. **Buang:** satu token kembali. Atau **mainkan** satu kartu. Kalau itu lanjutan warnanya, kembang apinya tumbuh. Kalau bukan, itu **salah nyala**, dan yang ketiga mengakhiri pertunjukan tanpa poin. Setelah main atau buang, kamu menarik kartu.
    Kalau dek habis, semua dapat satu giliran lagi. Skor kalian adalah semua kartu yang tersusun, paling banyak 25.
    - **Contoh:** belum ada yang tersusun, dan Ben punya 1 merah dan 4 merah. Kamu memberi petunjuk “1”, dan kartu pertama Ben ditandai. Ben tidak bisa melihatnya, tapi itu pasti 1, dan 1 apa pun cocok. Ben memainkannya, dan warna merah dimulai.
    .whole =
    - **Kartu:** lima warna. Tiap warna punya tiga 1, dua 2, dua 3, dua 4, dan satu 5. Dengan dua atau tiga pemain kamu memegang lima kartu, dengan empat atau lima pemain empat. Kartu tertuamu nomor 1, dan kartu baru masuk di ujung.
    - **Petunjuk:** kalian berbagi delapan token petunjuk, dan satu petunjuk menghabiskan satu token. Petunjuk menandai semua kartu yang cocok di satu tangan, jadi semua tahu yang lain tidak cocok. Petunjuk harus cocok dengan paling sedikit satu kartu. Kamu tidak bisa memberi petunjuk ke diri sendiri.
    - **Membuang:** satu token kembali. Kamu tidak bisa membuang selama kedelapan token lengkap. Beberapa kartu cuma ada satu, jadi hati-hati dengan 5.
    - **Memainkan:** kartu yang merupakan lanjutan warnanya tersusun. Selain itu salah nyala, dan kartunya masuk buangan. 5 melengkapi warnanya dan mengembalikan satu token.
    - **Akhir:** salah nyala ketiga mengakhiri pertunjukan, dan skornya nol. Kelima warna sampai 5 adalah pertunjukan penuh. Selain itu, begitu kartu terakhir ditarik, semua dapat satu giliran lagi, termasuk yang menariknya, dan tidak ada yang menarik.
    - **Bicara:** bantuan hanya lewat petunjuk. Jangan bilang di chat apa yang dipegang orang lain.
    - **Cara komputer memberi petunjuk:** mereka mengandalkan ini, jadi dengan komputer, lakukan hal yang sama. Di antara orang terserah kalian.
      - Kartu tertuamu yang tidak ditandai adalah yang akan kamu buang berikutnya.
      - Petunjuk warna berarti: mainkan kartu terbaru yang ditandai. Kalau ada yang baru pertama kali ditandai, hanya itu yang dihitung.
      - Petunjuk angka berarti sama. Tapi kalau tidak ada warna yang butuh angka itu berikutnya, artinya cuma: simpan. Begitu juga kalau petunjuk itu menandai calon buanganmu, dan itu kartu 5, 2, atau kartu terakhir jenisnya.
      - Petunjuk 1 berarti: mainkan semua yang baru ditandai, yang tertua dulu.
    - **Contoh:** merah sudah sampai 2, dan calon buangan Cyd adalah 3 merah. 3 merah yang lain sudah hilang. Kamu memberi petunjuk “3”: itu menandai kartu terakhir jenisnya, jadi artinya cuma: simpan. Petunjuk merah artinya: mainkan.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = Malam pertama: empat salah nyala, dan yang tersusun dihitung
fireworks-variant-sixth_colour = Warna keenam
fireworks-variant-rainbow = Pelangi: ditandai semua petunjuk warna
fireworks-variant-perfect = Sempurna atau tidak sama sekali

fireworks-option-suits = Warna
    .five = lima
    .six = enam: pelangi sama seperti yang lain
    .rainbow = enam: semua petunjuk warna menandai kartu pelangi
    .rainbow_short = sama, dengan satu dari tiap kartu pelangi
fireworks-option-empty_hints = Boleh memberi petunjuk yang tidak cocok dengan kartu mana pun
fireworks-option-clocks = Token petunjuk
fireworks-option-misfires = Salah nyala yang mengakhiri pertunjukan
fireworks-option-misfire_score = Kalau berakhir karena salah nyala
    .zero = skornya nol
    .keep = yang tersusun dihitung
fireworks-option-last_round = Kalau dek habis
    .one_each = semua dapat satu giliran lagi
    .to_the_end = main terus, dan hanya pertunjukan penuh yang menang
fireworks-option-hand = Kartu di tangan
    .zero = jumlah biasa
fireworks-option-goal = Poin yang dibutuhkan untuk menang
fireworks-option-marks = Kemungkinan yang sudah gugur juga dicatat pada kartu

fireworks-do-play = Mainkan { $number }
fireworks-do-discard = Buang { $number }
do-hint = Petunjuk ke { $seat }
do-hint-colour = Petunjuk ke { $seat }: { $symbol } { $suit }
do-hint-number = Petunjuk ke { $seat }: { $number }
do-number = { $number }

fireworks-starts = { $other } jalan duluan.
    .to-other = Kamu jalan duluan.
fireworks-colour = { $seat } memberi petunjuk ke { $other }: { $count ->
    [0] tidak ada kartu { $suit }.
   *[other] { $suit }, kartu { $places }.
}
    .short = petunjuk { $suit }
    .to-seat = Kamu memberi petunjuk ke { $other }: { $count ->
        [0] tidak ada kartu { $suit }.
       *[other] { $suit }, kartu { $places }.
    }
    .to-other = { $seat } memberimu petunjuk: { $count ->
        [0] tidak ada kartu { $suit }.
       *[other] { $suit }, kartu { $places }.
    }
fireworks-number = { $seat } memberi petunjuk ke { $other }: { $count ->
    [0] tidak ada { $number }.
   *[other] { $number }, kartu { $places }.
}
    .short = petunjuk { $number }
    .to-seat = Kamu memberi petunjuk ke { $other }: { $count ->
        [0] tidak ada { $number }.
       *[other] { $number }, kartu { $places }.
    }
    .to-other = { $seat } memberimu petunjuk: { $count ->
        [0] tidak ada { $number }.
       *[other] { $number }, kartu { $places }.
    }
fireworks-plays = { $seat } memainkan { $card }.
    .to-seat = Kamu memainkan { $card }.
fireworks-misfires = { $seat } salah nyala dengan { $turned }.
    .short = salah nyala
    .to-seat = Kamu salah nyala dengan { $turned }.
fireworks-discards-card = { $seat } membuang { $turned }.
    .short = buang { $turned }
    .to-seat = Kamu membuang { $turned }.
fireworks-draws = { $seat } menarik { $card }.
    .to-seat = Kamu menarik { $card }.
fireworks-last-round = Itu kartu terakhir. Semua dapat satu giliran lagi.
fireworks-ends = Pertunjukan selesai, dengan { $number } poin.
fireworks-credit = { $number } { $suit }
fireworks-fact = { $number } dari { $most }: { $grade ->
    [fizzle] melempem.
    [sparks] ada sedikit percikan.
    [fair] pertunjukan lumayan.
    [fine] pertunjukan bagus.
    [dazzling] pertunjukan memukau.
   *[full] malam yang tak terlupakan.
}

fireworks-turn-left = 1 giliran lagi
fireworks-done = selesai
fireworks-score = { $number } tersusun, bisa sampai { $most }
fireworks-clock = Petunjuk
fireworks-fuse = Sisa salah nyala
fireworks-stock = Dek
fireworks-discards = Buangan
fireworks-built = Tersusun
fireworks-last-copies = Buangan, tinggal satu dari { $spoken }

fireworks-hint-sure = Kartu apa pun itu, pasti cocok.
fireworks-hint-marked = Petunjuk padanya berarti: mainkan.
fireworks-hint-save = { $other } bakal membuang { $card } berikutnya, padahal jangan sampai.
fireworks-hint-play = Jadi { $other } bisa memainkan { $cards }.
fireworks-hint-useless = Tidak ada yang membutuhkannya lagi.
fireworks-hint-first = Ini calon buanganmu, dan kalian butuh token petunjuk.
fireworks-hint-wait = Tidak ada petunjuk yang lebih baik, dan yang ini paling kecil ruginya.
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = Token petunjuk habis. Buang satu kartu, atau mainkan satu.
fireworks-clocks-full = Token petunjuk lengkap, jadi kamu tidak bisa membuang. Beri petunjuk, atau mainkan satu kartu.
fireworks-nothing-to-point-at = { $other } tidak punya itu. Kamu bisa memberi petunjuk { $suits }, atau { $numbers }.
fireworks-not-to-yourself = Kamu tidak bisa memberi petunjuk ke diri sendiri. Kamu bisa memberinya ke { $seats }.
fireworks-no-such-place = Kamu tidak punya kartu itu. Kartumu 1 sampai { $count }.
fireworks-colour-not-named = Kamu tidak bisa menyebut pelangi. Kamu bisa menyebut { $suits }.
fireworks-no-such-seat = Tidak ada yang duduk di situ. Kamu bisa memberi petunjuk ke { $seats }.
fireworks-a-turn = Mainkan satu kartu, buang satu, atau beri petunjuk, seperti “play 2” atau “hint 1 red”.
