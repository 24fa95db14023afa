cribbage-name = クリベッジ
    .line = ペグを進めて、ボードを121まで。
    .aliases = クリベージ
cribbage-rules = **ボードのペグを進めましょう。先に121点になった人の勝ちです。**
    6枚もらい、2枚を**クリブ**（ディーラーの得点になる4枚）に出します。1枚めくった札が**スターター**です。
    交代で1枚ずつ出し、**カウント**に足していきます。15か31にすると2点**ペグ**（得点）を進めます。ペアや階段も点になります。どれを出しても31を超えるなら「ゴー」と言い、最後に出した人に1点、カウントは0に戻ります。
    そのあと、手札4枚とスターターを合わせて数えます。15になる組は2点、ペアは2点、階段は3点以上です。
    - **例：** 手札は5♥ 4♠ 10♦ Q♦、スターターは5♣。5はそれぞれ10ともQとも15になるので、15が4組で8点。5のペアと合わせて10点です。
    .whole =
    - **配札：** 2人なら6枚ずつ配り、2枚をクリブに出します。3、4人なら5枚ずつ配り、1枚ずつ出します。3人のときは、デッキから1枚クリブに足します。4人は向かい同士がパートナーです。ディールごとに左隣の人が配ります。
    - **スターター：** 全員が出したら1枚めくります。Jならディーラーにすぐ2点、**ヒズヒールズ**です。
    - **プレイ：** ディーラーの左から1枚出し、カウントに足します。Aは1、絵札は10。31を超えられません。出せる札がなければ「ゴー」と言い、ほかの人は出せるなら続けます。31未満で最後に出した人に1点。そのあと、または31になったら、その左の人が好きな札を出し、カウントは0から始まります。
    - **プレイの点：** 15は2点、31は2点。ペア2点、スリーカード6点、フォーカード12点。3枚以上の階段は枚数分で、順番は問いませんが、ほかの札が間に入ってはいけません。
    - **ショー：** ディーラーの左から順に、最後にディーラーが、手札とスターターを合わせて数え、最後にディーラーのクリブを数えます。15は2点、ペアは2点、階段は枚数分。同じスート4枚で4点、スターターも同じなら5点（クリブは5枚そろったときだけ）。スターターと同じスートのJは1点、**ヒズノブス**です。
    - **重なるとき：** すべての組み合わせを数えます。5が3枚ならペアが3組で6点。9 9 10 Jなら、9それぞれで3枚の階段、9はペアなので、3+3+2で8点です。
    - **終わり：** ディールの途中でも、先に121点になった瞬間に勝ちです。だから数える順番が大事です。90点以下で負けると**スカンク**です。
    - **例：** カウントは20で、あなたが5を出して25。相手は絵札だけで「ゴー」。あなたが6を足すと31で、2点です。
    - **ローカルルール**で、長い対局（スカンクは2ゲーム分、60点以下のダブルスカンクは3ゲーム分）を加えられます。**マギンズ**では自分で手を数え、見落とした点は次の人のものです。
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = ボード半周、61点まで
cribbage-variant-long = 長い対局、5ゲーム先取
cribbage-variant-cut_throat = マギンズ：自分で数える
cribbage-variant-kitchen = クリブも同じスート4枚で得点、スカンクなし

cribbage-option-target = ゲームに勝つ点
cribbage-option-games = 対局に勝つゲーム数
cribbage-option-skunk = スカンクで勝つと2ゲーム分以上
cribbage-option-double_skunk = ダブルスカンクのゲーム数
cribbage-option-muggins = 自分で手を数え、見落としは次の人が取る
cribbage-option-crib_flush = クリブのフラッシュ
    .five = スターターも同じスートのときだけ
    .four = スターターが違っても数える
cribbage-option-heels = Jがめくられたときの点
cribbage-option-loser_deals = 負けた人が次のゲームを配る

do-go = ゴー
cribbage-do-throw = クリブへ
    .with = { $picked }をクリブへ
    .pick = { $most }枚クリブに出す
cribbage-do-claim = { $number }点と申告

cribbage-deals = { $seat }が配り、クリブは{ $seat }のものです。
    .to-seat = あなたが配り、クリブはあなたのものです。
cribbage-throws = { $seat }がクリブに出しました。
    .short = 出した
    .to-seat = クリブに出しました。
cribbage-starter = スターターは{ $card }です。
cribbage-heels = Jです！ { $seat }にヒズヒールズの{ $points }点。
    .to-seat = Jです！ あなたにヒズヒールズの{ $points }点。
cribbage-plays = { $seat }が{ $card }を出しました：{ $count }。
    .to-seat = { $card }を出しました：{ $count }。
cribbage-makes = { $what ->
    [fifteen] 15で2点。
    [full] 31で2点。
    [alike] { $points ->
        [2] ペアで2点。
        [6] スリーカードで6点。
       *[12] フォーカードで12点。
    }
   *[run] { $points }枚の階段で{ $points }点。
}
cribbage-goes = { $seat }は「ゴー」。
    .short = ゴー
    .to-seat = 「ゴー」と言いました。
