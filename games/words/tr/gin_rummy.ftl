gin-rummy-name = Gin Remi
    .line = Perlerini yap, rakibinden önce kapat.
    .aliases = Gin Rummy, Cin, Gin
gin-rummy-rules = **On kartından gruplar ve seriler yap, rakibinden önce kapat.**
    Yere bir kart açılır. Sıran gelince desteden ya da yerden bir kart çek, bir kart at. Amacın **perler:** aynı değerden üç ya da dört kart (grup) veya aynı renkten art arda üç ya da daha çok kart (seri). Geri kalan her şey **boştadır**: resimli kart 10, as 1 sayılır.
    Boştakiler 10 ya da daha az mı? Kapat, tur biter. İkiniz de açarsınız, farkı sen alırsın. Boşta hiç kart yoksa **gin** olur, ödülü vardır. Ama dikkat: rakibinin boştaki kartları seninkinden çok değilse puan onun olur.
    100'e ilk varan kazanır.
    - **Örnek:** sende 4♥ 5♥ 6♥, üç 9 ve 7♣ 7♦ 2♠ A♠ var. Boşta 17 eder. 7♠ çektin, 2♠ attın; kalan yalnızca as: 1 ile kapat.
    .whole =
    - **Dağıtım:** 52 kartlık desteden onar kart, bir kart açılır. Dağıtmayan onu alabilir; almazsa dağıtan alabilir. İkisi de pas derse dağıtmayan desteden çeker.
    - **Sıran gelince** desteden çek ya da yerdeki üst kartı al, sonra bir kart at; yerden az önce aldığını atamazsın. As küçüktür: A 2 3 seridir, Q K A değildir. Bir kart yalnızca bir perde sayılır. Boştaki kartlarda as 1, J Q K 10, ötekiler kendi sayısıdır.
    - **Kapatmak:** elinde 10 ya da daha az kalacaksa yalnızca atmak yerine kapatabilirsin. Zorunlu değildir.
    - **İşlemek:** rakibin de perlerini açar ve boştaki kartlarını senin perlerine uyduğu yere işler: üç 9'a dördüncüyü, 4♥ 5♥ 6♥ serisine 7♥. En iyi işlemeyi ben bulurum. Gin yapılınca kart işlenmez.
    - **Puanlar:** kapatırsan farkı alırsın. Gin 25 artı ötekinin elinde kalandır. Ötekinin boştaki kartları seninkiyle eşit ya da azsa **karşı kapatma** olur: fark ve 25 onundur.
    - **Ölü tur:** destede iki kart kalır ve kimse kapatmazsa puan yoktur, aynı oyuncu yeniden dağıtır. Onun dışında sırayla dağıtılır.
    - **Son:** 100'e ilk varan oyunu kazanır ve 100 daha alır. Öteki hiç tur kazanmadıysa kazananın turlardan puanı iki kat sayılır. Sonra kazanılan her tur ikiniz için de 25 ekler.
    - **Örnek:** 6 ile kapattın. Rakibinde 21 var, 7♥ işledi: 14 kaldı. 8 puan alırsın. 5 kalsaydı karşı kapatır ve 26 alırdı.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = Oklahoma, büyük ginli
gin-rummy-variant-straight = Yalnız gin: kapatma yok
gin-rummy-variant-old = Eski puanlar: gin 20, karşı kapatma 10
gin-rummy-variant-short = Kısa, 50 puana kadar

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = Kapatmak için boşta en çok
    .zero = yalnızca gin
gin-rummy-option-gin_bonus = Gin puanı
gin-rummy-option-undercut_bonus = Karşı kapatma puanı
gin-rummy-option-undercut_on_tie = Eşitlik de karşı kapatmadır
gin-rummy-option-big_gin = On bir kartın hepsi perdeyse büyük gin olur
gin-rummy-option-big_gin_bonus = Büyük gin puanı
gin-rummy-option-box_bonus = Kazanılan her tur için sondaki puan
gin-rummy-option-game_bonus = Oyunu kazanmanın puanı
gin-rummy-option-shutout = Kaybeden hiç tur kazanmadıysa
    .off = fazladan bir şey yok
    .double_points = kazananın turlardan puanı iki kat
    .double_all = kazananın bütün puanı iki kat
    .flat100 = kazanan 100 daha alır
