replay-dealt = Kartu sudah dibagi.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } membuat langkah tersembunyi.

decided-stop = { $count ->
    [1] { $seats } mengakhiri pertandingan.
   *[other] { $seats } sepakat mengakhiri pertandingan.
}
    .to-seats = { $others ->
        [0] Kamu mengakhiri pertandingan.
       *[other] Kamu dan { $seats } sepakat mengakhiri pertandingan.
    }
decided-watch = { $seats } mau menonton sampai selesai.
    .to-seats = { $others ->
        [0] Kamu mau
       *[other] Kamu dan { $seats } mau
    } menonton sampai selesai.
decided-void = { $seats } sepakat membatalkan pertandingan.
    .to-seats = Kamu dan { $seats } sepakat membatalkan pertandingan.
decided-redeal = { $seats } sepakat bagi ulang.
    .to-seats = { $others ->
        [0] Kamu memutuskan
       *[other] Kamu dan { $seats } sepakat
    } bagi ulang.
decided-pause = { $seats } istirahat dulu.
    .to-seats = { $others ->
        [0] Kamu
       *[other] Kamu dan { $seats }
    } istirahat dulu.
decided-resume = { $count ->
    [0] Jeda selesai.
   *[other] { $seats } mengakhiri jeda.
}
    .to-seats = Kamu mengakhiri jeda.
decided-kick = { $count ->
    [0] { $other } menggantikan seorang pemain. Itu keputusan pengelola server ini.
   *[other] { $other } menggantikan seorang pemain: { $seats } setuju.
}
    .to-seats = { $other } menggantikan seorang pemain: { $others ->
        [0] kamu setuju.
       *[other] kamu dan { $seats } setuju.
    }
decided-undo = { $count ->
    [1] { $seats } mengurungkan satu langkah.
   *[other] { $seats } sepakat mengurungkan satu langkah.
}
    .to-seats = { $others ->
        [0] Kamu mengurungkan satu langkah.
       *[other] Kamu dan { $seats } sepakat mengurungkan satu langkah.
    }
decided-tie = { $seats } sepakat seri.
    .to-seats = { $others ->
        [0] Kamu menyatakan seri.
       *[other] Kamu dan { $seats } sepakat seri.
    }
decided-rest = { $count ->
    [1] { $seats } mengklaim sisanya.
   *[other] Sisanya milik { $other }: { $seats } setuju.
}
    .to-seats = Sisanya milik { $other }: kamu dan { $seats } setuju.
    .to-seats-other = { $others ->
        [0] Kamu mengklaim sisanya.
       *[other] Sisanya milikmu: kamu dan { $seats } setuju.
    }
    .to-other = Sisanya milikmu: { $seats } setuju.
decided-sit = { $seats } memberikan kursi { $other } ke seorang tamu mulai pembagian berikutnya.
    .to-seats = { $others ->
        [0] Kamu
       *[other] Kamu dan { $seats }
    } memberikan kursi { $other } ke seorang tamu mulai pembagian berikutnya.
decided-sat = { $seats } duduk di meja.
    .to-seats = Kamu duduk di meja.
decided-gone = { $seats } mengambil alih, karena sudah seminggu tidak ada yang main di situ.
decided-substitute = { $seats } minta komputer menjalankan giliran { $other }.
    .to-seats = { $others ->
        [0] Kamu minta
       *[other] Kamu dan { $seats } minta
    } komputer menjalankan giliran { $other }.
    .to-other = { $seats } minta komputer menjalankan giliranmu.
undone = Meja kembali ke keadaan sebelum { $seat } jalan.
decided-no = { $what ->
    [sit] Ada tamu yang meminta kursi { $other }
   *[other] { $seats } minta { decided-no-what }
}, tapi tidak semua setuju.
    .to-seats = { $what ->
        [sit] Ada tamu yang meminta kursi { $other }
       *[other] { $others ->
            [0] Kamu minta { decided-no-what }
           *[other] Kamu dan { $seats } minta { decided-no-what }
        }
    }, tapi tidak semua setuju.
    .to-seats-other = Kamu minta sisanya, tapi tidak semua setuju.
    .to-other = { $what ->
        [rest] { $seats } minta supaya sisanya jadi milikmu
       *[other] { $seats } minta kamu digantikan komputer
    }, tapi tidak semua setuju.
decided-no-what = { $what ->
    [stop] pertandingan diakhiri
    [void] pertandingan dibatalkan
    [redeal] bagi ulang
    [pause] jeda
    [undo] satu langkah diurungkan
    [tie] seri
    [rest] supaya { $other } mengambil sisanya
   *[other] { $other } digantikan komputer
}
