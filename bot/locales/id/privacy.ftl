press-policy = Kebijakan privasi
press-forget = Hapus semua tentangku

privacy-head = ### Yang kusimpan tentangmu
privacy-nothing = Tidak ada. Itu berubah kalau kamu duduk di meja, memilih sesuatu di `/preferences`, atau minta laporan di `/settings`.
privacy-name = **Namamu**, { $name }, seperti ditampilkan server saat kamu duduk.
privacy-preferences = **Preferensimu**: { $count ->
    [0] tidak ada yang diatur
   *[other] { $count } diatur
}. Kamu { $direct ->
    [0] tidak menerima
   *[other] menerima
} pesan langsung dariku.
privacy-language = **Bahasa Discord-mu**: { $language }.
privacy-matches = **Kursimu** di { $count } pertandingan (masih berjalan: { $open }), dengan langkahmu dan ID Discord dari klikmu. Yang semeja melihat langkahmu; setelah pertandingan selesai, siapa saja bisa melihatnya.
privacy-opened = **Meja yang kamu buka** dan tinggalkan sebelum dimulai: { $count }.
privacy-results = **Hasilmu**: { $count } pertandingan yang dimainkan sampai selesai. Yang semeja melihatnya.
privacy-standings = **Catatan hasilmu**: { $count }, dengan pertandingan, kemenangan, dan rating. Ada satu untuk tiap permainan, server, dan musim, dan satu untuk semua server.
privacy-visible = **Papan peringkat**: { $where ->
    [global] kamu ada di papan server-servermu dan di papan global.
    [server] kamu ada di papan server-servermu, tidak di papan global, dan orang lain hanya melihat statistikmu di dalam server.
   *[hidden] kamu tidak ada di mana pun, dan tidak ada yang melihat statistikmu.
} Ubah dengan `/privacy leaderboard`.
privacy-daily = **Tantangan harian**: aku mengabarimu setiap kali dimulai, seperti pilihanmu di `/daily` atau `/notify`, dan menyimpan hari terakhir aku melakukannya.
privacy-reports = **Laporan**: kamu menerima laporan { $count } server, seperti pilihanmu di `/settings`.
privacy-manages = **Server yang kamu kelola**: { $count } server.
privacy-lessons = **Pelajaran**: sudah { $count } yang kutawarkan padamu, jadi aku tidak bertanya dua kali.
privacy-solos = **Tantangan harian dan kartu latihanmu**: { $count } (belum selesai: { $open }), dengan langkahmu dan ID Discord dari klikmu. Orang lain melihat nama dan poinmu di papan tantangan harian, dan yang kamu bagikan.
privacy-months = **Tantangan harianmu per bulan**: { $count }. Ada satu untuk tiap bulan dan server, dan satu untuk semua server.
privacy-reviews = **Ulasan**: { $count } pertandinganmu. Hanya kamu yang melihatnya.
privacy-achievements = **Pencapaianmu**: { $count }, dengan pertandingan atau hari yang membawanya. Orang lain melihatnya di gambar pertandingan itu dan di profilmu.
privacy-arenas = **Arena**: { $count } (medali: { $medals }). Orang lain melihat nama, poin, dan posisimu di sana.
privacy-channels = **Pesan langsung kita**: ID dari { $count } kanal, dan dari pesan-pesan berisi kartumu.
privacy-operator = -# Orang lain melihat nama, kursi, langkah, hasil, dan papan peringkatmu, tidak lebih. Pengelola bot ini bisa melihat semuanya, termasuk semua kartu. `/privacy export` memberimu semuanya dalam satu berkas, `/privacy delete` menghapusnya.
privacy-terms = Ketentuan bot ini:
privacy-policy = Apa yang kusimpan tentang orang, kenapa, berapa lama, dan siapa yang melihatnya:

privacy-sent = Semua yang kusimpan tentangmu sudah kukirim, dalam satu berkas. Lihat pesan langsungmu.
privacy-file = Semua yang kusimpan tentangmu. `/privacy show` punya tombol ke PRIVACY.md, yang menjelaskan tiap kunci.

privacy-ask = **Hapus semua tentangmu?** Nama, preferensi, rating, dan tantangan harianmu hilang, dan kamu keluar dari meja-mejamu; komputer melanjutkan kalau pertandingan masih berjalan. Pertandingan yang selesai menyisakan kursi bernama “Player”, jadi hasil yang lain tetap ada. Di 100 pertandingan terakhir lawan-lawanmu, sebuah nama samaran menggantikanmu, jadi rating mereka tidak mulai dari awal. Ini tidak bisa diurungkan.
privacy-deleted = Selesai. Nama dan ID-mu tidak kusimpan lagi. Pesan yang sudah ada di Discord tetap di sana. Kalau kamu duduk lagi, semuanya mulai dari awal.
export-about = Yang disimpan Parlor tentangmu. PRIVACY.md menjelaskan tiap kunci; waktu dalam UTC.
