rules-trick = Di setiap **trik**, semua pemain memainkan satu kartu bergiliran, mulai dari yang jalan duluan. Wajib ikut bunga: kalau kamu punya bunga kartu pertama, mainkan bunga itu. Kalau tidak, bebas.
rules-trick-plain = Kartu tertinggi dari bunga pembuka memenangkan trik, dan pemainnya jalan duluan di trik berikutnya. Tidak ada truf.
rules-trick-trump = Truf tertinggi memenangkan trik. Kalau tidak ada truf, kartu tertinggi dari bunga pembuka yang menang. Pemainnya jalan duluan di trik berikutnya.

rules-hands-of-five = { "  " }- straight flush, lima berurutan satu bunga: 5♥ 6♥ 7♥ 8♥ 9♥
    { "  " }- four of a kind: K♣ K♦ K♥ K♠ 4♦
    { "  " }- full house, three of a kind dan satu pair: J♣ J♥ J♠ 4♦ 4♠
    { "  " }- flush, lima kartu satu bunga: A♦ J♦ 8♦ 6♦ 2♦
    { "  " }- straight, lima berurutan: 7♣ 8♦ 9♦ 10♠ J♥
rules-poker-hands = { rules-hands-of-five }
    { "  " }- three of a kind: Q♣ Q♦ Q♥ 8♠ 4♦
    { "  " }- two pair: A♣ A♥ 6♦ 6♠ 9♣
    { "  " }- pair: 10♥ 10♠ K♦ 7♣ 3♠
    { "  " }- high card: tidak ada kombinasi di atas
rules-same-hand = - **Kombinasinya sama?** Kartu yang lebih tinggi menentukan: raja mengalahkan 9, lalu kartu lain di lima kartumu. Bunga tidak pernah dihitung, dan kombinasi yang sama kuat membagi pot. As paling tinggi, atau paling rendah di A 2 3 4 5.
rules-side-pot = - **Contoh:** kamu punya 40 chip dan all-in; dua pemain lain masing-masing memasang 100. Kamu bisa menang 40 dari tiap pemain itu ditambah 40 milikmu. Sisanya, 120, jadi **side pot** di antara mereka berdua.
rules-chips = Main sampai satu pemain memegang semua chip. Chip cuma buat seru-seruan: tidak ada nilainya.

rules-button = **Button** menandai kursi pembagi dan pindah ke kiri setiap ronde. Dua pemain di kirinya wajib bertaruh dulu: small **blind** dan big **blind**. Ada satu putaran taruhan sebelum **flop**, yaitu tiga kartu meja pertama, lalu satu lagi setelah flop, setelah kartu keempat (**turn**), dan setelah kartu kelima (**river**). Check (ikut tanpa bayar), bet, call taruhan yang lain, raise, atau fold. Lalu kartu dibuka, dan kombinasi terbaik mengambil **pot**, yaitu semua taruhan.
rules-blinds = Di kiri button duduk small blind, lalu big blind, dan keduanya bertaruh sebelum melihat kartu. Kalau tinggal dua pemain, button jadi small blind.
rules-streets = - **Taruhan:** sebelum flop, mulai dari kiri big blind. Setelah flop (tiga kartu), turn, dan river (masing-masing satu), mulai dari kiri button.
rules-check-bet-raise = - **Giliranmu:** belum ada yang bertaruh? **Check**, atau **bet** paling sedikit sebesar big blind. Sudah ada? **Call** (menyamai), **raise ke** jumlah yang lebih tinggi, atau **fold** dan tidak ikut ronde ini. Raise menambah paling sedikit sebesar bet atau raise terakhir. Kalau tidak ada yang raise, big blind masih boleh raise.
rules-all-in = - **All-in:** kalau chipmu tidak cukup, pasang yang ada. Dari tiap pemain lain kamu cuma bisa menang sebesar yang kamu pasang; sisanya jadi side pot di antara mereka. Yang tidak disamai siapa pun dikembalikan. All-in yang kurang dari satu raise penuh tidak membuatmu boleh raise lagi, kecuali beberapa all-in dijumlahkan jadi satu raise penuh bagimu.
rules-showdown = - **Showdown:** yang terakhir bet atau raise di river membuka kartu duluan. Setelah itu kamu hanya wajib membuka kalau menang. Kalau semua yang tersisa all-in, kartu dibuka dan sisa kartu meja dibagikan. Kalau yang lain semua fold, kamu menang tanpa membuka kartu.
rules-blinds-end = - **Akhir:** blind naik setiap beberapa ronde. Chip habis berarti tersingkir; pemain terakhir yang masih punya chip menang.
rules-play-chips = Chip cuma buat seru-seruan: tidak ada nilainya.