cribbage-last = 最後に出した{ $seat }に1点。
    .to-seat = 最後に出したあなたに1点。
cribbage-claims = { $seat }は{ $points }点と申告しました。
    .short = { $points }点と申告
    .to-seat = { $points }点と申告しました。
cribbage-counts = { $where ->
    [crib] { $seat }のクリブは
   *[hand] { $seat }の手は
}{ $cards }：{ $points ->
    [0] 0点。
   *[other] { $points }点（{ cribbage-sum }）。
}
    .to-seat = { $where ->
        [crib] あなたのクリブは
       *[hand] あなたの手は
    }{ $cards }：{ $points ->
        [0] 0点。
       *[other] { $points }点（{ cribbage-sum }）。
    }
cribbage-muggins = マギンズ！ { $points }点は{ $seat }のものです。
    .to-seat = マギンズ！ { $points }点はあなたのものです。
cribbage-wins = { $seats }が{ $number }点に達し、勝ちました。
    .to-seats = { $others ->
        [0] あなたが
       *[other] あなたと{ $seats }が
    }{ $number }点に達し、勝ちました。
cribbage-skunks = { $seats }は{ $points ->
    [2] スカンクです
   *[other] ダブルスカンクです
}。
    .to-seats = { $others ->
        [0] あなたは
       *[other] あなたと{ $seats }は
    }{ $points ->
        [2] スカンクです
       *[other] ダブルスカンクです
    }。

cribbage-parts = { $points ->
    [0] なし
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] 15で{ $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] 、{ cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] 、{ cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] フラッシュ{ $flush }
   *[next] 、フラッシュ{ $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] ノブス1
   *[next] 、ノブス1
}
cribbage-sum-pairs = ペア{ $pairs }
cribbage-sum-runs = 階段{ $runs }

cribbage-for-play = プレイ { $number }
cribbage-for-hand = 手札 { $number }
cribbage-for-crib = クリブ { $number }
cribbage-for-heels = ヒズヒールズ { $number }
cribbage-for-muggins = マギンズ { $number }
cribbage-games = { $count }ゲーム
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = 済み
cribbage-throwing = 選択中
cribbage-go = ゴー
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] ディール{ $number } · { cribbage-phase }
   *[other] { $games } · ディール{ $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] クリブへ
    [play] プレイ
   *[show] ショー
}
cribbage-starter-spot = スターター
cribbage-count = カウント{ $count }
cribbage-down = 出した札
cribbage-crib = クリブ{ $value ->
    [none] { "" }
   *[other] ：{ $value }
}
    .told = { $seat }のクリブ{ $value ->
        [none] { "" }
       *[other] ：{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] ：{ $value }
}
    .told = { $seat }の手{ $value ->
        [none] { "" }
       *[other] ：{ $value }
    }
cribbage-thrown = 出した札
cribbage-throw-to = { $whose ->
    [own] 自分のクリブに{ $count }枚出す
   *[other] { $other }のクリブに{ $count }枚出す
}
cribbage-ahead = { $points ->
    [0] 同点
   *[other] { $seats }が{ $points }点リード
}
    .to-seats = { $points ->
        [0] 同点
       *[other] { $others ->
            [0] あなたが
           *[other] あなたと{ $seats }が
        }{ $points }点リード
    }

cribbage-hint-throw = 残す手は平均{ $number }点で、{ $whose ->
    [own] クリブはあなたのものです
   *[other] クリブは{ $other }のものです
}。
cribbage-hint-claim = { $points }点です。数えました。
cribbage-hint-go = どれを出しても、{ $count }から31を超えます。
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] 15になります
    [full] 31になります
    [alike] { $points ->
        [2] ペアになります
        [6] スリーカードになります
       *[12] フォーカードになります
    }
    [run] 階段になります
   *[several] 点が2つ重なります
}：{ $points }点。
cribbage-hint-low = 低くリードしましょう。誰も15にできません。
cribbage-hint-pair = もう1枚あります。ペアにされたら、スリーカードを狙えます。
cribbage-hint-trap = { $count }は残さないように。10か絵札で{ $number }になります。
cribbage-hint-high = 大きい札から出しましょう。小さい札はあとで入ります。
cribbage-hint-safe = これが一番点を取られにくい手です。

throw-count = 手札から{ $count }枚を、{ $other }のクリブに出してください。
thrown-already = もう出しました。あとは{ $seats }待ちです。
over-thirty-one = カウントは{ $count }なので、出せるのは{ $most }までです。出せるのは{ $cards }です。
cribbage-must-play = 出せる札があるので「ゴー」とは言えません。出せるのは{ $cards }です。
go-needed = { $count }では出せる札がありません。「ゴー」と言うしかありません。
claim-range = 手が何点か申告してください。0から{ $most }までです。
