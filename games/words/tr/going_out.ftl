going-out = { $place }. bitirdi
going-out-points = { shared-points }
going-out-marks = { $count }× kaybetti
going-out-losses = Maçı bitiren kayıp sayısı
going-out-rounds = Sıralama sayılırsa tur sayısı
going-out-until-lost = biri yeterince kaybedene kadar sürer
going-out-counts-places = kimin kaçıncı bitirdiğini sayar

going-out-fact = { $seat } elinde { $count ->
    [one] tek kartla
   *[other] { $count } kartla
} kaldı.
going-out-one-rank = Birden çok kartı ancak hepsi aynı değerdeyse oynayabilirsin.
