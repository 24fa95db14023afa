pisti-name = Pişti
    .line = Üstteki kartın aynısını at, yerdekiler senin olsun.
    .aliases = Pişpirik, Pisti
pisti-rules = **Yerdeki üst kartın aynısını at, yerdekilerin hepsini topla.**
    Elinde dört kart var, yerde de kartlar. Sıran gelince bir kart at. Attığın kart üstteki kartla aynı değerdeyse yerdekilerin hepsi senin olur. Vale her şeyi alır. Başka bir kart ise yerdekilerin üstüne konur.
    Yerdeki tek kartı aynısıyla alırsan **pişti** yaparsın: 10 puan, valeyi valeyle alırsan 20. Deste bitince toplanan kartlar sayılır: karo onlusu 3, sinek ikilisi 2, her as ve vale 1, en çok kart 3 puan. 151 olunca en yüksek puanlı kazanır.
    - **Örnek:** biri yeri topladı, sen de boş yere 9♣ attın. Sonraki oyuncuda 9♥ varmış, attı: pişti, 10 puan. Onun için boş yere, çoğu çıkmış bir kartı at.
    .whole =
    - **Dağıtım:** önce yere dört kart, sonra herkese dörder kart dağıtılır. Yerdekilerin biri açılır, ötekiler onun altında kapalı durur. Vale çıkarsa yerinde kalır, üstüne bir kart daha açılır. Herkesin eli bitince dörder kart daha dağıtılır; yere dağıtılmaz. Dağıtan her turda sola geçer ve en son oynar.
    - **Sıran gelince** istediğin kartı at. Yerdeki üst kartla aynı değerdeyse yerdekileri alırsın. Vale de alır. Yer boşsa attığın kart yerde kalır, vale bile olsa.
    - **Kapalı kartlar** yeri ilk toplayanındır. Onlara yalnızca o oyuncu bakabilir.
    - **Pişti:** yerde tek kart varken onun aynısını atarsan pişti olur. 10 puandır; valeyle valeyi alırsan 20. Vale başka bir tek kartı alırsa pişti olmaz. Turun son kartıyla da pişti olmaz.
    - **Deste bitince** yerde kalanlar, en son toplayan oyuncunun olur. Sonra kartlar sayılır: karo onlusu 3, sinek ikilisi 2, her as 1, her vale 1 puan. En çok kartı toplayan 3 puan alır; eşitlikte kimse alamaz.
    - **Kazanan:** tur sonunda 151 ya da üstü varsa en yüksek puanlı kazanır. En yüksek puan eşitse bir tur daha oynanır.
    - **Eşli:** dört kişi iki çift eş olur; eşler topladıklarını birleştirir.
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = Kısa, 101 puana kadar
pisti-variant-coffee_house = Kahvehane: alttaki kart açık, son kartla da pişti olur
pisti-variant-each_alone = Tek tek, 101 puana kadar
pisti-variant-open = Açık: hiçbir kart kapalı başlamaz

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = Tek valeyi valeyle almanın puanı
pisti-option-most_cards = En çok kartın puanı
pisti-option-last_pisti = Turun son kartıyla da pişti olur
pisti-option-closed_start = Yerdeki ilk kartların üstteki hariç hepsi kapalı
pisti-option-look = Aldığın kapalı kartlara bakabilirsin
pisti-option-open_bottom = Destenin en altındaki kart açık

pisti-void = Yere dört vale geldi, yeniden dağıtılıyor.
pisti-turned = Yerde { $cards }{ $count ->
    [0] .
   *[other] { "" }, altında { $count } kapalı kart.
}
pisti-bottom = Destenin en altındaki kart: { $card }.
pisti-lays = { $seat } { $card } attı.
    .to-seat = { $card } attın.
pisti-takes = { $seat } { $card } ile yeri topladı: { shared-cards }.
    .to-seat = { $card } ile yeri topladın: { shared-cards }.
pisti-pisti = Pişti! { $seat } { $cards } üstüne { $card } attı: { shared-points }.
    .to-seat = Pişti! { $cards } üstüne { $card } attın: { shared-points }.
pisti-looks = Yerdeki kapalı kartlar: { $cards }.
pisti-rest = En son toplayan { $winner }, yerde kalanları aldı: { $cards }.
    .to-winner = En son sen topladın, yerde kalanlar senin: { $cards }.
pisti-count-cards = En çok kart, { $figures }: { $count ->
    [0] eşit, puan yok
   *[other] { $seats }
}.
    .to-seats = En çok kart, { $figures }: { shared-you-and }.
pisti-count-points = Toplanan kartlardan { shared-points }: { $seats }.
    .to-seats = Toplanan kartlardan { shared-points }: { shared-you-and }.
pisti-count-pistis = Piştilerden { shared-points }: { $seats }.
    .to-seats = Piştilerden { shared-points }: { shared-you-and }.
pisti-for-cards = en çok kart { $number }
pisti-for-points = kart puanı { $number }
pisti-for-pistis = pişti { $number }
pisti-deed = { shared-cards }, { $number ->
    [0] pişti yok
   *[other] { $number } pişti
}
pisti-fact = { $seat } { $number } pişti yaptı.
pisti-tag = Pişti +{ $points }
pisti-count = { $count } pişti
pisti-pile = Yer
pisti-under = Altında
pisti-closed = Kapalı aldıkların

pisti-hint-pisti = Pişti yaparsın: { shared-points }.
pisti-hint-take = Yeri topla: { shared-cards }{ $points ->
    [0] .
   *[other] { "" }, içinde { $points } puan var.
}
pisti-hint-gone = Bunun aynıları ({ rank-name }) çıktı ya da sende; ancak vale alır.
pisti-hint-lay = Aynısının gelme ihtimali en düşük kart bu (%{ $number }).

pisti-one-card = Tek kart at: { $cards }. Ne aldığı kendiliğinden belli olur.
