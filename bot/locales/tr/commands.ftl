command-play = Masa aç: başkaları katılır, boş yerleri bilgisayarlar doldurur
command-play-game = Ne oynanacak (boşsa bütün oyunlar gösterilir)
command-play-private = Yalnızca davet ettiklerin katılabilir

command-leave = Masandan ayrıl; bilgisayar devam eder, alıştırma değilse kayıp sayılır

command-notify = Burada masa açılınca özel mesaj al

command-hand = Elini yalnızca sana gösterir

command-hint = İyi bir oyuncu ne yapardı ve neden

command-move = Yazarak oyna, örneğin QS, bid 4 ya da KH suit S
command-move-text = Hamlen

command-daily = Günde bir dağıtım, bilgisayarlara karşı tek başına: yerini gör
command-daily-game = Hangi oyun (boşsa günün oyunu)

command-table = Masanda yapabileceklerin
command-table-show = Masayı kanalın altına yeniden gönder
command-table-invite = Birini masana davet et ve ona yer ayır
command-table-invite-user = Kim davet edilecek
command-table-join = Bu kanaldaki maçta bir bilgisayarın yerini iste
command-table-end = Herkes kabul ederse maçı bu turdan sonra bitir
command-table-tie = Herkes kabul ederse maçı berabere bitir
command-table-claim = Kalan elleri iste
command-table-undo = Herkes kabul ederse son hamleni geri al
command-table-pause = Herkes kabul ederse mola ver
command-table-redeal = Herkes kabul ederse kimse oynamadan yeniden dağıt
command-table-kick = Ötekiler kabul ederse bir oyuncunun yerine bilgisayar koy
command-table-kick-user = Kimin yerine

command-preferences = Elin nasıl görünür, dizilir ve sana ulaşır

command-settings = Bu sunucuda renkler, oyunlar, kanallar ve bildirimler

command-rules = Bir oyun nasıl oynanır, kısaca ya da tam
command-rules-game = Hangi oyun

command-help = Ne yaparım, nereden başlanır

command-about = Bu botu kim çalıştırıyor, sürümü, şartları ve gizlilik

command-learn = Bir oyunu iki dakikada adım adım öğren
command-learn-game = Hangi oyun

command-verify = Buradaki son maçın adil dağıtıldığını denetle

command-leaderboard = Bir oyunda en iyi kim
command-leaderboard-game = Hangi oyun (boşsa bu haftanın bütün oyunları)
command-leaderboard-scope = Bu sunucunun mu, bütün sunucuların mı oyuncuları
command-leaderboard-scope-server = bu sunucu
command-leaderboard-scope-global = bütün sunucular
command-leaderboard-season = Bu sunucunun bir sezonu (boşsa bütün zamanlar)
command-leaderboard-span = Bütün zamanlar ya da bu sunucuda bu hafta
command-leaderboard-span-always = bütün zamanlar
command-leaderboard-span-week = bu hafta

command-stats = En iyi oyunların, serilerin, rakiplerin ve başarımların
command-stats-user = Kimin (boşsa senin)
command-stats-game = Hangi oyunun reytingi gösterilsin

command-season = Bu sunucunun sezonları
command-season-start = Sezon başlat: herkes için yeni bir liderlik tablosu
command-season-start-name = Adı, örneğin 2027 Bahar
command-season-end = Sezonu bitir; liderlik tablosu kalır

command-arena = Kısa maçlarla bir turnuva akşamı
command-arena-start = Arena başlat: kısa maçlar, tek sıralama, madalyalar
command-arena-start-game = Ne oynanacak
command-arena-start-minutes = Ne kadar sürecek, 10 ile 240 dakika arası
command-arena-start-at = Ne zaman: 45m, 2h ya da 20:30 (UTC) gibi (boşsa şimdi)
command-arena-end = Buradaki arenayı bitir: süren masalar yine sayılır
command-arena-end-game = İki tane varsa hangi oyununki
command-arena-remove = Buradaki arenayı madalyasız kaldır
command-arena-remove-game = İki tane varsa hangi oyununki
command-arena-results = Bu sunucunun arenasında ya da sonuncusunda yerin

command-privacy = Hakkında ne saklıyorum
command-privacy-show = Hakkında ne saklıyorum ve kim görüyor
command-privacy-export = Hakkında sakladığım her şey, tek dosyada
command-privacy-leaderboard = Hangi liderlik tablolarında görüneceğini seç
command-privacy-leaderboard-where = Başkaları reytingini ve istatistiklerini nerede görebilir
command-privacy-leaderboard-where-global = her yerde
command-privacy-leaderboard-where-server = yalnızca sunucularımda
command-privacy-leaderboard-where-hidden = hiçbir yerde
command-privacy-delete = Hakkında sakladığım her şeyi sil

command-replay = Biten bir maça adım adım bak
command-replay-match = Numarası (boşsa buradaki son maç)

command-review = Biten bir maçta sana en pahalıya gelen hamleleri gör
command-review-match = Numarası (boşsa buradaki son maçın)

command-report = Bir maçta ne olduğunu bu sunucuyu yönetenlere anlat

context-menu-challenge = Oyuna davet et
