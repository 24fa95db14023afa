press-arena-next = Meja berikutnya
press-arena-results = Hasil
press-arena-me = Posisiku
press-arena-back = Kembali
press-arena-more = Lainnya
arena-title = Arena { $name }
arena-head = ### 🏟️ Arena { $name }
arena-announced = Mulai: { $time }, selama { $minutes } menit. Tekan **Gabung** kalau mau ikut.
arena-running = Tekan **Meja berikutnya** untuk dapat kursi. Satu meja mulai dengan { $count } pemain, dan setelah 30 detik komputer melengkapinya. Kesempatan terakhir: { $time }.
arena-closing = Sekarang tidak ada meja baru. Medali dibagikan setelah meja terakhir selesai.
arena-done = 🏁 Selesai, mainnya bagus semua!
arena-removed = Arena ini dihapus, jadi tidak ada medali. Meja yang berjalan tetap lanjut.
arena-people = **{ $count }** pemain sejauh ini: { $names }
arena-names = { $names } dan { $count } lagi
arena-rules = { $form ->
    [pairs] Pasangan yang menang masing-masing dapat 2 poin.
    [few] Juara pertama dapat 2 poin.
   *[many] Juara pertama dapat 2 poin, kedua 1.
} Setelah dua kali juara pertama berturut-turut, poinmu dihitung ganda sampai kamu gagal sekali. Sendirian lawan komputer, menang bernilai 1.
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points } poin
arena-no-medals = Medali butuh dua pemain dengan poin berbeda, jadi kali ini tidak ada.
arena-unplayed = 🏁 Arena selesai, dan tidak ada yang menyelesaikan satu meja pun.
arena-nobody = Belum ada yang bergabung.
arena-subtitle = { $status ->
    [over] Klasemen akhir
    [announced] Belum dimulai
   *[running] Klasemen
} · { $count } pemain
arena-sharing = { $count } pemain
arena-points = { $points } poin
arena-record = { $tables } meja, { $firsts } kali juara
arena-hot = Beruntun 2 atau lebih: poin dihitung ganda
column-firsts = Juara 1
column-tables = Meja

arena-in = Kamu ikut. Begitu arena dimulai, tekan **Meja berikutnya** di sini. Mulai: { $time }.
arena-in-line = Kamu masuk antrean. Meja mulai dengan { $count } pemain, atau dengan komputer 30 detik setelah pemain pertama menekan. `/leave` mengeluarkanmu lagi.
arena-out-of-line = Kamu tidak di antrean lagi. Tekan **Meja berikutnya** kalau masih mau kursi.
arena-seated = Mejamu: { $place }
arena-table = Arena { $name } · meja { $number }
arena-started = Arena sudah dibuka: { $place }
arena-ended = Sekarang tidak ada meja baru. Yang berjalan tetap dihitung, dan medali dibagikan setelah yang terakhir selesai: { $place }
arena-gone = Arena dihapus, dan meja yang berjalan lanjut sebagai meja biasa: { $place }
arena-channel = Arena butuh kanal teks di server tempat aku jadi anggota. Ketik perintahnya di sana.
arena-none = Di server ini belum pernah ada arena. `/arena start` memulai satu.
arena-none-open = Tidak ada arena yang terbuka di sini. `/arena start` memulai satu.
arena-which = Ada dua arena di sini. Pilih satu di `game`.
time-unclear = Aku tidak bisa membaca “{ $text }”. Ketik misalnya 45m, 2h, atau 20:30 dalam UTC.
time-over = “{ $text }” sudah lewat. Pilih waktu yang akan datang.

arenas-off = Arena dimatikan di server ini. Pengelolanya bisa menyalakannya di `/settings`.
arenas-of-managers = Hanya pengelola server ini yang boleh memulai arena. Mereka bisa mengubahnya di `/settings`.
arenas-many = Server ini sudah punya { $most } arena. Mulai lagi setelah salah satunya selesai.
arena-no-game = { $name } tidak punya arena. Pilih permainan lain.
arena-minutes = Satu arena berjalan { $least } sampai { $most } menit.
arena-time = Arena mulai sekarang atau dalam tujuh hari ke depan. Pilih waktu dalam minggu itu.
arena-not-begun = Arena belum dimulai, jadi belum ada meja. Mulai: { $time }.
arena-over = Tidak ada meja baru di arena ini, karena sudah selesai. `/arena results` memperlihatkan hasilnya.
arena-table-open = Kamu masih di meja: { $place } Tekan **Meja berikutnya** setelah selesai.
arena-no-room = Aku sedang menyiapkan meja lagi. Tekan **Meja berikutnya** lagi sebentar lagi.
arena-not-yours = Hanya yang memulai arena, atau pengelola server ini, yang boleh melakukannya.
arena-stranger = Kamu harus jadi anggota { $name } untuk main di sana.
no-such-arena = Aku tidak kenal arena ini. `/arena results` memperlihatkan yang terakhir di sini.
