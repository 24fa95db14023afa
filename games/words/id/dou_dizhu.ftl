dou-dizhu-name = Dou Dizhu
    .line = Dua petani lawan tuan tanah: habis duluan.
    .aliases = Lawan Tuan Tanah, Landlord
dou-dizhu-rules = **Satu tuan tanah melawan dua petani. Yang kartunya habis duluan menang untuk pihaknya.**
    Kamu menawar taruhan sampai 3. Penawar tertinggi jadi tuan tanah, dapat tiga kartu lagi, dan membuka: satu kartu, pair, tiga kembar dengan atau tanpa satu kartu atau pair, straight lima kartu atau lebih, dan seterusnya. { dou-dizhu-rules-following }
    Bunga tidak dihitung. 3 paling rendah, naik sampai as, lalu **2** dan joker. { dou-dizhu-rules-bombs } Masing-masing menggandakan taruhan.
    { dou-dizhu-rules-points } Setelah enam ronde, poin terbanyak menang.
    - **Contoh:** Ann jadi tuan tanah dengan 2. Kamu memainkan bom, jadi taruhannya 4, dan kartu Ben habis duluan. Ann kehilangan 8, kamu dan Ben masing-masing dapat 4.
    .whole =
    - **Pembagian:** masing-masing 17 kartu. Tiga tetap tertutup.
    - **Menawar:** masing-masing sekali, lebih tinggi dari tawaran terakhir, atau lewat. Tawaran 3 mengakhirinya. Semua melihat tiga kartu tuan tanah. Kalau semua lewat, bagi ulang. Di pembagian ketiga, penawar pertama main dengan 1.
    - **Permainan:** tuan tanah membuka. { dou-dizhu-rules-following } Setelah lewat kamu boleh ikut lagi nanti.
    - **Jenis:** satu kartu, pair, tiga kembar. Straight adalah lima nilai berurutan atau lebih, straight ganda tiga pair berurutan atau lebih, pesawat dua tiga-kembar berurutan atau lebih: tanpa 2, tanpa joker. Tiap tiga kembar boleh membawa satu kartu, atau tiap tiga kembar membawa satu pair. Empat kembar boleh membawa dua kartu atau dua pair.
    - **Yang dibawa:** tidak boleh kedua joker atau empat kembar, dan tidak boleh tiga kembar yang bisa memperpanjang pesawat.
    - **Bom.** { dou-dizhu-rules-bombs } Empat kembar yang membawa kartu bukan bom.
    - **Taruhan** adalah tawarannya. Tiap bom dan roket menggandakannya. Begitu juga musim semi: tuan tanah habis sebelum petani sempat main, atau petani habis setelah tuan tanah main cuma sekali. { dou-dizhu-rules-points }
    - **Akhir:** enam ronde. Poin terbanyak menang.
dou-dizhu-rules-following = Setelah itu semua memainkan jenis yang sama dan kartu sebanyak itu, tapi lebih tinggi, atau lewat. Setelah dua kali lewat, yang terakhir main membuka lagi.
dou-dizhu-rules-bombs = Empat kembar adalah **bom** dan mengalahkan semuanya kecuali bom lebih tinggi. Kedua joker adalah **roket** dan mengalahkan semuanya.
dou-dizhu-rules-points = Tuan tanah menang atau kalah dua kali taruhan, tiap petani sekali.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = Panggil dan rebut: tawaran naik dengan menggandakan
dou-dizhu-variant-book = Menurut buku: tawaran terbuka, kartu bawaan tidak boleh kembar
dou-dizhu-variant-simple = Sederhana: lebih sedikit jenis, taruhan kecil

dou-dizhu-option-bidding = Cara menawar
    .once = masing-masing sekali, dari 1 sampai 3
    .open = lanjut sampai dua pemain lewat
    .grab = panggil, lalu rebut dengan taruhan ganda
dou-dizhu-option-passed_in = Kalau semua lewat
    .redeal = bagi ulang, paling banyak dua kali
    .first_plays = penawar pertama main dengan 1
dou-dizhu-option-first_bidder = Yang menawar duluan
    .rotate = pemain berikutnya
    .winner = yang habis duluan
dou-dizhu-option-attached_alike = Kartu tunggal yang dibawa boleh kembar
dou-dizhu-option-pairs_attached = Pair boleh dibawa
dou-dizhu-option-four_with_two = Empat kembar boleh membawa dua
dou-dizhu-option-spring = Musim semi menggandakan taruhan
dou-dizhu-option-doubling = Penggandaan rahasia sebelum main
dou-dizhu-option-max_doubles = Paling banyak penggandaan yang dihitung
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

dou-dizhu-do-call = Panggil
dou-dizhu-do-bid = Tawar { $number }
do-grab = Rebut
dou-dizhu-bids-first = { $seat } menawar duluan.{ dou-dizhu-last-deal }
    .to-seat = Kamu menawar duluan.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}Kalau semua lewat, penawar pertama main dengan 1.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] Panggil
    [grab] Rebut
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } menawar { $number }.
    [call] { $seat } memanggil.
    [grab] { $seat } merebut: taruhan jadi dua kali lipat.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] Kamu menawar { $number }.
        [call] Kamu memanggil.
        [grab] Kamu merebut: taruhan jadi dua kali lipat.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = Semua lewat, jadi bagi ulang.
dou-dizhu-landlord = { $seat } jadi tuan tanah dengan { $number } dan mengambil { $cards }.
    .to-seat = Kamu jadi tuan tanah dengan { $number } dan mengambil { $cards }.
