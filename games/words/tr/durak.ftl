durak-name = Durak
    .line = Geç ya da topla. Kartı kalan son kişi enayi.
    .aliases = Enayi
durak-rules = **Bütün kartlarını bitir. Kazanan yoktur: kartı kalan durak, yani enayi olur.**
    Sağındaki oyuncu sana bir kartla saldırır. Aynı renkten daha büyüğüyle ya da herhangi bir kozla geç. Geçilen kartlar, geçen kartla birlikte masada kalır. Her şey geçilmişken ötekiler kart ekleyebilir ama yalnızca masada bulunan değerlerden. Bir kartı geçemiyor ya da geçmek istemiyorsan masadakilerin hepsini topla.
    Her saldırıdan sonra herkes, çekilecek kart varken elini altıya tamamlar. Hepsini geçersen kartlar oyundan çıkar ve sonra sen saldırırsın. Toplarsan sıranı kaybedersin.
    - **Örnek:** koz kupa. Ayşe sana 9♣ ile saldırdı. J♣ ile geçtin. Masada artık 9 ve vale var, Ece J♦ ekledi. Daha büyük karon yok ama her kupa olur: 6♥ oynadın. Ekleyen yok. Kartlar oyundan çıktı, saldırı sende.
    .whole =
    - **Kartlar:** 6'dan asa 36 kart, as en büyük. Herkese altı. Sonraki kart açılır, rengi kozdur. Bu kart, çekilecek kartların, yani **destenin** altına konur ve en son çekilir. Altı kişiyle dağıtılan son kart kozdur.
    - **Geçmek:** aynı renkten daha büyük bir kart ya da koz. Kozu yalnızca daha büyük koz geçer.
    - **Kim başlar:** en küçük koz kimdeyse o saldırır. Kimsede yoksa dağıtanın solundaki. İlk dağıtan rastgele seçilir, sonra enayi dağıtır.
    - **Saldırı:** saldıran, solundaki oyuncuya bir kart ya da aynı değerden birkaç kart oynar.
    - **Savunma:** kartları istediğin sırayla, birer birer geç. Her an, yarıda bile toplayabilirsin. O zaman oynadıkların dahil her şeyi alırsın.
    - **Eklemek:** bütün kartlar geçilince önce saldırana, sonra saat yönünde ötekilere sorulur. Masadaki değerlerden kart ekle ya da pas de. Pas dedikten sonra ancak yeni bir değer çıkınca ya da savunan toplayınca yeniden sorulur. Kartı olsun olmasın herkese sorulur, böylece bir şey belli olmaz.
    - **Kaç kart:** en çok altı saldırı kartı, savunanın başta elindekinden de fazla olamaz.
    - **Toplamak:** savunan toplarken ötekiler, sınıra kadar uyan kart eklemeyi sürdürebilir.
    - **Çekmek:** elini altıya önce saldıran tamamlar, sonra saat yönünde ötekiler, en son savunan.
    - **Sonraki saldırı:** hepsini geçersen senindir. Toplarsan solundakine geçer.
    - **Son:** çekilecek kart kalmayınca elin bittiği an kurtulursun. Kartı kalan son kişi enayidir ve maç biter. Son kartlar aynı saldırıda biterse enayi yoktur, yeniden dağıtılır.
    - **Örnek:** deste bitti. Ayşe'de 6♣ kaldı, sende 7♣ ve 8♦. Ayşe 6♣ oynadı, 7♣ ile geçtin. Ayşe bitirdi, sende 8♦ kaldı. Enayi sensin.
    - **Devretmek** (saldırıyı devretmek) özel bir kuraldır: henüz kart geçmeden saldırıya aynı değerden bir kart ekle. Hepsine karşı artık solundaki savunur. Onun en az o kadar kartı olmalıdır.
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = Devretmeli: saldırı devredilir
durak-variant-partners = Eşli, 4 ya da 6 kişi
durak-variant-pair = İki kişilik hızlı oyun: 24 kart, üç kayba kadar
durak-variant-big_pack = Büyük deste, yalnızca komşular ekler

