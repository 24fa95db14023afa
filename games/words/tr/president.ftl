president-name = Başkan
    .line = İlk bitiren Başkan olur, sonuncu Gariban.
    .aliases = President, Başkan Olmak
president-rules = **Bütün kartlarını ilk bitir, Başkan ol. Sonuncu Gariban olur.**
    Biri tek kart ya da aynı değerden birkaç kartlık bir **grup** çıkar: çift, üçlü. Sonrakiler aynı sayıda ama daha büyük değerde kart oynar ya da pas der. 3 en küçüktür, asa kadar çıkar, 2 en büyüktür.
    Pas dersen o elde artık yoksun. Başka kimse oynayamıyor ya da oynamıyorsa son oynayan yeniden çıkar.
    Sonraki turda Gariban en iyi iki kartını Başkana verir, Başkanın ayırabildiği iki kartı alır.
    Altı tur sonunda en çok puanı olan kazanır.
    - **Örnek:** Ayşe 6♣ 6♦ çıktı. Sen 9♥ 9♠ oynadın, Can pas dedi, Ece J♣ J♦ oynadı. Ayşe pas, sen pas; sonraki çıkış Ece'nin.
    .whole =
    - **Dağıtım:** bütün kartlar. Bazıları bir kart fazla alır. İlk turdan sonra Gariban dağıtır.
    - **Çıkış:** ilk turda 3♣ kimdeyse onunla başlar, tek başına ya da başka 3'lerle. Sonraki turlarda Başkan başlar. Sonra son eli alan istediğiyle çıkar. Çıkış sendeyken pas diyemezsin.
    - **Devam:** çıkılan kadar, daha büyük değerde kart; ya da pas. Pas dersen sonraki çıkışa kadar yoksun. Rengin önemi yoktur.
    - **Sıra:** 3, 4, 5 diye papaza kadar, sonra as, sonra 2.
    - **Eli almak:** elde başka kimse kalmayınca. O oyuncunun kartı bittiyse sonraki çıkar.
    - **Unvanlar:** ilk bitiren **Başkan**, ikinci **Başkan Yardımcısı**, sondan ikinci **Yarı Gariban**, sonuncu **Gariban** olur. Ötekiler Vatandaştır. Üç kişiyle yardımcılar yoktur.
    - **Değiş tokuş:** sonraki turdan önce Garibanın en iyi iki kartı Başkana, Yarı Garibanın en iyi kartı Başkan Yardımcısına gider. Sonra ikisi de aynı sayıda kart geri verir; hangilerini isterlerse. Başkası görmez.
    - **Puanlar:** geçtiğin her oyuncu için bir. Dört kişiyle 3, 2, 1 ve 0.
    - **Son:** altı tur. Eşitlikte en çok Başkan olan, sonra en az Gariban olan kazanır.
    - **Örnek:** yerde vale çifti var. Q♣ Q♦ ya da 2 çiftiyle geçebilirsin. Tek as olmaz, üç papaz da olmaz.
    - **Özel kurallar** dörtlünün değer sırasını ters çevirdiği **devrimi**, eli bitiren 8'leri, jokerleri, serileri ve daha fazlasını ekleyebilir.
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = 11 puana ilk varan: Başkana 2, Yardımcıya 1
president-variant-skip_it = Aynı değer atlatır, 2 eli bitirir, pas diyen dönebilir
president-variant-scum_leads = İki joker; Gariban başlar ve bir kart verir
president-variant-daifugo = Daifugo: devrim, 8 eli bitirir, bir joker
president-variant-daifugo_full = Daifugo, her şey açık

president-option-jokers = Jokerler
president-option-first_lead = İkinci turdan itibaren kim başlar
    .president = Başkan
    .scum = Gariban
    .lowest = 3♣ kimdeyse, o kartla
president-option-equal = Aynı değerde bir grup
    .no = geçmez
    .allowed = geçer
    .skips = geçer ve sonraki oyuncuyu atlatır
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = 2'ler
    .high = yalnızca en büyük karttır
    .clear = eli bitirir; tek 2 her grubu ya da seriyi geçer
president-option-revolution = Dörtlü, tur boyunca değer sırasını ters çevirir
president-option-eight_stop = 8 eli bitirir
president-option-jack_back = Valeler o el için sırayı ters çevirir
president-option-spade_three = 3♠ tek jokeri geçer
president-option-runs = Üç ya da daha uzun seriler
    .off = oynanmaz
    .suited = tek renkten
    .any = her renkten
president-option-bad_finish = 2, joker ya da eli bitiren 8 ile bitiren sonuncu olur
president-option-capital_fall = İlk başkası bitirirse Başkan sonuncu olur
president-option-exchange_count = Gariban ile Başkanın değiştirdiği kart
    .zero = { shared-none }
president-option-give_back = Başkan ne geri verir
    .any = istediği kartları
    .lowest = en küçük kartları
