do-bet = Bet { $number }
do-call = Call
do-call-for = Call { $number }
do-call-all-in = Call { $number } · all-in
do-check = Check
do-fold = Fold
order-check-or-fold = Check atau fold
order-call-any = Call berapa pun
do-raise = Raise sebesar { $number }
do-raise-to = Raise ke { $number }
do-rebuy = Rebuy

poker-to-stake = { $kind ->
    [bet] Bet
   *[raise] Raise ke
} { $number }
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · setengah pot
poker-pot = { poker-to-stake } · pot
poker-all-in = { poker-to-stake } · all-in

poker-amount = { $number }
poker-bets = { $seat } bet { $number }{ poker-and-all-in }.
    .short = bet
    .to-seat = Kamu bet { $number }{ poker-and-all-in.to-seat }.
poker-raises = { $seat } raise ke { $number }{ poker-and-all-in }.
    .short = raise
    .to-seat = Kamu raise ke { $number }{ poker-and-all-in.to-seat }.
poker-calls = { $seat } call { $number }{ poker-and-all-in }.
    .short = call
    .to-seat = Kamu call { $number }{ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] { "" } dan all-in
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] { "" } dan all-in
       *[other] { "" }
    }
poker-checks = { $seat } check.
    .short = check
    .to-seat = Kamu check.
poker-folds = { $seat } fold.
    .short = fold
    .to-seat = Kamu fold.
poker-shows = { $seat } membuka { $cards }: { poker-hand }.
    .to-seat = Kamu membuka { $cards }: { poker-hand }.
poker-shows-wild = { $seat } membuka { $cards }: { poker-hand }, { poker-jokers }.
    .to-seat = Kamu membuka { $cards }: { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } membuka { $cards }: { poker-hand }, { poker-jokers } { $suit }.
    .to-seat = Kamu membuka { $cards }: { poker-hand }, { poker-jokers } { $suit }.
poker-shows-both = { $seat } membuka { $cards }: { poker-hand }, dan { poker-low }.
    .to-seat = Kamu membuka { $cards }: { poker-hand }, dan { poker-low }.
poker-mucks = { $seat } muck, tanpa membuka kartu.
    .short = muck
    .to-seat = Kamu muck, tanpa membuka kartu.
poker-gives-back = { $seat } menerima kembali { $number }, karena tidak ada yang menyamai.
    .to-seat = Kamu menerima kembali { $number }, karena tidak ada yang menyamai.
poker-takes-all = { $winner } mengambil { $number } tanpa membuka kartu.
    .to-winner = Kamu mengambil { $number } tanpa membuka kartu.
poker-wins = { $seats } memenangkan { poker-which-pot } { $number } dengan { poker-hand }{ poker-kicker }.
    .to-seats = Kamu memenangkan { poker-which-pot } { $number } dengan { poker-hand }{ poker-kicker }.
poker-ties = { $seats } berbagi { poker-which-pot } { $number }, dengan { poker-hand }{ poker-kicker }.
    .to-seats = Kamu dan { $seats } berbagi { poker-which-pot } { $number }, dengan { poker-hand }{ poker-kicker }.
poker-wins-both = { $seats } menyapu { poker-which-pot } { $number } dengan { poker-hand }{ poker-kicker }, dan { poker-low }.
    .to-seats = Kamu menyapu { poker-which-pot } { $number } dengan { poker-hand }{ poker-kicker }, dan { poker-low }.
poker-ties-both = { $seats } berbagi { poker-which-pot } { $number }, dengan { poker-hand }{ poker-kicker }, dan { poker-low }.
    .to-seats = Kamu dan { $seats } berbagi { poker-which-pot } { $number }, dengan { poker-hand }{ poker-kicker }, dan { poker-low }.
poker-wins-high = { $seats } memenangkan setengah high dari { poker-which-pot }, { $number }, dengan { poker-hand }{ poker-kicker }.
    .to-seats = Kamu memenangkan setengah high dari { poker-which-pot }, { $number }, dengan { poker-hand }{ poker-kicker }.
poker-ties-high = { $seats } berbagi setengah high dari { poker-which-pot }, { $number }, dengan { poker-hand }{ poker-kicker }.
    .to-seats = Kamu dan { $seats } berbagi setengah high dari { poker-which-pot }, { $number }, dengan { poker-hand }{ poker-kicker }.
poker-wins-low = { $seats } memenangkan setengah low dari { poker-which-pot }, { $number }, dengan { poker-low }.
    .to-seats = Kamu memenangkan setengah low dari { poker-which-pot }, { $number }, dengan { poker-low }.
poker-ties-low = { $seats } berbagi setengah low dari { poker-which-pot }, { $number }, dengan { poker-low }.
    .to-seats = Kamu dan { $seats } berbagi setengah low dari { poker-which-pot }, { $number }, dengan { poker-low }.
