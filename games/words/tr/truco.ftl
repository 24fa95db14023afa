truco-name = Truco
    .line = Üç kart, iki bahis, bir de poker suratı.
    .aliases = Truko
truco-rules = **Üç elin ikisini al ve buna bahse gir. Ondan önce aynı sembolden en iyi iki kartına bahse gir.**
    Herkeste üç kart var. Her elde bir kart oynanır, en büyüğü alır; renge uymak yoktur. En büyük dört kart kılıç ası, sopa ası, kılıç yedilisi ve altın yedilisidir. Sonra 3'ler, 2'ler, öteki aslar, papazlar, şövalyeler, valeler, öteki 7'ler, 6'lar, 5'ler ve 4'ler gelir.
    Tur 1 puandır. 2 olsun diye **truco** de. Öteki taraf oynamak için **quiero**, vazgeçmek için **no quiero** der ya da artırır.
    İlk kartından önce **envido** diyebilirsin: aynı sembolden en iyi iki kartı olan 2 puan alır. İstediğin kadar blöf yap. 30'a ilk varan taraf kazanır.
    - **Örnek:** kupa yedilisi ile beşlisi 20 + 12, yani 32 envido eder. Yalnızca 33 geçer.
    .whole =
    - **Taraflar:** dört ya da altı kişiyle eşler aralıklı oturur ve puanları ortaktır. Dağıtanın solundaki **mano** olur ve ilk ele çıkar.
    - **Eller:** en iyi kartlar eşitse ve iki tarafta da varsa el berabere kalır, yine mano çıkar. Yoksa eli alan çıkar.
    - **Tur** iki eli alan tarafındır. Biri berabereyse ilk eli ya da berabere olmayan ilk eli alan tarafındır. Üçü de berabereyse mano tarafınındır.
    - **Truco** 2, **retruco** 3, **vale cuatro** 4. İlk sözden sonra yalnızca son kabul eden taraf artırabilir. Söz geri çevrilirse söyleyen, turun önceki değerini alır.
    - **Envido** 20 artı aynı sembolden iki karttır, yoksa en iyi kartındır. As 1; vale, şövalye ve papaz 0 sayılır. Eşitlikte mano tarafı kazanır. İlk kartından önce, sana truco sorulmuşken bile söyleyebilirsin.
    - **Envido artırmak:** envido 2 (en çok iki kez), real envido 3 ekler. Falta envido, öndeki tarafın kazanmasına kalan puan içindir. Son söz geri çevrilirse öncekiler sayılır, en az 1.
    - **Cevaplar:** rakiplere sırayla sorulur. Bir quiero ya da artırma tarafı bağlar; geri çevirmek için hepsinin istememesi gerekir.
    - **Çekilmek** iki kişiyle olur. Turu verir; hâlâ envido diyebiliyorsan 1 puan daha verir.
    - **Flor** bir seçenektir: aynı sembolden üç kart söylenmek zorundadır ve envido yerine 3 puandır. İki tarafta da varsa artırabilirler.
    - **Kazanmak:** puanlar hemen sayılır. 30'a varan taraf turun ortasında da kazanır.
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = Hızlı, 15 puana kadar
truco-variant-flor = Florlu
truco-variant-all_in = Falta envido bütün maç için
truco-option-target = { shared-points-to-win }
truco-option-flor = Aynı sembolden üç kart flor olur
truco-option-falta = Falta envido neye oynanır
    .leader = öndeki tarafın kazanmasına kalana
    .match = bir taraf yarıya varana kadar bütün maça
    .half = öndeki tarafın yarıya varmasına kalana
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = Quiero
do-no-quiero = No quiero
do-quiero-yes = Quiero (kabul)
do-no-quiero-no = No quiero (hayır)
order-no-quiero = { do-no-quiero-no }
do-truco = Truco
    .listed = truco
do-retruco = Retruco
    .listed = retruco
do-vale-cuatro = Vale cuatro
    .listed = vale cuatro
do-envido = Envido
    .listed = envido
do-real-envido = Real envido
    .listed = real envido
do-falta-envido = Falta envido
    .listed = falta envido
do-flor = Flor
    .listed = flor
do-contraflor = Contraflor
    .listed = contraflor
do-contraflor-al-resto = Contraflor al resto
    .listed = contraflor al resto
truco-do-fold = Çekil

