oh-hell-name = オーヘル
    .line = 取る数を宣言し、ちょうどその数だけ取る。
    .aliases = オー・ヘル, オーウェル, ブラックアウト, コントラクトホイスト
oh-hell-rules = **取るトリックの数を宣言します。そして、多くも少なくもなく、ちょうどその数を取りましょう。**
    手札は10枚から1枚まで減っていき、また増えます。1枚めくり、そのスートがこのディールの切り札で、ほかのスートに勝ちます。全員が1回ずつビッドします。最後のディーラーは、ビッドの合計がトリック数と同じになる数を選べません。
    { rules-trick } { rules-trick-trump }
    1トリックにつき1点、宣言どおりならさらに10点。最後のディールのあと、得点の一番高い人の勝ちです。
    - **例：** 3をビッドして3つ取れば13点。4つ取ったら4点だけです。
    .whole =
    - **配札：** 全員が1枚引き、一番高い人が配ります。次からは左隣の人です。5人までは10枚、6人は8枚、7人は7枚から始めます。1ディールごとに1枚ずつ減り、1枚になったらまた増えます。
    - **切り札：** 配ったあとの次の札をめくり、そのスートが切り札です。全部配ったときは、切り札はありません。
    - **ビッド：** ディーラーの左から、0から手札の枚数までを1回ずつビッドします。ディーラーは合計をトリック数と同じにできないので、必ず誰かが外れます。
    - **プレイ：** ディーラーの左の人が好きな札をリードします。{ rules-trick } { rules-trick-trump } Aが一番強い札です。
    - **得点：** 取ったトリック1つにつき1点、ちょうどビッドどおりなら10点を加えます。
    - **終わり：** 最後のディールのあと、得点の一番高い人の勝ちです。最高が2人いれば、勝ちを分け合います。
    - **例：** 手札は5枚で、ここまでのビッドは2、0、1。ディーラーは合計が5になる2を選べません。1や3など、ほかの数ならかまいません。
    - **ローカルルール**で、手札の枚数、切り札、ビッド、得点を変えられます。
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = 川上り川下り：1から7、また1まで
oh-hell-variant-blackout = ブラックアウト：外れたら0点
oh-hell-variant-nomination = ノミネーションホイスト、7ディール
oh-hell-variant-fist = 全員同時にビッド、外れたら失点
oh-hell-variant-wizard_points = 大きな得点、手札は増えるだけ

oh-hell-option-hands = 手札の枚数
    .down_up = 最大から1へ、また最大へ
    .up_down = 1から最大へ、また1へ
    .down = 最大から1へ
    .up = 1から最大へ
oh-hell-option-max_cards = 手札の最大枚数
oh-hell-option-one_card_hands = 1枚のディールを続ける回数
oh-hell-option-trump = 切り札
    .turned = めくった札のスート
    .cycle = ハート、クラブ、ダイヤ、スペードの順
    .cycle_nt = ハート、クラブ、ダイヤ、スペード、なしの順
    .none = { shared-none }
    .spades = いつもスペード
oh-hell-option-full_pack = 全部配ったとき
    .no_trump = 切り札なし
    .last_card = ディーラーの最後の札を見せ、そのスート
oh-hell-option-hook = ビッドの合計はトリック数と同じにできない
    .always = いつも
    .above_one = 1枚のとき以外
    .never = このルールなし
oh-hell-option-bidding = ビッドの順番
    .in_turn = 1人ずつ
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = 切り札をリードできるのは
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = フォローできなければ切り札を出さなければならない
oh-hell-option-scoring = 得点
    .trick_plus_ten = 1トリック1点、ちょうどなら+10
    .exact = ちょうどなら10+ビッド、外れたら0
    .minus_one = ちょうどなら10+ビッド、外れたら差1つにつき−1
    .trick_plus_five = 1トリック1点、ちょうどなら+5
    .squares = ちょうどなら10+ビッドの2乗、外れたら−（差の2乗）
    .wizard = ちょうどなら20+1トリック10、外れたら差1つにつき−10
    .tens = ちょうどならビッド1つ10、外れたら差1つにつき−10
oh-hell-option-zero = 0のビッドを達成すると
    .same = 得点のとおり
    .five = 5点
    .hand = 5点+手札1枚につき1点
    .none = 0点
