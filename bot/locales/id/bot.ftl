press-join = Gabung
press-leave = Keluar
press-computer = Tambah komputer
press-dismiss = Hapus komputer
press-options = Opsi
press-keep = Simpan aturan ini
press-drop = Hapus “{ $name }”
press-private = Jadikan privat
press-open = Jadikan publik
press-start = Mulai
press-play = Main
press-manage = Meja …
press-thread = Pindah ke utas
press-hand = Lihat kartuku
press-here = Aku kembali
press-substitute = Biar komputer yang main
press-substitute-too = Biar komputer yang main ({ $count } dari { $needed })
press-again = Main lagi
press-void = Minta batalkan pertandingan
press-watch = Terus menonton
press-end-here = Akhiri di sini
press-resume = Lanjutkan
press-agree = Setuju
press-let-in = Izinkan duduk
press-enter = Duduk
press-stay-out = Tidak jadi duduk
press-no = Tidak
press-withdraw = Tidak jadi
press-hint = Saran
press-why = Kenapa?
press-ready = Siap
press-say = Reaksi
press-scores = Skor
press-verify = Periksa
press-numbers = Bukti kocokan
press-replay = Putar ulang
press-review = Ulasan
press-review-show = Tunjukkan
press-review-again = Coba lagi
press-review-back = Sebelumnya
press-review-next = Berikutnya
press-first = Awal
press-back = Mundur
press-next = Maju
press-last = Akhir
press-round = { $unit ->
    [deck] Dek berikutnya
    [hole] Hole berikutnya
   *[round] Ronde berikutnya
}
press-open-hands = Lihat semua kartu
press-hide-hands = Sembunyikan kartu
press-share = Bagikan
press-film = Buat klip
press-record = Berkas pertandingan
press-report = Laporkan
press-form = Isi formulir
pick-card = Mainkan satu kartu

shelf-head = ### Mau main apa?
shelf-pick = Pilih permainan
game-alias = { $name } ({ $alias })
shelf-taken = Baru saja ada yang membuka meja di sini. Gabung ke meja itu, atau pakai /play untuk membuka yang lain.
press-notifying = Kabari aku
notify-head = { $count ->
    [0] Pilih permainan. Kalau ada meja dibuka di sini, aku mengirimimu pesan langsung tanpa suara.
   *[other] Kalau ada meja salah satu permainan ini dibuka di sini, aku mengirimimu pesan langsung tanpa suara. Kosongkan pilihan untuk berhenti.
}
notify-opened = 🎴 **{ $host }** membuka meja { $name }: { $place }
role-called = 🎴 { $mention } **{ $host }** membuka meja { $name }: { $place }
notify-daily = { $wish ->
    [on] Aku juga mengabarimu setiap kali tantangan harian dimulai.
   *[off] Aku juga bisa mengabarimu setiap kali tantangan harian dimulai.
}
notify-muted = Tidak ada lagi pesan soal { $name } di sana. `/notify` menyalakannya lagi.
notify-nowhere = Ketik `/notify` di server yang ingin kamu dengar kabarnya.
press-mute = Bisukan
lobby-head = ### { $name }
    Tekan **Gabung** untuk duduk, dan **Mulai** kalau semua sudah ada.
