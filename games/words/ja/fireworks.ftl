fireworks-name = 花火
    .line = 全色を1から5まで。見えないのは自分の手札だけ。
fireworks-rules = **みんなで力を合わせて、各色の花火を1、2、3、4、5の順に上げます。自分の手札だけが見えません。**
    手番にできることは1つです。**ヒントを出す：** ほかの人の手札について色か数を1つ言い、当てはまる札全部に印をつけます。**ヒントトークン**を1つ使います。**捨てる：** トークンが1つ戻ります。**出す：** その色の次の札なら花火が伸び、違えば**失敗**です。3回失敗すると、0点で終わりです。捨てたり出したりしたら、1枚引きます。
    山札がなくなったら、全員があと1回ずつ動きます。得点は並べた枚数で、最大25点です。
    - **例：** まだ何もなく、ベンは赤1と赤4を持っています。あなたが「1」とヒントを出し、ベンの1枚目に印がつきます。ベンには見えませんが、1に違いなく、1ならどれでも出せます。ベンが出して、赤が始まりました。
    .whole =
    - **カード：** 5色。各色に1が3枚、2、3、4が2枚ずつ、5が1枚。手札は2、3人なら5枚、4、5人なら4枚。一番古い札が1番で、新しい札は端に加わります。
    - **ヒント：** トークンは全員で8つ、1回に1つ使います。手札の当てはまる札全部に印がつくので、ほかの札は違うとわかります。少なくとも1枚は当てはまらなければなりません。自分には出せません。
    - **捨てる：** トークンが1つ戻ります。8つあるときは捨てられません。1枚しかない札もあるので、5には気をつけましょう。
    - **出す：** その色の次の札なら並びます。違えば失敗で、捨て札になります。5を出すと色が完成し、トークンが1つ戻ります。
    - **終わり：** 3回目の失敗で、0点で終わりです。5色とも5まで上がれば満点です。そうでなければ、最後の札が引かれたあと、引いた人も含めて全員があと1回ずつ動きます（もう引きません）。
    - **おしゃべり：** 助けになるのはヒントだけです。ほかの人の手札をチャットで言わないようにしましょう。
    - **コンピューターのヒント：** 次の決まりを前提にしているので、コンピューターと遊ぶときは同じようにしましょう。人だけなら自由です。
      - 印のない一番古い札が、次に捨てる札です。
      - 色のヒントは、印がついた一番新しい札を「出す」という意味です。初めて印がついた札があれば、それだけを考えます。
      - 数のヒントも同じ意味です。ただし、どの色も次にその数を必要としなければ、「残す」という意味だけです。次に捨てる札に印がつき、それが5、2、最後の1枚のときも同じです。
      - 1のヒントは、新しく印がついた札を古い順に全部「出す」という意味です。
    - **例：** 赤は2まで進み、シドが次に捨てる札は赤3。もう1枚の赤3はもうありません。あなたが「3」と言うと、最後の1枚に印がつくので「残す」という意味だけです。赤のヒントなら「出す」という意味です。
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = はじめての夜：失敗4回まで、並べた分は得点
fireworks-variant-sixth_colour = 6色目あり
fireworks-variant-rainbow = 虹：どの色のヒントでも印がつく
fireworks-variant-perfect = 満点か0点か

fireworks-option-suits = 色
    .five = 5色
    .six = 6色：虹もほかの色と同じ
    .rainbow = 6色：どの色のヒントでも虹に印がつく
    .rainbow_short = 同じで、虹は各1枚
fireworks-option-empty_hints = 当てはまる札のないヒントも出せる
fireworks-option-clocks = ヒントトークン
fireworks-option-misfires = 終わりになる失敗の回数
fireworks-option-misfire_score = 失敗で終わったら
    .zero = 0点
    .keep = 並べた分は得点
fireworks-option-last_round = 山札がなくなったら
    .one_each = 全員あと1回ずつ
    .to_the_end = 最後まで続け、満点だけが勝ち
fireworks-option-hand = 手札の枚数
    .zero = 標準
fireworks-option-goal = 勝つために必要な点
fireworks-option-marks = 当てはまらないことも札に記録する

