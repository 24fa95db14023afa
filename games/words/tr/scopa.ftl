scopa-name = Scopa
    .line = Aynısını ya da toplamını al. Yeri süpür.
    .aliases = Skopa, Scopone
scopa-rules = **Yerdeki kartları, en çok da altınları ve yedilileri al; yeri süpür.**
    Elinde üç kart, yerde dört açık kart var. Sıran gelince bir kart oyna. Aynı değerde bir kart alır; yoksa toplamı ona eşit kartları alır: 7, 2 ile 5'i alır. Bir şey almıyorsa yerde kalır. Vale 8, şövalye 9, papaz 10 sayılır.
    Yeri süpürürsen **scopa** olur, 1 puan. Ötekiler tur sonunda sayılır: en çok kart, en çok altın, altın yedilisi ve en iyi primiera. 11 olunca en yüksek puanlı kazanır.
    - **Örnek:** yerde 2, 3 ve 6 var. Senin 5, 2 ile 3'ü alır. Yalnızca 6 kalır, sonraki oyuncunun 6'sı scopa yapar.
    .whole =
    - **Deste:** 40 kart: as ile 7 arası, sonra 8, 9 ve 10 sayılan vale, şövalye ve papaz. Semboller altın, kupa, kılıç ve sopadır. Bildiğimiz kartlarda altın karodur, şövalye kızdır.
    - **Dağıtım:** herkese üçer kart, yere dört açık kart. Herkesin eli bitince üçer kart daha dağıtılır; yere dağıtılmaz. Yerde üç ya da daha çok papaz varsa yeniden dağıtılır. Dağıtma her turda sola geçer.
    - **Sıran gelince** bir kart oyna. Yerde aynı değerde kart varsa onlardan birini alır, toplam almaz. Yoksa toplamı ona eşit bir grubu alır. Birden çok grup varsa birini seçersin. Kartın alabiliyorsa almak zorundasın; alamıyorsa yerde kalır.
    - **Scopa:** yeri süpürmek 1 puandır, turun son kartıyla olmaz.
    - **Tur sonunda** yerde kalanlar en son alan oyuncunun olur. Sonra en çok kart, en çok altın, altın yedilisi ve en iyi primiera birer puandır. Eşitlikte kimse alamaz.
    - **Primiera:** dört sembolün her birinde en iyi kartının toplamı: 7 için 21, 6 için 18, as 16, 5 için 15, 4 için 14, 3 için 13, 2 için 12, ötekiler 10. Dört sembolün hepsi yoksa primieran yoktur.
    - **Kazanan:** tur sonunda 11 ya da üstü varsa en yüksek puanlı kazanır. Eşitse bir tur daha oynanır.
    - **Eşli:** dört kişi iki çift eş olur; eşler aldıklarını birleştirir.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = Scopone scientifico: onar kart, 21 puana kadar
scopa-variant-scopone = Scopone: dokuzar kart, 21 puana kadar
scopa-variant-asso_pigliatutto = Asso pigliatutto: as her şeyi alır
scopa-variant-napola = Napola ve altın papazıyla, 21 puana kadar

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = Her dağıtımda kart
    .three = üç
    .nine = dokuz (dört oyuncu)
    .ten = on, yere dağıtılmaz (dört oyuncu)
scopa-option-ace = Oynanan as
    .plain = 1 sayılır
    .takes_all = her şeyi alır, scopa olmaz
    .takes_all_sweep = her şeyi alır, scopa olur
scopa-option-napola = Altın ası, 2 ve 3 ile ardından gelenler birer puan
scopa-option-re_bello = Altın papazı 1 puan
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }: yerde çok papaz var, yeniden dağıtılıyor.
scopa-turned = Yerde: { $cards }.
scopa-takes = { $seat } { $card } ile aldı: { $cards }.
    .to-seat = { $card } ile aldın: { $cards }.
scopa-takes-itself = { $seat } boş yere { $card } oynadı ve kendine aldı.
    .to-seat = Boş yere { $card } oynadın ve kendine aldın.
scopa-sweeps = Scopa! { $seat } { $card } ile süpürdü: { $cards }.
    .to-seat = Scopa! { $card } ile süpürdün: { $cards }.
scopa-rest = En son alan { $winner }, yerde kalanları topladı: { $cards }.
    .to-winner = En son sen aldın, yerde kalanlar senin: { $cards }.
scopa-count-cards = En çok kart, { $figures }: { $count ->
    [0] eşit, puan yok
   *[other] { $seats }
}.
    .to-seats = En çok kart, { $figures }: { shared-you-and }.
scopa-count-coins = En çok altın, { $figures }: { $count ->
    [0] eşit, puan yok
   *[other] { $seats }
}.
    .to-seats = En çok altın, { $figures }: { shared-you-and }.
scopa-count-primiera = En iyi primiera, { $figures }: { $count ->
    [0] eşit, puan yok
   *[other] { $seats }
}.
    .to-seats = En iyi primiera, { $figures }: { shared-you-and }.
scopa-count-seven = Altın yedilisi: { $seats }.
    .to-seats = Altın yedilisi: { shared-you-and }.
scopa-count-sweeps = { scopa-swept }: { $seats }.
    .to-seats = { scopa-swept }: { shared-you-and }.
scopa-count-napola = Napola, { $points } puan: { $seats }.
    .to-seats = Napola, { $points } puan: { shared-you-and }.
scopa-count-king = Altın papazı: { $seats }.
    .to-seats = Altın papazı: { shared-you-and }.

scopa-for-cards = en çok kart { $number }
scopa-for-coins = en çok altın { $number }
scopa-for-primiera = primiera { $number }
scopa-for-seven = altın yedilisi { $number }
scopa-for-sweeps = scopa { $number }
scopa-for-napola = napola { $number }
scopa-for-king = altın papazı { $number }
scopa-deed = { shared-cards }, { $number } altın, primiera { $points ->
    [0] yok
   *[other] { $points }
}
scopa-tag = Scopa
scopa-swept = { $count } scopa

scopa-hint-sweep = Yeri süpürürsün: scopa, 1 puan.
scopa-hint-seven = Altın yedilisini al: tek başına bir puan.
scopa-hint-coins = { $count } altın al: en çok altın bir puandır.
scopa-hint-primiera = Primierayı yedililer kazandırır, bir tane al.
scopa-hint-cards = { shared-cards } alırsın, en çok kart bir puandır.
scopa-hint-lay = Alınacak bir şey yok. Yerdeki toplam { $number } olur, { $chance ->
    [0] scopa ihtimali yok denecek kadar az
   *[other] scopa ihtimali yaklaşık %{ $chance }
}.
scopa-hint-wait = Şimdi almaktan iyi: yerdeki toplam { $number } olur, { $chance ->
    [0] scopa ihtimali yok denecek kadar az
   *[other] scopa ihtimali yaklaşık %{ $chance }
}.

scopa-scopone-is-for-four = Scopone dört kişiliktir. Daha az kişiyle üçer kart dağıt.
scopa-equal-first = { $cards } aynı değerde; { $card } toplamı değil onu alır.