lobby-held = *disimpan untuk { $name }, terbuka lagi { $time }*
lobby-invited = *disimpan untuk { $name }*
lobby-english = Permainan ini hanya tersedia dalam bahasa Inggris.
lobby-private = 🔐 Privat: kamu perlu undangan untuk bergabung. `/table invite` mengirimnya. Yang lain di sini boleh menonton, tapi kartu dan putar ulang tersembunyi sampai pertandingan selesai.
lobby-answers = 🧳 Aku tidak terpasang di server ini, jadi meja hanya diperbarui selama 15 menit setelah ada yang mengekliknya, dan aku tidak bisa menyebutmu saat giliranmu. Tekan **Lihat kartuku** untuk melihat kartumu.
lobby-alone = Hanya kamu yang bisa melihat meja ini, karena server ini menyembunyikan balasanku. Kamu tetap bisa main lawan komputer di sini.
lobby-farewell = 💤 Selama { $minutes } menit tidak ada apa-apa, jadi meja { $name }-mu kututup: { $place }. Buka yang lain dengan /play.
lobby-moved = Mejanya sekarang ada di { $place }.
lobby-begun = 🎴 **{ $name }** sudah dimulai: { $place }
lobby-crowded = -# Di kanal ini banyak meja, jadi gambarnya lambat. Di utas lebih cepat: **Meja …** memindahkan meja ini ke utasnya sendiri.
manage-head = **{ $name }**: yang kamu ubah di sini terlihat di meja.
lobby-open = Masih ada tempat untuk { $count } orang.
lobby-computers = Kalau mulai sekarang, { $count } komputer ikut main.
lobby-more-computers = Kalau mulai sekarang, { $count } komputer lagi ikut main.
lobby-full-of-people = Mejanya penuh.
lobby-full-of-computers = Semua kursi terisi, tapi kamu masih bisa gabung: kamu menggantikan satu komputer.
lobby-partners = Pasangan: { $teams }
seats-choose = Pilih kursimu
seats-shuffle = Acak kursi
seat-free = Kosong
seat-computer = komputer
lobby-sealed = 🔒 Kocokan disegel
number-own = { $place ->
        [here] Kamu ikut.
       *[elsewhere] Kamu ikut main lagi: { $place }
    }
number-seal = -# 🔒 Kocokan disegel ||nomor `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , sidik jari `{ $commitment }`
}||
deal-told = **{ $seat }** mengocok. 🔒 Kocokan disegel ||`{ $seal }`||
deal-beacon = -# ||Ronde { $round } dari suar acak publik juga ikut dicampur.||
computer = 🤖 { $name } · { $level ->
    [easy] mudah
    [normal] normal
   *[hard] sulit
}
computer-character = 🤖 { $name } · { $level ->
    [easy] mudah
    [normal] normal
   *[hard] sulit
}, { $manner ->
    [cautious] hati-hati
    [counts-cards] menghafal kartu
   *[bold] berani
}
computer-way = { $level ->
    [easy] mudah
    [normal] normal
   *[hard] sulit
}, { $manner ->
    [cautious] hati-hati
    [counts-cards] menghafal kartu
   *[bold] berani
}
levels-choose = Atur level komputer
level-change = { $name } menggantikan { $old }
table-computers = -# { $computers }
lobby-clock = { $clock }, plus { $count } { $unit ->
    [minutes] menit
   *[other] menit
} per pertandingan kalau yang lain mau menunggu
clock-none = Tanpa batas waktu
clock-seconds = { $count } detik per giliran
clock-minutes = { $count } menit per giliran
clock-hours = { $count } jam per giliran

options-head = **Opsi** untuk meja ini. Pilih sampai lima yang mau diubah.
options-pick = Ubah opsi
options-changed = Aturan rumah
options-rarer = Aturan rumah lainnya
options-more = +{ $count } lagi: /rules
keep-name = Nama untuk aturan ini
keep-first = Pakai untuk meja { $name } baru di sini
presets-many = Server ini sudah menyimpan { $most } paket aturan untuk permainan ini. Hapus satu dulu.
presets-no-name = Beri nama aturan ini.
option-clock = Waktu tiap giliran
option-title = Ubah opsi
option-range = Dari { $least } sampai { $most }
option-span = Dari { $least } sampai { $most }{ $step ->
    [1] { "" }
   *[other] , kelipatan { $step }
}
option-span-or-none = Dari { $least } sampai { $most }{ $step ->
    [1] { "" }
   *[other] , kelipatan { $step }
}, atau “{ option-none }”
option-on = ya
option-off = tidak
option-none = tidak ada
label-and-hint = { $label }. { $hint }
option-zero = { $title } (0: { $zero })
number-title = Berapa?

