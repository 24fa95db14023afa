rummy-500-name = Remi 500
    .line = Perlerini aç, atılanların içine dal.
    .aliases = Rummy 500, Remi, Konken
rummy-500-rules = **Masaya gruplar ve seriler aç. Açtığın puan getirir, elinde kalan ceza yazar.**
    Desteden çek ya da atılanların içine dal: herhangi bir kartı üstündekilerin hepsiyle al, ama o kartı hemen açmak şartıyla. Sonra **per** aç: aynı değerden üç ya da dört kart veya aynı renkten art arda üç ve daha çok kart. Herkesin perine tek kart işleyebilirsin. Sonra bir kart at.
    Birinin kartı bitince tur biter. 500'e ilk varan kazanır.
    - **Örnek:** sende iki 7 var, 7♠ da atılanlarda iki kartın altında. Üçünü de al ve 7'leri aç: 21 puan.
    .whole =
    - **Dağıtım:** iki kişiye 13'er, daha çok kişiye yedişer kart; bir kart açılır. Dört kişiye kadar bir deste, daha çoğuna iki deste.
    - **Çekmek:** desteden bir kart ya da atılanlardan herhangi birini üstündekilerin hepsiyle al. O kartı hemen bir perde açmak ya da bir pere işlemek zorundasın; ötekiler elinde kalır. En üstteki kart bile öylece alınıp tutulamaz.
    - **Perler:** hepsi farklı renkten aynı değerde üç ya da dört kart veya aynı renkten art arda üç ve daha çok kart. As küçük ya da büyüktür: A 2 3 ya da Q K A olur, K A 2 olmaz. Açılan kart açıldığı yerde kalır.
    - **İşlemek:** masadaki herhangi bir pere tek kart ekle. Başkasının perinde bile puanı senindir.
    - **Atmak** sıranı bitirir. Kartın kalmadıysa bitirirsin ve tur biter: per açarak, işleyerek ya da atarak.
    - **Deste bitti mi?** Açabileceğin atılmış kartları yine alabilirsin. Pas dersen tur biter, kimse bitirmemiş olur.
    - **Puanlar:** 2 ile 9 kendi sayısı, 10 J Q K 10'ar, as 15; serinin küçük ucunda 1. Açtıkların artı, elindekiler eksi sayılır; yani tur sana puan kaybettirebilir.
    - **Son:** biri 500'e varınca en çok puanı olan kazanır. Eşitlik paylaşılır.
    - **Örnek:** 7♣ 7♦ 7♥ açtın, 21 puan; bir seriye 6♦ işledin, 6. Elinde bir as, bir 5 ve bir papaz kaldı, 30. Yani 3 puan kaybettin.
    - **Jokerler,** oynanıyorsa, her kartın yerine geçer ve 15 sayılır. Perde başka iki kart olmalıdır, joker geri alınmaz.
    - **Eşler** puanlarını toplar, ellerindekileri de.
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = İki jokerli
rummy-500-variant-fives = Kolay toplama: küçük kartlar 5, aslar 15
rummy-500-variant-kitchen = Ev usulü: üstteki kart serbest, atarak bitirilir
rummy-500-variant-partners = Eşli
rummy-500-variant-short = Kısa, 250 puana kadar

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = iki kişiye 13, yoksa 7
rummy-500-option-packs = Deste sayısı
    .zero = bir, beş kişiden itibaren iki
rummy-500-option-jokers = Her destedeki joker
    .zero = { shared-none }
rummy-500-option-aces = Serilerde aslar
    .both = küçük ya da büyük
    .low = küçük ve her yerde az sayılır
    .high = büyük
rummy-500-option-low_ace = Küçük asın puanı
rummy-500-option-values = 2 ile 9 arası kartların puanı
    .pips = kendi sayıları
    .fives = 5'er
rummy-500-option-top_free = Üstteki atılan kart açmadan alınabilir
rummy-500-option-must_discard = Atarak bitirmek zorunlu
rummy-500-option-stock_out = Deste bitince
    .end = atılan kart alınmazsa tur biter
    .renew = atılanlar bir kez karıştırılır
rummy-500-option-out_bonus = Bitirmenin puanı
rummy-500-option-teams = Eşler
    .none = { shared-none }
    .pairs = karşılıklı oturan ikililer
    .two = aralıklı oturan iki takım

do-lay = İşle
    .with = İşle: { $picked }
do-lay-on = { $number }. pere işle
    .with = { $number }. pere işle: { $picked }
