command-play = Buka meja: yang lain bergabung, dan komputer mengisi kursi kosong
command-play-game = Mau main apa (kosong: semua permainan ditampilkan)
command-play-private = Hanya orang yang kamu undang yang bisa bergabung

command-leave = Keluar dari meja; komputer melanjutkan, dan kamu dihitung kalah kecuali ini latihan

command-notify = Terima pesan langsung kalau ada meja dibuka di sini

command-hand = Lihat kartumu, hanya untukmu

command-hint = Apa yang akan dilakukan pemain jago, dan kenapa

command-move = Main dengan mengetik, seperti QS, bid 4, atau KH suit S
command-move-text = Langkahmu

command-daily = Satu pembagian kartu sehari, sendiri lawan komputer: bandingkan hasilmu
command-daily-game = Permainan apa (kosong: permainan hari ini)

command-table = Yang bisa dilakukan di mejamu
command-table-show = Kirim meja lagi, di paling bawah kanal
command-table-invite = Undang seseorang ke mejamu dan simpan satu kursi
command-table-invite-user = Siapa yang diundang
command-table-join = Minta kursi komputer di pertandingan kanal ini
command-table-end = Akhiri pertandingan setelah ronde ini, kalau semua setuju
command-table-tie = Akhiri pertandingan dengan seri, kalau semua setuju
command-table-claim = Klaim sisa trik
command-table-undo = Urungkan langkah terakhirmu, kalau semua setuju
command-table-pause = Jeda dulu, kalau semua setuju
command-table-redeal = Bagi ulang sebelum ada yang main, kalau semua setuju
command-table-kick = Ganti seorang pemain dengan komputer, kalau yang lain setuju
command-table-kick-user = Siapa yang diganti

command-preferences = Tampilan kartumu, urutannya, dan cara kamu menerimanya

command-settings = Warna, permainan, kanal, dan laporan di server ini

command-rules = Cara main sebuah permainan, singkat atau lengkap
command-rules-game = Permainan apa

command-help = Apa yang kulakukan, dan mulai dari mana

command-about = Siapa pengelola bot ini, versinya, ketentuan, dan privasi

command-learn = Pelajari permainan selangkah demi selangkah, dalam dua menit
command-learn-game = Permainan apa

command-verify = Periksa apakah pertandingan terakhir di sini dibagi dengan adil

command-leaderboard = Siapa yang terbaik di sebuah permainan
command-leaderboard-game = Permainan apa (kosong: semua permainan minggu ini)
command-leaderboard-scope = Di antara pemain server ini, atau semua server
command-leaderboard-scope-server = server ini
command-leaderboard-scope-global = semua server
command-leaderboard-season = Musim di server ini (kosong: sepanjang waktu)
command-leaderboard-span = Sepanjang waktu, atau minggu ini di server ini
command-leaderboard-span-always = sepanjang waktu
command-leaderboard-span-week = minggu ini

command-stats = Permainan terbaikmu, kemenangan beruntun, saingan, dan pencapaian
command-stats-user = Milik siapa (kosong: milikmu)
command-stats-game = Rating permainan apa yang ditampilkan

command-season = Musim di server ini
command-season-start = Mulai musim: papan peringkat baru untuk semua
command-season-start-name = Namanya, misalnya Musim 2027
command-season-end = Akhiri musim; papan peringkatnya tetap ada

command-arena = Satu malam dengan meja-meja singkat
command-arena-start = Mulai arena: meja singkat, satu klasemen, medali
command-arena-start-game = Mau main apa
command-arena-start-minutes = Lamanya, dari 10 sampai 240 menit
command-arena-start-at = Kapan, seperti 45m, 2h, atau 20:30 dalam UTC (kosong: sekarang)
command-arena-end = Akhiri arena di sini: meja yang berjalan tetap dihitung
command-arena-end-game = Permainan apa, kalau ada dua
command-arena-remove = Hapus arena di sini, tanpa medali
command-arena-remove-game = Permainan apa, kalau ada dua
command-arena-results = Posisimu di arena server ini, atau di arena terakhir

command-privacy = Apa yang kusimpan tentangmu
command-privacy-show = Apa yang kusimpan tentangmu, dan siapa yang melihatnya
command-privacy-export = Semua yang kusimpan tentangmu, dalam satu berkas
command-privacy-leaderboard = Pilih di papan peringkat mana kamu muncul
command-privacy-leaderboard-where = Di mana orang lain bisa melihat rating dan statistikmu
command-privacy-leaderboard-where-global = di mana saja
command-privacy-leaderboard-where-server = hanya di server-serverku
command-privacy-leaderboard-where-hidden = tidak di mana pun
command-privacy-delete = Hapus semua yang kusimpan tentangmu

command-replay = Lihat pertandingan yang selesai langkah demi langkah
command-replay-match = Nomornya (kosong: pertandingan terakhir di sini)

command-review = Lihat langkahmu yang paling merugikan di pertandingan yang selesai
command-review-match = Nomornya (kosong: pertandingan terakhirmu di sini)

command-report = Beri tahu pengelola server apa yang salah di sebuah pertandingan

context-menu-challenge = Tantang