rules-head = ### { $name }
rules-changed-here = **Di meja ini:**
rules-here = **Di meja ini:** { $rules }
rules-as-usual = **Aturan standar:**
rules-all-usual = **Meja ini memakai aturan standar:**
rules-of-nowhere = **Aturan standar.** Yang membuka meja boleh mengubah semua ini:
press-rules = Aturan
press-rules-minute = Aturan singkat
press-rules-whole = Aturan lengkap
press-rules-table = Aturan meja ini
press-rules-usual = Aturan standar

table-turning-up = **All-in.** Kartu berikutnya segera dibuka.
table-turn = { $count ->
    [1] Giliran **{ $seats }**
   *[other] Menunggu **{ $seats }**
}
table-turn-clock = { $count ->
    [1] Giliran **{ $seats }**
   *[other] Menunggu **{ $seats }**
}, batas waktu { $time }
table-turn-spare = **{ $seats }** memakai waktu tambahan, batas waktu { $time }
table-resting = { $unit ->
    [deck] Dek ini selesai
    [hole] Hole ini selesai
   *[round] Ronde ini selesai
}. Pembagian berikutnya { $time }, atau begitu semua menekan **Siap**.
table-unready = Menunggu **{ $seats }** siap.
    .to-seats = { $others ->
        [0] Menunggu **kamu** siap.
       *[other] Menunggu **kamu** dan **{ $seats }** siap.
    }
ready-noted = Kamu siap. Menunggu **{ $seats }**.
table-won = { $count ->
    [all] 🏆 Kalian semua menang!
   *[other] 🏆 **{ $seats }** memenangkan pertandingan!
}
    .to-seats = { $count ->
        [all] 🏆 Kalian semua menang!
        [1] 🏆 **Kamu** memenangkan pertandingan!
        [2] 🏆 **Kamu** dan **{ $seats }** memenangkan pertandingan!
       *[other] 🏆 **Kamu**, **{ $seats }** memenangkan pertandingan!
    }
table-lost = { $count ->
    [0] Kalian semua kalah.
    [house] Bandar menang.
   *[other] **{ $seats }** kalah dalam pertandingan ini.
}
    .to-seats = { $count ->
        [0] Kalian semua kalah.
        [house] Bandar menang.
        [1] **Kamu** kalah dalam pertandingan ini.
        [2] **Kamu** dan **{ $seats }** kalah dalam pertandingan ini.
       *[other] **Kamu**, **{ $seats }** kalah dalam pertandingan ini.
    }
table-away = 🤖 **{ $seats }** sedang pergi, jadi komputer yang main.
table-replaced = -# 🤖 { $seat } menggantikan { $name }.
table-deserted = 🏁 **{ $seats }** sudah selesai, jadi tinggal komputer. Terus menonton, atau akhiri di sini? Kalau tidak ada jawaban, pertandingan berakhir { $time }.
    .to-seats = 🏁 Kamu sudah selesai{ $others ->
        [0] {""}
       *[other] , begitu juga **{ $seats }**
    }, jadi tinggal komputer. Terus menonton, atau akhiri di sini? Kalau tidak ada jawaban, pertandingan berakhir { $time }.
table-rests = 💤 Semua sedang pergi. Tekan **Aku kembali** untuk lanjut main. Kalau tidak ada, meja ditutup { $time }.
table-paused-until = ⏸️ Meja sedang jeda, dan waktu berhenti. Lanjut { $time }, atau kalau ada yang menekan **Lanjutkan**.
table-absent = ⏱️ **{ $seats }** kehabisan waktu di kebanyakan giliran, jadi dihitung kalah.
    .to-seats = ⏱️ { $others ->
        [0] Kamu
        [1] Kamu dan **{ $seats }**
       *[other] Kamu, **{ $seats }**
    } kehabisan waktu di kebanyakan giliran, jadi dihitung kalah.
table-practice = 🎓 Ini latihan, jadi rating tidak berubah.
asked-stop = 🏁 **{ $seats }** mau mengakhiri pertandingan.
    .to-seats = 🏁 { $others ->
        [0] Kamu mau
        [1] Kamu dan **{ $seats }** mau
       *[other] Kamu, **{ $seats }** mau
    } mengakhiri pertandingan.