dou-dizhu-chooses = { $seat } sudah memilih.
    .to-seat = Kamu sudah memilih.
dou-dizhu-doubles = { $count ->
    [0] Tidak ada yang menggandakan.
   *[other] { $seats } menggandakan.
}
    .to-seats = { $others ->
        [0] Kamu menggandakan.
       *[other] Kamu dan { $seats } menggandakan.
    }
dou-dizhu-kind = { $kind ->
    [single] kartu tunggal
    [pair] pair
    [triplet] tiga kembar
    [triplet-singles] tiga kembar dengan satu kartu
    [triplet-pairs] tiga kembar dengan pair
    [sequence] straight
    [pair-sequence] straight ganda
    [plane] pesawat
    [plane-singles] pesawat dengan kartu tunggal
    [plane-pairs] pesawat dengan pair
    [four-singles] empat kembar dengan dua kartu
    [four-pairs] empat kembar dengan dua pair
    [bomb] bom
   *[rocket] roket
}
dou-dizhu-plays = { $seat } memainkan { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = Kamu memainkan { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}Taruhan kini { $number }.
    [rocket] {" "}Taruhan kini { $number }.
   *[other] {""}
}
dou-dizhu-terms = tawaran { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· rebut × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· bom × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· roket × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· musim semi × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· paling banyak × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = Kartu { $seat } habis, jadi { $side ->
    [landlord] tuan tanah menang
   *[peasants] para petani menang
}: { dou-dizhu-terms }.
    .to-seat = Kartumu habis, jadi kamu menang: { dou-dizhu-terms }.
dou-dizhu-left = { $seat } sisa { $cards }.
    .to-seat = Kamu sisa { $cards }.
dou-dizhu-deed = tuan tanah, { dou-dizhu-terms }{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = petani{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] Tuan tanah · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = { shared-cards }!
dou-dizhu-tag-doubled = ganda
dou-dizhu-label = { $seat }: { dou-dizhu-kind }
dou-dizhu-stake = Taruhan
dou-dizhu-talon = Kartu tuan tanah

dou-dizhu-hint-call = { $passes ->
    [1] Kartu besarmu terlalu sedikit untuk main sendiri.
   *[0] Kartumu besar dan habis dalam beberapa langkah.
}
dou-dizhu-hint-double = { $yes ->
    [1] Kartumu layak digandakan.
   *[0] Kartumu tidak layak digandakan.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] Ini mengalahkan hampir semuanya, dan kartumu hampir habis.
    [rocket] Tidak ada yang mengalahkannya, dan kartumu hampir habis.
    [single] Ini kartu yang paling tidak kamu butuhkan.
   *[other] { $count } kartu sekaligus, dan tidak ada yang terpecah.
}
dou-dizhu-hint-feed = Kartu { $seat } tinggal satu. Buka dengan kartu kecil supaya habis.
dou-dizhu-hint-avoid = Kartu { $seat } tinggal { $count ->
    [1] satu, jadi buka dengan lebih dari satu kartu
   *[other] dua, jadi jangan buka dengan pair
}.
dou-dizhu-hint-high = Kartu { $seat } tinggal satu, jadi mainkan yang tertinggi.
dou-dizhu-hint-beat = Ini mengalahkannya dan ruginya sedikit.
dou-dizhu-hint-bomb = Bom sekarang: kamu jadi bisa membuka.
dou-dizhu-hint-raise = Tuan tanah jalan berikutnya. Jangan biarkan dia main kecil.
dou-dizhu-hint-partner = { $seat } kawanmu. Biarkan saja.
dou-dizhu-hint-save = Sayang kalau dipakai sekarang.

dou-dizhu-bid-higher = { $kind ->
    [call] Panggil, atau lewat.
    [grab] Rebut, atau lewat.
    [double] Double, atau lewat.
   *[bid] Tawar { $least ->
        [3] 3
       *[other] { $least } sampai 3
    }, atau lewat.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] Tidak ada yang mengalahkan roket. Kamu harus lewat.
    [bomb] Hanya bom lebih tinggi atau roket yang mengalahkan bom.
   *[other] Mainkan { dou-dizhu-kind } yang lebih tinggi, bom, atau roket, atau lewat.
}
dou-dizhu-other-size = Mainkan { shared-cards }, bom, atau roket, atau lewat.
dou-dizhu-too-low = Terlalu rendah. Kalahkan { rank-name } dengan { dou-dizhu-kind } yang lebih tinggi, atau lewat.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] Di meja ini pair tidak boleh dibawa.
    [four-with-two] Di meja ini empat kembar tidak membawa apa-apa.
   *[attached-alike] Di meja ini kartu yang dibawa harus berbeda.
}
dou-dizhu-no-combination = { $why ->
    [sequence] Straight butuh lima nilai atau lebih.
    [pair-sequence] Straight ganda butuh tiga pair atau lebih.
    [high] 2 dan joker tidak masuk straight.
    [gap] Nilai-nilai itu tidak berurutan.
   *[other] Kartu-kartu itu tidak cocok bersama.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] Kedua joker tidak boleh dibawa bersama.
    [fours] Empat kembar tidak boleh dibawa.
    [four] Empat kembar membawa dua kartu atau dua pair.
    [body] Pesawat tidak boleh membawa kartu senilai badannya.
    [readings] Tiga kembar itu bisa masuk pesawat.
    [single] Tiga kembar membawa satu kartu atau satu pair.
   *[plane] Pesawat ini membawa { $count } kartu atau { $count } pair.
}