durak-option-deck = Destedeki kart sayısı
durak-option-mode = Savunan
    .throw_in = geçer ya da toplar
    .transfer = aynı değerden kartla saldırıyı devredebilir de
durak-option-show_trump = O değerin kozunu oynamadan göstererek de devredilir
durak-option-limit = Bir saldırıda en çok kart
durak-option-first_limit = İlk kart geçilene kadar saldırıda en çok kart
durak-option-throwers = Kim kart ekler
    .all = herkes
    .neighbours = savunanın iki komşusu
    .attacker = yalnızca saldıran
durak-option-throw_in = Ekleme sırası
    .in_turn = sırayla
    .free = ilk davranan ekler, bilgisayarlar sonda
durak-option-pile_on = Savunan toplayınca kart eklenebilir
durak-option-teams = Eşli, birer atlayarak oturulur
durak-option-opener = İlk saldırı
    .lowest_trump = en küçük koz kimdeyse
    .under_fool = enayinin sağındaki, yani enayi savunur
    .after_fool = enayinin solundaki
durak-option-scoring = Maç
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

durak-do-take = Topla
durak-do-pass = Pas
do-attack = Oyna
    .with = Oyna: { $picked }
do-attack-several = Birkaç kart oyna
do-beat =
    .on = { $card } üstüne { $cards }
    .beside = üstüne { $card }
do-transfer = Şununla devret
    .beside = Devret
    .with = Devret: { $picked }
do-show = Göstererek devret
    .beside = Göster, devret
    .with = Göstererek devret: { $picked }

durak-turned-up = { $seat } dağıttı. { $card } açıldı, koz { $suit }.
    .to-seat = Dağıttın. { $card } açıldı, koz { $suit }.
durak-opens = İlk saldırı: { $other }.
    .to-other = İlk sen saldırıyorsun.
durak-attacks = { $seat } → { $other }: { $cards } ile saldırdı.
    .to-seat = { $other } oyuncusuna { $cards } ile saldırdın.
    .to-other = { $seat } sana { $cards } ile saldırdı.
durak-throws = { $seat } { $cards } ekledi.
    .to-seat = { $cards } ekledin.
durak-adds = { $seat } { $cards } ekledi.
    .to-seat = { $cards } ekledin.
durak-beats = { $seat } { $turned } üstüne { $card } oynadı.
    .to-seat = { $turned } üstüne { $card } oynadın.
durak-transfers = { $seat } saldırıyı { $card } ile { $other } oyuncusuna devretti.
    .to-seat = Saldırıyı { $card } ile { $other } oyuncusuna devrettin.
    .to-other = { $seat } saldırıyı { $card } ile sana devretti.
durak-shows = { $seat } { $card } gösterdi ve saldırıyı { $other } oyuncusuna devretti.
    .short = { $card } gösterdi
    .to-seat = { $card } gösterdin ve saldırıyı { $other } oyuncusuna devrettin.
    .to-other = { $seat } { $card } gösterdi ve saldırıyı sana devretti.
durak-takes = { $seat } topluyor.
    .short = topluyor
    .to-seat = Topluyorsun.
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = Hepsi geçildi. Kartlar oyundan çıktı.
durak-gets = { $other } { $count } kart aldı.
    .to-other = { $count } kart aldın.
durak-draws = { $other } { $count } kart çekti.
    .to-other = { $count } kart çektin.
durak-you-draw = { shared-you-draw }
durak-out = { $other } bitirdi!
    .to-other = Bitirdin!
durak-fool = { $count ->
    [one] Enayi: { $seats }.
   *[other] Enayiler: { $seats }.
}
    .to-seats = { $others ->
        [0] Enayi sensin.
       *[other] Enayiler: sen ve { $seats }.
    }
durak-drawn = Enayi yok. Berabere.