asked-void = 🏳️ **{ $seats }** mau membatalkan pertandingan ini, supaya tidak dihitung untuk siapa pun.
    .to-seats = 🏳️ { $others ->
        [0] Kamu mau
        [1] Kamu dan **{ $seats }** mau
       *[other] Kamu, **{ $seats }** mau
    } membatalkan pertandingan ini, supaya tidak dihitung untuk siapa pun.
asked-redeal = 🔄 **{ $seats }** mau bagi ulang.
    .to-seats = 🔄 { $others ->
        [0] Kamu mau
        [1] Kamu dan **{ $seats }** mau
       *[other] Kamu, **{ $seats }** mau
    } bagi ulang.
asked-pause = ⏸️ **{ $seats }** mau jeda dulu.
    .to-seats = ⏸️ { $others ->
        [0] Kamu mau
        [1] Kamu dan **{ $seats }** mau
       *[other] Kamu, **{ $seats }** mau
    } jeda dulu.
asked-kick = 🚪 **{ $seats }** mau mengganti **{ $other }** dengan komputer.
    .to-seats = 🚪 { $others ->
        [0] Kamu mau
        [1] Kamu dan **{ $seats }** mau
       *[other] Kamu, **{ $seats }** mau
    } mengganti **{ $other }** dengan komputer.
    .to-other = 🚪 **{ $seats }** mau menggantimu dengan komputer.
asked-undo = { $count ->
    [1] ↩️ **{ $seats }** mau mengurungkan langkah terakhirnya.
   *[other] ↩️ **{ $seats }** mau mengurungkan langkah terakhir.
}
    .to-seats = ↩️ { $others ->
        [0] Kamu mau mengurungkan langkah terakhirmu.
        [1] Kamu dan **{ $seats }** mau mengurungkan langkah terakhir.
       *[other] Kamu, **{ $seats }** mau mengurungkan langkah terakhir.
    }
asked-tie = 🤝 **{ $seats }** mau menyepakati seri.
    .to-seats = 🤝 { $others ->
        [0] Kamu mau
        [1] Kamu dan **{ $seats }** mau
       *[other] Kamu, **{ $seats }** mau
    } menyepakati seri.
asked-claim = { $count ->
    [1] 🙌 **{ $seats }** mengklaim sisa trik.
   *[other] 🙌 Menurut **{ $seats }**, sisa trik milik **{ $other }**.
}
    .to-seats = 🙌 { $others ->
        [0] Kamu mengklaim sisa trik.
        [1] Menurut kamu dan **{ $seats }**, sisa trik milik **{ $other }**.
       *[other] Menurut kamu, **{ $seats }**, sisa trik milik **{ $other }**.
    }
    .to-seats-other = 🙌 { $others ->
        [0] Kamu mengklaim sisa trik.
        [1] Menurut kamu dan **{ $seats }**, sisa trik milikmu.
       *[other] Menurut kamu, **{ $seats }**, sisa trik milikmu.
    }
    .to-other = 🙌 Menurut **{ $seats }**, sisa trik milikmu.
asked-sit = 💺 **{ $name }** mau mengambil kursi **{ $other }**.
guest-comes = 💺 **{ $name }** mengambil kursi **{ $seat }** di pembagian berikutnya.
asked-others = Setuju, **{ $seats }**? Batas waktu: { $time }.
    .to-seats = { $others ->
        [0] Kamu setuju?
        [1] Kamu dan **{ $seats }** setuju?
       *[other] Kamu, **{ $seats }** setuju?
    } Batas waktu: { $time }.
