last-card-name = ラストカード
    .line = 残り1枚？ 言わないと指摘される。
last-card-rules = **誰よりも先に手札をなくしましょう。残り1枚になったら宣言します。**
    手番には、一番上の札と同じ色、または同じ数か記号の札を出します。合う札がなければ1枚引き、それが合えば出せます。
    特別な札もあります。**スキップ**は次の人が1回休み。**リバース**は向きが逆。**+2**は次の人が2枚引いて1回休み。**ワイルド**はいつでも出せ、色を指定します。**+4**も同じで、さらに次の人が4枚引きます。
    1枚残して出すときは、**「ラスト1枚！」**を押します。忘れると誰でも指摘でき、2枚引くことになります。
    あがると、ほかの人の手札が得点になります。先に500点になった人の勝ちです。
    - **例：** 一番上は🔺7。赤なら何でも、7なら何でも、ワイルドも出せます。💧7を出すと、次の人は青か7が必要です。残り1枚になったので、指摘される前に**「ラスト1枚！」**を押します。
    .whole =
    - **カード：** 🔺赤、⭐黄、🟩緑、💧青。各色に0が1枚、1から9が2枚ずつ、スキップ、リバース、+2が2枚ずつ。🌈ワイルドと🌈+4が4枚ずつ。全部で108枚です。
    - **配札：** 7枚ずつ配り、次の札をめくります。ディーラーが出したものとして、最初の人に働きます。スキップなら休み、+2なら引き、リバースなら向きが逆になり、ワイルドなら色を指定します。+4は戻します。1ラウンド目の最初の人はランダムで、次からは左隣に移ります。
    - **手番：** 合う札を出すか、1枚引きます。出せても引いてかまいません。引いた札が合えば、出すかパス。合わなければ手番は終わりです。
    - **スキップ：** 次の人は1回休み。**+2：** 同じく休みで、2枚引きます。
    - **リバース：** 向きが逆になります。2人のときはスキップと同じで、もう一度あなたの番です。
    - **ワイルド：** いつでも出せ、好きな色を指定します。
    - **+4：** 本来は、求められた色を1枚も持たないときだけ出せます。でもブラフもできます。次の人は4枚引くか、チャレンジしてあなたの手札を見られます。その色を持っていたら、あなたが4枚引き、次の人はそのまま続けます。持っていなければ、次の人が6枚引いて1回休みです。
    - **「ラスト1枚！」**は、残り2枚で出す前か、出した直後に押せます。押していなければ、次の人が動くまで誰でも指摘でき、2枚引くことになります。先に押したほうの勝ちです。
    - **最後の1枚**でラウンドは終わりです。+2や+4なら次の人はそれでも引き、その札も数えます。
    - **山札がなくなったら**、一番上を除く捨て札をシャッフルして山札にします。誰も出せず引けもしなければ、ラウンドは終わりで得点はありません。
    - **得点：** あがった人が、ほかの人の手札の点を取ります。数は数字どおり、スキップ、リバース、+2は20点、ワイルドと+4は50点。誰かが500点になるまで続けます。
    - **例：** あなたが🔺+2であがりました。次の人は⭐1を持ち、🟩3と💧スキップを引いて24点。別の人は🌈ワイルドで50点。あなたに74点です。
    - **ローカルルール**で**重ね出し**を加えられます。+2に+2で応じ、次の人が両方引きます。
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = 1ラウンドだけ
last-card-variant-family = ファミリー：同じ札か+2に+4を重ねる、出せるまで引く
last-card-variant-wild = ワイルドな夜：何でも重ねる、7で手札交換、0で手札を回す、割り込み
last-card-variant-quiet = 静か：「ラスト1枚！」もブラフもなし

last-card-option-target = 対局が終わる点
last-card-option-match = 対局の長さ
    .points = 誰かが決まった点に達するまで
    .one_round = 1ラウンド、最初にあがった人の勝ち