fireworks-do-play = { $number }を出す
fireworks-do-discard = { $number }を捨てる
do-hint = { $seat }にヒント
do-hint-colour = { $seat }にヒント { $symbol } { $suit }
do-hint-number = { $seat }にヒント { $number }
do-number = { $number }

fireworks-starts = { $other }から始めます。
    .to-other = あなたから始めます。
fireworks-colour = { $seat }から{ $other }へのヒント：{ $count ->
    [0] { $suit }はありません。
   *[other] { $suit }、{ $places }枚目。
}
    .short = ヒント：{ $suit }
    .to-seat = { $other }へのヒント：{ $count ->
        [0] { $suit }はありません。
       *[other] { $suit }、{ $places }枚目。
    }
    .to-other = { $seat }からのヒント：{ $count ->
        [0] { $suit }はありません。
       *[other] { $suit }、{ $places }枚目。
    }
fireworks-number = { $seat }から{ $other }へのヒント：{ $count ->
    [0] { $number }はありません。
   *[other] { $number }、{ $places }枚目。
}
    .short = ヒント：{ $number }
    .to-seat = { $other }へのヒント：{ $count ->
        [0] { $number }はありません。
       *[other] { $number }、{ $places }枚目。
    }
    .to-other = { $seat }からのヒント：{ $count ->
        [0] { $number }はありません。
       *[other] { $number }、{ $places }枚目。
    }
fireworks-plays = { $seat }が{ $card }を出しました。
    .to-seat = { $card }を出しました。
fireworks-misfires = { $seat }が{ $turned }で失敗しました。
    .short = 失敗
    .to-seat = { $turned }で失敗しました。
fireworks-discards-card = { $seat }が{ $turned }を捨てました。
    .short = { $turned }を捨てた
    .to-seat = { $turned }を捨てました。
fireworks-draws = { $seat }が{ $card }を引きました。
    .to-seat = { $card }を引きました。
fireworks-last-round = 最後の札です。全員あと1回ずつです。
fireworks-ends = 花火は終わりです。{ $number }点でした。
fireworks-credit = { $suit } { $number }
fireworks-fact = { $most }点中{ $number }点：{ $grade ->
    [fizzle] 不発でした。
    [sparks] 火花が散りました。
    [fair] まずまずの花火でした。
    [fine] 見事な花火でした。
    [dazzling] まばゆい花火でした。
   *[full] 忘れられない夜になりました。
}

fireworks-turn-left = あと1回
fireworks-done = 終了
fireworks-score = { $number }枚完成、最大{ $most }
fireworks-clock = ヒント
fireworks-fuse = 失敗の残り
fireworks-stock = 山札
fireworks-discards = 捨て札
fireworks-built = 完成した花火
fireworks-last-copies = 捨て札、残り1枚の札：{ $spoken }

fireworks-hint-sure = どの札であっても出せます。
fireworks-hint-marked = ついているヒントは「出す」という意味です。
fireworks-hint-save = { $other }が次に捨てるのは{ $card }で、捨ててはいけない札です。
fireworks-hint-play = これで{ $other }は{ $cards }を出せます。
fireworks-hint-useless = もう誰も必要としない札です。
fireworks-hint-first = 次に捨てる札で、ヒントトークンが必要です。
fireworks-hint-wait = もっとよいヒントはなく、これが一番害がありません。
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = ヒントトークンがありません。捨てるか、出すかしてください。
fireworks-clocks-full = ヒントトークンが全部あるので、捨てられません。ヒントを出すか、札を出すかしてください。
fireworks-nothing-to-point-at = { $other }にそういう札はありません。出せるヒントは{ $suits }、または{ $numbers }です。
fireworks-not-to-yourself = 自分にはヒントを出せません。出せる相手は{ $seats }です。
fireworks-no-such-place = その札はありません。あなたの札は1から{ $count }までです。
fireworks-colour-not-named = 虹は指定できません。指定できるのは{ $suits }です。
fireworks-no-such-seat = そこには誰もいません。ヒントを出せる相手は{ $seats }です。
fireworks-a-turn = 札を出すか、捨てるか、ヒントを出してください。例：「play 2」「hint 1 red」。