asked-all = Semua setuju, jadi pertandingan berakhir setelah { $unit ->
    [deck] dek ini
    [hole] hole ini
   *[round] ronde ini
}.
table-long = ⏳ { $seat }, pertandingan ini sudah mencapai { $count } langkah, jadi berakhir setelah { $unit ->
    [deck] dek ini
    [hole] hole ini
   *[round] ronde ini
}.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 Kocokan disegel
table-opened = -# 🔓 Bukti kocokan: tekan **Periksa**
table-moves = { $place ->
    [here] Ini mejanya.
   *[elsewhere] Mejanya sekarang ada di { $place }.
}
table-out-of-reach = Meja itu hanya bisa kukirim di kanalnya sendiri. Ketik /table show di sana.
table-stays = Meja tidak bisa kukirim sekarang. Coba lagi sebentar lagi.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}Ke meja]({ $link })
hand-away = 🤖 Kamu tadi pergi, jadi komputer yang main. Tekan **Aku kembali** untuk mengambil alih.
hand-paused = Sedang jeda
hand-others = Yang lain sedang main
hand-order = ⏩ Di giliranmu nanti kumainkan **{ $order }** untukmu. Tekan tombolnya lagi untuk membatalkan.
hand-standing-order = ⏩ Mulai sekarang kumainkan **{ $order }** untukmu. Tekan tombolnya lagi untuk membatalkan.
hand-turn-clock = **Giliranmu,** batas waktu { $time }.
hand-turn-spare = **Giliranmu,** dan kamu memakai waktu tambahan. Yang lain boleh meminta komputer main. Batas waktu { $time }.
hand-own = { $label }: { $cards }
hint = 💡 **{ $action }**: { $why }
why-head = Kucoba tiap langkah di banyak kemungkinan kartu. Di akhir { $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
}, dibanding lawan terkuatmu, kamu akan:
why-move-even = **{ $action }**: kira-kira sama kuat
why-move-better = **{ $action }**: unggul sekitar { $points } poin
why-move-worse = **{ $action }**: tertinggal sekitar { $points } poin
why-ahead = Setelah melihat lebih jauh, ini lebih baik dari pilihan pertamaku.
why-instead = Dalam banyak ronde, ini lebih baik dari pilihan pertamaku.
why-policy = Begitulah langkah komputer level sulit.
why-rule = Ini patokan umum. Di permainan ini, melihat lebih jauh belum mengalahkannya.
why-late = Aku kehabisan waktu untuk melihat lebih jauh.
why-only = Cuma ini langkah yang kamu punya.
type-it = ⌨️ Itu tidak muat di tombol. Ketik dengan `/move`: `{ $action }`
your-turn = { $mention } Giliranmu di { $name }. Tekan **Lihat kartuku** di bawah meja.
dm-late = { $mention } Discord sedang tidak mengantarkan kartumu. Tekan **Lihat kartuku** di bawah meja untuk melihatnya dan main.
dm-closed = { $mention } Aku tidak bisa mengirimimu pesan langsung. Tekan **Lihat kartuku** di bawah meja untuk melihat kartumu dan main.
hand-kicked = Meja menggantimu dengan { $seat }. { $mode ->
    [practice] Ini latihan, jadi tidak dihitung kalah.
   *[rated] Kamu hanya kalah kalau kursi itu kalah.
}
hand-sent-away = Pengelola server ini menggantimu dengan { $seat }. { $mode ->
    [practice] Ini latihan, jadi tidak dihitung kalah.
   *[rated] Di paruh pertama pertandingan, itu tidak dihitung kalah. Setelah itu, hasilmu sama dengan hasil kursimu.
}
hand-gone = Kamu tidak main selama seminggu, jadi { $seat } menggantikanmu. { $mode ->
    [practice] Ini latihan, jadi tidak dihitung kalah.
   *[rated] Ini dihitung kalah.
} Tekan **Duduk** di bawah meja untuk kembali.
hand-left = Kamu keluar dari pertandingan. { $seat } melanjutkan untukmu.
hand-rating = Rating-mu: { $before } → **{ $after }**
time-up = ⏱️ { $seat } kehabisan waktu.
    .to-seat = ⏱️ Kamu kehabisan waktu.
just-drawn = { $text } · baru
was-forced = Itu satu-satunya langkahmu.
was-ordered = Kumainkan untukmu, seperti yang kamu minta.
last-trick = Trik terakhir
no-last-trick = Belum ada trik yang selesai.

