red-five-name = Kırmızı Beşli
    .line = Üçe karşı bir, iki desteyle.
    .aliases = Red Five, Hong Wu
red-five-rules = **Bir kişi üç kişiye karşı oynar. İhaleyi al, sonra söz verdiğin puanı topla.**
    Kartlarda 200 puan vardır: her beşli 5, her onlu ve papaz 10. En yüksek ihaleyi söyleyen **ihaleyi alır**, kozu söyler, sekiz kart daha alır ve sekiz kartı kapalı **gömer**. Öteki üçü **savunur** ve birlikte oynar.
    İlk ele ihaleyi alan çıkar, sonra son eli kim aldıysa o. Tek kart, birebir aynı iki karttan bir çift ya da daha fazlası çıkılır, hepsi aynı renkten. Bu, elin **şeklidir**. Herkes o renkten o kadar kart oynar. O renkten kartın yetmiyorsa hepsini oyna, gerisini istediğinle tamamla.
    Eli, o rengin o şekildeki en büyük kartları alır, içindeki puanlarla birlikte. Onları yalnızca o renkten hiç kartı olmayanın aynı şekildeki kozları geçer. 5♥, yani **kırmızı beşli**, en büyük kozdur. Sonra jokerler, kozun kırmızı ya da siyah 3'leri ve bütün 2'ler gelir.
    İhaleyi alan söylediğini toplarsa savunanların her biri ona öder. Toplayamazsa o, her birine öder.
    - **Örnek:** koz karo, Ayşe K♠ K♠ çıktı. Sende tek maça var; onu ve başka bir kartı oynarsın. Can'da maça kalmamış, 4♦ 4♦ oynadı: koz çifti papaz çiftini geçer. Eli 20 puanıyla Can alır ve sonraki ele o çıkar.
    .whole =
    - **Deste:** jokerli iki tam deste, yani her karttan iki tane. Herkese 25 kart; son 8 kart **gömüdür**.
    - **İhale:** beşer beşer, 55 ile 200 arası, her söz öncekinden yüksek. Pas diyen çıkar. Dördü de pas derse ilk söylemesi gereken 55 ile ihaleyi alır.
    - **İhaleyi alan** kozu söyler, sonra gömüyü alır ve istediği 8 kartı gömer. Öteki üçü savunur, puanları toplanır.
    - **Kozlar, en iyiden başlayarak,** hepsi tek renk sayılır:
      - 5♥, kırmızı beşli
      - büyük joker, sonra küçük joker
      - koz 3'lüsü, sonra aynı kırmızı ya da siyahın öteki 3'lüsü
      - koz 2'lisi, sonra öteki 2'ler (hepsi eşit)
      - kozun A K Q J 10 diye 4'e kadar kartları
    - **Ne çıkılır:** tek kart; **çift**, birebir aynı iki kart; ya da **traktör**, art arda iki ya da daha çok çift, örneğin 8♣ 8♣ 7♣ 7♣. Asın üstündeki kozlar traktör olmaz. Koz olmayan renklerde as en büyüktür.
    - **Toplu çıkış:** bunlardan birkaçını birden, hepsi aynı renkten çıkıp tek elde çok puan alabilirsin. Ama biri o renkte herhangi bir parçasını geçebiliyorsa yerine en küçük parçasıyla çıkmak zorundasın.
    - **Uymak:** çıkılan kadar kart, o renkten. Elinden geldiğince çifte çiftle, traktöre traktörle uy; yoksa rengin başka kartları da olur. **O renkten kartın yetmiyorsa** hepsini oyna, gerisini istediğinle tamamla. Çakmak zorunda değilsin.
    - **Kim alır:** çıkılan renkte aynı şekildeki en büyük kartlar. Çifti yalnızca daha büyük çift, traktörü daha büyük traktör geçer. O şekildeki kozlar hepsini geçer. Eşitlikte ilk oynanan kalır.
    - **Bir el:** koz kupa, Ayşe 9♣ 9♣ 8♣ 8♣ çıktı, bir traktör. Can'da Q♣ 7♣ 7♣ 4♣ 3♣ var: traktör yok ama çift var; 7♣ 7♣ ve öteki sineklerinden ikisini oynamak zorunda. Ece'de sinek yok, A♥ A♥ K♥ K♥ oynadı, kozdan daha büyük bir traktör. Ali'de yalnızca 10♣ var, onu ve başka üç kart oynadı. Eli en az 30 puanla Ece alır.
    - **Gömü:** son eli bir savunan alırsa gömülen puanlar savunanlara iki kat, son ele çift ya da traktör çıkıldıysa dört kat sayılır. İhaleyi alan alırsa ona bir kat sayılır.
    - **Puanlar:** ihaleyi çıkarırsan savunanların her biri sana 1 öder. İhaleden 200'e giden yolun en az yarısına varırsan 2, 200'ün hepsini alırsan 3. Çıkaramazsan her birine 1 ödersin. Söylediğinin yarısını alamazsan 2, hiç alamazsan 3.
    - **Son:** 8 tur sonunda en yüksek puanlı kazanır.
    - **Örnek:** 80 dedin. 200'e giden yolun yarısı 140; 80 ile 135 arası herkesten 1, 140 ile 195 arası 2 kazandırır. 40 ile 75 arasında 1'er, 5 ile 35 arasında 2'şer, hiç alamazsan 3'er ödersin.
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = Basit: toplu çıkış yok, 3'ler sıradan kart
red-five-variant-rich = Büyük: kozsuz oyun, jokerlere kadar traktör, artan bahis
red-five-variant-short = Kısa: 4 tur

