rules-trick = Her **elde** başlayandan itibaren herkes sırayla bir kart oynar. Renge uy: ilk kartın renginden kartın varsa onu oyna. Yoksa istediğini oyna.
rules-trick-plain = Eli, çıkılan rengin en büyük kartı alır; alan oyuncu sonraki ele başlar. Koz yoktur.
rules-trick-trump = Eli en büyük koz alır; koz oynanmadıysa çıkılan rengin en büyük kartı alır. Alan oyuncu sonraki ele başlar.

rules-hands-of-five = { "  " }- sıralı floş, aynı renkten sıralı beş kart: 5♥ 6♥ 7♥ 8♥ 9♥
    { "  " }- kare: K♣ K♦ K♥ K♠ 4♦
    { "  " }- ful, bir üçlü ve bir çift: J♣ J♥ J♠ 4♦ 4♠
    { "  " }- floş, aynı renkten beş kart: A♦ J♦ 8♦ 6♦ 2♦
    { "  " }- kent, sıralı beş kart: 7♣ 8♦ 9♦ 10♠ J♥
rules-poker-hands = { rules-hands-of-five }
    { "  " }- üçlü: Q♣ Q♦ Q♥ 8♠ 4♦
    { "  " }- döper: A♣ A♥ 6♦ 6♠ 9♣
    { "  " }- per: 10♥ 10♠ K♦ 7♣ 3♠
    { "  " }- yüksek kart: bunların hiçbiri
rules-same-hand = - **Eller aynıysa** büyük kartlar belirler: papazlar dokuzları geçer, sonra beş karttaki diğerlerine bakılır. Rengin önemi yoktur, eşit eller potu bölüşür. As en büyüktür; A 2 3 4 5 kentinde en küçüktür.
rules-side-pot = - **Örnek:** 40 fişin var ve hepsini ortaya sürdün; iki kişi 100'er koydu. Her birinden 40 fiş ve kendi 40 fişini kazanabilirsin. Kalan 120 fiş, o ikisi arasında bir **yan pottur**.
rules-chips = Bütün fişler tek oyuncuda toplanana kadar oynanır. Fişler yalnızca eğlence içindir, hiçbir değeri yoktur.

rules-button = **Buton**, dağıtanın yerini gösterir ve her turdan sonra sola geçer. Solundaki iki oyuncu zorunlu bahis koyar: küçük ve büyük **kör**. Ortaya açılan ilk üç karttan (**flop**) önce bir bahis turu yapılır; sonra floptan, dördüncü karttan (**turn**) ve beşinciden (**river**) sonra birer tane daha. Check de (bahis yapmadan geç), bahis yap, başkasının bahsini gör, artır ya da çekil. Sonunda eller açılır, en iyi el **potu**, yani bütün bahisleri alır.
rules-blinds = Butonun solunda küçük kör, onun solunda büyük kör oturur; ikisi de kartlarını görmeden koyar. İki oyuncu kaldıysa buton küçük kördür.
rules-streets = - **Bahisler:** floptan önce büyük körün solundan başlar. Flop (üç kart), turn ve river (birer kart) sonrasında butonun solundan başlar.
rules-check-bet-raise = - **Sıra sende:** kimse bahis yapmadıysa **check** de ya da en az büyük kör kadar **bahis** yap. Yapan varsa bahsi **gör**, daha yükseğe **artır** ya da **çekil** ve turu izle. Artırma en az bir önceki bahis ya da artırma kadar olmalıdır. Kimse artırmadıysa büyük kör yine de artırabilir.
rules-all-in = - **All-in:** bahsi görmeye yetmiyorsa elindeki bütün fişleri koy. Herkesten ancak kendi koyduğun kadar kazanabilirsin; gerisi ötekiler arasında yan pot olur. Karşılanmayan kısım geri döner. Biri all-in olduğu için eksik kalan artırma, senin için tam bir artırmaya ulaşmadıkça yeniden artırma hakkı vermez.
rules-showdown = - **Kartlar açılırken** önce riverda son bahsi yapan ya da artıran gösterir. Sonrakiler ancak kazanıyorsa göstermek zorundadır. Kalan herkes all-in ise eller açılır ve kalan kartlar dağıtılır. Herkes çekildiyse göstermeden kazanırsın.
rules-blinds-end = - **Son:** körler birkaç turda bir artar. Fişin biterse elenirsin; fişi kalan son oyuncu kazanır.
rules-play-chips = Fişler yalnızca eğlence içindir, hiçbir değeri yoktur.
