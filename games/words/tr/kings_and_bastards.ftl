kings-and-bastards-name = Krallar ve Serseriler
    .line = İlk bitiren Kral olur, sonuncu Serseri.
    .aliases = Kings and Bastards, Kings & Bastards
kings-and-bastards-rules = **Bütün kartlarını ilk bitir, Kral ol. Elinde kalırsa Serseri olursun.**
    Biri tek kart ya da aynı değerden birkaç kartlık bir **grup** çıkar: çift, üçlü. Sonrakiler aynı sayıda, daha büyük değerde kart oynar ya da pas der. Ötekilerin hepsi pas deyince son oynayan eli alır ve yeniden çıkar.
    3 en küçük, as en büyüktür. **2** tek başına her şeyi geçer. **Joker** her karta eşlik eder, gereken değer olur.
    Sonraki turda Serseri en iyi iki kartını Krala verir, Kralın ayırabildiği iki kartı alır.
    - **Örnek:** Ayşe 6♣ 6♦ çıktı. Sen 9♥ 9♠ oynadın, Can pas dedi, Ece tek bir 2 oynayıp eli aldı. Sonraki çıkış Ece'nin.
    .whole =
    - **Dağıtım:** tek jokerli bir destenin bütün kartları; yedi kişiden itibaren iki deste. Bazıları bir kart fazla alır. İlk turdan sonra Serseri dağıtır.
    - **Çıkış:** 3♣ kimdeyse tura onunla başlar, tek başına ya da başka 3'ler ve jokerlerle. Sonra son eli alan istediğiyle çıkar. Çıkış sendeyken pas diyemezsin.
    - **Devam:** çıkılan kadar, daha büyük değerde kart; ya da pas. Pas desen de sonra yine oynayabilirsin. Rengin önemi yoktur.
    - **2** tek oynanır. Kaç kart olursa olsun eli hemen alır, onu hiçbir şey geçmez.
    - **Joker** 2 dışında her değerin yerine geçer: tek başına ya da en az bir gerçek kartla.
    - **Eli almak:** ötekilerin hepsi art arda pas deyince. O oyuncunun kartı bittiyse sonraki çıkar.
    - **Turun sonu:** ilk bitiren **Kral** olur. Elinde kart olan tek kişi kalana kadar sürer: o **Serseri** olur.
    - **Değiş tokuş:** sonraki turdan önce Serserinin en iyi iki kartı Krala gider: önce 2'ler, sonra jokerler, aslar, papazlar diye. Kral istediği iki kartı geri verir. Başkası görmez.
    - **Son:** istediğinizde durursunuz. En çok Kral olan, eşitlikte en az Serseri olan kazanır. Adların yanında her krallık için bir taç, her serserilik için bir paçavra durur.
    - **Örnek:** yerde vale çifti var. Q♣ Q♦, K♠ ile joker ya da tek bir 2 geçer. Tek as olmaz, üç papaz da olmaz.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = Üç kez Kral olan ilk oyuncu
kings-and-bastards-variant-president = Yardımcılar var, pas diyen dönemez, 10 tur
kings-and-bastards-variant-short = Kısa: 5 tur

kings-and-bastards-option-decks = Deste sayısı
    .auto = her altı oyuncuya bir
kings-and-bastards-option-jokers = Her destedeki joker
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = Serseri ile Kralın değiştirdiği kart
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = Serserinin Krala giden en iyi kartları
    .twos_high = 2'ler, sonra jokerler, sonra aslar
    .ace_high = aslar, sonra papazlar; 2 ve joker ancak başka yoksa
kings-and-bastards-option-lead_rule = Tura kim başlar
    .three_of_clubs = 3♣ kimdeyse, o kartla
    .king = ikinci turdan itibaren Kral
    .bastard = ikinci turdan itibaren Serseri
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = Kazanmak için kaç kez Kral olmalı
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = Kral Yardımcısı (2. bitiren) ile Yarı Serseri (sondan 2.) de kart değiştirir