red-five-option-min_bid = En düşük ihale
red-five-option-bid_step = İhale kaçar kaçar artar
red-five-option-all_pass = Dördü de pas derse
    .first_bidder = ilk söylemesi gereken en düşük ihaleyle oynar
    .redeal = yeniden dağıtılır, en çok iki kez
red-five-option-first_bidder = İlk ihaleyi kim söyler
    .rotate = sırayla herkes
    .random = rastgele biri
    .last_declarer = son ihaleyi alan
red-five-option-trump_timing = Koz ne zaman söylenir
    .before_kitty = gömüyü görmeden
    .after_kitty = gömdükten sonra
red-five-option-no_trump = Kozsuz oynanabilir (yalnızca 5♥, jokerler ve 2'ler koz)
red-five-option-advisers = Kozun kırmızı ya da siyah 3'leri büyük kozdur
red-five-option-high_tractors = Traktör koz asının üstüne, jokerlere kadar çıkabilir
red-five-option-throws = Toplu çıkılabilir: birden çok şekil birden
red-five-option-throw_check = Toplu çıkış neye göre denetlenir
    .hands = ötekilerin elindekine göre, tutmayabilir
    .unseen = görülmeyen bütün kartlara göre, yalnızca kesin olan serbest
red-five-option-failed_throw = Toplu çıkış tutmazsa
    .smallest = en küçük parçasıyla çıkılır
    .beaten_component = geçilebilen bir parçasıyla çıkılır
red-five-option-failed_throw_penalty = Tutmayan toplu çıkışın karşı tarafa verdiği puan
red-five-option-ruff_compare = Çakılan toplu çıkışı geçmek için
    .dominant = en üst traktör, çift ya da tek daha büyük olmalı
    .all = bütün parçalarda kozlar daha büyük olmalı
red-five-option-show_kitty = İhaleyi alan almadan gömüyü herkes görür
    .never = { shared-never }
    .below = düşük ihaleden sonra
    .always = hep
red-five-option-show_kitty_below = Düşük ihale şunun altıdır
red-five-option-kitty_multiplier = Son eli savunanlar alırsa gömü
    .x1 = bir kat
    .x2 = iki kat
    .x2_4 = iki kat; çift ya da traktör çıkıldıysa dört kat
    .x2_4_8 = iki kat; çiftle dört, traktörle sekiz kat
red-five-option-results = Tur ne zaman iki ya da üç kat öder
    .ratio = ihaleye oranına göre
    .fixed40 = ihalenin üstünde ya da altında her 40 puan için
red-five-option-red_five_capture = Karşı tarafın kırmızı beşlisini almak taban kadar öder ve 20 puan kaydırır
red-five-option-bid_stake = Bir tur ne öder
    .flat = her ihalede aynı
    .rising = ihalenin her 20 puanı için taban kadar daha
red-five-option-base = Taban (düz kazancın ödediği)
red-five-option-hands = { shared-hands }
red-five-option-target = Maçı bitiren puan (taban ile çarpılır)

do-trump = Koz { $symbol } { $suit }
do-trump-none = Kozsuz
do-bury = Göm
    .with = Göm: { $picked }
    .pick = { $most } kart göm
do-pairs = Çift ya da traktör oyna

red-five-lowest = İhale { $number }
red-five-leap = İhale { $number } · { $leap } fazla

red-five-opens = İlk ihale: { $other }.
    .to-other = İlk ihaleyi sen söylüyorsun.
red-five-bids = { $seat } { $number } dedi.
    .to-seat = { $number } dedin.
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = Herkes pas dedi, yeniden dağıtılıyor.
red-five-declares = İhaleyi { $seat } aldı, { $number } puan gerekiyor.
    .to-seat = İhaleyi sen aldın, { $number } puan gerekiyor.
red-five-names = { $seat } koz söyledi: { $suit }.
    .short = koz söyledi
    .to-seat = Koz söyledin: { $suit }.
red-five-names-none = { $seat } kozsuz oynuyor.
    .short = kozsuz
    .to-seat = Kozsuz oynuyorsun.
red-five-shows = Gömü ({ $seat }): { $cards }.
    .to-seat = Gömün: { $cards }.
red-five-takes-kitty = { $seat } gömüyü aldı.
    .to-seat = Gömüyü aldın.
red-five-buries = { $seat } sekiz kart gömdü.
    .short = 8 kart gömdü
    .to-seat = Sekiz kart gömdün.
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat } toplu çıkmak istedi: { $cards }. Ama biri bir parçasını geçebiliyor.
    .to-seat = Toplu çıkmak istedin: { $cards }. Ama biri bir parçasını geçebiliyor.
