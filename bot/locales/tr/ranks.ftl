rank-server = { $place } liderlik tablosu
rank-season = { $place } liderlik tablosu · { $season }
rank-everywhere = Genel liderlik tablosu
rank-nobody = Henüz maç bitiren yok.
rank-provisional = ? = geçici: { $matches } maçtan az
rank-bets = Bahis/100 = 100 turda kazanılan kendi bahsi; { $few } turdan azı { $few } sayılır
rank-none = Bu tabloda henüz yoksun. Önce başkalarıyla bir maç bitir.
rank-none-house = Bu tabloda henüz yoksun. Önce bir maç bitir.
rank-percent = %{ $percent }
press-me = Sıram
column-rank = Sıra
column-player = Oyuncu
column-game = Oyun
column-rating = Reyting
column-matches = Maç
column-won = Galibiyet
column-streak = Seri
column-best = En iyi
column-average = Ortalama
column-bets = Bahis/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = Bu hafta
press-week-all = Bu hafta, bütün oyunlar
press-all-time = Bütün zamanlar
week-all-games = Bütün oyunlar
week-head = Bu hafta, { $place }
week-note = Geride bıraktığın her kişi için bir puan, aynı kişi için daha az
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = Geride bıraktığın her kişi için bir puan alırsın. Aynı kişi o hafta ikinci kez üçte bir, üçüncü kez beşte bir getirir. Burada henüz { $few } maç bitirmemiş olanların hepsi tek kişi sayılır. Hafta { $time } biter.
week-nobody = Bu hafta başkalarıyla oynayan olmadı.
week-none = Bu tabloda henüz yoksun. Bu hafta başkalarıyla bir maç bitir.
week-of-server = Bu haftanın tablosu tek bir sunucuya aittir. Komutu orada kullan.

stats-summary = { $matches } maç, { $wins } galibiyet
    .most = { $matches } maç, { $wins } galibiyet · en çok { $games }
stats-day = { DATE($day, pattern: "d MMM y") }
stats-plot = { $game }: { $of ->
    [bets] 100 turda kazanılan bahis
    [average] ortalama puan
   *[rating] reyting
}, { $count ->
    [one] 1 maçtan sonra
   *[other] son { $count } maçta
}
stats-against = { $name } rakiplere karşı: { $rivals }.
stats-rival = { $name } { $won }-{ $lost }
stats-practice = Bilgisayarlara karşı: { $matches } maçta { $wins } galibiyet.
stats-practice-only = { $name } şimdiye kadar yalnızca alıştırma yaptı. Bilgisayarlara karşı: { $matches } maçta { $wins } galibiyet.
stats-recounted = Yeni: bilgisayarlara karşı tek başına başlattığın maç alıştırmadır, reyting değiştirmez. Öncekiler de artık sayılmıyor.
stats-none = { $name } henüz maç bitirmedi.
stats-hidden = { $name } istatistiklerini gizledi.

season-started = 🏁 **{ $season }** sezonu başladı. Kimin önde olduğunu görmek için `/leaderboard` kullan ve `season` seçeneğinden onu seç.
season-ended = 🏁 **{ $season }** sezonu bitti. Nasıl geçtiğini görmek için `/leaderboard` kullan ve `season` seçeneğinden onu seç.
season-not-allowed = Sezonu yalnızca bu sunucuyu yönetebilenler başlatıp bitirebilir. Birinden iste.
season-not-started = Zaten süren bir sezon var. Önce `/season end` ile bitir.
season-name-taken = Bu sunucuda o adla bir sezon oldu. Başka bir ad seç.
season-none = Süren sezon yok. `/season start` ile başlat.
season-unknown = Bu sunucuda “{ $name }” adlı sezon yok. Listeden birini seç.
season-of-server = Sezonlar tek bir sunucuya aittir. Bu komutu orada, “{ command-leaderboard-scope-server }” ile kullan.
