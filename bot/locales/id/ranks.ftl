rank-server = Papan peringkat { $place }
rank-season = Papan peringkat { $place } · { $season }
rank-everywhere = Papan peringkat global
rank-nobody = Belum ada yang menyelesaikan pertandingan.
rank-provisional = ? = sementara: kurang dari { $matches } pertandingan
rank-bets = Taruhan/100 = taruhan sendiri yang dimenangkan per 100 ronde; kurang dari { $few } ronde dihitung { $few }
rank-none = Kamu belum ada di papan peringkat ini. Selesaikan pertandingan bersama orang lain dulu.
rank-none-house = Kamu belum ada di papan peringkat ini. Selesaikan satu pertandingan dulu.
rank-percent = { $percent }%
press-me = Peringkatku
column-rank = No.
column-player = Pemain
column-game = Permainan
column-rating = Rating
column-matches = Main
column-won = Menang
column-streak = Beruntun
column-best = Terbaik
column-average = Rata-rata
column-bets = Taruhan/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = Minggu ini
press-week-all = Minggu ini, semua permainan
press-all-time = Sepanjang waktu
week-all-games = Semua permainan
week-head = Minggu ini di { $place }
week-note = Satu poin per orang yang kamu ungguli, berkurang kalau orangnya sama
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = Kamu dapat satu poin untuk tiap orang yang kamu ungguli. Kedua kalinya dalam seminggu, orang yang sama memberi sepertiga, ketiga kalinya seperlima. Orang yang menyelesaikan kurang dari { $few } pertandingan di sini dihitung sebagai satu orang. Minggu ini berakhir { $time }.
week-nobody = Minggu ini belum ada yang main bersama orang lain.
week-none = Kamu belum ada di papan peringkat ini. Selesaikan pertandingan bersama orang lain minggu ini.
week-of-server = Papan peringkat minggu ini milik satu server. Pakai perintahnya di sana.

stats-summary = { $matches } pertandingan, { $wins } menang
    .most = { $matches } pertandingan, { $wins } menang · paling sering { $games }
stats-day = { DATE($day, pattern: "d MMM y") }
stats-plot = { $of ->
    [bets] Taruhan yang dimenangkan dalam 100 ronde
    [average] Skor rata-rata di
   *[rating] Rating di
} { $game } { $count ->
    [1] setelah 1 pertandingan
   *[other] selama { $count } pertandingan terakhir
}
stats-against = { $name } lawan { $rivals }.
stats-rival = { $name } { $won }-{ $lost }
stats-practice = Lawan komputer: menang { $wins } dari { $matches }.
stats-practice-only = Sejauh ini { $name } baru berlatih. Lawan komputer: menang { $wins } dari { $matches }.
stats-recounted = Baru: pertandingan yang kamu mulai sendirian lawan komputer adalah latihan dan tidak mengubah rating. Yang sebelumnya juga tidak dihitung lagi.
stats-none = { $name } belum menyelesaikan pertandingan.
stats-hidden = Statistik { $name } bersifat privat.

season-started = 🏁 Musim baru sudah dimulai: **{ $season }**. Untuk melihat siapa yang memimpin, pakai `/leaderboard` dan pilih di `season`.
season-ended = 🏁 Musim ini sudah berakhir: **{ $season }**. Untuk melihat hasilnya, pakai `/leaderboard` dan pilih di `season`.
season-not-allowed = Hanya pengelola server ini yang boleh memulai dan mengakhiri musim. Minta tolong salah satunya.
season-not-started = Sudah ada musim yang berjalan. Akhiri dulu dengan `/season end`.
season-name-taken = Server ini sudah pernah punya musim dengan nama itu. Pilih nama lain.
season-none = Tidak ada musim yang berjalan. Mulai satu dengan `/season start`.
season-unknown = Server ini tidak punya musim bernama “{ $name }”. Pilih dari daftar.
season-of-server = Musim milik satu server. Pakai perintah ini di sana, dengan cakupan “server ini”.