red-five-throw-costs = Toplu çıkış { $seat } tarafına { $points } puana mal oldu.
    .to-seat = Toplu çıkış sizin tarafa { $points } puana mal oldu.
red-five-takes = { $play ->
    [last] { $winner } { $cards } oynayıp eli aldı
   *[earlier] { $winner } { $cards } ile eli aldı
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] { $cards } oynayıp eli aldın
       *[earlier] { $cards } ile eli aldın
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] .
   *[other] : { $points } puan.
}
red-five-captured = { $winner }, { $seat } oyuncusunun kırmızı beşlisini aldı.
    .to-winner = { $seat } oyuncusunun kırmızı beşlisini aldın.
    .to-seat = { $winner } kırmızı beşlini aldı.
red-five-kitty = Son eli { $winner } aldı. Gömüde: { $cards }{ $points ->
    [0] { "" }, puan yok.
   *[other] { "" }, { $points } puan{ $times ->
        [1] .
        [2] { "" }, iki kat.
       *[other] { "" }, { $times } kat.
    }
}
    .to-winner = Son eli sen aldın. Gömüde: { $cards }{ $points ->
        [0] { "" }, puan yok.
       *[other] { "" }, { $points } puan{ $times ->
            [1] .
            [2] { "" }, iki kat.
           *[other] { "" }, { $times } kat.
        }
    }
red-five-made = { $seat } { $bid } dedi, { $points } aldı. İhale çıktı: savunanların her birinden { $stake }.
    .to-seat = { $bid } dedin, { $points } aldın. İhale çıktı: savunanların her birinden { $stake }.
red-five-set = { $seat } { $bid } dedi, { $points } aldı. Battı: savunanların her birine { $stake }.
    .to-seat = { $bid } dedin, { $points } aldın. Battın: savunanların her birine { $stake }.

red-five-call-passed = { do-pass }
red-five-line = Puan { $score }
red-five-line-bid = { $score } · ihale { $bid }
red-five-line-taken = { $score } · aldı { $points }
red-five-deed = ihale { $bid }, aldığı { $points }
red-five-deed-defender = aldığı { $points }
red-five-for-fives = kırmızı beşli { $number }
red-five-declarer-tag = ihale onda
red-five-passed-tag = pas
red-five-phase-bid = Tur { $number } · İhale
red-five-phase-trump = Tur { $number } · Koz
red-five-prompt-bury = { $seat } 8 kart gömüyor
    .to-seat = 8 kart gömüyorsun
red-five-phase-bury = Tur { $number } · Gömü
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = Tur { $number } · { $points }/{ $bid }
red-five-kitty-label = Gömü
red-five-buried-label = Gömülen
red-five-own-buried-label = Gömdüklerin
red-five-bid-badge = İhale
red-five-defenders-badge = Savunanlar
red-five-trump-badge = Koz
red-five-no-trump-badge = yok

