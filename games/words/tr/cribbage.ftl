cribbage-name = Cribbage
    .line = Tahtada dolaş, 121'e herkesten önce ulaş.
    .aliases = Kribic, Krib
cribbage-rules = **Tahta boyunca puan topla. 121'e ilk varan kazanır.**
    Altı kart alırsın. İkisini **kribe** bırak: dağıtana sayılan dört ek kart. Bir kart açılır: **kesme kartı**.
    Sonra sırayla kart oynar ve **toplama** eklersiniz. 15 ya da 31 yapan 2 puan **işler**. Çiftler ve seriler de puandır. Elindeki her kart 31'i geçirecekse “geç” de; son oynayan 1 işler ve toplam sıfırlanır.
    Ardından dört kartını kesme kartıyla birlikte say: her on beş 2, her çift 2, seri 3 ya da fazlası.
    - **Örnek:** sende 5♥ 4♠ 10♦ Q♦ var, kesme kartı 5♣. Her 5, 10'la da kızla da on beş eder: dört on beş, 8. 5 çiftiyle 10 olur.
    .whole =
    - **Dağıtım:** iki kişiye altışar kart, herkes ikisini kribe bırakır. Üç ya da dört kişiyle beşer kart ve herkes bir kart bırakır; üç kişide kribe desteden bir kart daha konur. Dört kişi karşılıklı eş oynar. Dağıtma sola geçer.
    - **Kesme kartı:** herkes bırakınca bir kart açılır. Vale ise dağıtan hemen 2 işler (**topuk**).
    - **Oyun:** dağıtanın solundan başlayarak kart oyna ve toplama ekle. As 1, resimli kartlar 10. 31 geçilemez. Uyan kartın yoksa “geç” de, ötekiler oynayabiliyorsa sürdürür. 31'in altında son kartı oynayan 1 işler. Sonra, 31'den sonra da, onun solundaki istediğiyle çıkar ve toplam 0'dan başlar.
    - **Oyunda işlemek:** 15 için 2, 31 için 2. Çift 2, üçlü 6, dörtlü 12. Üç ve daha uzun seriler uzunluğu kadar, sırası karışık olabilir, araya başka kart girmedikçe.
    - **Sayım:** dağıtanın solundan başlayıp dağıtanla biterek her el kesme kartıyla sayılır, sonra dağıtanın kribi. Her on beş 2, her çift 2, seri uzunluğu kadar. Aynı renkten dört kart 4, kesme kartıyla beş; kribde yalnızca beşi sayılır. Kesme kartının renginden vale 1 (**başı**).
    - **Birden çoğu:** her birleşim sayılır. Üç 5, üç çifttir, 6. 9 9 10 J elinde her 9 üçlük seri yapar, 9'lar da çifttir: 3 + 3 + 2, yani 8.
    - **Son:** 121'e ilk varan, turun ortasında bile, hemen kazanır. Kimin önce saydığı bu yüzden önemlidir. 90 ya da azıyla kaybeden **mars** olur.
    - **Örnek:** toplam 20, 5 oynadın, 25. Rakibinde yalnızca resimli kart var, “geç” dedi. 6 ekledin: 31, sana 2.
    - **Özel kurallar** daha uzun maçlar ekleyebilir; orada mars iki oyun, çifte mars (60 ya da az) üç oyun sayılır. **Muggins** kuralında elini kendin sayarsın, kaçırdığını sonraki oyuncu alır.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = Tahtada bir tur, 61 puana kadar
cribbage-variant-long = Uzun maç, 5 oyuna kadar
cribbage-variant-cut_throat = Muggins: elini kendin say
cribbage-variant-kitchen = Kribde dört aynı renk sayılır, mars yok

cribbage-option-target = Oyunu kazanmak için delik
cribbage-option-games = Maçı kazanmak için oyun
cribbage-option-skunk = Mars ile kazanmak birden çok oyun sayılır
cribbage-option-double_skunk = Çifte marsın oyun sayısı
cribbage-option-muggins = Elini kendin sayarsın, kaçırdığını sonraki oyuncu alır
cribbage-option-crib_flush = Kribde aynı renk
    .five = yalnızca kesme kartıyla sayılır
    .four = kesme kartı olmadan da sayılır
cribbage-option-heels = Vale açılmasının puanı
cribbage-option-loser_deals = Oyunu kaybeden sonrakini dağıtır

cribbage-do-throw = Kribe bırak
    .with = Kribe bırak: { $picked }
    .pick = Kribe { $most } kart bırak
do-go = Geç
cribbage-do-claim = Söyle: { $number }

cribbage-deals = { $seat } dağıtıyor, krib onun.
    .to-seat = Sen dağıtıyorsun, krib senin.
cribbage-throws = { $seat } kribe kart bıraktı.
    .short = bıraktı
    .to-seat = Kribe kart bıraktın.
cribbage-starter = Kesme kartı: { $card }.
cribbage-heels = Vale! { $seat } topuk için { $points } işledi.
    .to-seat = Vale! Topuk için { $points } işledin.
cribbage-plays = { $seat } { $card } oynadı: { $count }.
    .to-seat = { $card } oynadın: { $count }.
