daily-head = ### Tantangan harian: { $name }
daily-offer = Kamu main sendiri lawan { $opponents ->
    [house] bandar
   *[computers] komputer
}, dengan kartu yang sama seperti orang lain. Kesempatannya satu kali, tanpa batas waktu per giliran: boleh berhenti dan kembali kapan saja. Berakhir { $time }.
daily-length = -# Isinya { $count } { $unit ->
    [deck] dek
    [hole] hole
   *[round] ronde
}. Kalau memakai saran jadi latihan, yang tidak masuk peringkat.
daily-rules = -# Beda dari aturan standar: { $rules }.
daily-others = Tantangan permainan lain
daily-ranked = -# Tantangan harian · berakhir { $time }
daily-practice = -# Tantangan harian, sebagai latihan · berakhir { $time }
daily-unranked = 🎓 Kamu minta saran, jadi ini latihan dan tidak masuk peringkat.
daily-late = ⏰ Tantangan ini sudah berakhir, dan kamu tidak selesai tepat waktu. Ketik `/daily` untuk yang hari ini.
daily-none = { $name } tidak punya tantangan harian. Ketik `/daily` untuk permainan hari ini.

solo-practice = -# Latihan
solo-points = **Hasilmu: { SIGNED($points) }**{ $count ->
    [1] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [deck] Dek ini selesai
    [hole] Hole ini selesai
   *[round] Ronde ini selesai
}. Tekan **Siap** untuk pembagian berikutnya.
solo-hint-price = Kalau memakai saran, ini jadi latihan: hasilmu tetap terlihat, tapi tidak masuk peringkat. Kalau tidak apa-apa, tekan **Pakai saran**.
solo-gone = Kartu itu tidak ada lagi padaku. Ketik `/daily` untuk yang hari ini.
press-take-hint = Pakai saran
solo-points-lead = -# Yang dihitung adalah seberapa jauh kamu unggul.
solo-points-bad = -# Di sini poin itu buruk, jadi dihitung minus.

daily-better = Itu lebih baik dari **{ $percent }%** { $among ->
    [all] semua pemain dan komputer
   *[people] pemain lain
}{ $kind ->
    [far] { " " }sejauh ini
   *[final] { "" }
} dengan kartumu.
daily-place = Kamu di posisi **{ $rank }**{ $kind ->
    [far] { " " }sejauh ini
   *[final] { "" }
}.
daily-level = { $level ->
    [random] langkah acak
    [easy] mudah
    [normal] normal
   *[hard] sulit
} { SIGNED($points) }
daily-house = -# Komputer dengan kartumu: { $results }.
daily-final = -# Posisi final { $time }.
daily-streak = 🔥 { $days } hari beruntun, terbaikmu { $best }.
press-daily-board = Papan peringkat
press-today = Hari ini
press-yesterday = Kemarin
press-month = Bulan ini
press-this-server = Server ini
press-all-servers = Semua server
column-result = Hasil
column-better = Lebih baik dari
column-days = Hari
column-points = Poin
daily-board-day = Tantangan harian: { $name }
daily-board-month = Tantangan harian
daily-day = { DATE($day, pattern: "d MMMM") }
daily-month = { DATE($day, pattern: "MMMM y") }
daily-board-all = { $date } · semua server
daily-board-here = { $date } · { $place }
daily-today = Hari ini, sejauh ini
daily-board-points = Poin: untuk tiap permainan hari itu, persentase pemain yang kamu kalahkan.
daily-nobody = Belum ada orang di sini.
daily-place-none = Kamu belum ada di papan peringkat ini. Selesaikan tantangan harian dulu.
daily-place-hidden = Kamu mestinya di posisi { $rank }, tapi kamu menyembunyikan diri dengan `/privacy leaderboard`.

seals-today = 🔒 **Tantangan hari ini** (hari { $day }): aku mengundi { $count } rahasia sebelum ada yang main. { $used ->
    [1] Kartu semua orang berasal dari yang pertama.
   *[other] Kartu semua orang berasal dari salah satu dari { $used } yang pertama.
} Sidik jarinya, sampai rahasianya kuumumkan { $time }:
    { $seals }
seals-before = 🔒 **Tantangan kemarin** (hari { $day }): sama, sampai { $time }:
    { $seals }
seals-opened = 🔓 **Tantangan kemarin** (hari { $day }): ini rahasianya. Punyamu nomor { $number }.
    { $secrets }
press-daily-seals = Kocokan harian

daily-shared = **{ $seat }** menyelesaikan tantangan harian { $game }: lebih baik dari **{ $percent }%**{ $kind ->
    [far] { " " }sejauh ini
   *[final] { "" }
}.
daily-shared-title = { $name }: harian { $game }
daily-shared-better = Lebih baik dari { $percent }%{ $kind ->
    [far] { " " }sejauh ini
   *[final] { "" }
}
daily-shared-plot = Keunggulan atas komputer, { $unit ->
    [deck] dek demi dek
    [hole] hole demi hole
   *[round] ronde demi ronde
}
daily-shared-once = Ini sudah kamu bagikan.
press-daily-too = Main juga

daily-news = ☀️ **Tantangan harian: { $name }.** Main sendiri lawan { $opponents ->
    [house] bandar
   *[computers] komputer
}, dan bandingkan hasilmu. Berakhir { $time }.
daily-muted = Tidak ada lagi pesan soal tantangan harian. **Kabari aku** di bawah `/daily` menyalakannya lagi.
press-daily-notify-on = Kabari aku
press-daily-notify-off = Berhenti mengabariku
daily-news-best = Terbaik di sini kemarin, di { $name }: { $names }.
daily-news-one = **{ $name }** ({ $percent }%)

press-same-cards = Mainkan kartu ini
press-same-cards-again = Sekali lagi
same-cards-head = ### { $name }, pertandingan { $number }: kartu yang sama
same-cards-offer = Mainkan kartu ini sendiri, lawan { $opponents ->
    [house] bandar
   *[computers] komputer
} dan tanpa batas waktu. Orang lain tidak melihatnya. Di akhir kamu bisa membandingkan.
same-cards-seat = Kartu siapa?
same-cards-own = { $name }, kursimu
same-cards-of = { $name }, kursi { $number }
same-cards-private = Itu meja privat, jadi hanya pemainnya yang bisa memainkan kartu ini.
same-cards-round = { $unit ->
    [deck] Dek
    [hole] Hole
   *[round] Ronde
} { $count }: kamu dapat **{ SIGNED($own) }**, { $name } dapat **{ SIGNED($then) }**.
same-cards-round-own = { $unit ->
    [deck] Dek
    [hole] Hole
   *[round] Ronde
} { $count }: kamu dapat **{ SIGNED($own) }**, dan **{ SIGNED($then) }** di pertandingan.
same-cards-round-open = { $unit ->
    [deck] Dek
    [hole] Hole
   *[round] Ronde
} { $count }: kamu dapat **{ SIGNED($own) }**. Pertandingan berakhir sebelum itu selesai.
same-cards-differ = -# Sebelum { $unit ->
    [deck] dek ini
    [hole] hole ini
   *[round] ronde ini
} pertandingan berjalan lain, jadi kartunya berbeda.
same-cards-sum = **Total kamu dapat { SIGNED($own) }, { $name } dapat { SIGNED($then) }.**
same-cards-sum-own = **Total kamu dapat { SIGNED($own) }, dan { SIGNED($then) } di pertandingan.**
