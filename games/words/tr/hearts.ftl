hearts-name = Maça Kızı
    .line = Kupa alma, maça kızını hiç alma.
    .aliases = Hearts, Kupa, Kara Kız
hearts-rules = **Kupa alma, en çok da Q♠ alma.**
    Herkes tek başına oynar. Önce başka bir oyuncuya üç kart verirsin, biri de sana üç kart verir.
    { rules-trick } { rules-trick-plain } Kupa oynanana kadar kupa çıkamazsın.
    Aldığın her kupa 1, Q♠ 13 ceza puanıdır. Ama 26 puanın hepsini alırsan **hepsini toplamış** olursun: sana bir şey yazılmaz, herkese 26 yazılır. Biri 100 olunca en düşük puanlı kazanır.
    - **Örnek:** 9♣ çıktın. Ötekiler 4♣, K♣ ve Q♠ oynadı. Eli K♣ alır, 13 puanı da onunla birlikte.
    .whole =
    - **Dağıtım:** herkese eşit sayıda kart. Üç kişiyle 2♦, beş kişiyle 2♦ ve 2♣, altı kişiyle 2♦, 3♦, 3♣ ve 4♣ dışarıda kalır.
    - **Kart verme:** üç kart seç, kapalı, herkes aynı anda. Önce sola, sonraki turda sağa, dört ya da altı kişiyle sonra karşıya gider. Ardından herkesin kartlarını tuttuğu bir tur gelir, sonra baştan başlar.
    - **Oyun:** en küçük sinek kimdeyse onunla çıkar. { rules-trick } { rules-trick-plain } As en büyüktür.
    - **İlk el:** başka kartın varken kupa ve Q♠ oynanmaz.
    - **Kupanın açılması:** bir kupa oynanana kadar kupa çıkamazsın, elinde yalnızca kupa varsa çıkarsın. Q♠ kupayı açmaz, onunla her zaman çıkabilirsin.
    - **Puanlar:** her kupa 1, Q♠ 13.
    - **Hepsini toplamak:** 13 kupanın hepsini ve Q♠ alırsan sana 0, herkese 26 yazılır.
    - **Son:** biri 100 ya da üstü olunca en düşük puanlı kazanır. İki kişi en düşükse bir tur daha oynanır.
    - **Örnek:** karo çıkıldı, sende karo yok. Q♠ oynadın; eli alana 13 puan yazılır. Bununla kupa açılmaz. 2♥ oynasaydın açılırdı.
    - **Özel kurallar** 10 puan düşüren J♦, başka toplama kuralları, Black Maria ve daha fazlasını ekleyebilir.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = Kısa, 50 puana kadar
hearts-variant-jack = J♦ 10 puan düşürür
hearts-variant-omnibus = Omnibus: J♦ 10 düşürür, hepsini toplamak için 15 puanlı kart gerekir
hearts-variant-bicycle = Q♠ da kupayı açar
hearts-variant-trickster = Hepsini toplamak sana maçı kaybettirmez
hearts-variant-black_maria = Black Maria: A♠ ve K♠ da ceza puanıdır
hearts-variant-spot = Sayılı kupalar, 500 puana kadar

hearts-option-pass_count = Verilen kart sayısı
hearts-option-pass_cycle = Kartlar kime verilir
    .classic = sola, sağa, karşıya, sonra hiç
    .wide = sırayla ötekilerin her birine, sonra hiç
    .no_hold = sola, sağa, karşıya, her tur
    .left = hep sola
    .right = hep sağa
    .none = { shared-never }
hearts-option-odd_cards = Eşit dağıtılamayan kartlar
    .remove = destenin dışında kalır
    .kitty_first_trick = ilk eli alana gider
    .kitty_first_points = ilk puan alana gider
hearts-option-first_lead = İlk çıkış
    .low_club = en küçük sinek
    .any_club = herhangi bir sinek, en küçüğü kimdeyse ondan
    .left_of_dealer = herhangi bir kart, dağıtanın solundan
hearts-option-first_trick_points = İlk elde puanlı kart
    .barred = yalnızca başka kartın yoksa
    .allowed = serbest
hearts-option-heart_leads = Kupa çıkılabilir
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = Q♠ da kupayı açar
hearts-option-queen_forced = Kupa açılmadan elinde yalnızca Q♠ ve kupa varsa Q♠ çıkmak zorundasın
hearts-option-hearts = Her kupanın cezası
    .one = 1
    .spot = kendi sayısı; J Q K A için 11, 12, 13, 14
hearts-option-queen_points = Q♠ puanı
hearts-option-spade_honours = K♠ 10, A♠ 7 ceza puanıdır
hearts-option-jack = Ödül karosu
    .none = { shared-none }
    .jack = J♦
    .ten = 10♦
hearts-option-jack_points = Ödül karosunun düşürdüğü puan
hearts-option-moon = Ceza kartlarının hepsini alırsan
    .others = hepsi herkese yazılır
    .self = kendi puanından düşülür
    .choose = seçersin: ötekilere yazılır ya da kendi puanından düşülür
    .auto = ötekilere yazılır; sana maçı kaybettirecekse kendi puanından düşülür
    .off = o puanların hepsi sana yazılır
hearts-option-moon_needs_jack = Hepsini toplamak için ödül karosu da gerekir
hearts-option-sun = Bütün elleri de alırsan iki kat sayılır
hearts-option-no_tricks_bonus = Hiç el almamanın düşürdüğü puan
hearts-option-target = Biri şu puana gelince maç biter
hearts-option-reset_at_target = Tam o puana gelenin puanı yarıya iner
hearts-option-tie_break = Sonda iki kişi en düşükse
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = Ötekilere yaz
do-subtract = Puanımdan düş

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat } vereceği kartları seçti.
    .short = seçti
    .to-seat = Vereceğin kartları seçtin.
