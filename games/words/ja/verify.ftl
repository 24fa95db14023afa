verify-again = { $actions }手とシャッフル{ $shuffles }回が同じ結果になります
verify-holds = 検証OK：秘密の数はロビーで封印されたものと同じです。{ $people }回のクリックと配札{ $beacon ->
    [yes] 、公開ビーコンの第{ $round }ラウンド
   *[other] {""}
}を合わせると、まさにこのカードになり、{ verify-again }。
    番号が前に見たものと同じなら、誰もカードを選んでいません。ただし、ボットの運営者がカードを見ることはできたかもしれません。{ $beacon ->
    [missed] 公開ビーコンの第{ $round }ラウンドを使う約束でしたが、誰も取得できませんでした。
   *[other] {""}
}
verify-holds-started = 検証OK：秘密の数はロビーで封印されたものと同じで、シードはそれとプレイヤーの{ $clicks }回のクリックから決まり、{ verify-again }。ただし、これは古い形式の対局ファイルです。最後のクリックの番号を誰も見ていないため、運営者が何度も試してカードを選べた可能性があります。
verify-holds-unsealed = 検証OK：{ verify-again }。ただし、事前に何も封印されていないので、シードが選ばれなかったとは言えません。
verify-form = 検証NG：秘密の数か参加の一覧が、正しい形で書かれていません。
verify-commitment = 検証NG：秘密の数が封印されたものと違います。そのSHA-256は{ $found }です。
verify-seed = 検証NG：シードが秘密の数と参加の一覧から決まりません。計算結果は{ $found }です。
verify-breaks = 検証NG：{ $number }手目の「{ $action }」はできません。
verify-end = 検証NG：手順どおりなら、{ $count ->
    [0] 勝者はなく
   *[other] { $seats }の勝ちで
}、得点は{ $scores }です。
verify-no-end = 検証NG：手順どおりなら、対局はまだ終わっていません。

chain-holds = { $count }個の対局ファイルはつながっていて、途中で抜けたり変えられたりしたものはありません。最後のファイルのSHA-256は{ $digest }です。
chain-gap = 対局ファイルがつながっていません：SHA-256が{ $found }のファイルがありません。
chain-fork = 対局ファイルがつながっていません：2つのファイルが同じ前のファイルを指しています。
chain-none = 対局ファイルがつながっていません：古い、または終わっていない対局のファイルが、前のファイルを指していません。
