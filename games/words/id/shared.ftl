shared-points-to-win = Poin untuk menang
shared-hands = Jumlah ronde
shared-until-all-chips = sampai satu pemain memegang semua chip
shared-most-hands = Batas jumlah ronde
shared-rounds = Jumlah ronde
shared-chips = Chip awal
shared-cards-dealt = Kartu yang dibagi ke tiap pemain
shared-none = tidak ada
shared-never = tidak pernah
shared-no-limit = tanpa batas
shared-any-time = kapan saja
shared-once-played = setelah ada yang memainkannya
shared-same-time = semua bersamaan
shared-another-hand = main satu ronde lagi
shared-share-the-win = menang bersama
shared-left-of-dealer = pemain di kiri pembagi
shared-when-you-pass = Kalau kamu lewat
shared-come-back = kamu boleh ikut lagi di giliran berikutnya
shared-out-of-trick = kamu tidak ikut lagi sampai trik selesai
shared-showdown = Saat showdown
shared-everyone-shows = semua membuka kartu
shared-losers-hide = yang kalah boleh menyembunyikan kartunya

shared-cards = { $count } kartu
shared-ranks = { $rank ->
    [A] as
    [J] jack
    [Q] ratu
    [K] raja
    [T] 10
   *[other] { $rank }
}
shared-tricks = { $number } trik
shared-points = { $points } poin
shared-faces = Bunga pada kartu
    .latin = koin, piala, pedang, gada
    .french = wajik, hati, sekop, keriting
shared-you-and = { $others ->
    [0] kamu
    [1] kamu dan { $seats }
   *[other] kamu, { $seats }
}
shared-partners = Empat pemain bermain berpasangan
shared-passes = { $seat } lewat.
    .to-seat = Kamu lewat.
shared-passed = lewat
shared-deals = { $seat } membagi kartu.
    .to-seat = Kamu membagi kartu.
shared-leads = { $seat } jalan duluan.
    .to-seat = Kamu jalan duluan.
shared-trick-of-hand = Ronde { $number } · Trik { $trick }

shared-hint-only-card = Cuma kartu ini yang bisa kamu mainkan.
shared-hint-cheapest = Kamu yang terakhir, jadi menangkan dengan kartu semurah mungkin.
shared-hint-partner-winning = Pasanganmu sedang unggul di trik ini. Mainkan kartu kecil.
shared-hint-cannot-win = Trik ini tidak bisa kamu menangkan. Mainkan kartu kecil.
shared-hint-highest-under = Ini kartu tertinggimu yang masih tetap di bawah.
shared-hint-highest-safe = Kamu yang terakhir, dan trik ini aman. Lepas kartu tertinggimu.
shared-hint-taking-anyway = Trik ini pasti kamu ambil, jadi lepas kartu tertinggimu.
shared-hint-lowest-over = Kamu tidak bisa tetap di bawah, jadi mainkan yang serendah mungkin.
shared-hint-off-suit = Kamu tidak bisa ikut bunga, jadi mainkan kartu yang paling tidak mau kamu simpan.
shared-hint-no-safe-lead = Tidak ada pembuka yang aman. Yang ini paling kecil ruginya.
shared-hint-last-card = Ini kartu terakhirmu. Kartumu habis!
shared-hint-least-useful = Ini kartumu yang paling tidak berguna.
shared-hint-no-chips = Tanpa chip kamu cuma bisa menonton.

shared-must-lead = Kamu yang jalan duluan, jadi tidak bisa lewat. Mainkan kartu apa saja.
shared-other-size = { $count ->
    [1] Yang harus dikalahkan satu kartu. Mainkan satu
   *[other] Yang harus dikalahkan { $count } kartu. Mainkan sebanyak itu juga
}, atau lewat.
shared-must-draw = Kamu belum boleh lewat. Tarik satu kartu dulu.
shared-reverses = Arah permainan berbalik.
shared-you-draw = Kamu menarik { $cards }.
