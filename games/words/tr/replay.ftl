replay-dealt = Kartlar dağıtıldı.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } gizli bir hamle yaptı.

decided-stop = { $seats } maçı bitirdi.
    .to-seats = { $others ->
        [0] Maçı bitirdin.
       *[other] Sen ve { $seats } maçı bitirdiniz.
    }
decided-watch = { $seats } maçın sonunu izlemek istiyor.
    .to-seats = { $others ->
        [0] Maçın sonunu izlemek istiyorsun.
       *[other] Sen ve { $seats } maçın sonunu izlemek istiyorsunuz.
    }
decided-void = { $seats } maçı iptal etti.
    .to-seats = Sen ve { $seats } maçı iptal ettiniz.
decided-redeal = { $seats } yeniden dağıtılmasına karar verdi.
    .to-seats = { $others ->
        [0] Yeniden dağıtılmasına karar verdin.
       *[other] Sen ve { $seats } yeniden dağıtılmasına karar verdiniz.
    }
decided-pause = { $seats } mola verdi.
    .to-seats = { $others ->
        [0] Mola verdin.
       *[other] Sen ve { $seats } mola verdiniz.
    }
decided-resume = { $count ->
    [0] Mola bitti.
   *[other] { $seats } molayı bitirdi.
}
    .to-seats = Molayı bitirdin.
decided-kick = { $count ->
    [0] Bir oyuncunun yerine { $other } geçti. Buna sunucuyu yöneten karar verdi.
   *[other] Bir oyuncunun yerine { $other } geçti. Kabul eden: { $seats }.
}
    .to-seats = Bir oyuncunun yerine { $other } geçti. Kabul eden: { $others ->
        [0] sen.
       *[other] sen ve { $seats }.
    }
decided-undo = { $seats } bir hamleyi geri aldı.
    .to-seats = { $others ->
        [0] Bir hamleyi geri aldın.
       *[other] Sen ve { $seats } bir hamleyi geri aldınız.
    }
decided-tie = { $seats } beraberlikte anlaştı.
    .to-seats = { $others ->
        [0] Maçı berabere bitirdin.
       *[other] Sen ve { $seats } beraberlikte anlaştınız.
    }
decided-rest = { $count ->
    [one] { $seats } kalan ellerin hepsini istiyor.
   *[other] Kalan elleri { $other } aldı. Kabul eden: { $seats }.
}
    .to-seats = Kalan elleri { $other } aldı. Kabul eden: sen ve { $seats }.
    .to-seats-other = { $others ->
        [0] Kalan ellerin hepsini istiyorsun.
       *[other] Kalan eller senin. Kabul eden: sen ve { $seats }.
    }
    .to-other = Kalan eller senin. Kabul eden: { $seats }.
decided-sit = { $seats } sonraki dağıtımdan itibaren bir misafirin şu yere oturmasını kabul etti: { $other }.
    .to-seats = { $others ->
        [0] Sonraki dağıtımdan itibaren bir misafirin şu yere oturmasını kabul ettin: { $other }.
       *[other] Sen ve { $seats } sonraki dağıtımdan itibaren bir misafirin şu yere oturmasını kabul ettiniz: { $other }.
    }
decided-sat = { $seats } oturdu.
    .to-seats = Oturdun.
decided-gone = Bir haftadır kimse oynamadığı için { $seats } devraldı.
decided-substitute = { $seats }, { $other } için bir bilgisayarın oynamasını istiyor.
    .to-seats = { $others ->
        [0] { $other } için bir bilgisayarın oynamasını istiyorsun.
       *[other] Sen ve { $seats }, { $other } için bir bilgisayarın oynamasını istiyorsunuz.
    }
    .to-other = { $seats } senin sıranı bir bilgisayarın oynamasını istiyor.
undone = Masa, { $seat } oynamadan önceki hâline döndü.
decided-no = { $what ->
    [sit] Bir misafir şu yeri istedi: { $other }
   *[other] { $seats } { decided-no-what } istedi
}. Ama herkes kabul etmedi.
    .to-seats = { $what ->
        [sit] Bir misafir şu yeri istedi: { $other }
       *[other] { $others ->
            [0] Sen { decided-no-what } istedin
           *[other] Sen ve { $seats } { decided-no-what } istediniz
        }
    }. Ama herkes kabul etmedi.
    .to-seats-other = Kalan elleri istedin ama herkes kabul etmedi.
    .to-other = { $what ->
        [rest] { $seats } kalan elleri sana vermek istedi
       *[other] { $seats } senin yerine bir bilgisayar koymak istedi
    } ama herkes kabul etmedi.
decided-no-what = { $what ->
    [stop] maçı bitirmek
    [void] maçı iptal etmek
    [redeal] yeniden dağıtılmasını
    [pause] mola
    [undo] bir hamleyi geri almak
    [tie] beraberlik
    [rest] kalan elleri { $other } alsın
   *[other] { $other } yerine bir bilgisayar koymak
}