oh-hell-option-tie_break = 最後に最高が2人いたら
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] 切り札なし
   *[other] { suit-name }
}
oh-hell-draw = { $seat }が一番高い札を引きました。
    .to-seat = あなたが一番高い札を引きました。
oh-hell-deals = { $seat }が{ $count }枚ずつ配りました。
    .to-seat = あなたが{ $count }枚ずつ配りました。
oh-hell-trumps = { $suit_name ->
    [none] 切り札はありません。
    [C] 切り札はクラブです。
    [D] 切り札はダイヤです。
    [H] 切り札はハートです。
   *[S] 切り札はスペードです。
}
oh-hell-answers = { $seat }がビッドしました。
    .short = ビッド済み
    .to-seat = ビッドしました。
oh-hell-scores = ディール{ $number }（{ $count }枚、{ oh-hell-suit }）：{ $gains } → { $totals }。
oh-hell-made = { $count ->
    [0] 達成した人はいません。
   *[other] { $seats }が達成しました。
}
    .to-seats = { $others ->
        [0] あなたが達成しました。
       *[other] あなたと{ $seats }が達成しました。
    }

oh-hell-for-exact = ちょうど { $number }
oh-hell-line-waiting = { $score }
oh-hell-line = { $number }/{ $bid } · { $score }
oh-hell-answered = 済み
oh-hell-exact = 達成
oh-hell-needs = { $kind ->
    [needs] あと{ $number }
    [over] { $number }オーバー
   *[has] 達成
}
oh-hell-subtitle = ディール{ $number }/{ $hands } · { $count }枚
oh-hell-no-trump = 切り札なし
oh-hell-pack = 山札
oh-hell-bids = ビッド
oh-hell-so-far = { $sum }/{ $size }
oh-hell-off = { $kind ->
    [over] { $number }超過
    [under] { $number }不足
   *[even] ちょうど
}
oh-hell-not = { $number }はビッドできません

oh-hell-hint-bid = 確実なトリックは{ $sure }つ、見込みは{ $hopes }つ。{ $leave ->
    [more] ほかの人のビッドが低いので、取れる数は増えそうです。
    [less] ほかの人のビッドが高いので、取れる数は減りそうです。
   *[same] {""}
}
oh-hell-hint-small = 確実な札はありませんが、小さな見込みも積み重なります。
oh-hell-hint-hooked = { $number }と言いたいところですが、ビッドできません。次によいのがこれです。
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = ほとんどのトリックが必要です。まずほかの人の切り札を狩りましょう。
oh-hell-hint-sure = そのスートでは誰も勝てません。
oh-hell-hint-all = 残りのトリックが全部必要です。高くリードしましょう。
oh-hell-hint-spare-trump = 必要な数より切り札が多いので、一番低い切り札をリードして狩りましょう。
oh-hell-hint-short = まだ確実な札がないので、一番短いスートから高くリードしましょう。
oh-hell-hint-take = 確実に勝てる中で一番弱い札です。
oh-hell-hint-last-one = 必要な最後のトリックです。あとで余計に取りかねない、一番強い札で取りましょう。
oh-hell-hint-high = トリックが必要で、勝てるかもしれません。
oh-hell-hint-trumps = ビッドの分の切り札はあるので、強い札を片づけましょう。
oh-hell-hint-better = もっとよいトリックを待ち、勝てる札を残しましょう。
oh-hell-hint-rid = これはいりません。負ける中で一番強い札を片づけましょう。
oh-hell-hint-throw = これはいりません。一番下をくぐりにくいスートから捨てましょう。
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = もうトリックはいりません。強い切り札が残っているうちに、低い切り札をリードしましょう。
oh-hell-hint-low = もうトリックはいりません。一番負けやすい札です。
oh-hell-hint-extra = ビッドは外れましたが、トリック1つにつき1点入ります。

oh-hell-hook = ビッドの合計はトリック数と同じにできません。ここまで{ $sum }なので、{ $number }はビッドできません。選べるのは{ $bids }です。
must-trump = フォローできないので、切り札を出さなければなりません。出せるのは{ $cards }です。
trumps-not-broken = まだ切り札が出ていないので、リードできません。出せるのは{ $cards }です。
too-many-cards = カードが足りません。この人数なら、手札は{ $most }枚までです。
