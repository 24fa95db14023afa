stale = Mejanya sudah berubah. Lihat lagi dan pakai tombol terbaru.
never-first = Yang lain lebih dulu menekan. Coba lagi.
not-seated = Kamu tidak duduk di meja ini. { $way ->
    [join] Gabung sebelum dimulai, atau buka
    [private] Ini hanya untuk yang diundang. Buka
    [sit] **Duduk** meminta kursi komputer. Atau buka
   *[none] Buka
} mejamu sendiri dengan /play.
already-seated = Kamu sudah duduk di meja ini. Tekan **Mulai** kalau semua sudah ada.
deal-changed = Mejanya baru saja berubah, jadi kartu tidak dibagi. Tekan **Mulai** lagi.
just-dealt = Kartu baru saja dibagi. Untuk keluar dari pertandingan, ketik /leave.
already-started = Pertandingan ini sudah dimulai. Buka meja lain dengan /play.
not-started = Pertandingan ini belum dimulai. Tekan **Mulai** kalau semua sudah ada.
not-over = Pertandingan ini belum selesai. Kalau sudah, kamu bisa main lagi.
still-sealed = Pertandingan ini belum selesai. Kalau sudah, siapa saja bisa melihat kartunya dan berkasnya, dan memeriksa kocokannya.
lobby-full = Semua { $most } kursi sudah terisi. Buka meja lain dengan /play.
seats-held = Kursi kosong disimpan untuk { $names }. Tanya mereka, atau coba lagi sebentar lagi.
seat-taken = { $name } duduk di situ. Hanya { $host }, yang membuka meja ini, yang bisa menukar kalian.
seats-most = Dengan aturan ini, paling banyak { $most } yang bisa main.
seats-fewest = Dengan aturan ini perlu { $least } pemain, jadi komputer terakhir tetap ada.
no-computer = Di meja ini tidak ada komputer yang bisa dihapus.
no-computer-there = Di kursi itu tidak ada komputer lagi. Lihat meja dan pilih lagi.
host-only = Hanya { $name }, yang membuka meja ini, yang bisa mengubahnya. Tanya dia, atau buka mejamu sendiri dengan /play.
clock-beyond-reach = Di sini satu giliran paling lama { $minutes } menit: setelah itu meja tidak bisa kuperbarui sampai ada yang mengeklik.
clock-out-of-range = Masukkan 1 sampai { $most } detik, atau 0 untuk tanpa batas.
no-such-match = Meja itu sudah tidak ada. Buka satu dengan /play.
no-such-game = Aku tidak kenal permainan “{ $game }”. Pilih dari daftar yang muncul saat kamu mengetik.
match-closed = Meja ini sudah ditutup. Buka yang lain dengan /play.
everybody-left = Semua sudah keluar, jadi meja ini ditutup. Buka yang lain dengan /play.
called-off = Semua sepakat membatalkan pertandingan ini, jadi tidak dihitung. Buka meja lain dengan /play.
void-alone = Kamu cuma main lawan komputer, jadi tidak ada yang bisa setuju. Terus main, atau /leave.
void-late = Pertandingan hanya bisa dibatalkan di { $unit ->
    [deck] dek pertamanya
    [hole] hole pertamanya
   *[round] ronde pertamanya
}. Terus main, atau /leave.
void-house = Di sini kalian semua melawan bandar, jadi pertandingan hanya bisa dibatalkan sebelum ada yang main. Terus main, atau /leave.
void-together = Di sini kalian semua satu pihak, jadi pertandingan hanya bisa dibatalkan sebelum ada yang main. Terus main, atau /leave.
tables-of-user = Kamu punya { $most } meja terbuka. Selesaikan satu atau /leave, lalu buka yang lain.
tables-in-channel = Kanal ini sudah punya { $most } meja terbuka. Buka mejamu di kanal lain, atau tunggu sampai ada yang tutup.
tables-in-server = Server ini sudah punya { $most } meja terbuka. Gabung ke salah satunya, atau tunggu sampai ada yang tutup.
matches-many = Dalam satu jam terakhir kamu sudah memulai banyak pertandingan. Yang berikutnya bisa dimulai setelah { $time }.
lobby-idle = Selama { $minutes } menit tidak ada apa-apa di sini, jadi meja ini ditutup. Buka yang lain dengan /play.
rules-changed = Aturan sudah berubah sejak pertandingan ini dimulai, jadi tidak bisa kutampilkan atau kulanjutkan. Buka meja lain dengan /play.
asked-already = Masih ada pemungutan suara lain. Lihat meja.
guest-already = { $name } duduk di pembagian berikutnya. Tanya lagi setelah itu.
guest-arena = Di pertandingan arena tidak ada yang bisa duduk di tengah jalan.
asked-no-more = Pemungutan suara itu sudah selesai. Lihat meja.
asked-alone = Tidak ada orang lain di sini yang bisa setuju. Terus main, atau /leave.
said-often = Tunggu beberapa detik sebelum memberi reaksi lagi.
substitute-early = Waktunya untuk giliran ini belum habis. Tunggu sampai habis.
not-asked = Itu terserah pemain lain.
end-computers = Lawan komputer, pertandingan hanya dihitung kalau dimainkan sampai selesai. Terus main, atau /leave.
redeal-late = Sudah ada yang main, jadi sudah terlambat untuk bagi ulang. Terus main.
redeal-once = Satu pertandingan boleh bagi ulang sekali, dan itu sudah dipakai. Terus main.
kick-nobody = Kursi itu sudah milik komputer. Pilih orang di mejamu.
kick-few = Untuk itu paling sedikit dua orang lain harus setuju. Pengelola server ini bisa melakukannya sendiri.
kick-last = Cuma dia yang main di sana, dan pertandingan akan berakhir tanpanya. Hanya dia yang bisa mengakhirinya, dengan /leave.
table-paused = Meja sedang jeda. Tekan **Lanjutkan** dulu.
not-paused = Jeda sudah selesai. Terus main.
kick-early = { $name } belum melewatkan giliran. Kamu bisa minta setelah waktunya habis atau, tanpa batas waktu, setelah sepuluh menit dalam satu giliran.
pause-alone = Tidak ada yang menunggumu. Santai saja.
undo-nothing = Kamu belum memainkan apa pun yang bisa diurungkan.
undo-refused = Meja menolak. Kamu bisa minta lagi di { $unit ->
    [deck] dek berikutnya
    [hole] hole berikutnya
   *[round] ronde berikutnya
}.
undo-told = Terlambat untuk mengurungkan: setelah itu sudah ada yang main, atau melihat kartu baru. Terus main.
tie-computers = Komputer tidak mau seri. Terus main, atau /leave.
claim-not-now = Tidak ada yang bisa diklaim sekarang. Di permainan adu trik, klaim setelah kartu pertama dimainkan.
claim-unsure = Belum pasti semua trik milikmu, dan komputer tidak menyerah. Terus main.
already-playing = Kamu sudah main di sini.
seat-gone = Kursimu sekarang ditempati orang lain. Buka meja lain dengan /play.
no-computer-seat = Tidak ada komputer yang main di sini, jadi tidak ada kursi yang bisa diambil. Buka meja lain dengan /play.
table-private = Meja ini privat. Minta orang yang duduk di sana mengundangmu.
invite-seated = { $name } sudah duduk di meja ini.
everybody-gone = { $mode ->
    [practice] Tidak ada yang main di sini selama seminggu, jadi meja ini ditutup. Ini latihan, jadi tidak dihitung kalah. Buka yang lain dengan /play.
   *[rated] Tidak ada yang main di sini selama seminggu, jadi meja ini ditutup, dan dihitung kalah. Buka yang lain dengan /play.
}
