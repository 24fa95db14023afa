verify-again = { $actions }步操作和{ $shuffles }次洗牌重算结果相同
verify-holds = 验证通过：秘密就是准备室里封存的那个。它和{ $people }次点击、发牌{ $beacon ->
    [yes] 以及公共信标第{ $round }轮
   *[other] {""}
}一起，正好得出这些牌，而且{ verify-again }。
    如果这些数字就是之前给你看过的，那就没人挑过牌。不过运行机器人的人仍可能看过牌。{ $beacon ->
    [missed] 本来约定使用公共信标第{ $round }轮，但没人能取到。
   *[other] {""}
}
verify-holds-started = 验证通过：秘密就是准备室里封存的那个，种子由它和玩家的{ $clicks }次点击得出，而且{ verify-again }。但这是旧式的对局文件：没有别人见过最后一次点击的编号，运行机器人的人可以试很多次来挑牌。
verify-holds-unsealed = 验证通过：{ verify-again }。但事先什么也没封存，所以不能证明没人挑过种子。
verify-form = 验证不通过：秘密或加入列表的写法不对。
verify-commitment = 验证不通过：秘密不是封存的那个。它的SHA-256是{ $found }。
verify-seed = 验证不通过：种子不是由秘密和加入得出的，它们得出的是{ $found }。
verify-breaks = 验证不通过：第{ $number }步“{ $action }”不可能。
verify-end = 验证不通过：按这些操作，{ $count ->
    [0] 没人获胜
   *[other] { $seats }获胜
}，得分是{ $scores }。
verify-no-end = 验证不通过：按这些操作，对局还没结束。

chain-holds = 这{ $count }个对局文件前后相连，中间没有缺失或改动。最后一个的SHA-256是{ $digest }。
chain-gap = 这些对局文件不相连：缺少SHA-256为{ $found }的那个。
chain-fork = 这些对局文件不相连：其中两个指向同一个前一文件。
chain-none = 这些对局文件不相连：一个较旧或未结束的没有指明前一个。
