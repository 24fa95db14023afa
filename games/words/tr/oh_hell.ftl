oh-hell-name = Hay Aksi
    .line = Kaç el alacağını söyle, tam o kadar al.
    .aliases = Oh Hell, Kontrat, Tahmin
oh-hell-rules = **Kaç el alacağını söyle. Sonra tam o kadar al, ne fazla ne eksik.**
    Dağıtılan kart sayısı turdan tura ondan bire iner, sonra yeniden artar. Bir kart açılır: rengi bu turun kozudur ve ötekileri geçer. Herkes bir kez ihale söyler. Dağıtan en son söyler ve toplamı el sayısına eşitleyemez.
    { rules-trick } { rules-trick-trump }
    Her el 1 puandır; tam söylediğin kadar alırsan 10 puan daha alırsın. Son turdan sonra en yüksek puanlı kazanır.
    - **Örnek:** 3 dedin, 3 aldın: 13 puan. 4 alsaydın yalnızca 4 alırdın.
    .whole =
    - **Dağıtım:** herkes kart çeker, en büyüğü çeken dağıtır. Sonra dağıtma sola geçer. Beş kişiye kadar 10, altı kişiyle 8, yedi kişiyle 7 kartla başlanır. Her turda bir kart azalır, bire iner, sonra yeniden artar.
    - **Koz:** destenin sonraki kartı açılır, rengi kozdur. Bütün kartlar dağıtıldıysa koz yoktur.
    - **İhale:** dağıtanın solundan başlayarak herkes bir kez, 0 ile kart sayısı arasında söyler. Dağıtan, toplamı el sayısına eşitleyemez; yani her zaman biri tutturamaz.
    - **Oyun:** dağıtanın solundaki istediğiyle başlar. { rules-trick } { rules-trick-trump } As en büyüktür.
    - **Puanlar:** aldığın her el 1, tam söylediğin kadar aldıysan 10 daha.
    - **Son:** son turdan sonra en yüksek puanlı kazanır. İki kişi eşitse birlikte kazanırlar.
    - **Örnek:** beşer kart var, şimdiye kadar 2, 0 ve 1 denmiş. Dağıtan 2 diyemez, çünkü toplam 5 olur. Başka her şey olur, örneğin 1 ya da 3.
    - **Özel kurallar** kart sayılarını, kozu, ihaleyi ve puanları değiştirebilir.
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = Yukarı aşağı: 1'den 7'ye ve geri
oh-hell-variant-blackout = Ya hep ya hiç: tutturamayan puan alamaz
oh-hell-variant-nomination = Nomination whist, 7 tur
oh-hell-variant-fist = Herkes aynı anda söyler, tutturamayan ceza yer
oh-hell-variant-wizard_points = Yüksek puanlar, kartlar hep artar

oh-hell-option-hands = Her turdaki kart sayısı
    .down_up = en çoktan 1'e ve geri
    .up_down = 1'den en çoğa ve geri
    .down = en çoktan 1'e
    .up = 1'den en çoğa
oh-hell-option-max_cards = Bir turda en çok kart
oh-hell-option-one_card_hands = Art arda tek kartlı tur sayısı
oh-hell-option-trump = Koz
    .turned = bir kart açılır
    .cycle = sırayla kupa, sinek, karo, maça
    .cycle_nt = sırayla kupa, sinek, karo, maça, kozsuz
    .none = { shared-none }
    .spades = hep maça
oh-hell-option-full_pack = Bütün kartlar dağıtıldıysa
    .no_trump = koz yoktur
    .last_card = dağıtanın son kartı gösterilir, rengi kozdur
oh-hell-option-hook = İhalelerin toplamı el sayısına eşit olamaz
    .always = hep
    .above_one = tek kartlı tur dışında
    .never = böyle bir kural yok
oh-hell-option-bidding = İhale sırası
    .in_turn = sırayla
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = Koz çıkılabilir
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = Renge uyamayan koz oynamak zorunda
oh-hell-option-scoring = Puanlar
    .trick_plus_ten = her el 1, tam ihalede 10 daha
    .exact = tam ihalede 10 artı ihale, yoksa hiç
    .minus_one = tam ihalede 10 artı ihale; yoksa her fark için eksi 1
    .trick_plus_five = her el 1, tam ihalede 5 daha
    .squares = tam ihalede 10 artı ihalenin karesi; yoksa eksi farkın karesi
    .wizard = tam ihalede 20 artı her el 10; yoksa her fark için eksi 10
    .tens = tam ihalede söylenen her el 10; yoksa her fark için eksi 10
oh-hell-option-zero = Tutan 0 ihalesinin değeri
    .same = puanlardaki gibi
    .five = 5
    .hand = 5 artı kart başına bir puan
    .none = yok