truco-calls = { $seat } { $call } dedi: { $points ->
    [0] kalan puanın hepsi
   *[other] { shared-points }
}, geri çevrilirse { $number }.
    .to-seat = Sözün { $call }: { $points ->
    [0] kalan puanın hepsi
   *[other] { shared-points }
}, geri çevrilirse { $number }.
truco-flor = { $seat } florunu söyledi.
    .to-seat = Florunu söyledin.
truco-accepts = { $seat } quiero dedi.
    .to-seat = Quiero dedin.
truco-refuses = { $seat } no quiero dedi.
    .to-seat = No quiero dedin.
truco-folds = { $seat } çekildi.
    .to-seat = Çekildin.
truco-says = { $seat }: { $number }.
    .to-seat = Sen: { $number }.
truco-plays = { $seat } { $card } oynadı.
    .to-seat = { $card } oynadın.
truco-takes = { $seat } eli aldı.
    .to-seat = Eli aldın.
truco-tied = El berabere.
truco-scores = { $reason ->
    [envido] Envido { shared-points }: { $seats }.
    [flor] Flor { shared-points }: { $seats }.
    [refused] Geri çevrilen truco { shared-points }: { $seats }.
    [refused-envido] Geri çevrilen envido { shared-points }: { $seats }.
    [refused-flor] Geri çevrilen flor { shared-points }: { $seats }.
    [fold] Rakip çekildi, { shared-points }: { $seats }.
   *[tricks] Ellerden { shared-points }: { $seats }.
}
    .to-seats = { $reason ->
        [envido] Envido { shared-points }: { shared-you-and }.
        [flor] Flor { shared-points }: { shared-you-and }.
        [refused] Geri çevrilen truco { shared-points }: { shared-you-and }.
        [refused-envido] Geri çevrilen envido { shared-points }: { shared-you-and }.
        [refused-flor] Geri çevrilen flor { shared-points }: { shared-you-and }.
        [fold] Rakip çekildi, { shared-points }: { shared-you-and }.
       *[tricks] Ellerden { shared-points }: { shared-you-and }.
    }
truco-for = { $reason ->
    [envido] envido { $number }
    [flor] flor { $number }
    [refused] geri çevrilen truco { $number }
    [refused-envido] geri çevrilen envido { $number }
    [refused-flor] geri çevrilen flor { $number }
    [fold] rakip çekildi { $number }
   *[tricks] eller { $number }
}
truco-shows = { $seat } { $cards } gösterdi.
    .to-seat = { $cards } gösterdin.

truco-subtitle = Tur { $round } · hedef { $target }
truco-stake = Truco
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } artırabilir
}
truco-mano = mano

truco-hint-flor = Florun var, söylemek zorundasın.
truco-hint-envido = { $kind ->
    [no] Elin { $number }, çok sık kaybedersin.
    [yes] Elin { $number }, kabul etmeye yeter.
   *[call] Elin { $number }, çoğu elde daha azı var.
}
truco-hint-truco = Turu kazanma ihtimalin yaklaşık %{ $chance }. { $kind ->
    [no] Vazgeç.
    [yes] Kabul etmeye yeter.
   *[call] Değerini artır.
}
truco-hint-lead = Ortanca kartınla çık, en iyisini sonraya sakla.
truco-hint-highest = Bu el sana gerekiyor. En büyük kartınla çık.
truco-hint-partner = Bu eli sizin taraf alıyor. Küçük oyna.
truco-hint-wins = Eli en ucuz kartla al.
truco-hint-ties = Bu eli alamazsın ama berabere yapabilirsin.
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = Bunun için çok geç. Envido turda bir kez, ilk kartından önce ve truco kabul edilmeden söylenir.
truco-not-higher = Rakip { $call } dedi. Yalnızca daha yükseğini söyleyebilir ya da quiero veya no quiero diye cevap verebilirsin.
truco-not-your-word = Son artıran sizin taraf, { $call } yalnızca öteki taraftan gelebilir.
truco-last-step = Vale cuatro son artırmadır.
truco-wrong-step = Sıradaki basamak bu değil, şu: { $call }.
truco-answer-first = Rakip { $call } dedi. Quiero ya da no quiero de veya artır.
truco-nothing-asked = Sana bir şey sorulmadı. Kart oyna ya da bir söz söyle.
truco-say-flor = Florun var. Her şeyden önce onu söyle.
truco-no-flor = Bunu söyleyemezsin. Aynı sembolden üç kart ve florlu bir maç gerekir.
truco-not-with-partners = Eşli oyunda çekilemezsin. Kart oyna ya da sorulduğunda no quiero de.
