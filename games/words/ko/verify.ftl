verify-again = { $actions }수와 셔플 { $shuffles }번의 결과가 똑같아요
verify-holds = 확인됐어요. 비밀 값은 대기실에서 봉인한 그대로예요. 클릭 { $people }번과 딜{ $beacon ->
    [yes] , 공개 비콘 { $round }라운드
   *[other] {""}
}까지 합치면 바로 이 카드가 나오고, { verify-again }.
    숫자가 전에 본 것과 같다면 아무도 이 카드를 고르지 않은 거예요. 봇 운영자가 카드를 볼 수는 있었을 거예요.{ $beacon ->
    [missed] {" "}공개 비콘 { $round }라운드를 쓰기로 했지만 아무도 받아오지 못했어요.
   *[other] {""}
}
verify-holds-started = 확인됐어요. 비밀 값은 대기실에서 봉인한 그대로이고, 시드는 그 값과 플레이어의 클릭 { $clicks }번에서 나오며, { verify-again }. 다만 옛 형식의 게임 파일이라 마지막 클릭의 번호를 아무도 보지 못했어요. 봇 운영자가 여러 번 시도해서 카드를 골랐을 수도 있어요.
verify-holds-unsealed = 확인됐어요. { verify-again }. 다만 미리 봉인한 것이 없어서, 아무도 시드를 고르지 않았다는 증거는 아니에요.
verify-form = 확인되지 않았어요. 비밀 값이나 참가 목록의 형식이 잘못됐어요.
verify-commitment = 확인되지 않았어요. 비밀 값이 봉인한 것과 달라요. 그 SHA-256: { $found }.
verify-seed = 확인되지 않았어요. 시드가 비밀 값과 참가 목록에서 나오지 않아요. 계산한 값: { $found }.
verify-breaks = 확인되지 않았어요. { $number }번째 수 “{ $action }”, 규칙에 맞지 않아요.
verify-end = 확인되지 않았어요. 둔 대로라면 { $count ->
    [0] 승자가 없고
   *[other] { $seats } 님이 이겼고
}, 점수: { $scores }.
verify-no-end = 확인되지 않았어요. 둔 대로라면 게임이 아직 끝나지 않았어요.

chain-holds = 게임 파일 { $count }개가 이어져 있고, 중간에 빠지거나 바뀐 것이 없어요. 마지막 파일의 SHA-256: { $digest }.
chain-gap = 게임 파일이 이어지지 않아요. SHA-256 { $found } 파일이 없어요.
chain-fork = 게임 파일이 이어지지 않아요. 두 파일이 같은 이전 파일을 가리켜요.
chain-none = 게임 파일이 이어지지 않아요. 오래됐거나 끝나지 않은 게임의 파일이 이전 파일을 가리키지 않아요.
