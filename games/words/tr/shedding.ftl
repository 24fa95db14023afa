do-draw = Çek

shedding-line = { $score } puan
shedding-line-open = { $score } · elinde { $points }
shedding-holding = { $points } puan
shedding-deed = { $count ->
    [0] bitirdi
   *[other] elinde { $points } kaldı
}
shedding-from = { $number }, { $seat } elinden
shedding-stock = Deste
shedding-discard = Atılanlar
shedding-direction = Yön
shedding-clockwise = saat yönü
shedding-anticlockwise = saatin tersi
shedding-follow = Uyulacak