last-card-option-scoring = ラウンドのあと
    .winner_takes = あがった人がほかの人の手札の点を取る
    .each_pays = 自分の手札の点がつき、少ない人の勝ち
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = 最初にめくる札
    .effects = 効果が働く
    .numbers_only = いつも数の札
last-card-option-wild_four = その色を持っているときの+4
    .challenge = 出せるが、チャレンジされることがある
    .strict = 出せない
    .free = 出せる
last-card-option-stacking = 重ね出し（引く枚数を次に回す）
    .off = できない
    .same = +2に+2、+4に+4
    .up = それに加えて+2に+4
    .any = +2と+4は何でも
last-card-option-seven_zero = 7は手札を交換、0は全員の手札を回す
last-card-option-jump_in = まったく同じ数の札なら割り込める
last-card-option-draw = 引くときは
    .one = 1枚
    .until_playable = 合う札が出るまで引き、それを出す
last-card-option-forced_play = 出せるときは引けない
last-card-option-last_call = 残り1枚になったら
    .button = 宣言しなければならない
    .off = 宣言しなくてよい
last-card-option-catchers = 宣言しない人を指摘できるのは
    .anyone = 次の人が動くまで、誰でも
    .next = 次の人だけ。出す前に宣言する
last-card-option-call_penalty = 指摘されたら引く枚数
last-card-option-last_effect = 最後の1枚が+2や+4でも次の人は引く

do-catch = { $seat }を指摘
do-one-card = ラスト1枚！
do-challenge = チャレンジ
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = { $seat }と交換
    .after = { $picked }、{ $seat }と交換

last-card-put-back = めくられて戻された札：{ $turned }。
last-card-turned-up = { $card }がめくられました。
last-card-starts = { $other }から始めます。
    .to-other = あなたから始めます。
last-card-plays = { $seat }が{ $card }を出しました。
    .to-seat = { $card }を出しました。
last-card-calls = { $seat }が{ $card }を出し、{ $suit }を指定しました。
    .to-seat = { $card }を出し、{ $suit }を指定しました。
last-card-jumps = { $seat }が割り込みました！
    .to-seat = 割り込みました！
last-card-names = { $seat }が{ $suit }を指定しました。
    .short = { $suit }を指定
    .to-seat = { $suit }を指定しました。
last-card-draws = { $count ->
    [0] { $seat }が引く札はもうありません。
   *[other] { $seat }が{ $count }枚引きました。
}
    .short = { $count }枚引いた
    .to-seat = { $count ->
        [0] あなたが引く札はもうありません。
       *[other] あなたが{ $count }枚引きました。
    }
last-card-you-draw = { shared-you-draw }
last-card-cannot = { $seat }が引いた札は合いません。
    .to-seat = 引いた札は合いません。
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other }は1回休みです。
    .to-other = あなたは1回休みです。
last-card-reverses = { shared-reverses }
last-card-says = { $seat }が「ラスト1枚！」と宣言しました。
    .short = ラスト1枚！
    .to-seat = 「ラスト1枚！」と宣言しました。
last-card-catches = { $seat }が{ $other }の宣言忘れを指摘しました。
    .short = { $other }を指摘
    .to-seat = { $other }の宣言忘れを指摘しました。
    .to-other = 「ラスト1枚！」を忘れたと{ $seat }に指摘されました。
last-card-swaps = { $seat }が{ $other }と手札を交換しました。
    .to-seat = { $other }と手札を交換しました。
    .to-other = { $seat }と手札を交換しました。
last-card-moves-on = { $seat }の0で、全員の手札が次の人に回りました。
    .to-seat = あなたの0で、全員の手札が次の人に回りました。
last-card-challenges = { $seat }が{ $other }にチャレンジし、手札を見ました。
    .short = チャレンジ
    .to-seat = { $other }にチャレンジし、手札を見ました。
    .to-other = { $seat }がチャレンジし、あなたの手札を見ました。
