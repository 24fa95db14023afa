verify-again = { $actions } hamle ve { $shuffles } karıştırma aynı çıkıyor
verify-holds = Tutuyor: gizli sayı, lobide mühürlenenin aynısı. { $people } tıklama ve dağıtma anıyla birlikte{ $beacon ->
    [yes] { "" }, açık rastgelelik kaynağının { $round }. turuyla birlikte,
   *[other] {""}
} tam olarak bu kartları veriyor; { verify-again }.
    Sayılar sana önceden gösterilenlerse bu kartları kimse seçmedi. Botu çalıştıran kişi kartlara yine de bakmış olabilir.{ $beacon ->
    [missed] {" "}Açık kaynağın { $round }. turu söz verilmişti ama kaynağa kimse ulaşamadı.
   *[other] {""}
}
verify-holds-started = Tutuyor: gizli sayı, lobide mühürlenenin aynısı; tohum, bu sayıdan ve oyuncuların { $clicks } tıklamasından çıkıyor ve { verify-again }. Ama bu, eski türden bir maç dosyası: son tıklamanın numarasını başka kimse görmedi, yani botu çalıştıran kişi çok deneyip kartları seçmiş olabilir.
verify-holds-unsealed = Tutuyor: { verify-again }. Ama önceden hiçbir şey mühürlenmemiş; bu yüzden tohumu kimsenin seçmediğini göstermez.
verify-form = Tutmuyor: gizli sayı ya da katılma listesi olması gerektiği gibi yazılmamış.
verify-commitment = Tutmuyor: gizli sayı, mühürlenen sayı değil. SHA-256 değeri: { $found }.
verify-seed = Tutmuyor: tohum, gizli sayıdan ve katılmalardan çıkmıyor; onlardan çıkan: { $found }.
verify-breaks = Tutmuyor: { $number }. hamle, “{ $action }”, mümkün değil.
verify-end = Tutmuyor: hamlelere göre { $count ->
    [0] kimse kazanmadı
   *[other] kazanan { $seats }
}; puanlar { $scores }.
verify-no-end = Tutmuyor: hamlelere göre maç bitmemiş.

chain-holds = { $count } maç dosyası birbirini izliyor; aradan hiçbiri çıkarılmamış ya da değiştirilmemiş. Sonuncunun SHA-256 değeri: { $digest }.
chain-gap = Bu maç dosyaları birbirini izlemiyor: SHA-256 değeri { $found } olan dosya eksik.
chain-fork = Bu maç dosyaları birbirini izlemiyor: ikisi aynı dosyayı önceki olarak gösteriyor.
chain-none = Bu maç dosyaları birbirini izlemiyor: eski ya da bitmemiş bir dosya, kendinden öncekini göstermiyor.
