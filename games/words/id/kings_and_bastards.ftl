kings-and-bastards-name = Raja & Gembel
    .line = Yang habis duluan jadi Raja, yang terakhir jadi Gembel.
    .aliases = Kings & Bastards, Raja dan Gembel
kings-and-bastards-rules = **Habiskan semua kartumu duluan, dan kamu jadi Raja. Kalau tertinggal dengan kartu, kamu jadi Gembel.**
    Seorang pemain membuka dengan satu kartu, atau **kartu kembar**, beberapa kartu senilai: pair, tiga kembar. Setelah itu semua memainkan kartu sebanyak itu dengan nilai lebih tinggi, atau lewat. Kalau yang lain semua lewat, yang terakhir main memenangkan trik dan membuka lagi.
    3 paling rendah dan as paling tinggi. **2** mengalahkan apa saja, sendirian. **Joker** cocok dengan kartu apa saja, sebagai nilai yang kamu butuhkan.
    Di ronde berikutnya Gembel memberi Raja dua kartu terbaiknya, dan menerima dua kartu apa saja yang bisa dilepas Raja.
    - **Contoh:** Ann membuka dengan 6♣ 6♦. Kamu memainkan 9♥ 9♠, Ben lewat, Cyd memainkan satu 2 dan memenangkan trik. Cyd membuka lagi.
    .whole =
    - **Pembagian:** semua kartu dari satu dek dengan satu joker; mulai tujuh pemain, dua dek. Beberapa pemain dapat satu kartu lebih banyak. Setelah ronde pertama Gembel yang membagi.
    - **Membuka:** yang punya 3♣ memulai ronde dengan kartu itu, sendiri atau bersama 3 lain dan joker. Setelah itu, pemenang trik terakhir membuka dengan apa saja. Saat giliranmu membuka, kamu tidak bisa lewat.
    - **Mengikuti:** kartu sebanyak yang dibuka, dengan nilai lebih tinggi, atau lewat. Setelah lewat kamu boleh ikut lagi nanti. Bunga tidak dihitung.
    - **Kartu 2** dimainkan sendirian. Kartu ini langsung memenangkan trik apa pun, berapa pun kartunya, dan tidak ada yang mengalahkannya.
    - **Joker** mewakili nilai apa saja kecuali 2: sendirian, atau bersama paling sedikit satu kartu asli.
    - **Memenangkan trik:** kalau yang lain semua lewat berturut-turut. Kalau kartu pemain itu sudah habis, pemain berikutnya membuka.
    - **Akhir ronde:** yang pertama habis jadi **Raja**. Permainan lanjut sampai tinggal satu pemain yang pegang kartu: **Gembel**.
    - **Tukar kartu:** sebelum ronde berikutnya dua kartu terbaik Gembel diberikan ke Raja: 2 dulu, lalu joker, as, raja, dan seterusnya ke bawah. Raja memberi balik dua kartu apa saja. Yang lain tidak melihatnya.
    - **Akhir:** kalian berhenti kapan saja. Yang paling sering jadi Raja menang, dan kalau seri, yang paling jarang jadi Gembel. Di samping tiap nama ada mahkota untuk tiap ronde jadi Raja, dan kain lusuh untuk tiap ronde jadi Gembel.
    - **Contoh:** di meja ada pair jack. Kamu bisa mengalahkannya dengan Q♣ Q♦, dengan K♠ dan joker, atau dengan satu 2. Satu as tidak bisa, tiga raja juga tidak.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = Yang pertama jadi Raja tiga kali
kings-and-bastards-variant-president = Gelar wakil, setelah lewat tidak ikut lagi, 10 ronde
kings-and-bastards-variant-short = Singkat: 5 ronde

kings-and-bastards-option-decks = Jumlah dek
    .auto = satu untuk tiap enam pemain
kings-and-bastards-option-jokers = Joker di tiap dek
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = Kartu yang ditukar Gembel dan Raja
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = Kartu terbaik Gembel, yang diberikan ke Raja, adalah
    .twos_high = 2, lalu joker, lalu as
    .ace_high = as, lalu raja; 2 dan joker hanya kalau tidak ada yang lain
