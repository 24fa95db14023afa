durak-name = ドゥラーク
    .line = 受けるか、引き取るか。最後に札が残った人が負け。
    .aliases = ドゥラク, ばか
durak-rules = **手札を全部なくしましょう。勝者はいません。最後に札が残った人がドゥラーク（ばか）です。**
    右隣の人が札で攻めてきます。同じスートのより強い札か、切り札で受けます。受けた札は、攻めの札と一緒に場に残ります。全部受けている間は、ほかの人が札を追加できますが、場にある数だけです。受けられない、または受けたくないときは、場の札を全部引き取ります。
    攻めが終わるたびに、山札がある限り全員が6枚まで引きます。受け切れば札は流れ、次はあなたの攻め。引き取ると、攻めを飛ばされます。
    - **例：** 切り札はハート。アンが9♣で攻めました。あなたはJ♣で受けます。場には9とJがあるので、シドがJ♦を追加します。より強いダイヤはありませんが、ハートなら何でもよいので6♥で受けます。誰も足せず、札は流れて、次はあなたの攻めです。
    .whole =
    - **カード：** 6からAまでの36枚。6枚ずつ配り、次の札をめくったスートが切り札です。その札は**山札**の一番下に置き、最後に引きます。6人のときは、最後に配った札です。
    - **受ける：** 同じスートのより強い札か、切り札。切り札に勝てるのはより強い切り札だけです。
    - **最初の人：** 一番低い切り札を持つ人が攻めます。誰も持っていなければ、ディーラーの左の人。最初のディーラーはランダムで、次からは負けた人が配ります。
    - **攻め：** 1枚、または同じ数の札を何枚か、左隣の人に出します。
    - **受け：** 好きな順に1枚ずつ受けます。途中でもいつでも引き取れます。そのときは、自分が出した札も含めて全部です。
    - **追加：** 全部受けたら、まず攻めた人、それから時計回りに聞かれます。場にある数の札を出すか、パス。パスしたら、新しい数が出るか、受け手が引き取るまで聞かれません。そういう札がなくても全員聞かれるので、何もわかりません。
    - **枚数：** 攻めの札は6枚まで、しかも受け手が最初に持っていた枚数まで。
    - **引き取り：** ほかの人は、上限まで合う札を追加できます。
    - **補充：** まず攻めた人、それから時計回りに、最後に受け手が6枚まで引きます。
    - **次の攻め：** 受け切ればあなた。引き取れば、あなたの左隣の人です。
    - **終わり：** 山札がなくなったら、手札がなくなった人からあがりです。最後に札が残った人がドゥラークで、対局は終わりです。同じ攻めで最後の札がなくなったら誰もドゥラークにならず、配り直します。
    - **例：** 山札は空。アンには6♣、あなたには7♣と8♦が残っています。アンの6♣をあなたは7♣で受けます。アンはあがり、8♦が残ったあなたがドゥラークです。
    - **回し**（攻めを次に回す）はローカルルールです。まだ1枚も受けていなければ、同じ数の札を攻めに足せます。今度は左隣の人が全部受けなければなりません。その人の手札がその枚数以上あるときだけです。
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = 回し：攻めを次に回せる
durak-variant-partners = チーム戦、4人か6人
durak-variant-pair = 2人の短期戦：24枚、3敗まで
durak-variant-big_pack = 大きなデッキ、追加は両隣だけ

durak-option-deck = デッキの枚数
durak-option-mode = 受け手は
    .throw_in = 受けるか引き取る
    .transfer = 同じ数の札で攻めを回すこともできる
durak-option-show_trump = その数の切り札は、出さずに見せるだけで回せる
durak-option-limit = 1回の攻めの枚数の上限
durak-option-first_limit = 1枚受けるまでの攻めの枚数の上限
durak-option-throwers = 札を追加できるのは
    .all = 全員
    .neighbours = 受け手の両隣
    .attacker = 攻めた人だけ
durak-option-throw_in = 追加の順番
    .in_turn = 1人ずつ
    .free = 早い者勝ち、コンピューターは最後
durak-option-pile_on = 受け手が引き取るとき追加できる
durak-option-teams = 1人おきのチーム
durak-option-opener = 最初の攻め
    .lowest_trump = 一番低い切り札を持つ人
    .under_fool = 負けた人の右隣（負けた人が受ける）
    .after_fool = 負けた人の左隣
durak-option-scoring = 対局
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

do-attack = 出す
    .with = { $picked }を出す
do-attack-several = 何枚か出す
do-beat =
    .on = { $card }に{ $cards }
    .beside = { $card }に
do-transfer = 回す
    .beside = 回す
    .with = { $picked }で回す
do-show = 見せて回す
    .beside = 見せて回す
    .with = { $picked }を見せて回す
durak-do-take = 引き取る
durak-do-pass = パス

durak-turned-up = { $seat }が配りました。{ $card }がめくられ、切り札は{ $suit }です。
    .to-seat = あなたが配りました。{ $card }がめくられ、切り札は{ $suit }です。
durak-opens = { $other }の攻めで始めます。
    .to-other = あなたの攻めで始めます。
durak-attacks = { $seat }が{ $cards }で{ $other }を攻めました。
    .to-seat = { $cards }で{ $other }を攻めました。
    .to-other = { $seat }が{ $cards }であなたを攻めました。
durak-throws = { $seat }が{ $cards }を追加しました。
    .to-seat = { $cards }を追加しました。
