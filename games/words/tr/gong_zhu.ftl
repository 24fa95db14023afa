gong-zhu-name = Gong Zhu
    .line = Koyunu al, domuzu onlara bırak.
    .aliases = Domuz Avı, Domuzu Kovala
gong-zhu-rules = **Domuzu, Q♠ kartını alma. Kupa alma. Koyunu, J♦ kartını al.**
    Herkes 13 kartla tek başına oynar. { rules-trick } { rules-trick-plain }
    Aldıkların tur sonunda sayılır. **Domuz** −100, kupalar en çok −50, **koyun** +100. 10♣, yani **trafo**, bunların iyisini de kötüsünü de ikiye katlar. Bütün kupaları alırsan tersine 200 kazanırsın.
    Biri −1000'e düşünce domuz o olur ve en yüksek puanlı kazanır.
    - **Örnek:** Q♠, K♥ ve 3♥ aldın. −100, −40 ve 0: toplam −140. 10♣ da alsaydın −280 olurdu.
    .whole =
    - **Dağıtım:** 52 kartlık desteden 13'er kart.
    - **Açma:** oyundan önce elindeki Q♠, J♦, 10♣ ve A♥ kartlarını gösterebilirsin. Herkes aynı anda karar verir. Açılan domuz ya da koyun iki kat sayılır, açılan A♥ bütün kupaları ikiye katlar, açılan 10♣ ise 4 ile çarpar; kim alırsa. Açtığın kartı, rengi ilk kez çıkıldığında oynayamazsın; o renkten tek kartın oysa oynarsın.
    - **Oyun:** 2♣ kimdeyse onunla çıkar. { rules-trick } { rules-trick-plain } As en büyüktür.
    - **Kupalar:** as −50, papaz −40, kız −30, vale −20, 10'dan 5'e kadar her biri −10. 4, 3 ve 2 sayılmaz.
    - **13 kupanın hepsi** tersine 200 getirir; yanında domuzu da alırsan o da 100 getirir.
    - **Domuz** −100, **koyun** +100.
    - **Trafo** aldığın her şeyi ikiye katlar. Kupasız, domuzsuz ve koyunsuz alırsan 50, açılmışsa 100 getirir.
    - **Son:** biri −1000 ya da altına inince o kadar düşen herkes domuz olur ve en yüksek puanlı kazanır.
    - **Örnek:** A♥ açılmıştı. Onu 9♥ ve koyunla aldın: kupalar −60, iki katı −120, koyun 100. Toplam −20.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = Eşli
gong-zhu-variant-plain = Kart açılmaz
gong-zhu-variant-short = Kısa, −500 puana kadar

gong-zhu-option-expose = Q♠, J♦, 10♣ ve A♥ iki kat sayılsın diye oyundan önce açılabilir
gong-zhu-option-expose_timing = Kart açma sırası
    .simultaneous = { shared-same-time }
    .in_turn = sırayla, 2♣ kimdeyse ondan başlayarak
gong-zhu-option-expose_protect = Açılan kart, rengi bir kez çıkılana kadar bekler
gong-zhu-option-first_lead = İlk çıkış
    .two_of_clubs = her turda 2♣
    .two_of_spades_then_pig = 2♠; sonraki turlarda domuzu alan, istediğiyle
    .seven_of_spades_then_pig = 7♠ kimdeyse, istediğiyle; sonraki turlarda domuzu alan
gong-zhu-option-hearts_table = Kupaların cezası
    .standard = A K Q J için 50, 40, 30, 20; 10'dan 5'e kadar 10; 4 3 2 için yok
    .pip = A K Q J için 50, 40, 30, 20; 4 için 10; ötekiler kendi sayısı
gong-zhu-option-pig_value = Domuzun (Q♠) puanı
gong-zhu-option-pig_flip = Domuzu artıya çeviren
    .all_hearts = bütün kupaları almak
    .grand_slam = sayılan 16 kartın hepsini almak
    .never = hiçbir şey
gong-zhu-option-sheep_flip = Bütün kupaları alıp sayılan 16 kartın hepsini almazsan koyun eksiye döner
gong-zhu-option-transformer_alone = Yalnızca 10♣ (trafo) alırsan puanı
gong-zhu-option-target = Puanın şuna düşerse kaybedersin
gong-zhu-option-win_target = Biri şu puana gelince de maç biter
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = Karşılıklı oturanlar eştir, puanları toplanır

do-expose = Aç
    .with = Aç: { $picked }
    .pick = En çok { $most } kart aç