poker-no-low = Tidak ada yang punya low untuk { poker-which-pot }.
poker-low = low { $eight }
poker-tag-low = low { $eight }
poker-kicker = { $kicker ->
    [none] { "" }
    [A] , kicker as
    [K] , kicker raja
    [Q] , kicker ratu
    [J] , kicker jack
    [T] , kicker 10
   *[other] , kicker { $kicker }
}
poker-prompt-won = { $seats } { $how ->
    [one] mengambil { $number }
    [even] berbagi { $number }
   *[uneven] berbagi { $number }, tidak sama besar
}
    .to-seats = { $how ->
        [one] Kamu mengambil { $number }
        [even] Kamu dan { $seats } berbagi { $number }
       *[uneven] Kamu dan { $seats } berbagi { $number }, tidak sama besar
    }
poker-which-pot = { $pot ->
    [main] pot utama
    [side] side pot
   *[only] pot
}
poker-bankrupt = Chip { $seat } habis.
    .to-seat = Chipmu habis.
poker-buys-in = { $seat } rebuy { $number }.
    .short = rebuy
    .to-seat = Kamu rebuy { $number }.
poker-leaves = { $seat } tidak rebuy.
    .to-seat = Kamu tidak rebuy.

poker-line = { $chips } chip
poker-line-stake = { $chips } · bet { $number }
poker-line-all-in = All-in · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · fold
poker-line-bankrupt = Chip habis
poker-deed-folded = fold
poker-deed-mucked = muck
poker-for-won = { $number } dari pot
poker-for-paid = { $number } ke pot
poker-for-rebuy = { $number } rebuy

poker-hand = { $made ->
    [pair] pair { poker-ranks }
    [two-pair] two pair, { poker-ranks } dan { poker-low-ranks }
    [three] three of a kind { poker-ranks }
    [straight] straight sampai { rank-name }
    [flush] flush { rank-name }
    [full-house] full house, { poker-ranks } dan { poker-low-ranks }
    [four] four of a kind { poker-ranks }
    [straight-flush] { $rank ->
        [A] royal flush
       *[other] straight flush sampai { rank-name }
    }
    [five] five of a kind { poker-ranks }
   *[high-card] high card { rank-name }
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · belum ada low
    [gone] { poker-hand } · tidak mungkin low lagi
   *[low] { poker-hand } · low { $eight }
}
poker-category = { $made ->
    [pair] pair
    [two-pair] two pair
    [three] 3 of a kind
    [straight] straight
    [flush] flush
    [full-house] full house
    [four] 4 of a kind
    [straight-flush] str. flush
    [five] 5 of a kind
   *[high-card] high card
}
poker-category-and-low = { $made ->
    [pair] pair + low
    [two-pair] two pair + low
    [three] 3 of a kind + low
    [straight] straight + low
    [flush] flush + low
    [full-house] full house + low
    [four] 4 of a kind + low
    [straight-flush] str. flush + low
   *[high-card] high + low
}
poker-ranks = { $rank ->
    [A] as
    [K] raja
    [Q] ratu
    [J] jack
    [T] 10
   *[other] { $rank }
}
poker-low-ranks = { $low ->
    [A] as
    [K] raja
    [Q] ratu
    [J] jack
    [T] 10
   *[other] { $low }
}
poker-jokers = { $jokers ->
    [1] dengan joker sebagai { $wild }
   *[other] dengan joker sebagai { $wild }
}

poker-may = { $may ->
    [bet-fold] Bet { $span }, atau fold.
    [check-bet-fold] Check, bet { $span }, atau fold.
    [check-bet] Check, atau bet { $span }.
    [check-raise] Check, atau raise ke { $span }.
    [check] Kamu bisa check.
    [call-raise-fold] Call { $owe }, raise ke { $span } (ketik “raise to” dan angkanya), atau fold.
   *[call-fold] Call { $owe }, atau fold.
}
bad-amount = Kamu tidak bisa bertaruh sebesar itu. { poker-may }
over-the-pot = Kamu bisa bertaruh paling banyak sebesar pot, jadi { $most }. { poker-may }
capped = Sudah ada { $cap } taruhan, dan dalam satu putaran tidak boleh lebih. { poker-may }
no-raise = Tidak ada lagi yang punya chip untuk menjawab raise. { poker-may }
raise-closed = Sejak giliran terakhirmu belum ada raise penuh, jadi kamu tidak bisa raise lagi. { poker-may }
raise-short = Chipmu tidak cukup untuk raise. { poker-may }
no-check = Di meja ini tidak ada check. { poker-may }
check-owing = Ada taruhan yang harus disamai, jadi kamu tidak bisa check. { poker-may }
bet-is-made = Sudah ada yang bet. { poker-may }
nothing-to-call = { $may ->
    [check-raise] Taruhanmu sudah sama, jadi tidak ada yang perlu di-call.
    [check] Taruhanmu sudah sama, jadi tidak ada yang perlu di-call.
   *[bet] Belum ada yang bet, jadi tidak ada yang perlu di-call.
} { poker-may }
free-to-check = Kamu bisa ikut tanpa bayar, jadi jangan fold. { poker-may }
nothing-to-raise = Belum ada yang bet, jadi tidak ada yang bisa di-raise. { poker-may }
bet-now = Sekarang waktunya bertaruh. { poker-may }
rebuy-or-pass = Chipmu habis. Rebuy, atau lewat.
poker-worth-bet = Itu layak bet.
poker-worth-raise = Itu layak raise.


