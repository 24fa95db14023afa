replay-dealt = カードが配られました。
replay-deed = { $seat }：{ $text }
replay-unheard = { $seat }が非公開の手を選びました。

decided-stop = { $count ->
    [1] { $seats }が対局を終えました。
   *[other] { $seats }が対局の終了に同意しました。
}
    .to-seats = { $others ->
        [0] 対局を終えました。
       *[other] あなたと{ $seats }が対局の終了に同意しました。
    }
decided-watch = { $seats }は最後まで観戦します。
    .to-seats = { $others ->
        [0] 最後まで観戦します。
       *[other] あなたと{ $seats }は最後まで観戦します。
    }
decided-void = { $seats }が対局の中止に同意しました。
    .to-seats = あなたと{ $seats }が対局の中止に同意しました。
decided-redeal = { $seats }が配り直しに同意しました。
    .to-seats = { $others ->
        [0] 配り直しに決めました。
       *[other] あなたと{ $seats }が配り直しに同意しました。
    }
decided-pause = { $seats }が休憩に入りました。
    .to-seats = { $others ->
        [0] 休憩に入りました。
       *[other] あなたと{ $seats }が休憩に入りました。
    }
decided-resume = { $count ->
    [0] 休憩は終わりです。
   *[other] { $seats }が休憩を終えました。
}
    .to-seats = 休憩を終えました。
decided-kick = { $count ->
    [0] { $other }がプレイヤーと交代しました。サーバーの管理者が決めました。
   *[other] { $other }がプレイヤーと交代しました：{ $seats }が同意。
}
    .to-seats = { $other }がプレイヤーと交代しました：{ $others ->
        [0] あなたが同意。
       *[other] あなたと{ $seats }が同意。
    }
decided-undo = { $count ->
    [1] { $seats }が1手戻しました。
   *[other] { $seats }が1手戻すことに同意しました。
}
    .to-seats = { $others ->
        [0] 1手戻しました。
       *[other] あなたと{ $seats }が1手戻すことに同意しました。
    }
decided-tie = { $seats }が引き分けに同意しました。
    .to-seats = { $others ->
        [0] 引き分けにしました。
       *[other] あなたと{ $seats }が引き分けに同意しました。
    }
decided-rest = { $count ->
    [1] { $seats }が残りを全部取ると宣言しました。
   *[other] 残りは{ $other }のものです：{ $seats }が同意。
}
    .to-seats = 残りは{ $other }のものです：あなたと{ $seats }が同意。
    .to-seats-other = { $others ->
        [0] 残りを全部取ると宣言しました。
       *[other] 残りはあなたのものです：あなたと{ $seats }が同意。
    }
    .to-other = 残りはあなたのものです：{ $seats }が同意。
decided-sit = { $seats }の同意で、次のディールから{ $other }の席にゲストが入ります。
    .to-seats = { $others ->
        [0] あなた
       *[other] あなたと{ $seats }
    }の同意で、次のディールから{ $other }の席にゲストが入ります。
decided-sat = { $seats }が参加しました。
    .to-seats = あなたが参加しました。
decided-gone = { $count ->
   *[other] { $seats }が代わりました
}。1週間誰もプレイしなかったためです。
decided-substitute = { $seats }が、{ $other }の番をコンピューターに任せることを望んでいます。
    .to-seats = { $others ->
        [0] あなた
       *[other] あなたと{ $seats }
    }が、{ $other }の番をコンピューターに任せることを望んでいます。
    .to-other = { $seats }が、あなたの番をコンピューターに任せることを望んでいます。
undone = 卓は{ $seat }がプレイする前に戻りました。
decided-no = { $what ->
    [sit] ゲストが{ $other }の席を希望しました
   *[other] { $seats }が{ decided-no-what }を希望しました
}が、全員の同意は得られませんでした。
    .to-seats = { $what ->
        [sit] ゲストが{ $other }の席を希望しました
       *[other] { $others ->
            [0] あなたが{ decided-no-what }を希望しました
           *[other] あなたと{ $seats }が{ decided-no-what }を希望しました
        }
    }が、全員の同意は得られませんでした。
    .to-seats-other = あなたが残りの獲得を宣言しましたが、全員の同意は得られませんでした。
    .to-other = { $what ->
        [rest] { $seats }があなたに残りを渡すことを希望しました
       *[other] { $seats }があなたとコンピューターの交代を希望しました
    }が、全員の同意は得られませんでした。
decided-no-what = { $what ->
    [stop] 対局の終了
    [void] 対局の中止
    [redeal] 配り直し
    [pause] 休憩
    [undo] 待った
    [tie] 引き分け
    [rest] { $other }が残りを取ること
   *[other] { $other }とコンピューターの交代
}