gin-rummy-option-dealer_rule = Sonra kim dağıtır
    .alternate = sırayla
    .winner = turu kazanan
    .loser = turu kaybeden
gin-rummy-option-last_discard_action = Ölü turda son atılan kart hemen kapatmak için alınabilir
gin-rummy-option-auto_layoff = En iyi işlemeyi senin için ben bulurum
gin-rummy-option-oklahoma = İlk açılan kart kapatma sınırını belirler

do-knock = Kapat, atılan
    .beside = Kapat
    .with = Kapat, atılan { $picked }
do-with = perlerle:
do-biggin = Büyük gin
do-layoff = İşle
    .with = İşle: { $picked }
do-done = Tamam

gin-rummy-deals = { $seat } dağıttı. { $card } açıldı; alma hakkı: { $other }.
    .to-seat = Dağıttın. { $card } açıldı; alma hakkı: { $other }.
    .to-other = { $seat } dağıttı. { $card } açıldı, alabilirsin.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } { $card } attı ve { $number } ile kapattı: { $cards }.
    .to-seat = { $card } attın ve { $number } ile kapattın: { $cards }.
gin-rummy-goes-gin = { $seat } { $card } attı ve gin yaptı: { $cards }.
    .to-seat = { $card } attın ve gin yaptın: { $cards }.
gin-rummy-goes-big-gin = { $seat } büyük gin yaptı: { $cards }.
    .to-seat = Büyük gin yaptın: { $cards }.
gin-rummy-lays-off = { $seat } { $cards } işledi.
    .to-seat = { $cards } işledin.
gin-rummy-answers = { $seat } { $cards } açtı, boşta { $number } kaldı.
    .to-seat = { $cards } açtın, boşta { $number } kaldı.
gin-rummy-no-melds = { $seat } per yapamadı, boşta { $number } kaldı.
    .to-seat = Per yapamadın, boşta { $number } kaldı.
gin-rummy-scores = { $winner } { $number } puan aldı.
    .to-winner = { $number } puan aldın.
gin-rummy-undercuts = Karşı kapatma! { $winner } { $number } puan aldı.
    .to-winner = Karşı kapatma! { $number } puan aldın.
gin-rummy-tie = Eşit, kimse puan almadı.
gin-rummy-dead = Ölü tur: kimse zamanında kapatmadı. Puan yok, aynı oyuncu yeniden dağıtıyor.
gin-rummy-wins = Oyunu { $winner } kazandı, ödüllerle { $number }-{ $least }.
    .to-winner = Oyunu sen kazandın, ödüllerle { $number }-{ $least }.

gin-rummy-line = { $score } puan · { $number } tur
gin-rummy-holding = boşta { $number }
gin-rummy-tag = { $how ->
    [gin] gin
    [biggin] büyük gin
   *[knock] kapattı
}
gin-rummy-tag-undercut = karşı kapattı
gin-rummy-deed = { $how ->
    [gin] gin
    [biggin] büyük gin
   *[left] boşta { $number }
}
gin-rummy-for-bonus = { $how ->
    [undercut] karşı kapatma { $number }
    [biggin] büyük gin { $number }
   *[gin] gin { $number }
}
gin-rummy-for-game = oyun { $number }
gin-rummy-for-boxes = { $count } tur { $number }
gin-rummy-for-shutout = rakibe tur vermeme { $number }
gin-rummy-reason = { $number } puana ilk varan
gin-rummy-fact = Daha çok tur kazanan { $seat }: { $most }-{ $least }.
gin-rummy-even = İkisi de { $number } tur kazandı.
gin-rummy-subtitle = Tur { $number }{ $how ->
    [knock] { " " }· kapatıldı
    [gin] { " " }· gin
    [biggin] { " " }· büyük gin
    [undercut] { " " }· karşı kapatma
    [tie] { " " }· eşit
    [dead] { " " }· ölü
   *[other] { "" }
}
gin-rummy-limit = Kapatma sınırı
gin-rummy-target = Hedef
gin-rummy-meld = Per · { $seat }
gin-rummy-deadwood = boşta { $number } · { $seat }
gin-rummy-covered = Atılan
gin-rummy-laid-off = İşledi · { $seat }