oh-hell-option-tie_break = Sonda iki kişi en yüksekse
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] kozsuz
   *[other] { suit-name }
}
oh-hell-draw = { $seat } en büyük kartı çekti.
    .to-seat = En büyük kartı çektin.
oh-hell-deals = { $seat } dağıtıyor, herkese { $count } kart.
    .to-seat = Sen dağıtıyorsun, herkese { $count } kart.
oh-hell-trumps = { $suit_name ->
    [none] Koz yok.
    [C] Koz sinek.
    [D] Koz karo.
    [H] Koz kupa.
   *[S] Koz maça.
}
oh-hell-answers = { $seat } ihalesini söyledi.
    .short = söyledi
    .to-seat = İhaleni söyledin.
oh-hell-scores = Tur { $number } ({ $count } kart, { oh-hell-suit }): { $gains } → { $totals }.
oh-hell-made = { $count ->
    [0] Kimse tutturamadı.
   *[other] Tutturan: { $seats }.
}
    .to-seats = { $others ->
        [0] Tutturdun.
       *[other] Tutturan: sen ve { $seats }.
    }

oh-hell-for-exact = tam ihale { $number }
oh-hell-line-waiting = { $score }
oh-hell-line = { $number }/{ $bid } · { $score }
oh-hell-answered = söyledi
oh-hell-exact = tutturdu
oh-hell-needs = { $kind ->
    [needs] { $number } eksik
    [over] { $number } fazla
   *[has] tamam
}
oh-hell-subtitle = Tur { $number }/{ $hands } · { $count } kart
oh-hell-no-trump = Kozsuz
oh-hell-pack = Deste
oh-hell-bids = İhaleler
oh-hell-so-far = { $sum }/{ $size }
oh-hell-off = { $kind ->
    [over] { $number } fazla
    [under] { $number } eksik
   *[even] eşit
}
oh-hell-not = { $number } diyemezsin

oh-hell-hint-bid = { $sure ->
    [0] Kesin el saymıyorum
   *[other] { $sure } kesin el sayıyorum
}, { $hopes ->
    [0] belki denecek el de yok
   *[other] { $hopes } el de belki
}.{ $leave ->
    [more] {" "}Ötekiler az söyledi, sana daha çok el kalır.
    [less] {" "}Ötekiler çok söyledi, sana daha az el kalır.
   *[same] {""}
}
oh-hell-hint-small = Hiçbir kartın kesin el almaz ama küçük ihtimaller birikir.
oh-hell-hint-hooked = Ben olsam { $number } derdim ama diyemezsin. En yakını bu.
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = Ellerin çoğu sana gerekiyor. Önce ötekilerin kozlarını çek.
oh-hell-hint-sure = Renginde bunu kimse geçemez.
oh-hell-hint-all = Kalan bütün eller sana gerekiyor. Büyük çık.
oh-hell-hint-spare-trump = Sana gereken elden çok kozun var. En küçüğüyle çıkıp onlarınkini çek.
oh-hell-hint-short = Henüz kesin bir şey yok, en kısa renginden büyük çık.
oh-hell-hint-take = Eli kesin alan en ucuz kart bu.
oh-hell-hint-last-one = Sana gereken son el. Sonra fazladan el alabilecek en büyük kartınla al.
oh-hell-hint-high = Sana el gerekiyor, bu alabilir.
oh-hell-hint-trumps = İhalene yetecek kozun var, büyük bir karttan kurtul.
oh-hell-hint-better = Daha iyi bir el bekle, alabilecek kartı sakla.
oh-hell-hint-rid = Bu eli istemezsin. Kaybeden en büyük kartından kurtul.
oh-hell-hint-throw = Bu eli istemezsin. Altında kalması en zor renkten at.
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = Artık el istemiyorsun. Büyükler dışarıdayken küçük bir kozla çık.
oh-hell-hint-low = Artık el istemiyorsun, geçilme ihtimali en yüksek kart bu.
oh-hell-hint-extra = İhalen tutmadı ama her el yine bir puan.

oh-hell-hook = İhalelerin toplamı el sayısına eşit olamaz. Şimdiye kadar { $sum } söylendi, { $number } diyemezsin. Söyleyebileceklerin: { $bids }.
must-trump = Renge uyamıyorsun, koz oynamalısın. Oynayabileceğin kartlar: { $cards }.
trumps-not-broken = Henüz koz oynanmadı, koz çıkamazsın. Oynayabileceğin kartlar: { $cards }.
too-many-cards = O kadar kart yok. Bu kadar oyuncuyla bir turda en çok { $most } kart olur.