president-option-scoring = Puanlar
    .places = geçtiğin her oyuncu için bir
    .titles = Başkan 2, Başkan Yardımcısı 1
    .presidencies = Başkan 1
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = İki ya da daha çok kart oyna
do-run = { $number } kartlık seri oyna

president-title = { $title ->
    [president] Başkan
    [vice] Başkan Yardımcısı
    [vice-scum] Yarı Gariban
    [scum] Gariban
   *[citizen] Vatandaş
}
president-line-first = { $score } puan
president-line = { $title ->
    [vice] Yardımcı
   *[other] { president-title }
} · { $score }
president-place = { $number ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
    [6] altıncı
    [7] yedinci
    [8] sekizinci
   *[other] { $number }.
}
president-reason = Başkan: { $presidents }, Gariban: { $scums }
president-order = Küçükten büyüğe
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }: { $count } kartlık seri, başı { $rank }
president-jokers = { $seat }: { $count ->
    [1] joker
   *[other] joker çifti
}

president-skips = { $other } atlandı.
    .to-other = Atlandın.
president-eight = Bir 8!
president-two = Bir 2!
president-three = 3♠ jokeri geçti!
president-revolution = Devrim! { $reversed ->
    [1] Artık 3 en büyük, 2 en küçük.
   *[0] 2 yine en büyük.
}
president-jacks = Valeler sırayı ters çevirdi: bu elde { $reversed ->
    [1] 3 en büyük.
   *[0] 2 en büyük.
}
president-out = { $seat } { $number ->
    [1] ilk bitirdi!
    [2] ikinci bitirdi.
    [3] üçüncü bitirdi.
   *[other] { president-place } bitirdi.
}
    .to-seat = { $number ->
        [1] İlk sen bitirdin!
        [2] İkinci bitirdin.
        [3] Üçüncü bitirdin.
       *[other] { president-place } bitirdin.
    }
president-bad = { $seat } yasak kartla bitirdi: { president-place } oldu.
    .to-seat = Yasak kartla bitirdin: { president-place } oldun.
president-falls = { $seat } başkanlığı kaybetti ve sona düştü.
    .to-seat = Başkanlığı kaybettin ve sona düştün.
president-ends = { $seat } { $title ->
    [president] Başkan
    [vice] Başkan Yardımcısı
    [vice-scum] Yarı Gariban
    [scum] Gariban
   *[citizen] Vatandaş
} oldu: { $number } puan.
    .to-seat = { $title ->
        [president] Başkan
        [vice] Başkan Yardımcısı
        [vice-scum] Yarı Gariban
        [scum] Gariban
       *[citizen] Vatandaş
    } oldun: { $number } puan.

president-hint-run = Seri bir seferde { $count } kart bitirir{ $leads ->
    [1] {""}
   *[0] { "" } ve yeterince büyük
}.
president-hint-finish = Daha küçüğünü oynarsan sonunda bitirecek kartın kalmaz.
president-hint-stuck = Sonunda bitirecek kartın kalmaz.
president-hint-sure = Kimse geçemez, çıkış sende kalır ve bitirirsin.
president-hint-early = O kadar büyük oynamak için erken. Biri bitirmek üzereyken kullan.

president-must-open = Tura 3♣ ile sen başlıyorsun. Tek başına ya da ona uyan kartlarla oyna.
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] Bunlar birlikte olmaz. Aynı değerden kartlar oyna, joker eklenebilir.
   *[other] Bu ne grup ne seri. Aynı değerden kartlar ya da art arda üç ve daha çok kart oyna.
}
president-no-runs = Bu masada seri oynanmaz. Aynı değerden kartlar oyna.
president-run-suit = Seri tek renkten olmalı. Tek renkten bir seri ya da aynı değerden kartlar oyna.
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] Geçilecek { $count } kartlık bir seri var. Daha büyük, { $count } kartlık bir seri oyna ya da pas de.
   *[other] Geçilecek { $count } kartlık bir grup var. Aynı değerden { $count } kart oyna ya da pas de.
}
president-too-low = { $kind ->
    [jokers] Bu { $count ->
        [1] jokeri
       *[other] iki jokeri
    } geçmez. Geçen bir şeyin yoksa pas de.
    [run] Bu çok küçük. Başı { $reversed ->
        [1] { $rank } altında (sıra ters)
       *[0] { $rank } üstünde
    } olan bir seri oyna ya da pas de.
   *[other] Bu çok küçük. { $equal ->
        [1] { $reversed ->
            [1] { $rank } ya da daha küçük (sıra ters)
           *[0] { $rank } ya da daha büyük
        }
       *[0] { $reversed ->
            [1] Değeri { $rank } altında (sıra ters)
           *[0] Değeri { $rank } üstünde
        }
    } kart oyna ya da pas de.
}