do-as = { rank-name } olarak
    .after = { $picked } { rank-name } olarak

kings-and-bastards-calls = { $seat } { $card } oynadı, { $rank } olarak.
    .to-seat = { $card } oynadın, { $rank } olarak.
kings-and-bastards-wins = { $seat } { $cards } ile aldı, { $rank } olarak.
    .to-seat = { $cards } ile aldın, { $rank } olarak.
kings-and-bastards-king = { $seat } ilk bitirdi ve Kral oldu!
    .to-seat = İlk sen bitirdin, Kral oldun!
kings-and-bastards-bastard = { $seat } kartlarıyla kaldı ve Serseri oldu.
    .to-seat = Kartlarınla kaldın, Serseri oldun.

kings-and-bastards-fact = En çok Serseri olan { $seat }: { $number } kez.
kings-and-bastards-kings = { $kings ->
    [0] hiç Kral olmadı
   *[other] { $kings } kez Kral
}
kings-and-bastards-bastards = { $bastards ->
    [0] hiç Serseri olmadı
   *[other] { $bastards } kez Serseri
}
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = Kral
kings-and-bastards-tag-bastard = Serseri
kings-and-bastards-tag-vice = Kral Yrd.
kings-and-bastards-tag-vice-last = Yarı Serseri
kings-and-bastards-joker = { $seat }: joker, { $rank } olarak

kings-and-bastards-hint-only-twos = Elinde yalnızca 2 kaldı, onlar da tek tek oynanır.
kings-and-bastards-hint-two-few = Az kartın kaldı. 2 bu eli alır, sonra sen çıkarsın.
kings-and-bastards-hint-joker = As olarak oynanan jokeri yalnızca 2 geçer. Bu eli al, sonra sen çıkarsın.
kings-and-bastards-hint-two-many = Sende { $count ->
    [2] iki
    [3] üç
    [4] dört
   *[other] { $count }
} tane 2 var. Birini harca: bu eli alır, sonra sen çıkarsın.
kings-and-bastards-hint-two-close = { $seat } oyuncusunun { $count } kartı kaldı, bir 2 harca ve durdur.
kings-and-bastards-hint-save-two = { $count ->
    [1] Tek 2'ni
   *[other] Bir 2'yi
} harcamaya değmez.

kings-and-bastards-one-deck = Bir deste en çok altı oyuncuya yeter. Desteleri “{ kings-and-bastards-option-decks.auto }” yap ya da iki seç.
kings-and-bastards-must-open = Tura 3♣ ile sen başlıyorsun. Tek başına ya da başka 3'ler ve jokerlerle oyna.
kings-and-bastards-must-lead = Çıkış sende, pas diyemezsin. Tek kart ya da grup oyna.
kings-and-bastards-joker-rank = Jokerin ne olduğunu söyle: 3'ten asa kadar, 2 olmaz; örneğin “JR as 9”.
kings-and-bastards-two-alone = 2 hep tek oynanır. Tek bir 2 ya da 2'siz bir grup oyna.
kings-and-bastards-one-rank = Birlikte oynanan kartlar, jokerler dahil, aynı değerde olmalı. Aynı değerden kart seç.
kings-and-bastards-only-jokers = Yalnız jokerlerle grup olmaz. Gerçek bir kart ekle ya da tek joker oynayıp değerini söyle.
kings-and-bastards-too-many = Bir grup en çok { $most } kart olabilir. Daha az oyna.
kings-and-bastards-other-size = { $count ->
    [one] Geçilecek tek kart var. Bir kart oyna
   *[other] Geçilecek { $count } kart var. O kadar kart oyna
}, tek bir 2 oyna ya da pas de.
kings-and-bastards-too-low = Bu çok küçük. Değeri { rank-name } üstünde kart oyna, tek bir 2 oyna ya da pas de.