hearts-gets = { $seat } sana verdi: { $cards }.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = Kupa açıldı.
hearts-kitty = { $seat } yerdeki kartları aldı: { $cards }.
    .to-seat = Yerdeki kartları aldın: { $cards }.
hearts-moon = { $seat } hepsini topladı!
    .to-seat = Hepsini topladın!
hearts-moon-adds = { $seat } dışında herkese { $points } puan yazıldı.
    .to-seat = Senin dışında herkese { $points } puan yazıldı.
hearts-moon-subtracts = { $seat } kendi puanından { $points } düştü.
    .to-seat = Kendi puanından { $points } düştün.
hearts-resets = { $seat } tam { $points } puanda, puanı yarıya iniyor: { $half }.
    .to-seat = Tam { $points } puandasın, puanın yarıya iniyor: { $half }.
hearts-scores = Tur { $number }: { $gains } → { $totals }.
hearts-ahead = Önde: { $seats }.
    .to-seats = { $others ->
        [0] Öndesin.
       *[other] Önde: sen ve { $seats }.
    }
hearts-shot = { $seat } { $number }. turda hepsini topladı.

hearts-way = { $way ->
    [hold] yok
    [across] karşıya
    [left] { $far ->
        [1] sola
       *[2] iki sola
    }
   *[right] { $far ->
        [1] sağa
       *[2] iki sağa
    }
}
hearts-prompt-pass = { $count } kart ver: { hearts-way }
hearts-pass-to = { $count } kart ver: { $other }
hearts-line = { $score }
hearts-line-hand = { $score } · şimdi { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] el almadı
   *[other] { $count } el
}
hearts-for-hearts = kupalar { $number }
hearts-for-queen = Q♠ { $number }
hearts-for-king = K♠ { $number }
hearts-for-ace = A♠ { $number }
hearts-for-bonus = { $number } ödül
hearts-for-moon = { $number } (hepsini toplayan { $seat })
hearts-for-no-tricks = { $number } hiç el almama
hearts-for-reset = { $number } (tam { $target })
hearts-chose = seçti
hearts-choosing = seçiyor
hearts-passing = Tur { $number } · Kart verme
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = Kart verme
hearts-badge = Açılmadı
hearts-badge-broken = Açıldı
hearts-left-out = Dışarıda
hearts-taken = { $seat } aldı

hearts-hint-pass-queen = Q♠ kartını koruyacak kadar küçük maçan yok. Onu ver.
hearts-hint-pass-spade = Büyük maçalar Q♠ alır, yerine oynayacak küçüklerin de az.
hearts-hint-pass-heart = Büyük kupalar kupa toplar. Onları ver.
hearts-hint-pass-void = Az olan bir renkten kurtul. O renk bitince istediğini oynarsın.
hearts-hint-pass-rest = İstemediğin elleri en çok bunlar alır.
hearts-hint-add = Ötekilere yaz: bu sana maçı kaybettirmez.
hearts-hint-subtract = Kendi puanından düş. Ötekilere yazmak maçı bitirir ve sen kazanamazsın.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = Şimdiye kadarki puanların hepsi sende ve bunları kimse geçemez. Hepsini topla.
hearts-hint-stop = Biri hepsini topluyor. Durdurmak için biraz puan al.
hearts-hint-drive = Kızdan küçük bir maça onu dışarı çıkarmaya yarar.
hearts-hint-give = Kalan maçaların hepsi kızı geçer. Kızla çık, başkası almak zorunda kalsın.
hearts-hint-low = Geçilme ihtimali en yüksek kart bu, eli büyük ihtimalle başkası alır.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = Yerde daha büyük bir maça var, şimdi oyna: eli başkası alır.
hearts-hint-bonus = Bu el alınmaya değer: puanını düşürür.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = Daha başındayız, herkes renge uyar. En büyük kartından kurtul.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = Önce kart verilir. { $other } oyuncusuna { $count } kart ver.
wrong-pass-count = { $other } oyuncusuna tam { $count ->
    [one] 1 kart
   *[other] { $count } farklı kart
} ver.
hearts-already-passed = Kartlarını zaten seçtin. Beklenen: { $seats }.
hearts-bad-card = “{ $text }” bu oyunda bir kart değil. Elinden kart ver.
hearts-passing-over = Kart verme bitti. Oynayabileceğin kartlar: { $cards }.
hearts-moon-now = Hepsini topladın. Ötekilere yaz ya da kendi puanından düş.
must-lead-club = İlk ele sinekle çıkılır. Oynayabileceğin kartlar: { $cards }.
no-points-first-trick = İlk elde puanlı kart yok. Oynayabileceğin kartlar: { $cards }.
hearts-not-broken = Kupa henüz açılmadı, kupa çıkamazsın. Oynayabileceğin kartlar: { $cards }.
hearts-moon-needs-jack = Bu kural için ödül karosu gerekir. J♦ ya da 10♦ da seç.
hearts-sun-needs-moon = İki kat için hepsini toplama kuralı gerekir. Onu da seç.
hearts-reset-needs-even = { $target } ikiye bölünmez. Çift bir hedef seç.
hearts-without-end = Bu ödüller çok yüksek: maç hiç bitmeyebilir. Düşür ya da tur sayısı belirle.