cribbage-makes = { $what ->
    [fifteen] On beş, 2 puan.
    [full] Otuz bir, 2 puan.
    [alike] { $points ->
        [2] Çift, 2 puan.
        [6] Üçlü, 6 puan.
       *[12] Dörtlü, 12 puan.
    }
   *[run] { $points } kartlık seri, { $points } puan.
}
cribbage-goes = { $seat } geç dedi.
    .short = geç
    .to-seat = Geç dedin.
cribbage-last = { $seat } son kart için 1 işledi.
    .to-seat = Son kart için 1 işledin.
cribbage-claims = { $seat } { $points } söyledi.
    .short = { $points } söyledi
    .to-seat = { $points } söyledin.
cribbage-counts = { $where ->
    [crib] { $seat }, krib: { $cards },
   *[hand] { $seat }: { $cards },
} { $points ->
    [0] puan yok.
   *[other] { $points }: { cribbage-sum }.
}
    .to-seat = { $where ->
        [crib] Kribin: { $cards },
       *[hand] Elin: { $cards },
    } { $points ->
        [0] puan yok.
       *[other] { $points }: { cribbage-sum }.
    }
cribbage-muggins = Muggins! { $seat } { $points } aldı.
    .to-seat = Muggins! { $points } aldın.
cribbage-wins = { $seats } { $number } oldu ve kazandı.
    .to-seats = { $others ->
        [0] { $number } oldun ve kazandın
       *[other] Sen ve { $seats } { $number } oldunuz ve kazandınız
    }.
cribbage-skunks = { $seats } { $points ->
    [2] mars
   *[other] çifte mars
} oldu.
    .to-seats = { $others ->
        [0] { $points ->
            [2] Mars
           *[other] Çifte mars
        } oldun
       *[other] Sen ve { $seats } { $points ->
            [2] mars
           *[other] çifte mars
        } oldunuz
    }.

cribbage-parts = { $points ->
    [0] puan yok
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] on beş { $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] aynı renk { $flush }
   *[next] , aynı renk { $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] başı 1
   *[next] , başı 1
}
cribbage-sum-pairs = { $pairs ->
    [2] çift 2
   *[other] çiftler { $pairs }
}
cribbage-sum-runs = { $runs ->
    [3] seri 3
    [4] seri 4
    [5] seri 5
   *[other] seriler { $runs }
}

cribbage-for-play = oyunda { $number }
cribbage-for-hand = elde { $number }
cribbage-for-crib = kribde { $number }
cribbage-for-heels = topuk { $number }
cribbage-for-muggins = muggins { $number }
cribbage-games = { $count } oyun
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = bıraktı
cribbage-throwing = seçiyor
cribbage-go = geç
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] Tur { $number } · { cribbage-phase }
   *[other] { $games } · Tur { $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] Kribe bırakma
    [play] Oyun
   *[show] Sayım
}
cribbage-starter-spot = Kesme kartı
cribbage-count = Toplam { $count }
cribbage-down = Oynanan
cribbage-crib = Krib{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Krib, { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = El, { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-thrown = Bıraktıkların
cribbage-throw-to = { $count } kart bırak: { $whose ->
    [own] kendi kribin
   *[other] krib { $other }
}
cribbage-ahead = { $points ->
    [0] Eşitlik
   *[other] { $seats } { $points } önde
}
    .to-seats = { $points ->
        [0] Eşitlik
       *[other] { $others ->
            [0] { $points } öndesin
           *[other] Sen ve { $seats } { $points } öndesiniz
        }
    }

cribbage-hint-throw = Tuttuğun kartlar ortalama { $number } eder; { $whose ->
    [own] krib senin
   *[other] krib { $other } için
}.
cribbage-hint-claim = { $points } eder. Ben saydım.
cribbage-hint-go = Toplam { $count }; elindekilerin hepsi 31'i geçirir.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] On beş yapar
    [full] Otuz bir yapar
    [alike] { $points ->
        [2] Çift yapar
        [6] Üçlü yapar
       *[12] Dörtlü yapar
    }
    [run] Seri yapar
   *[several] İki ayrı puan getirir
}: { $points } puan.
cribbage-hint-low = Küçük çık: üstüne kimse on beş yapamaz.
cribbage-hint-pair = Aynısından bir tane daha var. Çift yaparlarsa sen üçlü yaparsın.
cribbage-hint-trap = Toplamı { $count } bırakma: her 10 ya da resimli kart { $number } yapar.
cribbage-hint-high = Önce büyükleri oyna. Küçükler sonra da sığar.
cribbage-hint-safe = Onlara en az puan fırsatını bu bırakır.

throw-count = Elinden kribe { $count ->
    [one] 1 kart
   *[other] { $count } farklı kart
} bırak. Krib: { $other }.
thrown-already = Zaten bıraktın. Beklenen: { $seats }.
over-thirty-one = Toplam { $count }, en çok { $most } sığar. Oynayabileceğin kartlar: { $cards }.
cribbage-must-play = Sığan kart varken geç diyemezsin. Oynayabileceğin kartlar: { $cards }.
go-needed = Toplam { $count }, hiçbir kartın sığmıyor. Yalnızca geç diyebilirsin.
claim-range = Kartların kaç eder, söyle: 0 ile { $most } arası.
