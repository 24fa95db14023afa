going-out = habis ke-{ $place }
going-out-points = { shared-points }
going-out-marks = kalah { $count }×
going-out-losses = Jumlah kekalahan yang mengakhiri pertandingan
going-out-rounds = Jumlah ronde, kalau urutan dihitung
going-out-until-lost = sampai ada yang cukup sering kalah
going-out-counts-places = urutan habis yang dihitung

going-out-fact = { $seat } tertinggal dengan { $count ->
    [1] satu kartu saja
   *[other] { $count } kartu
}.
going-out-one-rank = Kamu hanya bisa memainkan beberapa kartu kalau nilainya sama.
