press-help-play = Main
press-help-learn = Belajar
press-help-hand = Lihat kartuku
press-help-rules = Aturan
press-help-preferences = Preferensi
press-terms = Ketentuan

description = Aku menyediakan permainan kartu, dari adu trik dan remi sampai poker. Ketik /play dan tekan Gabung; komputer mengisi kursi kosong. Kartumu datang lewat pesan langsung, pertandingan tetap aman saat bot dimulai ulang, dan siapa saja bisa memeriksa kocokan.

help-head = ### Main kartu, langsung di sini
    Ketik `/play`, pilih salah satu dari { $count } permainan, dan tekan **Gabung**. Komputer mengisi kursi kosong. Kartumu datang lewat pesan langsung, atau tekan **Lihat kartuku**.
    -# `/learn` mengajarkan satu permainan dalam dua menit. `/hint` memberi tahu apa yang akan dilakukan pemain jago. `/daily` adalah satu pembagian kartu sehari, cuma kamu lawan komputer. `/arena` adalah satu malam dengan meja-meja singkat dan medali. Kalau kamu mengelola server ini, `/settings` untukmu.
help-learn = Permainan apa yang mau kamu pelajari?
help-rules = Aturan permainan apa?

about-head = ### Parlor { $version }
    Penyedia permainan kartu. `/help` menunjukkan mulai dari mana.
about-operator = Dikelola oleh { $name }.
about-contact = Kontak: { $contact }
about-support = [Server bantuan]({ $link })
about-source = [Kode sumber]({ $link })
about-invite = [Tambahkan aku ke servermu]({ $link })