kings-and-bastards-option-lead_rule = Yang memulai ronde
    .three_of_clubs = yang punya 3♣, dengan kartu itu
    .king = Raja, mulai ronde kedua
    .bastard = Gembel, mulai ronde kedua
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = Jumlah ronde jadi Raja untuk menang
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = Wakil Raja (habis ke-2) dan Wakil Gembel (ke-2 dari akhir) juga bertukar satu kartu

do-as = sebagai { rank-name }
    .after = { $picked } sebagai { rank-name }

kings-and-bastards-calls = { $seat } memainkan { $card } sebagai { $rank }.
    .to-seat = Kamu memainkan { $card } sebagai { $rank }.
kings-and-bastards-wins = { $seat } memenangkan trik dengan { $cards } sebagai { $rank }.
    .to-seat = Kamu memenangkan trik dengan { $cards } sebagai { $rank }.
kings-and-bastards-king = Kartu { $seat } habis duluan, dan dialah Raja!
    .to-seat = Kartumu habis duluan, dan kamulah Raja!
kings-and-bastards-bastard = { $seat } tertinggal dengan kartu dan jadi Gembel.
    .to-seat = Kamu tertinggal dengan kartu dan jadi Gembel.

kings-and-bastards-fact = { $seat } paling sering jadi Gembel: { $number } kali.
kings-and-bastards-kings = { $kings ->
    [0] tidak pernah Raja
   *[other] Raja { $kings } kali
}
kings-and-bastards-bastards = { $bastards ->
    [0] tidak pernah Gembel
   *[other] Gembel { $bastards } kali
}
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = Raja
kings-and-bastards-tag-bastard = Gembel
kings-and-bastards-tag-vice = W. Raja
kings-and-bastards-tag-vice-last = W. Gembel
kings-and-bastards-joker = { $seat }: joker sebagai { $rank }

kings-and-bastards-hint-only-twos = Kartumu tinggal 2, dan harus satu per satu.
kings-and-bastards-hint-two-few = Kartumu tinggal sedikit. 2 memenangkan trik ini, lalu kamu membuka.
kings-and-bastards-hint-joker = Hanya 2 yang mengalahkan joker sebagai as. Menangkan trik ini, lalu kamu membuka.
kings-and-bastards-hint-two-many = Kamu punya { $count ->
    [2] dua
    [3] tiga
    [4] empat
   *[other] { $count }
} kartu 2. Pakai satu: trik ini jadi milikmu, lalu kamu membuka.
kings-and-bastards-hint-two-close = Kartu { $seat } tinggal { $count }, jadi pakai 2 untuk menghentikannya.
kings-and-bastards-hint-save-two = Sayang kalau memakai { $count ->
    [1] satu-satunya 2-mu
   *[other] kartu 2
} untuk ini.

kings-and-bastards-one-deck = Satu dek cukup untuk paling banyak enam pemain. Atur jumlah dek ke “auto”, atau dua.
kings-and-bastards-must-open = Kamu memulai ronde dengan 3♣. Mainkan sendiri, atau bersama 3 lain dan joker.
kings-and-bastards-must-lead = Kamu yang membuka, jadi tidak bisa lewat. Mainkan satu kartu atau kartu kembar.
kings-and-bastards-joker-rank = Sebutkan joker itu sebagai apa, dari 3 sampai as tapi bukan 2, seperti “JR as 9”.
kings-and-bastards-two-alone = Kartu 2 selalu dimainkan sendirian. Mainkan satu 2 saja, atau kartu kembar tanpa 2.
kings-and-bastards-one-rank = Kartu yang dimainkan bersama harus senilai, termasuk joker. Pilih kartu senilai.
kings-and-bastards-only-jokers = Joker saja bukan kartu kembar. Tambahkan kartu asli, atau mainkan satu joker dan sebutkan nilainya.
kings-and-bastards-too-many = Kartu kembar paling banyak { $most } kartu. Mainkan lebih sedikit.
kings-and-bastards-other-size = { $count ->
    [1] Yang harus dikalahkan satu kartu. Mainkan satu
   *[other] Yang harus dikalahkan { $count } kartu. Mainkan sebanyak itu juga
}, satu 2, atau lewat.
kings-and-bastards-too-low = Terlalu rendah. Mainkan nilai di atas { rank-name }, satu 2, atau lewat.
