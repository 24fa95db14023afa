stale = Masa ilerledi. Yeniden bak ve en yeni düğmeleri kullan.
never-first = Başkaları önce tıkladı. Bir daha dene.
not-seated = Bu masada değilsin. { $way ->
    [join] Başlamadan katıl ya da
    [private] Yalnızca davet edilenler için. İstersen
    [sit] **Otur** düğmesiyle bir bilgisayarın yerini iste ya da
   *[none] İstersen
} /play ile kendi masanı aç.
already-seated = Zaten bu masadasın. Herkes gelince **Başla** düğmesine bas.
deal-changed = Masa tam o sırada değişti, dağıtılmadı. Yine **Başla** düğmesine bas.
just-dealt = Kartlar az önce dağıtıldı. Maçtan ayrılmak için /leave yaz.
already-started = Bu maç başladı bile. /play ile başka bir masa aç.
not-started = Bu maç henüz başlamadı. Herkes gelince **Başla** düğmesine bas.
not-over = Bu maç henüz bitmedi. Bitince rövanş yapabilirsin.
still-sealed = Bu maç henüz bitmedi. Bitince herkes elleri ve maç dosyasını görebilir, karmaları denetleyebilir.
lobby-full = { $most } yerin hepsi dolu. /play ile başka bir masa aç.
seats-held = Boş yerler şunlar için ayrıldı: { $names }. Onlara sor ya da bir dakika sonra yine dene.
seat-taken = Orada { $name } oturuyor. Yerlerinizi yalnızca masayı açan değiştirebilir: { $host }.
seats-most = Bu kurallarla en çok { $most } kişi oynayabilir.
seats-fewest = Bu kurallarla { $least } oyuncu gerekir, son bilgisayar kalıyor.
no-computer = Bu masada çıkarılacak bilgisayar yok.
no-computer-there = O yerde artık bilgisayar yok. Masaya bak ve yeniden seç.
host-only = Bunu yalnızca masayı açan değiştirebilir: { $name }. Ondan iste ya da /play ile kendi masanı aç.
clock-beyond-reach = Burada bir sıra en çok { $minutes } dakika olabilir: sonra biri tıklayana kadar masayı yenileyemem.
clock-out-of-range = 1 ile { $most } saniye arası ya da sınırsız için 0 yaz.
no-such-match = O masa artık yok. /play ile bir masa aç.
no-such-game = “{ $game }” diye bir oyun bilmiyorum. Yazarken çıkan listeden seç.
match-closed = Bu masa kapandı. /play ile başka bir masa aç.
everybody-left = Herkes ayrıldı, masa kapandı. /play ile başka bir masa aç.
called-off = Herkes bu maçın iptalini kabul etti, sayılmaz. /play ile başka bir masa aç.
void-alone = Yalnızca bilgisayarlarla oynuyorsun, kabul edecek kimse yok. Oynamaya devam et ya da /leave yaz.
void-late = Bir maç yalnızca ilk { $unit ->
    [deck] destesinde
    [hole] deliğinde
   *[round] turunda
} iptal edilebilir. Oynamaya devam et ya da /leave yaz.
void-house = Burada hep birlikte kasaya karşı oynuyorsunuz, maç yalnızca kimse oynamadan iptal edilebilir. Oynamaya devam et ya da /leave yaz.
void-together = Burada hepiniz aynı taraftasınız, maç yalnızca kimse oynamadan iptal edilebilir. Oynamaya devam et ya da /leave yaz.
tables-of-user = Açık { $most } masan var. Birini bitir ya da /leave ile ayrıl, sonra yenisini aç.
tables-in-channel = Bu kanalda zaten { $most } açık masa var. Başka bir kanalda aç ya da biri kapanana kadar bekle.
tables-in-server = Bu sunucuda zaten { $most } açık masa var. Birine katıl ya da biri kapanana kadar bekle.
matches-many = Son bir saatte çok maç başlattın. Sonrakini başlatabileceğin an: { $time }.
lobby-idle = Burada { $minutes } dakikadır bir şey olmadı, masa kapandı. /play ile başka bir masa aç.
rules-changed = Bu maç başladığından beri kurallar değişti; gösteremem, sürdüremem. /play ile başka bir masa aç.
asked-already = Başka bir oylama hâlâ açık. Masaya bak.
guest-already = { $name } sonraki dağıtımda oturuyor. Ondan sonra yine sor.
guest-arena = Arena maçının ortasında kimse oturamaz.
asked-no-more = O oylama bitti. Masaya bak.
asked-alone = Burada kabul edebilecek kimse yok. Oynamaya devam et ya da /leave yaz.
said-often = Yeniden tepki vermeden birkaç saniye bekle.
substitute-early = Bu sıra için süresi var. Dolana kadar bekle.
not-asked = Buna öteki oyuncular karar verir.
end-computers = Bilgisayarlara karşı maç ancak sonuna kadar oynanırsa sayılır. Oynamaya devam et ya da /leave yaz.
redeal-late = Biri oynadı bile, yeniden dağıtmak için çok geç. Oynamaya devam et.
redeal-once = Bir maçta bir kez yeniden dağıtılır, o da yapıldı. Oynamaya devam et.
kick-nobody = O yerde zaten bilgisayar var. Masandan bir kişi seç.
kick-few = Bunu en az iki kişinin daha kabul etmesi gerekir. Sunucuyu yöneten tek başına yapabilir.
kick-last = Orada oynayan tek kişi o, onsuz maç biter. Maçı yalnızca o, /leave ile bitirebilir.
table-paused = Masa molada. Önce **Devam et** düğmesine bas.
not-paused = Mola bitti bile. Oynamaya devam et.
kick-early = { $name } hiç sırasını kaçırmadı. Süresi dolunca ya da süre yoksa bir sırada on dakika geçince isteyebilirsin.
pause-alone = Seni bekleyen yok. İstediğin kadar düşün.
undo-nothing = Geri alabileceğin bir hamle oynamadın.
undo-refused = Masa hayır dedi. Yeniden sorabileceğin zaman: sonraki { $unit ->
    [deck] deste
    [hole] delik
   *[round] tur
}.
undo-told = Geri almak için çok geç: biri o zamandan beri oynadı ya da yeni kart gördü. Oynamaya devam et.
tie-computers = Bilgisayarlar beraberliği kabul etmez. Oynamaya devam et ya da /leave yaz.
claim-not-now = Şu anda istenecek bir şey yok. El alma oyunlarında ilk kart oynandıktan sonra iste.
claim-unsure = Her elden emin olamazsın, bilgisayarlar da vazgeçmez. Oynamaya devam et.
already-playing = Zaten burada oynuyorsun.
seat-gone = Yerinde artık başkası var. /play ile başka bir masa aç.
no-computer-seat = Burada bilgisayar oynamıyor, alınacak yer yok. /play ile başka bir masa aç.
table-private = Bu masa özel. Orada oturan birinden davet iste.
invite-seated = { $name } zaten bu masada.
everybody-gone = { $mode ->
    [practice] Burada bir haftadır kimse oynamadı, masa kapandı. Alıştırma olduğu için kayıp sayılmaz. /play ile başka bir masa aç.
   *[rated] Burada bir haftadır kimse oynamadı, masa kapandı ve kayıp sayılır. /play ile başka bir masa aç.
}