do-expose-none = Hiçbirini açma

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat } ne açacağına karar verdi.
    .short = karar verdi
    .to-seat = Ne açacağına karar verdin.
gong-zhu-exposes = { $seat } açtı: { $cards }.
    .to-seat = Açtın: { $cards }.
gong-zhu-exposes-none = { $seat } kart açmadı.
    .short = açmadı
    .to-seat = Kart açmadın.
gong-zhu-expose-nothing = { $seats } kart açmadı.
    .to-seats = { $others ->
        [0] Kart açmadın.
       *[other] Sen ve { $seats } kart açmadınız.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } aldı: { $cards }. { shared-points }.
    .to-seat = Aldın: { $cards }. { $points } puan.
gong-zhu-scores-nothing = { $seat } sayılan bir kart almadı.
    .to-seat = Sayılan bir kart almadın.
gong-zhu-pigs = { $count ->
    [one] Domuz: { $seats }!
   *[other] Domuzlar: { $seats }!
}
    .to-seats = { $others ->
        [0] Domuz sensin!
       *[other] Domuzlar: sen ve { $seats }!
    }

gong-zhu-exposable = Açılabilir
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · şimdi { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] domuz { $number }
    [sheep] koyun { $number }
    [transformer] 10♣ { $number }
   *[hearts] kupalar { $number }
}
gong-zhu-answered = karar verdi
gong-zhu-pig = domuz
gong-zhu-exposing = Tur { $number } · Kart açma
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = { $seat } aldı
gong-zhu-doubled = İki kat

gong-zhu-hint-expose = { $exposes ->
    [none] Kapalı tut. Açtığın kart, alan için iki kat sayılır ve ihtimaller sana karşı.
    [alone] Kapalı tut. Açtığın kart, alan için iki kat sayılır. Bir oyuncudan kazanabilirsin ama üçüne birden kaybedebilirsin.
   *[some] Açtığın kart, alan için iki kat sayılır; ötekilerin elinde kalacak kartı ya da kendi alacağın koyunu aç.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Q♠ alma ihtimalin: %{ $pig }.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }J♦ alma ihtimalin: %{ $sheep }.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }10♣ alma ihtimalin: %{ $transformer }.
}{ $ace ->
    [none] { "" }
   *[other] { " " }Böyle bir A♥ ile kupalar sana ortalama { $ace } puana mal olur; normali 50.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = Domuzu dışarı çıkar: kızdan küçük bir maça onu alamaz.
gong-zhu-hint-cash-sheep = Koyunla çık: artık onu kimse geçemez.
gong-zhu-hint-heart = Ötekilerde daha büyük kupalar var, eli büyük ihtimalle başkası alır.
gong-zhu-hint-catch-sheep = Ötekilerin az karosu kaldı, yakında biri koyunu oynamak zorunda. Almak için büyük çık.
gong-zhu-hint-short = Az olan bir renkten çık. O renk bitince kötü kartlarını ötekilere verirsin.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = Yerde daha büyük bir maça var, domuzu başkası alır.
gong-zhu-hint-drop-transformer = Yerde daha büyük bir sinek var, trafoyu başkası alır.
gong-zhu-hint-take-transformer = Bu turda epey artıdasın, trafo da onu ikiye katlar.
gong-zhu-hint-take-sheep = Koyunu al, senin.
gong-zhu-hint-keep-heart = Kupaları topluyorlar, seninkini verme.
gong-zhu-hint-keep-sheep = Koyunu ve onu alabilecek kartı tut.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = Bu eli eşin alıyor, mümkünse kötü kart verme.
gong-zhu-hint-stop = Şimdiye kadarki kupaların hepsi birinde. Durdurmak için bir tane al.
gong-zhu-hint-collect = Şimdiye kadarki kupaların hepsi sende. Kalanları da topla.

must-lead-2c = İlk ele { $cards } ile çıkılır. Onu oyna.
exposed-protected = { $card } açıldı, rengi ilk kez çıkılırken oynayamazsın. Oynayabileceğin kartlar: { $cards }.
not-exposable = Yalnızca şunları açabilirsin: { $cards }. Ya da hiçbirini açma.
nothing-to-expose = Açılabilen kartlardan hiçbiri sende yok, kart açma.
wrong-phase-expose = Önce kart açılır. Aç: { $cards }, bir kısmı ya da hiçbiri.
wrong-phase-exposed = Kart açma bitti. Oynayabileceğin kartlar: { $cards }.
