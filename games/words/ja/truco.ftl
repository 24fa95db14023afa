truco-name = トゥルーコ
    .line = 手札3枚、賭けは2つ、顔色は変えずに。
    .aliases = トルコ, トルーコ
truco-rules = **3トリックのうち2つ取り、それに賭けましょう。その前に、同じスートの一番よい2枚にも賭けられます。**
    手札は3枚。1トリックに1枚ずつ出し、一番強い札が取ります。フォローの義務はありません。最強の4枚は、剣のA、棍棒のA、剣の7、金貨の7。続いて3、2、ほかのA、K、カバリエ、J、ほかの7、6、5、4の順です。
    1ディールは1点です。**トゥルーコ**と言うと2点。相手は、受けるなら**キエロ**、降りるなら**ノキエロ**、またはさらに上げます。
    最初の札の前に**エンビード**と言えます。同じスートの一番よい2枚を持つ側に2点です。ブラフは自由。先に30点になった側の勝ちです。
    - **例：** 聖杯の7と5で20 + 12、エンビードは32。勝てるのは33だけです。
    .whole =
    - **チーム：** 4人か6人なら、パートナーは1人おきに座り、得点は共通です。ディーラーの左の人が**マノ**で、最初のトリックをリードします。
    - **トリック：** 一番強い札が両方の側にあれば引き分けで、またマノがリードします。そうでなければ、取った人がリードします。
    - **ディール**は2トリック取った側のものです。引き分けがあれば、最初のトリック、または最初の引き分けでないトリックを取った側。3つとも引き分けなら、マノの側です。
    - **トゥルーコ**2点、**レトルーコ**3点、**バレクアトロ**4点。最初の宣言のあとは、最後に受けた側だけが上げられます。断られると、言った側がその前の点を取ります。
    - **エンビード**は、20+同じスートの2枚、なければ一番よい札です。Aは1、J、カバリエ、Kは0。同点ならマノの側の勝ち。最初の札の前なら、トゥルーコと言われたあとでも言えます。
    - **エンビードを上げる：** エンビードは+2点（2回まで）、レアルエンビードは+3点。ファルタエンビードは、リードしている側が勝つまでに足りない点を賭けます。最後の宣言が断られたら、その前の分（少なくとも1点）です。
    - **返事：** 相手が1人ずつ聞かれます。1人がキエロか上げると言えば、その側は受けたことになります。断るには全員が断る必要があります。
    - **降りる**のは2人のときだけです。ディールを渡し、まだエンビードを言えたならさらに1点渡します。
    - **フロール**はオプションです。同じスート3枚は必ず宣言し、エンビードの代わりに3点。両方の側にあれば、上げられます。
    - **勝ち：** 点はすぐに入ります。30点に達した側が、ディールの途中でも勝ちです。
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = 短期戦、15点まで
truco-variant-flor = フロールあり
truco-variant-all_in = ファルタエンビードは対局全部を賭ける
truco-option-target = { shared-points-to-win }
truco-option-flor = 同じスート3枚はフロール
truco-option-falta = ファルタエンビードで賭けるのは
    .leader = リードしている側が勝つまでの点
    .match = どちらかが半分に達するまでは対局全部
    .half = リードしている側が半分までに足りない点
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = キエロ
do-no-quiero = ノキエロ
do-quiero-yes = キエロ（受ける）
do-no-quiero-no = ノキエロ（断る）
order-no-quiero = { do-no-quiero-no }
do-truco = トゥルーコ
    .listed = トゥルーコ
do-retruco = レトルーコ
    .listed = レトルーコ
do-vale-cuatro = バレクアトロ
    .listed = バレクアトロ
do-envido = エンビード
    .listed = エンビード
do-real-envido = レアルエンビード
    .listed = レアルエンビード
do-falta-envido = ファルタエンビード
    .listed = ファルタエンビード
do-flor = フロール
    .listed = フロール
do-contraflor = コントラフロール
    .listed = コントラフロール
do-contraflor-al-resto = コントラフロール・アル・レスト
    .listed = コントラフロール・アル・レスト
truco-do-fold = 降りる