do-lay-on-low = { $number }. pere işle, alta
    .with = { $number }. pere işle, alta: { $picked }
do-on = { $number }. pere
do-on-low = { $number }. pere, alta
do-low = alt uca
    .after = { $picked } alt uca
do-meld = Per aç
order-draw = Desteden çek

rummy-500-deals = { $seat } dağıttı. { $card } açıldı.
    .to-seat = Dağıttın. { $card } açıldı.
rummy-500-melds = { $seat } { $cards } açtı: { $points }.
    .to-seat = { $cards } açtın: { $points }.
rummy-500-lays-off = { $seat } { $number }. pere ({ $kind ->
    [set] grup
   *[run] seri
}) { $card } işledi: { $points }.
    .to-seat = { $number }. pere ({ $kind ->
        [set] grup
       *[run] seri
    }) { $card } işledin: { $points }.
rummy-500-one-left = { $seat } tek kartla kaldı.
    .to-seat = Tek kartın kaldı.
rummy-500-renews = Atılanlar karıştırıldı, yeni deste oldu.
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = { $seat } bitirdi!
    .to-seat = Bitirdin!
rummy-500-ends = Tur bitti, bitiren olmadı.
rummy-500-scores = { $seat }: açtığı { $points }, elinde kalan { $number }: { SIGNED($gain) }.
    .to-seat = Sen: açtığın { $points }, elinde kalan { $number }: { SIGNED($gain) }.

rummy-500-line = { $score } · açtı { $points }
rummy-500-holding = elde { $points } ceza
rummy-500-target = Hedef
rummy-500-meld = Per { $number }, { $seat }
rummy-500-for-melds = { $number } açılan
rummy-500-for-hand = { $number } elde kalan
rummy-500-for-out = { $number } bitirme

rummy-500-hint-draw = Yerde almaya değer bir şey yok.
rummy-500-hint-pass = Turu şimdi bitirmek sana en az zarar verir.
rummy-500-hint-completes = Şunu tamamlar: { $cards }. Bu sırada toplam { $points } puan.
rummy-500-hint-fits = { $card } masaya uyuyor. Bu sırada { $points } puan açabilirsin.
rummy-500-hint-lay = Şimdi { $points } puan; masadayken sana ceza yazmaz.
rummy-500-hint-alone = Elindekilerin hiçbirine uymuyor; biri bitirirse sana { $points } yazar.
rummy-500-hint-least = Yokluğunu en az arayacağın kart bu; biri bitirirse sana { $points } yazar.

rummy-500-few-cards = Desteye çok az kart kalır. Daha az dağıt ya da iki desteyle oyna.
rummy-500-no-teams = Takımlar için dört, altı ya da sekiz oyuncu gerekir.
rummy-500-draw-first = Önce desteden çek{ $count ->
    [0] .
   *[other] { "" } ya da atılanlardan al: { $cards }.
}
rummy-500-stock-empty = Deste bitti. { $count ->
    [0] Yalnızca pas diyebilirsin.
   *[other] Atılanlardan al, { $cards }, ya da pas de.
}
rummy-500-not-in-pile = { $card } atılanlarda yok. { $count ->
    [0] Orada alabileceğin bir şey yok.
   *[other] Alabileceklerin: { $cards }.
}
rummy-500-no-use = { $card } hemen açılamaz, alamazsın. { $count ->
    [0] Orada alabileceğin bir şey yok.
   *[other] Alabileceklerin: { $cards }.
}
rummy-500-use-first = { $card } aldın, önce onu aç ya da bir pere işle.
rummy-500-lay-or-discard = Kart çektin. Per aç, kart işle ya da sıranı bitirmek için bir kart at.
rummy-500-keep-one = Atarak bitirmek zorundasın, bir kart sakla.
rummy-500-which-meld = { $card } birkaç pere uyuyor. Hangisi, söyle: { $numbers }.
rummy-500-no-fit = { $card } oraya uymuyor. { $count ->
    [0] Masadaki hiçbir pere uymuyor.
   *[other] Uyduğu per: { $numbers }.
}
rummy-500-no-meld = { $why ->
    [few] Perde üç ya da daha çok kart olmalı.
    [jokers] Perde joker olmayan iki kart olmalı.
    [twice] Grupta aynı kart iki kez olamaz.
    [long] Grupta en çok dört kart olur.
    [suits] Bunlar ne aynı değerden ne aynı renkten.
   *[gap] Bu seri değil: kartlar art arda gelmiyor. K A 2 sayılmaz.
}
