daily-head = ### Günün oyunu: { $name }
daily-offer = { $opponents ->
    [house] Kasaya
   *[computers] Bilgisayarlara
} karşı, başkalarıyla aynı kartlarla tek başına oynarsın. Tek hakkın var, süre yok: istediğinde bırak ve dön. Bitiş { $time }.
daily-length = -# Uzunluğu { $count } { $unit ->
    [deck] deste
    [hole] delik
   *[round] tur
}. Öneri alırsan alıştırma olur, sıralamaya girmez.
daily-rules = -# Standart kurallardan farkı: { $rules }.
daily-others = Başka bir oyunun günlüğü
daily-ranked = -# Günün oyunu · bitiş { $time }
daily-practice = -# Günün oyunu, alıştırma · bitiş { $time }
daily-unranked = 🎓 Öneri istediğin için bu alıştırmaydı, sıralamaya girmez.
daily-late = ⏰ Bu günlük bitti, sen zamanında bitiremedin. Bugünkü için `/daily` yaz.
daily-none = { $name } için günlük yok. Günün oyunu için `/daily` yaz.

solo-practice = -# Alıştırma
solo-points = **Sonucun: { SIGNED($points) }**{ $count ->
    [one] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [deck] Deste bitti
    [hole] Delik bitti
   *[round] Tur bitti
}. Sonraki dağıtım için **Hazır** düğmesine bas.
solo-hint-price = Öneri alırsan bu alıştırma olur: sonucunu görürsün ama sıralamaya girmez. Sence sorun değilse **Öneriyi al** düğmesine bas.
solo-gone = O kartlar artık bende yok. Bugünkü için `/daily` yaz.
press-take-hint = Öneriyi al
solo-points-lead = -# Sayılan, ne kadar önde olduğundur.
solo-points-bad = -# Burada puan kötüdür, eksi sayılır.

daily-better = { $kind ->
    [far] Şu ana kadar senin
   *[final] Senin
} kartlarınla oynayan { $among ->
    [all] oyuncu ve bilgisayarların
   *[people] öteki oyuncuların
} **%{ $percent }** kadarından iyisin.
daily-place = { $kind ->
    [far] Şu ana kadar yerin
   *[final] Yerin
}: **{ $rank }.**
daily-level = { $level ->
    [random] rastgele hamle
    [easy] kolay
    [normal] normal
   *[hard] zor
} { SIGNED($points) }
daily-house = -# Senin kartlarınla bilgisayarlar: { $results }.
daily-final = -# Sıralama { $time } kesinleşir.
daily-streak = 🔥 Üst üste { $days } gün, en iyin { $best }.
press-daily-board = Liderlik tablosu
press-today = Bugün
press-yesterday = Dün
press-month = Bu ay
press-this-server = Bu sunucu
press-all-servers = Bütün sunucular
column-result = Sonuç
column-better = Geçtiği
column-days = Gün
column-points = Puan
daily-board-day = Günün oyunu: { $name }
daily-board-month = Günlük oyunlar
daily-day = { DATE($day, pattern: "d MMMM") }
daily-month = { DATE($day, pattern: "MMMM y") }
daily-board-all = { $date } · bütün sunucular
daily-board-here = { $date } · { $place }
daily-today = Bugün, şu ana kadar
daily-board-points = Puan: her günün oyunu için geçtiğin oyuncuların yüzdesi.
daily-nobody = Burada henüz kimse yok.
daily-place-none = Bu tabloda henüz yoksun. Önce günün oyununu bitir.
daily-place-hidden = { $rank }. olurdun ama `/privacy leaderboard` ile kendini gizledin.

seals-today = 🔒 **Bugünün günlükleri** (gün { $day }): kimse oynamadan { $count } gizli sayı çektim. { $used ->
    [one] Herkesin kartları ilkinden geliyor.
   *[other] Herkesin kartları ilk { $used } sayının birinden geliyor.
} Gizli sayıları { $time } yayımlarım; o zamana kadar parmak izleri:
    { $seals }
seals-before = 🔒 **Dünün günlükleri** (gün { $day }): aynısı; gizli sayıları { $time } yayımlarım:
    { $seals }
seals-opened = 🔓 **Dünün günlükleri** (gün { $day }): gizli sayılar burada. Seninki { $number }. sayıydı.
    { $secrets }
press-daily-seals = Günlük karmalar

daily-shared = **{ $seat }** günün oyununu bitirdi ({ $game }): { $kind ->
    [far] şu ana kadar oyuncuların
   *[final] oyuncuların
} **%{ $percent }** kadarından iyi.
daily-shared-title = { $name }: günlük { $game }
daily-shared-better = { $kind ->
    [far] Şu ana kadar oyuncuların
   *[final] Oyuncuların
} %{ $percent } kadarından iyi
daily-shared-plot = Bilgisayarların önünde, { $unit ->
    [deck] deste deste
    [hole] delik delik
   *[round] tur tur
}
daily-shared-once = Bunu zaten paylaştın.
press-daily-too = Ben de oynayayım

daily-news = ☀️ **Günün oyunu: { $name }.** { $opponents ->
    [house] Kasaya
   *[computers] Bilgisayarlara
} karşı tek başına oyna, yerini gör. Bitiş { $time }.
daily-muted = Günün oyunu için artık mesaj yok. `/daily` altındaki **Bana haber ver** yeniden açar.
press-daily-notify-on = Bana haber ver
press-daily-notify-off = Haber verme
daily-news-best = Dün burada en iyiler, { $name }: { $names }.
daily-news-one = **{ $name }** (%{ $percent })

press-same-cards = Bu kartlarla oyna
press-same-cards-again = Bir daha
same-cards-head = ### { $name }, maç { $number }: aynı kartlar
same-cards-offer = Bu dağıtımı { $opponents ->
    [house] kasaya
   *[computers] bilgisayarlara
} karşı, süresiz, tek başına kendin oyna. Başka kimse görmez. Sonunda karşılaştırabilirsin.
same-cards-seat = Kimin kartları?
same-cards-own = { $name }, senin yerin
same-cards-of = { $name }, yer { $number }
same-cards-private = O özel bir masaydı, bu kartlarla yalnızca oyuncuları oynayabilir.
same-cards-round = { $unit ->
    [deck] Deste
    [hole] Delik
   *[round] Tur
} { $count }: sen **{ SIGNED($own) }**, { $name } **{ SIGNED($then) }** aldı.
same-cards-round-own = { $unit ->
    [deck] Deste
    [hole] Delik
   *[round] Tur
} { $count }: şimdi **{ SIGNED($own) }**, maçta **{ SIGNED($then) }** aldın.
same-cards-round-open = { $unit ->
    [deck] Deste
    [hole] Delik
   *[round] Tur
} { $count }: **{ SIGNED($own) }** aldın. Maç bundan önce bitmişti.
same-cards-differ = -# Maç { $unit ->
    [deck] bu desteden
    [hole] bu delikten
   *[round] bu turdan
} önce başka türlü gitti, kartlar bu yüzden farklıydı.
same-cards-sum = **Toplam: sen { SIGNED($own) }, { $name } { SIGNED($then) }.**
same-cards-sum-own = **Toplam: şimdi { SIGNED($own) }, maçta { SIGNED($then) }.**