poker-variant-cash_40 = Cash game, 40 ronde
poker-option-mode = Yang diperebutkan
    .sit_and_go = semua chip
    .cash = kemenangan terbanyak, blind tidak pernah naik
poker-option-big_blind = Big blind pertama (paling banyak sepersepuluh chip awal)
poker-option-hands_per_level = Ronde sampai blind naik
poker-option-minutes_per_level = Menit sampai blind naik
poker-option-ante = Ante
    .each = semua, sepersepuluh big blind
    .big_blind = big blind membayar satu untuk seluruh meja
poker-option-ante_from_level = Ante mulai di level
poker-option-button_rule = Kalau ada yang tersingkir, button
    .moving = pindah ke pemain berikutnya
    .dead = bisa berhenti di kursi kosong, jadi tidak ada yang melewatkan blind
poker-option-reopening = All-in yang terlalu kecil untuk raise penuh
    .cumulative = dijumlahkan, dan bisa membuatmu boleh raise lagi
    .single_raise = tidak pernah membuatmu boleh raise lagi
poker-option-max_hands = Jumlah ronde
poker-option-rebuys = Berapa kali boleh rebuy

poker-button = { $seat } memegang button.
    .to-seat = Kamu memegang button.
poker-up = Blind naik: kini { $small } dan { $big }.
poker-up-next = Ronde terakhir dengan blind ini. Berikutnya: { $small } dan { $big }.
poker-antes = Semua membayar ante { $number }.
poker-small = { $seat } memasang small blind { $number }{ poker-and-all-in }.
    .to-seat = Kamu memasang small blind { $number }{ poker-and-all-in.to-seat }.
poker-big = { $seat } memasang big blind { $number }{ poker-and-all-in }.
    .to-seat = Kamu memasang big blind { $number }{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } memasang big blind { $number } dan ante { $ante }{ poker-and-all-in }.
    .to-seat = Kamu memasang big blind { $number } dan ante { $ante }{ poker-and-all-in.to-seat }.
poker-you-hold = Kamu memegang { $cards }.
poker-flop = Flop: { $cards }.
poker-turn = Turn: { $cards }.
poker-river = River: { $cards }.
poker-out = { $seat } finis di { poker-place }.
    .to-seat = Kamu finis di { poker-place }.
poker-place = peringkat { $place }
poker-line-out = Tersingkir · ke-{ $place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] impas
    [up] untung { $number }
   *[down] rugi { $number }
}
poker-tag-small = SB
poker-tag-big = BB
poker-badge-blinds = Blind
poker-badge-value = { $small }/{ $big }
poker-badge-ante = Ante
poker-badge-left = Blind naik dalam
poker-badge-hands = { $count } ronde
poker-badge-up = Blind naik setiap
poker-badge-minutes = { $count } mnt
poker-board = { $form ->
    [none] Board
   *[other] Board, { $form }
}
poker-hand-level = Ronde { $number }, level { $level } · { $stage ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [all-in] All-in
   *[over] Selesai
}
poker-high-blind = Big blind itu terlalu besar. Paling banyak sepersepuluh chip awal: { $most }.
poker-drawing = { $draw ->
    [flush] { poker-hand } dan flush draw
    [straight] { poker-hand } dan straight draw
    [gutshot] { poker-hand } dan gutshot
    [both] { poker-hand } dan flush draw serta straight draw
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] Dengan { poker-drawing }, peluang menangmu sekitar { $percent }% lawan { poker-rivals }
    [unknown] Dengan { $cards }, kamu dapat sekitar { $percent }% pot lawan { poker-rivals }
    [none] Dengan { poker-drawing }, dan belum ada low, kamu dapat sekitar { $percent }% pot lawan { poker-rivals }
    [gone] Dengan { poker-drawing }, tanpa low, kamu dapat sekitar { $percent }% pot lawan { poker-rivals }
   *[low] Dengan { poker-drawing }, dan { poker-low }, kamu dapat sekitar { $percent }% pot lawan { poker-rivals }
}
poker-rivals = { $count } tangan acak
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = { $cards } cukup bagus untuk raise dari posisimu.
poker-hint-open-call = { $cards } cukup bagus untuk dimainkan.
poker-hint-open-check = { $cards } tidak layak raise. Lihat flop gratis.
poker-hint-open-fold = { $cards } terlalu lemah selagi masih ada pemain setelahmu.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. Lihat kartu berikutnya gratis.
poker-hint-show = { poker-chance }. Itu tidak layak bet. Lihat siapa yang menang, gratis.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }, dan kamu cuma butuh { $need }%. Itu layak call.
poker-hint-answer-check = { poker-chance }. Itu tidak layak raise, dan check gratis.
poker-hint-answer-fold = { poker-chance }. Tapi lawan bertaruh, jadi kartunya lebih bagus dari tangan acak, dan untuk call kamu butuh { $need }%.