gin-rummy-hint-pass = { $card } sana yeterince yaramaz.
gin-rummy-hint-draw = { $card } sana yeterince yaramaz. Desteyi dene.
gin-rummy-hint-forced = İkiniz de pas dediniz, desteden çek.
gin-rummy-hint-completes = Şunu tamamlar: { $cards }.
gin-rummy-hint-take-to-knock = Alırsan { $number } ile kapatabilirsin.
gin-rummy-hint-take-low = Boştakilerin { $number } yerine { $least } olur.
gin-rummy-hint-knock = Boşta { $number } kaldı. { $seat } ancak { $ties ->
    [1] { $number } ya da daha azıyla
   *[0] bundan daha azıyla
} karşı kapatabilir.
gin-rummy-hint-gin = Bu gin: öteki on kartının hepsi perde.
gin-rummy-hint-big-gin = On bir kartının hepsi perde.
gin-rummy-hint-alone = Hiçbir şeye uymuyor ve sana { $number } yazıyor. Onsuz boşta { $least } kalır.
gin-rummy-hint-throw = En az işine yarayan kart bu: boşta { $least } kalır, gelecek kartlar da en iyi böyle işe yarar.
gin-rummy-hint-lay-off = Uyuyor, boştakilerinden { $number } düşer.
gin-rummy-hint-done = İşlemeye değer başka kart yok. Boşta { $number } kalır.

gin-rummy-upcard-first = Önce açılan kart. Al ya da pas de.
gin-rummy-stock-first = İkiniz de pas dediniz. Desteden çek.
gin-rummy-draw-first = Önce çek: desteden ya da yerden.
gin-rummy-last-discard = Deste bitti. Hemen kapattırıyorsa son atılan kartı al ya da pas de.
gin-rummy-discard-or-knock = Kart çektin. Bir kart at ya da boşta { $limit } veya daha azı kalıyorsa kapat.
gin-rummy-must-knock = Son atılan kartı aldın, kapatmalısın. Şunlardan birini at: { $cards }.
gin-rummy-too-much-deadwood = Boşta { $number } kalır, kapatmak için en çok { $limit } olmalı. Bir kart at ve devam et.
gin-rummy-knock-with-another = Boşta { $number } kalır, kapatmak için en çok { $limit } olmalı. Şunlardan birini atıp kapat: { $cards }. Ya da devam et.
gin-rummy-no-melds-of-yours = Öteki kartların bu perleri yapmıyor. Üç ve daha çok kartlı grup ve seriler söyle, bir kart iki kez olmasın.
gin-rummy-no-big-gin = Bu masada büyük gin yok. Bir kart atıp kapat.
gin-rummy-not-all-melded = On bir kartının hepsi perde değil. Bir kart at ya da boşta { $limit } veya daha azı kalıyorsa kapat.
gin-rummy-does-not-fit = { $card } kapatanın hiçbir perine uymuyor. { $count ->
    [0] Öteki kartların da uymuyor, “done” yaz
   *[other] Şunlardan birini işle: { $cards }. Ya da “done” yaz
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] Hiçbir kartın kapatanın perlerine uymuyor, “done” yaz
   *[other] Şunlardan birini işle: { $cards }. Ya da “done” yaz
}.
