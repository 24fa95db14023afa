dou-dizhu-name = Dou Dizhu
    .line = İki köylü ağaya karşı: ilk bitiren kazanır.
    .aliases = Ağayla Kavga, Ağa
dou-dizhu-rules = **Bir ağa iki köylüye karşı oynar. Kim ilk bitirirse onun tarafı kazanır.**
    Bahsi ihale belirler, en çok 3 denir. En yüksek söyleyen ağa olur, üç kart daha alır ve çıkar: tek kart, çift, yanında tek ya da çiftle veya yalın üçlü, beş ya da daha uzun dizi gibi. { dou-dizhu-rules-following }
    Rengin önemi yoktur. 3 en küçük, sonra asa kadar, ardından **2** ve jokerler. { dou-dizhu-rules-bombs } Her biri bahsi ikiye katlar.
    { dou-dizhu-rules-points } Altı tur sonunda en çok puanı olan kazanır.
    - **Örnek:** Ayşe 2 ile ağa. Sen bomba oynadın, bahis 4 oldu; ilk Can bitirdi. Ayşe 8 kaybeder, sen ve Can 4'er alırsınız.
    .whole =
    - **Dağıtım:** 17'şer kart. Üç kart kapalı kalır.
    - **İhale:** herkes bir kez, son söylenenden yüksek ya da pas. 3 bitirir. Ağanın üç kartını herkes görür. Herkes pas derse yeniden dağıtılır. Üçüncü dağıtımda ilk söyleyen 1 ile oynar.
    - **Oyun:** ağa çıkar. { dou-dizhu-rules-following } Pas desen de sonra yine oynayabilirsin.
    - **Türler:** tek kart, çift, üçlü. Dizi art arda beş ya da daha çok değer, çift dizi üç ya da daha çok çift, uçak iki ya da daha çok üçlüdür: 2 ve joker olmaz. Her üçlü bir tek ya da hepsi birer çift taşıyabilir. Dörtlü iki tek ya da iki çift taşıyabilir.
    - **Taşınanlar:** iki joker birden ya da dörtlü olmaz, uçağı uzatabilecek üçlü de olmaz.
    - **Bombalar.** { dou-dizhu-rules-bombs } Kart taşıyan dörtlü bomba değildir.
    - **Bahis** ihaledir. Her bomba ve roket ikiye katlar. Bahar da katlar: köylüler hiç oynamadan ağa bitirir ya da ağa yalnızca bir kez oynamışken bir köylü bitirir. { dou-dizhu-rules-points }
    - **Son:** altı tur. En çok puanı olan kazanır.
dou-dizhu-rules-following = Sonrakiler aynı türden ve aynı sayıda, daha büyük kart oynar ya da pas der. İki pastan sonra son oynayan yeniden çıkar.
dou-dizhu-rules-bombs = Dörtlü bir **bombadır** ve daha büyük bomba dışında her şeyi geçer. İki joker birden **rokettir** ve her şeyi geçer.
dou-dizhu-rules-points = Ağa bahsin iki katını, her köylü bir katını kazanır ya da kaybeder.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = İste ve kap: katlayarak ihaleyi kap
dou-dizhu-variant-book = Kitaba göre: açık ihale, taşınanlar farklı
dou-dizhu-variant-simple = Basit: az tür, küçük bahis

dou-dizhu-option-bidding = İhale
    .once = herkes bir kez, 1 ile 3 arası
    .open = iki kişi pas diyene kadar
    .grab = iste, sonra ikiye katlayıp kap
dou-dizhu-option-passed_in = Herkes pas derse
    .redeal = yeniden dağıtılır, en çok iki kez
    .first_plays = ilk söyleyen 1 ile oynar
dou-dizhu-option-first_bidder = İlk kim söyler
    .rotate = sıradaki oyuncu
    .winner = ilk bitiren
dou-dizhu-option-attached_alike = Taşınan tekler aynı olabilir
dou-dizhu-option-pairs_attached = Çift taşınabilir
dou-dizhu-option-four_with_two = Dörtlü iki kart taşıyabilir
dou-dizhu-option-spring = Bahar bahsi ikiye katlar
dou-dizhu-option-doubling = Oyundan önce gizli katlama
dou-dizhu-option-max_doubles = Sayılan en çok katlama
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

dou-dizhu-do-call = Ağa ol
dou-dizhu-do-bid = { $number } de
do-grab = Kap
dou-dizhu-bids-first = İlk söz: { $seat }.{ dou-dizhu-last-deal }
    .to-seat = İlk söz sende.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}Herkes pas derse ilk söyleyen 1 ile oynar.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] Ağa ol
    [grab] Kap
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } { $number } dedi.
    [call] { $seat } ağa olmak istedi.
    [grab] { $seat } kaptı: bahis ikiye katlandı.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] { $number } dedin.
        [call] Ağa olmak istedin.
        [grab] Kaptın: bahis ikiye katlandı.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = Herkes pas dedi, yeniden dağıtılıyor.
dou-dizhu-landlord = { $seat } { $number } ile ağa oldu ve aldı: { $cards }.
    .to-seat = { $number } ile ağa oldun ve aldın: { $cards }.
dou-dizhu-chooses = { $seat } seçti.
    .to-seat = Seçtin.