verify-true = ✅ **Bukti kocokan:** { $name }, selesai { $time }. { $told }
verify-false = ❌ **Bukti kocokan:** { $name }, selesai { $time }. { $told }
verify-lobby = 🔒 **Bukti kocokan:** { $name }, belum dibagi. Sebelum ada yang bergabung, aku mengundi satu rahasia untuk kocokan; sidik jarinya `{ $commitment }`. Tiap **Gabung** menambah angkanya sendiri, begitu juga pembagian kartu. Setelah pertandingan rahasianya kuumumkan, dan siapa saja bisa memeriksa kartunya.
verify-beacon = Ronde { $round } dari suar acak publik juga ikut dicampur, dan belum keluar.
verify-under-way = 🔒 **Bukti kocokan:** { $name }, masih dimainkan. Kocokannya punya rahasia yang sidik jarinya ada di lobi: `{ $commitment }`. Rahasianya kuumumkan di akhir.
verify-unsealed = { $name }, masih dimainkan. Pertandingan ini dimulai sebelum kocokan punya sidik jari, jadi tidak ada yang bisa dicocokkan.
verify-follows = Ini lanjutan pertandingan { $match }, yang terakhir selesai di server ini sebelumnya.
verify-first = Ini pertandingan pertama yang tercatat di server ini.
verify-nothing = Belum ada pertandingan yang selesai di kanal ini.
numbers-commitment = **Sidik jari**, diperlihatkan di lobi sebelum ada yang bergabung: SHA-256 dari rahasia dan pertandingan sebelumnya:
    `{ $commitment }`
numbers-opened-after = **Pertandingan sebelumnya**: SHA-256 dari berkas pertandingan terakhir server ini saat meja dibuka, atau nol kalau belum ada:
    `{ $digest }`
numbers-secret = **Rahasia**, diumumkan di akhir:
    `{ $secret }`
numbers-joins = **Yang bergabung**: tiap kursi (dari 0) dengan ID klik yang mengambilnya, lalu ID pesan pembagian kartu (menurut jam Discord { $times }):
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] Pesan pembagian kartu memperlihatkan SHA-256 dari bagian sebelumnya: `{ $seal }`.
    }
numbers-seed = **Seed**, HMAC-SHA256 dari yang bergabung dengan rahasia sebagai kunci:
    `{ $seed }`
numbers-seed-alone = **Seed**, diundi sebelum pembagian tanpa sidik jari:
    `{ $seed }`
numbers-file = Berkas ini memuat seluruh pertandingan. Untuk memeriksanya sendiri: `python -m games verify { $file }`

record-file = Seluruh pertandingan sebagai berkas.