red-five-count = { $trumps } koz (2'lerin üstünde { $honours ->
    [0] yok
   *[other] { $honours }
}), { $pairs ->
    [0] koz çifti yok
   *[other] { $pairs } koz çifti
}, { $aces ->
    [0] yan as yok
   *[other] { $aces } yan as
}
red-five-hint-bid = Koz { $suit } olursa yaklaşık { $points } puan alırsın: { red-five-count }. En çok { $limit } de.
red-five-hint-pass = En iyi koz { $suit }, onunla bile yalnızca yaklaşık { $points } puan alırsın: { red-five-count }.
red-five-hint-trump = En iyi rengin { $suit }, yaklaşık { $points } puan: { red-five-count }.
red-five-hint-bury = Bunları göm: kısa renkleri boşaltır, { $points ->
    [0] puan kaybettirmez
   *[other] yalnızca { $points } puana mal olur
}. Asları, çiftleri ve kozları sakla.
red-five-hint-only = Oynayabileceğin yalnızca bu.
red-five-hint-sure = Renginde bunu geçecek bir şey kalmadı.
red-five-hint-throw = Hepsiyle toplu çık: renginde hiçbirini geçecek bir şey kalmadı.
red-five-hint-draw = Kalan en büyük koz bu. Savunanların kozlarını çek.
red-five-hint-pair = Kesin alan bir şeyin yok ama çiftleri geçmek zordur.
red-five-hint-pull = Kesin bir şeyin yok. Küçük bir kozla çıkıp savunanların kozlarını çek.
red-five-hint-gamble = Kartların bitmek üzere. Hepsiyle toplu çık, bakalım.
red-five-hint-low = Kesin bir şeyin yok; uzun bir renkten, puansız, küçük çık.
red-five-hint-low-trump = Yalnızca kozun var, küçüğüyle çık.
red-five-hint-gives = Bu eli sizin taraf alıyor, { $points } puan ver.
red-five-hint-partner = Bu eli sizin taraf alıyor, küçük oyna.
red-five-hint-cheapest = Eli alır, daha ucuzu da almaz.
red-five-hint-holds = Eli alır, renginde geçecek bir şey de kalmadı.
red-five-hint-ruff = O renk sende yok ve bu elde puan var, olabildiğince küçük çak.
red-five-hint-low-follow = Bu eli alamazsın ya da almaya değmez. Küçük oyna, puan verme.

red-five-wrong-phase = { $phase ->
    [bid] İhale sürüyor. İhale söyle ya da pas de.
    [trump] Koz söyleme zamanı. Bir renk seç.
    [bury] Gömme zamanı. Kartlarından sekizini göm.
   *[play] Kartlar oynanıyor. Elinden oyna.
}
already-passed = Pas dedin, bu turun ihalesinde artık yoksun.
bid-too-low = Bu çok düşük. En az { $least } de ya da pas de.
bad-suit = Bu koz olamaz. Maça, kupa, karo ya da sinek seç.
need-8-cards = { $number } kart seçtin. Tam sekiz kart göm.
only-one-held = Sende tek { $card } var. Elindeki kartlardan seç.
one-group-only = Bir seferde tek renk çıkabilirsin, kozların hepsi tek renktir. Tek kart, çift, traktör çık ya da toplu çık.
use-throw = { $cards } birden çok şekil. Toplu çık ya da bir parçasıyla çık.
throws-off = Bu masada toplu çıkış yok. Tek kart, çift ya da traktör çık.
unsure-throw = Yalnızca kimsenin geçemeyeceği kartlarla toplu çıkabilirsin: { $count ->
    [0] bunun hiçbir parçası kesin değil
   *[other] burada { $cards }
}.
throw-is-a-lead = Yalnızca ele başlarken toplu çıkabilirsin. { $number } kart oyna.
wrong-count = Çıkılan kadar, { $number } kart oyna. Oynayabileceğin kartlar: { $cards }.
must-follow-group = Renge uymalısın. Oynayabileceğin kartlar: { $cards }.
must-play-all-of-group = Çıkılan renkten kartın yetmiyor: hepsini oyna, { $cards }, gerisini istediğinle tamamla.
must-match-pairs = Çıkılan çiftlere elinden geldiğince uymalısın. Oynayabileceğin kartlar: { $cards }.
must-match-tractor = Çıkılan traktöre elinden geldiğince uymalısın. Oynayabileceğin kartlar: { $cards }.