last-card-shows = { $other }の手札は{ $cards }でした。
last-card-guilty = { $other }は{ $suit }を持っていたので、{ $other }が引きます。
    .to-other = あなたは{ $suit }を持っていたので、引かなければなりません。
last-card-innocent = { $other }はブラフではなかったので、{ $seat }が2枚余分に引きます。
    .to-seat = { $other }はブラフではなかったので、あなたが2枚余分に引きます。
    .to-other = あなたはブラフではなかったので、{ $seat }が2枚余分に引きます。
last-card-goes-out = { $seat }があがりました！
    .to-seat = あがりました！
last-card-scores = { $winner }がラウンドに勝ち、{ $number }点です。
    .to-winner = ラウンドに勝ち、{ $number }点です。
last-card-blocked = 誰も出せず引けもしないので、ラウンドは終わりです。
last-card-first-out = 最初にあがり
last-card-left = 残り{ $number }点

last-card-called = ラスト1枚！
last-card-penalty = 引く枚数
last-card-follow = { $suit }

last-card-hint-catch = { $other }は「ラスト1枚！」と言いませんでした。指摘しましょう！
last-card-hint-call = 残り1枚になります。指摘される前に宣言しましょう。
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = { $count ->
    [0] 色の札は残らないので、どれでも同じです
   *[other] { $suit }が{ $count }枚あります
}。
last-card-hint-answer = 次に回せば、代わりに{ $other }が引きます。
last-card-hint-swap = { $other }は残り{ $count }枚です。その手札をもらいましょう。
last-card-hint-brake = 残り{ $count }枚の{ $other }{ $face ->
    [S] をスキップします
    [R] に番が回らなくなります
   *[D] に引かせます
}。
last-card-hint-stuck = { $other }は残り{ $count }枚です。{ $card }が手元に残らないようにしましょう。
last-card-hint-keep = これで合います。{ $card }は、合う札がないときのために残しましょう。
last-card-hint-fits = これで合い、{ $suit }はあと{ $count }枚残ります。
last-card-hint-challenge = 残りわずかです。相手は手札に関係なく+4を出すでしょう。
last-card-hint-pay = 逃げられません。引きましょう。
last-card-hint-draw = 合う札がないので、引きましょう。
last-card-hint-pass = 出す札も引く札もありません。

last-card-too-few-cards = カードが足りません。配る枚数は合計90枚までです。
last-card-must-fit = それは合いません。{ $suit }{ $wild ->
    [yes] かワイルド
   *[no] 、{ $face ->
        [S] スキップ
        [R] リバース
        [D] +2
       *[other] { $face }
    }、ワイルドのどれか
}を出してください。
last-card-name-a-colour = 次の色を指定してください：赤、黄、緑、青。
last-card-plain = { $card }が最後の1枚です。そのまま出してください。指定はいりません。
last-card-holds-the-colour = { $suit }を持っているので、+4は出せません。{ $card }なら出せます。
last-card-only-the-drawn = もう引いたので、{ $card }を出すか、パスするしかありません。
last-card-must-play = 合う札があるので、出さなければなりません。出せるのは{ $cards }です。
last-card-draw-first = { shared-must-draw }
last-card-answer = { $number }枚引くことになっています。{ $kind ->
    [some] { $cards }で応じるか、
   *[none] {""}
}{ $can ->
    [challenge] チャレンジするか、引いてください
   *[draw] 引いてください
}。
last-card-name-a-seat = 誰の手札がほしいか指定してください：「swap」と{ $seats }の番号。
last-card-too-late = 間に合いませんでした。{ $other }のほうが先でした。
last-card-nobody-exposed = 指摘できる人はいません。{ $kind ->
    [some] { $seats }は間に合いました。
   *[none] {""}
}
last-card-nothing-to-call = 今は何も宣言しなくてかまいません。{ $kind ->
    [some] { $seats }はもう宣言しました。
   *[none] {""}
}
last-card-too-many-cards = 手札は{ $count }枚です。1枚残して出すときに宣言してください。
