press-arena-next = Sıradaki masa
press-arena-results = Sonuçlar
press-arena-me = Yerim
press-arena-back = Geri
press-arena-more = Devamı
arena-title = { $name } arenası
arena-head = ### 🏟️ { $name } arenası
arena-announced = Başlangıç: { $time }, süre { $minutes } dakika. Varsan **Katıl** düğmesine bas.
arena-running = Yer almak için **Sıradaki masa** düğmesine bas. Masa { $count } oyuncuyla başlar, 30 saniye sonra bilgisayarlar tamamlar. Son çağrı: { $time }.
arena-closing = Artık yeni masa başlamıyor. Sonuncusu bitince madalyalar gelir.
arena-done = 🏁 Bitti, hepinize iyi oyunlar!
arena-removed = Bu arena kaldırıldı, madalya yok. Süren masalar oynamaya devam eder.
arena-people = Şimdiye kadar **{ $count }** oyuncu: { $names }
arena-names = { $names } ve { $count } kişi daha
arena-rules = { $form ->
    [pairs] Kazanan eşler 2'şer puan alır.
    [few] Birincilik 2 puan.
   *[many] Birincilik 2, ikincilik 1 puan.
} Üst üste iki birincilikten sonra, kaçırana kadar puanların ikiye katlanır. Tek başına bilgisayarlara karşı galibiyet 1 puan.
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points } puan
arena-no-medals = Madalya için puanı farklı iki oyuncu gerekir, bu sefer yok.
arena-unplayed = 🏁 Arena bitti, kimse masa bitirmedi.
arena-nobody = Henüz katılan yok.
arena-subtitle = { $status ->
    [over] Son sıralama
    [announced] Henüz başlamadı
   *[running] Sıralama
} · { $count } oyuncu
arena-sharing = { $count } oyuncu
arena-points = { $points } puan
arena-record = { $tables } masa, { $firsts } birincilik
arena-hot = 2 ve üstü seri: puanlar iki kat
column-firsts = Birincilik
column-tables = Masa

arena-in = Oyundasın. Arena başlayınca burada **Sıradaki masa** düğmesine bas. Başlangıç: { $time }.
arena-in-line = Sıradasın. Masa { $count } oyuncuyla ya da ilk basıştan 30 saniye sonra bilgisayarlarla başlar. `/leave` seni sıradan çıkarır.
arena-out-of-line = Artık sırada değilsin. Hâlâ yer istiyorsan **Sıradaki masa** düğmesine bas.
arena-seated = Masan: { $place }
arena-table = { $name } arenası · masa { $number }
arena-started = Arena açıldı: { $place }
arena-ended = Artık yeni masa başlamıyor. Sürenler yine sayılır, sonuncusu bitince madalyalar gelir: { $place }
arena-gone = Arena kaldırıldı, süren masalar sıradan masa olarak devam ediyor: { $place }
arena-channel = Arena için üyesi olduğum bir sunucunun metin kanalı gerekir. Komutu orada yaz.
arena-none = Bu sunucuda henüz arena olmadı. `/arena start` başlatır.
arena-none-open = Burada açık arena yok. `/arena start` başlatır.
arena-which = Burada iki arena var. `game` seçeneğinden birini seç.
time-unclear = “{ $text }” ne demek, anlamadım. 45m, 2h ya da 20:30 (UTC) gibi yaz.
time-over = “{ $text }” geçti bile. Gelecek bir zaman seç.

arenas-off = Bu sunucuda arenalar kapalı. Sunucuyu yönetebilenler `/settings` ile açabilir.
arenas-of-managers = Arenayı yalnızca bu sunucuyu yönetebilenler başlatabilir. Bunu `/settings` ile değiştirebilirler.
arenas-many = Bu sunucuda zaten { $most } arena var. Biri bitince bir tane daha başlat.
arena-no-game = { $name } için arena yok. Başka bir oyun seç.
arena-minutes = Arena { $least } ile { $most } dakika arası sürer.
arena-time = Arena şimdi ya da önümüzdeki yedi gün içinde başlar. O haftadan bir zaman seç.
arena-not-begun = Arena henüz başlamadı, masa yok. Başlangıç: { $time }.
arena-over = Bu arenada artık yeni masa başlamıyor, çünkü bitti. `/arena results` nasıl geçtiğini gösterir.
arena-table-open = Hâlâ bir masadasın: { $place } Bitince **Sıradaki masa** düğmesine bas.
arena-no-room = Yeni masalar kuruyorum. Birazdan yine **Sıradaki masa** düğmesine bas.
arena-not-yours = Bunu yalnızca arenayı başlatan ya da bu sunucuyu yönetebilen biri yapabilir.
arena-stranger = Orada oynamak için şu sunucunun üyesi olmalısın: { $name }.
no-such-arena = Bu arenayı bilmiyorum. `/arena results` buradaki sonuncuyu gösterir.