replay-title = { $name }, pertandingan { $number }
replay-entry = { $number }: { $name }, { DATE($day, pattern: "d MMM") } { $time } UTC, { $names }
replay-step = Langkah { $number } dari { $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** membagikan satu langkah dari
    { $head }
film-steps = Langkah { $first } sampai { $last }
film-words = { $head }, { $place }. Gambar terakhir:
no-such-match-here = Tidak ada pertandingan { $number } di kanal ini. Pilih dari daftar yang ditampilkan `/replay`.

review-title = ### { $name }, pertandingan { $number }: ulasan
review-begins = 🔎 Langkah-langkahmu segera kuperiksa. Tutup pesan ini kalau mau berhenti.
review-first = 🔎 Sedang memeriksa langkahmu: { $done } dari { $of }. Tutup pesan ini kalau mau berhenti.
review-closer = 🔎 Semua { $of } langkahmu sudah kulihat. Sekarang kuperiksa lebih teliti yang mungkin merugikanmu.
review-moment = -# Momen { $number } dari { $last }, dari { $decisions } keputusan
review-find-head = -# Tidak ada kesalahan jelas dalam { $decisions } keputusan. Ini langkah terbaikmu.
review-clean = Tidak ada kesalahan jelas dalam { $decisions } keputusan, dan tidak ada yang jauh lebih baik dari pilihan lain. Permainanmu bagus.
review-try = **Apa yang akan kamu lakukan?** Langkahmu di sini merugikanmu. Coba yang lain: sekarang tidak ada yang dihitung.
review-same = **{ $action }** juga langkahmu waktu itu. Coba yang lain.
review-other = **{ $action }** bukan pilihanku. Coba lagi, atau tekan **Tunjukkan**.
review-solved = ✅ Itu dia!
review-cost = Langkahmu: **{ $action }**. Rata-rata itu merugikanmu sekitar { $points } poin, kurang lebih { $error }.
review-scale = -# Dalam banyak kemungkinan kartu, { $unit ->
    [together] dihitung di akhir.
    [deck] dihitung di akhir dek terhadap lawan terkuatmu.
    [hole] dihitung di akhir hole terhadap lawan terkuatmu.
   *[round] dihitung di akhir ronde terhadap lawan terkuatmu.
}
review-better = 💡 Lebih baik: **{ $action }**. { $why }
review-find = ✅ Langkahmu: **{ $action }**. Rata-rata, **{ $instead }** akan merugikanmu sekitar { $points } poin, kurang lebih { $error }.
review-ahead = Kalau melihat lebih jauh, ini lebih baik dari semua yang kucoba.
review-not-yours = Hanya pemain pertandingan itu yang bisa meminta ulasannya. Ulas pertandinganmu sendiri dengan `/review`.
review-not-over = Pertandingan ini belum selesai. Kuulas setelah selesai.
review-no-game = Permainan ini tidak bisa kuulas: melihat lebih jauh tidak membedakan langkah bagus dari yang buruk.
review-nothing = Kamu tidak membuat keputusan sendiri di pertandingan ini.
review-none-here = Kamu belum menyelesaikan pertandingan di kanal ini. Beri aku nomor pertandingan dari tempat lain.
review-busy = Aku masih mengulas satu pertandingan untukmu. Tunggu sebentar.
review-failed = Ulasan ini tidak bisa kuselesaikan. Tekan **Ulasan** lagi, atau ketik `/review`.
review-late = Terlalu banyak yang harus dikerjakan, jadi tidak selesai. Coba lagi nanti.

report-title = Laporkan { $title }
report-label = Apa yang salah?
report-note = { $status ->
    [over] Pengelola server ini akan melihat ini, dan berkas pertandingan.
   *[playing] Pengelola server ini akan melihat ini. Jangan sebut kartu tersembunyi: pertandingan masih berjalan.
}
report-head = ### 🚩 { $title }
    Dari **{ $name }** ({ $mention }), soal {"["}meja ini]({ $place }):
report-over = -# Berkas pertandingan terlampir.
report-under-way = -# Pertandingan masih berjalan, jadi berkas terlampir hanya memuat yang terlihat umum. Setelah selesai, **Berkas pertandingan** memberimu semuanya.
report-sent = Terima kasih. Laporanmu dan pertandingannya kukirim ke { $count } orang.
report-closed = Aku tidak bisa menghubungi pengelola server ini. Beri tahu mereka sendiri, dan lampirkan berkas dari **Berkas pertandingan** di bawah putar ulang.
report-nobody = Laporanmu tidak bisa kukirim, karena aku tidak tahu siapa pengelola server ini.
report-nothing = Belum ada yang bisa dilaporkan: belum ada pertandingan di sini.

