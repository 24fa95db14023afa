press-policy = Gizlilik metni
press-forget = Hakkımdaki her şeyi sil

privacy-head = ### Hakkında ne saklıyorum
privacy-nothing = Hiçbir şey. Bir masaya oturunca, `/preferences` içinde bir şey seçince ya da `/settings` içinde bildirim isteyince bu değişir.
privacy-name = **Adın**, { $name }, oturduğunda sunucunun gösterdiği gibi.
privacy-preferences = **Tercihlerin**: { $count ->
    [0] seçilmemiş
   *[other] { $count } seçilmiş
}. Benden özel mesaj { $direct ->
    [0] almıyorsun
   *[other] alıyorsun
}.
privacy-language = **Discord dilin**: { $language }.
privacy-matches = { $count } maçtaki **yerlerin** (süren: { $open }), hamlelerin ve tıklamalarının Discord kimlikleriyle. Masadaki ötekiler hamlelerini görür; maç bitince herkes bakabilir.
privacy-opened = Açıp başlamadan ayrıldığın **masalar**: { $count }.
privacy-results = Sonuna kadar oynanan { $count } maçtaki **sonuçların**. Masadaki ötekiler gördü.
privacy-standings = Maç, galibiyet ve reytingle **kayıtların**: { $count }. Her oyun, sunucu ve sezon için bir tane, bütün sunucular için de bir tane.
privacy-visible = **Liderlik tabloları**: { $where ->
    [global] sunucularınınkilerde ve genel tabloda varsın.
    [server] sunucularınınkilerde varsın, genel tabloda yoksun; başkaları istatistiklerini yalnızca bir sunucuda görür.
   *[hidden] hiçbirinde yoksun, istatistiklerini başka kimse görmez.
} `/privacy leaderboard` ile değiştir.
privacy-daily = **Günün oyunu**: `/daily` ya da `/notify` içinde seçtiğin gibi her günkü başlayınca haber veriyorum ve en son haber verdiğim günü saklıyorum.
privacy-reports = **Bildirimler**: `/settings` içinde seçtiğin gibi { $count } sunucununkileri alıyorsun.
privacy-manages = Yönettiğin **sunucular**: { $count }.
privacy-lessons = **Dersler**: sana { $count } tanesini önerdim, iki kez sormayayım diye.
privacy-solos = **Günlüklerin ve alıştırma dağıtımların**: { $count } (bitmemiş: { $open }), hamlelerin ve tıklamalarının Discord kimlikleriyle. Başkaları günlük tablolarda adını ve puanını, bir de paylaştıklarını görür.
privacy-months = **Aylara göre günlüklerin**: { $count }. Her ay ve sunucu için bir tane, bütün sunucular için de bir tane.
privacy-reviews = Maçlarının **incelemeleri**: { $count }. Yalnızca sen görürsün.
privacy-achievements = **Başarımların**: { $count }, her birini getiren maç ya da günle. Başkaları o maçın resminde ve profilinde görür.
privacy-arenas = **Arenalar**: { $count } (madalya: { $medals }). Başkaları orada adını, puanını ve yerini görür.
privacy-channels = **Özel mesajlarımız**: { $count } kanalın ve ellerinin olduğu mesajların kimliği.
privacy-operator = -# Başkaları adını, yerlerini, hamlelerini, sonuçlarını ve liderlik tablolarını görür, başka bir şey görmez. Bu botu çalıştıran hepsini ve her eli görebilir. `/privacy export` hepsini dosya olarak verir, `/privacy delete` siler.
privacy-terms = Bu botun şartları:
privacy-policy = İnsanlar hakkında ne saklıyorum, neden, ne kadar süre ve kim görüyor:

privacy-sent = Hakkında sakladığım her şeyi tek dosyada gönderdim. Özel mesajlarına bak.
privacy-file = Hakkında sakladığım her şey. `/privacy show` içinde her anahtarı açıklayan PRIVACY.md için bir düğme var.

privacy-ask = **Hakkındaki her şey silinsin mi?** Adın, tercihlerin, reytinglerin ve günlüklerin gider, masalarından ayrılırsın; süren maçlarda bilgisayar devam eder. Biten maçlarda “Oyuncu” adlı bir yer kalır, ötekiler sonuçlarını korur. Rakiplerinin son 100 maçında, reytingleri baştan başlamasın diye yerinde bir takma ad durur. Geri alınamaz.
privacy-deleted = Tamam. Adını ve kimliğini artık saklamıyorum. Discord'daki mesajlar yerinde kalır. Yeniden oturursan baştan başlar.
export-about = Parlor'un hakkında sakladıkları. PRIVACY.md her anahtarı açıklar; saatler UTC.