truco-calls = { $seat }が「{ $call }」：{ $points ->
    [0] 足りない点全部
   *[other] { shared-points }
}、断られたら{ $number }点。
    .to-seat = 「{ $call }」と言いました：{ $points ->
    [0] 足りない点全部
   *[other] { shared-points }
}、断られたら{ $number }点。
truco-flor = { $seat }にフロールがあります。
    .to-seat = あなたにフロールがあります。
truco-accepts = { $seat }が「キエロ」と言いました。
    .to-seat = 「キエロ」と言いました。
truco-refuses = { $seat }が「ノキエロ」と言いました。
    .to-seat = 「ノキエロ」と言いました。
truco-folds = { $seat }が降りました。
    .to-seat = 降りました。
truco-says = { $seat }は{ $number }です。
    .to-seat = あなたは{ $number }です。
truco-plays = { $seat }が{ $card }を出しました。
    .to-seat = { $card }を出しました。
truco-takes = { $seat }がトリックを取りました。
    .to-seat = あなたがトリックを取りました。
truco-tied = トリックは引き分けです。
truco-scores = { $reason ->
    [envido] エンビード
    [flor] フロール
    [refused] 断られたトゥルーコ
    [refused-envido] 断られたエンビード
    [refused-flor] 断られたフロール
    [fold] 降り
   *[tricks] トリック
}で{ shared-points }：{ $seats }。
    .to-seats = { $reason ->
        [envido] エンビード
        [flor] フロール
        [refused] 断られたトゥルーコ
        [refused-envido] 断られたエンビード
        [refused-flor] 断られたフロール
        [fold] 降り
       *[tricks] トリック
    }で{ shared-points }：{ shared-you-and }。
truco-for = { $reason ->
    [envido] エンビード { $number }
    [flor] フロール { $number }
    [refused] 断られたトゥルーコ { $number }
    [refused-envido] 断られたエンビード { $number }
    [refused-flor] 断られたフロール { $number }
    [fold] 降り { $number }
   *[tricks] トリック { $number }
}
truco-shows = { $seat }が{ $cards }を見せました。
    .to-seat = あなたが{ $cards }を見せました。

truco-subtitle = ディール{ $round } · { $target }点まで
truco-stake = トゥルーコ
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } 上げられる
}
truco-mano = マノ

truco-hint-flor = フロールがあるので、宣言しなければなりません。
truco-hint-envido = { $kind ->
    [no] { $number }では負けることが多いでしょう。
    [yes] { $number }あれば、受けるには十分です。
   *[call] { $number }なら、たいていの手に勝っています。
}
truco-hint-truco = このディールに勝つ確率は約{ $chance }%です。{ $kind ->
    [no] 降りましょう。
    [yes] 受けるには十分です。
   *[call] 点を上げましょう。
}
truco-hint-lead = 中くらいの札をリードし、一番強い札はあとに残しましょう。
truco-hint-highest = このトリックは必要です。一番強い札をリードしましょう。
truco-hint-partner = 味方が取りそうです。低く出しましょう。
truco-hint-wins = なるべく弱い札で取りましょう。
truco-hint-ties = 勝てませんが、引き分けにできます。
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = もう間に合いません。エンビードは1ディールに1回、最初の札の前、トゥルーコを受ける前に言います。
truco-not-higher = 相手は「{ $call }」と言いました。もっと上の宣言か、キエロ、ノキエロで答えてください。
truco-not-your-word = 最後に上げたのはあなたの側なので、「{ $call }」と言えるのは相手だけです。
truco-last-step = バレクアトロが最後の宣言です。
truco-wrong-step = 次の段階ではありません。次は「{ $call }」です。
truco-answer-first = 相手は「{ $call }」と言いました。キエロかノキエロで答えるか、上げてください。
truco-nothing-asked = 何も聞かれていません。札を出すか、宣言してください。
truco-say-flor = フロールがあります。何より先に宣言してください。
truco-no-flor = それは言えません。同じスート3枚と、フロールありの対局が必要です。
truco-not-with-partners = パートナーがいるときは降りられません。札を出すか、聞かれたらノキエロと答えてください。
