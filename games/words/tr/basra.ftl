basra-name = Basra
    .line = Aynısıyla ya da toplamıyla al. Vale her şeyi alır.
    .aliases = Bastra
basra-rules = **Elindeki kartlarla yerdekileri al; olursa yeri süpür.**
    Elinde beş kart, yerde dört açık kart var. Sıran gelince bir kart oyna. 8, yerdeki bütün sekizlileri ve toplamı 8 olan kartları alır. Vale her şeyi alır. Kartın ve aldıkların önüne kapalı konur. Bir şey almıyorsa kart yerde kalır.
    Yeri bir sayı kartıyla süpürürsen **basra** yaparsın: kartın iki katı puan. Topladığın valeler, aslar, 2♣ ve 10♦ da puan getirir. Deste bitince 151 olan varsa en yüksek puanlı kazanır.
    - **Örnek:** yerde A♣ 2♠ 5♠ ve 9♦ var. 8♥ oynadın ve A♣ 2♠ 5♠ aldın: as için 1 puan. 9♦ olmasaydı yeri süpürürdün: basra, 16 puan daha.
    .whole =
    - **Deste:** 44 kart; kız ve papaz yok. As 1, 10 ve altındakiler kendi sayısıdır. Vale toplama girmez.
    - **Dağıtım:** herkese beşer kart, yere dört açık kart. O dört kartta vale çıkarsa desteye döner, yerine başkası açılır. Herkesin eli bitince beşer kart daha dağıtılır; yere dağıtılmaz. Dağıtan her destede sola geçer ve en son oynar.
    - **Sıran gelince** bir kart oyna. Kendi değerindeki bütün kartları ve toplamı ona eşit bütün grupları, olabildiğince çok alır. İki grup aynı kartı istiyorsa birini seçersin. Bir şey almıyorsa yerde kalır.
    - **Vale** her şeyi alır, öteki valeleri de. Yer boşsa vale yerde kalır.
    - **Basra:** yeri süpüren sayı kartı, kartların kendi puanına ek olarak değerinin iki katını getirir: as 2, 10 ise 20. Valeyle basra olmaz; sonda kalan kartlarla da olmaz.
    - **Puanlar:** her vale 2, her as 1, 2♣ 2, 10♦ 3; onu alsan da onunla alsan da.
    - **Say:** toplanan kartlar kapalı durur, çıkanları aklında tut.
    - **Deste bitince** yerde kalanlar, en son alan oyuncunun olur. O anda 151 olan varsa en yüksek puanlı kazanır, birkaç kişi geçmiş olsa bile. En yüksek puan eşitse bir deste daha oynanır.
    - **Örnek:** yerde A♥ 3♦ 4♣ var. 4 üçünü de alır: 4♣ ve 1 + 3. Basra, 8 puan, as için de 1. Yerde A♥ 2♦ 3♣ 4♠ varken 6 ya 1 + 2 + 3 ya da 2 + 4 alır. İkisi de 2♦ ister, sen seçersin.
    - **Özel kurallarla** dört kişi eşli oynayabilir; eşlerin puanları toplanır.
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = Geleneksel: en çok kart 30, 7♦ süpürür, 101 puana kadar
basra-variant-short = Kısa, 51 puana kadar

basra-option-target = { shared-points-to-win }
basra-option-hand_size = Her dağıtımda kart (4 için iki oyuncu gerekir)
basra-option-jack_points = Her valenin puanı
basra-option-basra_scoring = Basranın puanı
    .double_face = kartın değerinin iki katı
    .flat10 = hep 10
basra-option-jack_basra_points = Tek valeyi valeyle almanın puanı
basra-option-capture_rule = Bir kart ne alır
    .maximal = alabildiği her şeyi
    .free = alabildiği herhangi bir grubu
basra-option-last_capturer_takes_rest = Yerde kalanları en son alan toplar
basra-option-replace_table_jacks = Yere açılan ilk dörtte vale varsa değiştirilir
basra-option-end_check = Maç ne zaman bitebilir
    .deck_end = deste bitince
    .instant = biri hedefe varır varmaz
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = 7♦ da yerdekilerin hepsini alır
basra-option-majority_points = En çok kartın puanı
basra-option-majority_tie = En çok kartta eşitlik olursa o puanlar
    .carry = sonraki desteye eklenir
    .none = yanar
basra-option-show_captured = Topladığın kartlara bakabilirsin

basra-replaced = { $turned } desteye döndü, yerine başka bir kart açıldı.
basra-turned = Yerde: { $cards }.
basra-takes = { $seat } { $card } ile aldı: { $cards }{ $points ->
    [0] .
   *[other] { "" }. { $points } puan.
}
    .to-seat = { $card } ile aldın: { $cards }{ $points ->
        [0] .
       *[other] { "" }. { $points } puan.
    }
basra-basra = Basra! Yeri süpürmek { $number } puan.
basra-rest = En son alan { $winner }, yerde kalanları topladı: { $cards }{ $points ->
    [0] .
   *[other] { "" }. { $points } puan.
}
    .to-winner = En son sen aldın, yerde kalanlar senin: { $cards }{ $points ->
        [0] .
       *[other] { "" }. { $points } puan.
    }
basra-majority = En çok kart: { $seats }. { $points } puan.
    .to-seats = En çok kart: { $others ->
        [0] sen
       *[other] sen ve { $seats }
    }. { $points } puan.
basra-majority-tie = En çok kartta eşitlik var{ $points ->
    [0] .
   *[other] { "" }, { $points } puan sonraki desteye eklendi.
}

basra-tag-cleared = Basra +{ $number }
basra-for-cards = kartlar { $number }
basra-for-basras = basralar { $number }
basra-for-most = en çok kart { $number }
basra-fact = { $seat } yeri { $number } kez süpürdü.
basra-tag-took = +{ $number }
basra-tag = { $count } basra
basra-deck = Deste { $round } · hedef { $target }
basra-captured = Aldıkların
basra-most-cards = En çok kart

basra-hint-basra = Yeri süpürürsün: basra, { $number } puan.
basra-hint-points = Fırsat varken { $number } puanı al.
basra-hint-cards = İçinde puan yok ama { $count } kart alırsın.
basra-hint-lay = Alınacak bir şey yok. { $number ->
    [0] Bu kartla rakibe basra verme ihtimalin yok denecek kadar az
   *[other] Rakibe basra verme ihtimali en düşük kart bu (%{ $number })
}.
basra-hint-twin = Alınacak bir şey yok. Aynısından sende bir tane daha var, büyük ihtimalle bunu geri alırsın.
basra-hint-wait = Şimdi bir şey almaktan iyi: sonraki oyuncunun basra ihtimali { $number ->
    [0] yok denecek kadar az
   *[other] yaklaşık %{ $number }
}.

basra-four-hands-of-five = Dört oyuncuyla beşer kart dağıt: dörder kartla deste eşit bölünmez.
basra-partners-are-four = Eşli oyun için dört oyuncu gerekir.
