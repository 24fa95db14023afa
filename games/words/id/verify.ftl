verify-again = { $actions } langkah dan { $shuffles } kocokan memberi hasil yang sama
verify-holds = Cocok: rahasianya sama dengan yang disegel di lobi. Bersama { $people } klik dan pembagian kartu{ $beacon ->
    [yes] , serta ronde { $round } dari suar acak publik,
   *[other] {""}
} hasilnya persis kartu-kartu ini, dan { verify-again }.
    Kalau angkanya sama dengan yang diperlihatkan sebelumnya, tidak ada yang memilih kartu-kartu ini. Pengelola bot tetap saja bisa melihatnya.{ $beacon ->
    [missed] {" "}Ronde { $round } dari suar acak publik sudah dijanjikan, tapi tidak ada yang bisa menjangkaunya.
   *[other] {""}
}
verify-holds-started = Cocok: rahasianya sama dengan yang disegel di lobi, seed berasal dari rahasia itu dan { $clicks } klik para pemain, dan { verify-again }. Tapi ini jenis berkas pertandingan lama: angka klik terakhir tidak dilihat orang lain, jadi pengelola bot bisa saja mencoba banyak angka dan memilih kartunya.
verify-holds-unsealed = Cocok: { verify-again }. Tapi tidak ada yang disegel sebelumnya, jadi ini tidak membuktikan bahwa seed tidak dipilih orang.
verify-form = Tidak cocok: rahasia atau daftar yang bergabung tidak ditulis sebagaimana mestinya.
verify-commitment = Tidak cocok: rahasianya bukan yang disegel. SHA-256-nya { $found }.
verify-seed = Tidak cocok: seed tidak berasal dari rahasia dan daftar yang bergabung; hasilnya seharusnya { $found }.
verify-breaks = Tidak cocok: langkah { $number }, “{ $action }”, tidak mungkin dilakukan.
verify-end = Tidak cocok: menurut langkah-langkahnya, { $count ->
    [0] tidak ada yang menang
   *[other] { $seats } menang
}, dengan skor { $scores }.
verify-no-end = Tidak cocok: menurut langkah-langkahnya pertandingan belum selesai.

chain-holds = Semua { $count } berkas pertandingan ini bersambung, dan tidak ada di antaranya yang hilang atau diubah. SHA-256 yang terakhir adalah { $digest }.
chain-gap = Berkas-berkas ini tidak bersambung: yang ber-SHA-256 { $found } hilang.
chain-fork = Berkas-berkas ini tidak bersambung: dua di antaranya menyebut pendahulu yang sama.
chain-none = Berkas-berkas ini tidak bersambung: ada berkas lama, atau yang belum selesai, yang tidak menyebut pendahulunya.