dou-dizhu-doubles = { $count ->
    [0] Kimse katlamadı.
   *[other] Katlayan: { $seats }.
}
    .to-seats = { $others ->
        [0] Katladın.
       *[other] Katlayan: sen ve { $seats }.
    }
dou-dizhu-kind = { $kind ->
    [single] tek kart
    [pair] çift
    [triplet] üçlü
    [triplet-singles] tek taşıyan üçlü
    [triplet-pairs] çift taşıyan üçlü
    [sequence] dizi
    [pair-sequence] çift dizi
    [plane] uçak
    [plane-singles] tek taşıyan uçak
    [plane-pairs] çift taşıyan uçak
    [four-singles] iki tek taşıyan dörtlü
    [four-pairs] iki çift taşıyan dörtlü
    [bomb] bomba
   *[rocket] roket
}
dou-dizhu-plays = { $seat } { $cards } oynadı: { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = { $cards } oynadın: { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}Bahis şimdi { $number }.
    [rocket] {" "}Bahis şimdi { $number }.
   *[other] {""}
}
dou-dizhu-terms = ihale { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· kapma × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· bomba × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· roket × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· bahar × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· en çok × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat } bitirdi, { $side ->
    [landlord] ağa kazandı
   *[peasants] köylüler kazandı
}: { dou-dizhu-terms }.
    .to-seat = Bitirdin, kazandın: { dou-dizhu-terms }.
dou-dizhu-left = { $seat }, elinde kalan: { $cards }.
    .to-seat = Elinde kalan: { $cards }.
dou-dizhu-deed = ağa, { dou-dizhu-terms }{ $doubled ->
    [1] { "" }, { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = köylü{ $doubled ->
    [1] { "" }, { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] Ağa · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = { shared-cards }!
dou-dizhu-tag-doubled = katladı
dou-dizhu-label = { $seat }: { dou-dizhu-kind }
dou-dizhu-stake = Bahis
dou-dizhu-talon = Ağanın kartları

dou-dizhu-hint-call = { $passes ->
    [1] Tek başına oynamak için büyük kartın çok az.
   *[0] Kartların büyük ve az oyunda biter.
}
dou-dizhu-hint-double = { $yes ->
    [1] Elin katlamaya değer.
   *[0] Elin katlamaya değmez.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] Neredeyse her şeyi geçer ve bitirmek üzeresin.
    [rocket] Hiçbir şey geçmez ve bitirmek üzeresin.
    [single] En az işine yarayan kart bu.
   *[other] Bir seferde { $count } kart gider, hiçbir şey bozulmaz.
}
dou-dizhu-hint-feed = { $seat } tek kartla kaldı. Bitirsin diye küçük çık.
dou-dizhu-hint-avoid = { $seat } { $count ->
    [one] tek kartla kaldı, birden çok kartla çık
   *[other] iki kartla kaldı, çift çıkma
}.
dou-dizhu-hint-high = { $seat } tek kartla kaldı, en büyüğünü oyna.
dou-dizhu-hint-beat = Onlarınkini geçer ve sana ucuza gelir.
dou-dizhu-hint-bomb = Şimdi bombala: çıkış senin olur.
dou-dizhu-hint-raise = Sırada ağa var. Küçük oynamasına izin verme.
dou-dizhu-hint-partner = { $seat } eşin. Bırak o alsın.
dou-dizhu-hint-save = Şimdi sana çok pahalıya gelir.

dou-dizhu-bid-higher = { $kind ->
    [call] Ağa ol ya da pas de.
    [grab] Kap ya da pas de.
    [double] Katla ya da pas de.
   *[bid] { $least ->
        [3] 3
       *[other] { $least } ile 3 arası
    } söyle ya da pas de.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] Roketi hiçbir şey geçmez. Pas demelisin.
    [bomb] Bombayı yalnızca daha büyük bomba ya da roket geçer.
   *[other] Daha büyük { dou-dizhu-kind }, bomba ya da roket oyna veya pas de.
}
dou-dizhu-other-size = { shared-cards }, bomba ya da roket oyna veya pas de.
dou-dizhu-too-low = Bu çok küçük. Şunu daha büyük { dou-dizhu-kind } ile geç: { rank-name }. Ya da pas de.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] Bu masada çift taşınmaz.
    [four-with-two] Bu masada dörtlü kart taşımaz.
   *[attached-alike] Bu masada taşınan kartlar farklı olmalı.
}
dou-dizhu-no-combination = { $why ->
    [sequence] Dizi beş ya da daha çok değer ister.
    [pair-sequence] Çift dizi üç ya da daha çok çift ister.
    [high] 2 ve joker diziye girmez.
    [gap] Bu değerler art arda değil.
   *[other] Bu kartlar birlikte olmaz.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] İki joker birlikte taşınmaz.
    [fours] Dörtlü taşınmaz.
    [four] Dörtlü iki kart ya da iki çift taşır.
    [body] Uçak kendi değerlerinden kart taşıyamaz.
    [readings] O üçlü uçağa girebilir.
    [single] Üçlü bir kart ya da bir çift taşır.
   *[plane] Bu uçak { $count } kart ya da { $count } çift taşır.
}