no-table = Kamu tidak sedang di meja. Buka satu dengan `/play`, atau biar `/notify` mengabarimu kalau ada yang dibuka.
no-match-here = Tidak ada yang sedang main di kanal ini. Buka meja dengan `/play`, atau biar `/notify` mengabarimu kalau ada yang dibuka.
invited = 🎴 { $mention }, **{ $host }** mengundangmu main { $name } di { $place }.
invite-bot = Aku tidak bisa main lawan bot lain. Pilih orang.
challenge-pick = Mau main apa dengan **{ $name }**?
no-hint = Tidak ada saran sekarang: ini bukan giliranmu.
words-off = Reaksi cepat dimatikan di server ini.
table-elsewhere = Di server ini meja dibuka di { $places }. Ketik /play di sana.
game-hidden = Server ini mematikan { $game }. Ketik /play untuk melihat permainannya.
permission-view_channel = lihat kanal
permission-attach_files = lampirkan berkas
permission-send_messages = kirim pesan
permission-send_messages_in_threads = kirim pesan di utas
permission-create_public_threads = buat utas publik
permissions-missing = Aku kekurangan izin di sini: { $names }. Minta pengelola server mengizinkannya di kanal ini.
leave-ask-match = Keluar dari pertandingan { $name } di { $place }? { $mode ->
    [practice] Ini latihan, jadi tidak dihitung kalah.
   *[rated] Komputer mengambil kursimu, dan itu dihitung kalah.
}
leave-ask-table = Keluar dari meja { $name } di { $place }?
you-left = Kamu keluar dari meja.
you-left-match = { $mode ->
    [practice] Kamu keluar dari pertandingan. Ini latihan, jadi tidak dihitung kalah. Komputer melanjutkan untukmu.
   *[rated] Kamu keluar dari pertandingan, jadi dihitung kalah. Komputer melanjutkan untukmu.
}
you-left-last = { $mode ->
    [practice] Kamu keluar dari pertandingan, dan meja ditutup. Ini latihan, jadi tidak dihitung kalah.
   *[rated] Semua sudah keluar, jadi meja ditutup. Ini dihitung kalah untuk semua yang keluar.
}
you-asked = Semua di meja di { $place } sudah kutanya. Batas waktu: { $time }.
you-let-in = Kamu diizinkan duduk di meja di { $place }. Kamu duduk di pembagian berikutnya.
you-turned-down = Tidak semua di meja di { $place } setuju.
you-asked-no-more = Pertanyaan ke meja di { $place } sudah ditutup.
you-stay-out = Oke, kamu tidak jadi duduk di { $place }.
you-all-agree = Semua setuju. Lihat meja di { $place }.
kick-ask = { $name } main { $game } di { $place }, bukan di sini. Ganti dengan komputer di sana?
press-replace = Ganti
kicked = Selesai. { $seat } melanjutkan di meja di { $place }.
kick-self = Itu kamu sendiri. Untuk keluar, ketik `/leave`.
kick-stranger = { $name } tidak sedang main di meja di sini. Pilih orang yang sedang main.
you-want-void = Kamu minta pertandingan dibatalkan. Kalau yang lain semua setuju di bawah meja di { $place }, pertandingan tidak dihitung. Sampai saat itu, terus main.
store-unavailable = Aku tidak bisa menjangkau basis dataku sekarang. Kalau sebentar lagi belum ada apa-apa, coba lagi.
discord-unavailable = Discord sedang bermasalah. Kalau sebentar lagi belum ada apa-apa, coba lagi.
in-line = ⏳ Kamu di antrean nomor { $place }.
too-many = Pelan-pelan sedikit. Coba lagi setelah { $time }.
slow = Ini lebih lama dari biasanya. Jawabannya muncul di sini sebentar lagi; kalau tidak, coba lagi.
form-late = Tadi agak lama. Tekan **Isi formulir**.
not-ours = Tombol itu sudah usang. Pakai pesan terbaru, atau ketik perintah.
argument-out-of-range = { $value } di luar batas. Pilih angka lain.
argument-unknown = Aku tidak tahu apa itu “{ $value }”. Pilih dari daftar yang muncul saat kamu mengetik.
command-changed = Perintah ini sudah berubah. Muat ulang Discord dan ketik lagi.
broken = Ada yang rusak, tapi mejamu aman. Coba lagi. Kalau terus terjadi, beri pemilik bot kode ini: { $code }

lesson-head = ### { $name }: pelajaran
lesson-step = -# Langkah { $number } dari { $last }
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **Pelajaran selesai.** Sisanya kamu pelajari sambil main: tekan **Main** kalau sudah siap.
lesson-table = Kamu sudah duduk di meja permainan ini: { $place }. Tekan **Mulai** di sana kalau semua sudah ada.
lesson-offer = 🎓 Baru main { $name }? Pelajari dalam dua menit sebelum mulai.
lesson-none = Belum ada pelajaran { $game }. Coba `/rules`.
press-learn = Pelajari
press-learn-again = Ulang dari awal