durak-adds = { $seat }が{ $cards }を追加しました。
    .to-seat = { $cards }を追加しました。
durak-beats = { $seat }が{ $turned }を{ $card }で受けました。
    .to-seat = { $turned }を{ $card }で受けました。
durak-transfers = { $seat }が{ $card }で攻めを{ $other }に回しました。
    .to-seat = { $card }で攻めを{ $other }に回しました。
    .to-other = { $seat }が{ $card }で攻めをあなたに回しました。
durak-shows = { $seat }が{ $card }を見せて攻めを{ $other }に回しました。
    .short = { $card }を見せた
    .to-seat = { $card }を見せて攻めを{ $other }に回しました。
    .to-other = { $seat }が{ $card }を見せて攻めをあなたに回しました。
durak-takes = { $seat }は引き取ります。
    .short = 引き取り
    .to-seat = 引き取ります。
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = 全部受け切りました。札は流れます。
durak-gets = { $other }が{ $count }枚引き取りました。
    .to-other = あなたが{ $count }枚引き取りました。
durak-draws = { $other }が{ $count }枚引きました。
    .to-other = あなたが{ $count }枚引きました。
durak-you-draw = { shared-you-draw }
durak-out = { $other }があがりました！
    .to-other = あなたがあがりました！
durak-fool = { $seats }がドゥラークです。
    .to-seats = { $others ->
        [0] あなたがドゥラークです。
       *[other] あなたと{ $seats }がドゥラークです。
    }
durak-drawn = ドゥラークはいません。引き分けです。

durak-is-fool = ドゥラーク
durak-is-attacker = 攻め
durak-defends = 受け
durak-is-taking = 引き取り
durak-passed = { shared-passed }
durak-throws-next = 追加{ $place }番手
durak-trump = 切り札
durak-talon = 山札
durak-bout-beaten = 受け切り
durak-bout-open = 攻め
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] 追加なし
   *[other] あと{ $count }枚まで
}
durak-bout-taken = { $other }が引き取り · { $count ->
    [0] 追加なし
   *[other] あと{ $count }枚まで
}
durak-takes-all = 全部引き取り

durak-hint-sure = { $other }の手札はわかっていて、それに勝てる札はありません。
durak-hint-low = 一番低い札が一番役に立ちません。
durak-hint-pair = 低い札で、同じ数の{ $count }枚は1枚ずつ受けなければなりません。
durak-hint-trumps = 切り札しか残っていません。一番低い札から始めましょう。
durak-hint-throw = 切り札ではなく、{ $other }はもっとよい札を使うことになります{ $count ->
   *[other] {""}
}。
durak-hint-add = { $other }になるべく多く渡しましょう。ただし切り札は残します。
durak-hint-late = もう引く札がないので、なるべく手札を減らしましょう。
durak-hint-keep = 合う札は、渡すにはもったいない札です。
durak-hint-nothing = 合う札がありません。
durak-hint-show = { $card }は手元に残り、受けるのは{ $other }です。
durak-hint-transfer = { $other }に任せましょう。
durak-hint-beat = 受けられる中で一番弱い札です。
durak-hint-rank = もっと弱い札だと、新しい数を追加されてしまいます。
durak-hint-trump = 切り札が必要で、{ $card }が一番弱い切り札です。
durak-hint-cannot = { $count ->
    [1] 受けられません
   *[other] 全部は受けられません
}。無駄に札を使わないようにしましょう。
durak-hint-two-trumps = 切り札を{ $count }枚使うことになります。序盤では高すぎます。
durak-hint-dear = { $card }を使うことになります。序盤ではもったいない札です。

durak-teams = チーム戦には4人か6人必要です。
durak-too-few-cards = 24枚で遊べるのは{ $most }人までです。
durak-must-open = あなたの攻めなので、札を出さなければなりません。
durak-rank-not-there = { $card }は出せません。場にある数は{ $ranks }です。
durak-no-room = 出せるのはあと{ $count }枚だけです：{ $kind ->
    [hand] { $other }が全部受けられる枚数まで。
   *[limit] この攻めの上限です。
}
durak-does-not-beat = { $cards }では{ $card }を受けられません。{ $kind ->
    [trump] より強い切り札が必要です。
   *[plain] { $suit }のより強い札か、切り札が必要です。
}
durak-not-lying-open = { $card }はもう受けた札か、場にない札です。受けられるのは{ $cards }です。
durak-no-transfer = { $kind ->
    [beaten] もう1枚受けたので、攻めを回せません。
    [rank] 回せるのは同じ{ rank-name }だけです。
    [trump] 見せられるのは、その数の切り札だけです。
    [shown] その札ではもう回しました。2度は見せられません。
    [few] { $other }の手札が足りません。
    [limit] この攻めの枚数はもう増やせません。
    [nobody] 回す相手がいません。
   *[never] この卓では、そのように攻めを回せません。受けるか、引き取ってください。
}
durak-not-your-throw = 追加は{ $seats }の番です。少しお待ちください。
durak-now-attack = あなたの攻めです。1枚か、同じ数の札を何枚か出してください。
durak-now-defend = あなたの受けです。1枚受けるか、引き取ってください。
durak-now-throw = 全部受けています。場にある数の札を追加するか、パスしてください。
durak-now-pile_on = { $other }が引き取ります。場にある数の札を追加するか、パスしてください。