durak-is-fool = enayi
durak-is-attacker = saldırıyor
durak-defends = savunuyor
durak-is-taking = topluyor
durak-passed = { shared-passed }
durak-throws-next = { $place }. ekler
durak-trump = Koz
durak-talon = Deste
durak-bout-beaten = Hepsi geçildi
durak-bout-open = Saldırı
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] eklenmez
   *[other] en çok { $count } daha
}
durak-bout-taken = { $other } topluyor · { $count ->
    [0] eklenmez
   *[other] en çok { $count } daha
}
durak-takes-all = Hepsini toplar

durak-hint-sure = { $other } oyuncusunun elini biliyorsun, bunu geçecek bir şeyi yok.
durak-hint-low = En küçük kartın en az işine yarayandır.
durak-hint-pair = Küçükler ve aynı değerden { $count ->
    [2] iki
    [3] üç
   *[other] dört
} kart birer birer geçilmek zorunda.
durak-hint-trumps = Yalnızca kozun kaldı. En küçüğüyle başla.
durak-hint-throw = { $count ->
    [one] Koz değil
   *[other] Koz değiller
}; { $other } daha iyisini harcamak zorunda kalır.
durak-hint-add = { $other } topluyor; kozların hariç verebildiğin kadar kart ver.
durak-hint-late = Çekilecek kart kalmadı, olabildiğince çok karttan kurtul.
durak-hint-keep = Uyan kartlar verilemeyecek kadar iyi.
durak-hint-nothing = Uyan kartın yok.
durak-hint-show = { $card } sende kalır, dert artık onun: { $other }.
durak-hint-transfer = Bırak { $other } uğraşsın.
durak-hint-beat = Geçen en ucuz kart bu.
durak-hint-rank = Daha ucuzu onlara eklenecek yeni bir değer verirdi.
durak-hint-trump = Koz gerekiyor, en ucuzu { $card }.
durak-hint-cannot = { $count ->
    [one] Bunu
   *[other] Bunların hepsini
} geçemezsin. Denemek için kart harcama.
durak-hint-two-trumps = Sana { $count } koza mal olur, bu kadar erken çok fazla.
durak-hint-dear = Sana { $card } kartına mal olur, bu kadar erken harcanmayacak kadar iyi.

durak-teams = Eşli oyun için 4 ya da 6 oyuncu gerekir.
durak-too-few-cards = 24 kart en çok { $most } oyuncuya yeter.
durak-must-open = Saldıran sensin, bir kart oynamalısın.
durak-rank-not-there = { $card } uymaz. Masadaki değerler: { $ranks }.
durak-no-room = En çok { $count } kart daha oynanabilir: { $kind ->
    [hand] { $other } hepsini geçebilecek durumda olmalı.
   *[limit] bu saldırının sınırı bu.
}
durak-does-not-beat = { $cards } şunu geçmez: { $card }. { $kind ->
    [trump] Daha büyük bir koz gerekir.
   *[plain] Daha büyük bir { $suit } ya da koz gerekir.
}
durak-not-lying-open = { $card } geçilmeyi beklemiyor. Geçebileceklerin: { $cards }.
durak-no-transfer = { $kind ->
    [beaten] Zaten bir kart geçtin, saldırıyı devredemezsin.
    [rank] Yalnızca aynı değerden bir kartla devredebilirsin: { rank-name }.
    [trump] Yalnızca o değerin kozunu gösterebilirsin.
    [shown] O kartla zaten devrettin. İki kez gösteremezsin.
    [few] { $other } oyuncusunun buna yetecek kartı yok.
    [limit] Bu saldırıda daha fazla kart olamaz.
    [nobody] Devredecek kimse yok.
   *[never] Bu masada saldırı böyle devredilmez. Geç ya da topla.
}
durak-not-your-throw = Ekleme sırası: { $seats }. Biraz bekle.
durak-now-attack = Saldıran sensin. Bir kart ya da aynı değerden birkaç kart oyna.
durak-now-defend = Savunan sensin. Bir kartı geç ya da topla.
durak-now-throw = Hepsi geçildi. Masadaki bir değerden kart ekle ya da pas de.
durak-now-pile_on = { $other } topluyor. Masadaki bir değerden kart ekle ya da pas de.
