kings-and-bastards-name = キング&バスタード
    .line = 最初にあがればキング、最後はバスタード。
    .aliases = キングアンドバスタード, キングス&バスターズ
kings-and-bastards-rules = **最初に手札をなくせばキング。最後まで残ったらバスタードです。**
    誰かが1枚、または同じ数の札を何枚かまとめて（ペア、3枚組など）出します。続く人は、同じ枚数のより強い数を出すか、パスします。ほかの全員がパスしたら、最後に出した人が場を取り、次を出します。
    3が一番弱く、Aが一番強い札です。**2**は1枚だけで何にでも勝ちます。**ジョーカー**は、どの札とも一緒に、好きな数として出せます。
    次のラウンドでは、バスタードがキングに一番強い2枚を渡し、キングは好きな2枚を返します。
    - **例：** アンが6♣ 6♦を出しました。あなたは9♥ 9♠、ベンはパス、シドは2を1枚出して場を取りました。次はシドが出します。
    .whole =
    - **配札：** ジョーカー1枚入りのデッキを全部配ります。7人からは2組です。1枚多い人もいます。2ラウンド目からはバスタードが配ります。
    - **最初の人：** 3♣を持つ人が、それだけで、またはほかの3やジョーカーと一緒に出します。そのあとは、場を取った人が好きなものを出します。自分から始めるときはパスできません。
    - **続く人：** 同じ枚数の、より強い数を出すか、パス。パスしても、あとからまた出せます。スートに強弱はありません。
    - **2**は1枚で出します。何枚の場でもすぐに取れ、何にも負けません。
    - **ジョーカー**は2以外のどの数にもなります。1枚だけでも、本物の札と一緒でも出せます。
    - **場を取る：** ほかの全員が続けてパスしたとき。その人があがっていたら、次の人が始めます。
    - **ラウンドの終わり：** 最初にあがった人が**キング**。1人だけ手札が残るまで続け、その人が**バスタード**です。
    - **カード交換：** 次のラウンドの前に、バスタードの一番強い2枚がキングに渡ります。2、ジョーカー、A、K、と続く順です。キングは好きな2枚を返します。ほかの人には見えません。
    - **終わり：** 好きなときにやめられます。キングの回数が多い人、同じならバスタードの回数が少ない人の勝ちです。名前の横に、キングの回数だけ王冠、バスタードの回数だけぼろ服がつきます。
    - **例：** 場にJのペアが出ています。Q♣ Q♦、K♠とジョーカー、または2を1枚で勝てます。A 1枚やK 3枚では勝てません。
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = 3回キングになれば勝ち
kings-and-bastards-variant-president = 副の階級あり、パスしたら出せない、10ラウンド
kings-and-bastards-variant-short = 短期戦：5ラウンド

kings-and-bastards-option-decks = デッキの数
    .auto = 6人ごとに1組
kings-and-bastards-option-jokers = デッキ1組のジョーカー
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = バスタードとキングが交換する枚数
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = キングに渡すバスタードの強い札は
    .twos_high = 2、ジョーカー、Aの順
    .ace_high = A、Kの順。2とジョーカーはほかにないときだけ
kings-and-bastards-option-lead_rule = ラウンドを始める人
    .three_of_clubs = 3♣を持つ人が、その札で
    .king = 2ラウンド目からはキング
    .bastard = 2ラウンド目からはバスタード
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = 勝つためのキングの回数
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = 副キング（2位）と副バスタード（下から2番目）も1枚交換する

do-as = { rank-name }として
    .after = { $picked }を{ rank-name }として

kings-and-bastards-calls = { $seat }が{ $card }を{ $rank }として出しました。
    .to-seat = { $card }を{ $rank }として出しました。
kings-and-bastards-wins = { $seat }が{ $cards }を{ $rank }として出して取りました。
    .to-seat = { $cards }を{ $rank }として出して取りました。
kings-and-bastards-king = { $seat }が最初にあがり、キングです！
    .to-seat = 最初にあがりました。あなたがキングです！
kings-and-bastards-bastard = { $seat }は手札が残り、バスタードです。
    .to-seat = 手札が残りました。あなたがバスタードです。

kings-and-bastards-fact = バスタードの最多は{ $seat }で、{ $number }回。
kings-and-bastards-kings = キング{ $kings }回
kings-and-bastards-bastards = バスタード{ $bastards }回
kings-and-bastards-reason = { kings-and-bastards-kings }、{ kings-and-bastards-bastards }
kings-and-bastards-tag-king = キング
kings-and-bastards-tag-bastard = バスタード
kings-and-bastards-tag-vice = 副キング
kings-and-bastards-tag-vice-last = 副バスタード
kings-and-bastards-joker = { $seat }：ジョーカーを{ $rank }として

kings-and-bastards-hint-only-twos = 2しか残っていません。2は1枚ずつしか出せません。
kings-and-bastards-hint-two-few = 残りは少しです。2で場を取り、次を出しましょう。
kings-and-bastards-hint-joker = Aとして出したジョーカーに勝てるのは2だけです。場を取り、次を出しましょう。
kings-and-bastards-hint-two-many = 2が{ $count }枚あります。1枚使って場を取り、次を出しましょう。
kings-and-bastards-hint-two-close = { $seat }は残り{ $count }枚です。2を使って止めましょう。
kings-and-bastards-hint-save-two = { $count ->
    [1] 1枚しかない2
   *[other] 2
}を使うほどではありません。

kings-and-bastards-one-deck = デッキ1組で遊べるのは6人までです。デッキの数を「auto」か2にしてください。
kings-and-bastards-must-open = 3♣でラウンドを始めます。それだけか、ほかの3やジョーカーと出してください。
kings-and-bastards-must-lead = あなたから始めるので、パスはできません。1枚か組を出してください。
kings-and-bastards-joker-rank = ジョーカーの数を、3からAまで（2以外）で指定してください。例：「JR as 9」。
kings-and-bastards-two-alone = 2はいつも1枚で出します。2を1枚だけか、2の入らない組を出してください。
kings-and-bastards-one-rank = 一緒に出す札は、ジョーカーも含めて同じ数でなければなりません。同じ数の札を選んでください。
kings-and-bastards-only-jokers = ジョーカーだけでは組になりません。本物の札を足すか、ジョーカーを1枚だけ出して数を指定してください。
kings-and-bastards-too-many = 組は{ $most }枚までです。減らしてください。
kings-and-bastards-other-size = 場には{ $count }枚出ています。{ $count }枚か、2を1枚出すか、パスしてください。
kings-and-bastards-too-low = 弱すぎます。{ rank-name }より強い数か、2を1枚出すか、パスしてください。
