stale = 테이블이 바뀌었어요. 다시 보고 최신 버튼을 누르세요.
never-first = 다른 사람이 먼저 눌렀어요. 다시 해 보세요.
not-seated = 이 테이블에 앉아 있지 않아요. { $way ->
    [join] 시작하기 전에 참가하거나,
    [private] 초대받은 사람만 할 수 있어요. 아니면
    [sit] **자리 요청**으로 컴퓨터의 자리를 요청하거나,
   *[none] 원하면
} /play 명령어로 테이블을 여세요.
already-seated = 이미 이 테이블에 앉아 있어요. 모두 모이면 **시작**을 누르세요.
deal-changed = 그 사이에 테이블이 바뀌어서 카드를 돌리지 않았어요. **시작**을 다시 누르세요.
just-dealt = 방금 카드를 돌렸어요. 게임에서 나가려면 /leave 명령어를 쓰세요.
already-started = 이미 시작한 게임이에요. /play 명령어로 다른 테이블을 여세요.
not-started = 아직 시작하지 않은 게임이에요. 모두 모이면 **시작**을 누르세요.
not-over = 아직 끝나지 않은 게임이에요. 끝나면 한 판 더 할 수 있어요.
still-sealed = 아직 끝나지 않은 게임이에요. 끝나면 누구나 손패와 게임 파일을 보고 셔플을 확인할 수 있어요.
lobby-full = 자리 { $most }개가 다 찼어요. /play 명령어로 다른 테이블을 여세요.
seats-held = 빈자리는 { $names } 님을 위해 맡아 두었어요. 그분께 물어보거나 잠시 뒤 다시 해 보세요.
seat-taken = { $name } 님이 앉아 있어요. 이 테이블을 연 { $host } 님만 둘의 자리를 바꿀 수 있어요.
seats-most = 이 규칙으로는 { $most }명까지예요.
seats-fewest = 이 규칙으로는 { $least }명이 필요해서 마지막 컴퓨터는 남아요.
no-computer = 이 테이블에는 뺄 컴퓨터가 없어요.
no-computer-there = 그 자리에 이제 컴퓨터가 없어요. 테이블을 보고 다시 고르세요.
host-only = 이 테이블을 연 { $name } 님만 바꿀 수 있어요. 부탁하거나 /play 명령어로 테이블을 여세요.
clock-beyond-reach = 여기서는 제한 시간이 차례당 { $minutes }분까지예요. 그 뒤로는 누가 누를 때까지 테이블을 고칠 수 없어요.
clock-out-of-range = 1~{ $most }초, 제한이 없으면 0을 입력하세요.
no-such-match = 그 테이블은 없어졌어요. /play 명령어로 여세요.
no-such-game = “{ $game }” 게임은 몰라요. 입력할 때 나오는 목록에서 고르세요.
match-closed = 이 테이블은 닫혔어요. /play 명령어로 다른 테이블을 여세요.
everybody-left = 모두 나가서 이 테이블은 닫혔어요. /play 명령어로 다른 테이블을 여세요.
called-off = 모두 동의해서 이 게임은 무효예요. /play 명령어로 다른 테이블을 여세요.
void-alone = 컴퓨터와만 하고 있어서 동의할 사람이 없어요. 계속하거나 /leave 명령어로 나가세요.
void-late = 게임은 첫 { $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
}에서만 무효로 할 수 있어요. 계속하거나 /leave 명령어로 나가세요.
void-house = 모두 딜러와 겨루는 게임이라 아무도 시작하기 전에만 무효로 할 수 있어요. 계속하거나 /leave 명령어로 나가세요.
void-together = 모두 한편인 게임이라 아무도 시작하기 전에만 무효로 할 수 있어요. 계속하거나 /leave 명령어로 나가세요.
tables-of-user = 테이블을 { $most }개 열었어요. 하나를 끝내거나 /leave 명령어로 나간 뒤 여세요.
tables-in-channel = 이 채널에는 이미 테이블이 { $most }개예요. 다른 채널에서 열거나 하나가 닫힐 때까지 기다리세요.
tables-in-server = 이 서버에는 이미 테이블이 { $most }개예요. 참가하거나 하나가 닫힐 때까지 기다리세요.
matches-many = 지난 한 시간 동안 게임을 많이 시작했어요. 다음 게임은 { $time } 이후에 시작할 수 있어요.
lobby-idle = { $minutes }분 동안 아무 일도 없어서 이 테이블을 닫았어요. /play 명령어로 다른 테이블을 여세요.
rules-changed = 이 게임이 시작된 뒤 규칙이 바뀌어서 보여 주거나 이어 갈 수 없어요. /play 명령어로 다른 테이블을 여세요.
asked-already = 다른 투표가 아직 진행 중이에요. 테이블을 보세요.
guest-already = { $name } 님이 다음 판부터 앉아요. 그 뒤에 다시 요청하세요.
guest-arena = 아레나 게임 도중에는 앉을 수 없어요.
asked-no-more = 그 투표는 끝났어요. 테이블을 보세요.
asked-alone = 동의할 사람이 없어요. 계속하거나 /leave 명령어로 나가세요.
said-often = 몇 초 뒤에 다시 반응하세요.
substitute-early = 아직 이 차례의 시간이 남았어요. 다 될 때까지 기다리세요.
not-asked = 다른 플레이어가 정할 일이에요.
end-computers = 컴퓨터와의 게임은 끝까지 해야 인정돼요. 계속하거나 /leave 명령어로 나가세요.
redeal-late = 이미 누가 시작해서 다시 돌리기엔 늦었어요. 계속하세요.
redeal-once = 다시 돌리기는 게임에 한 번인데 이미 썼어요. 계속하세요.
kick-nobody = 그 자리는 이미 컴퓨터예요. 테이블의 사람을 고르세요.
kick-few = 적어도 두 사람이 더 동의해야 해요. 서버 관리자는 혼자서도 할 수 있어요.
kick-last = 거기서 하는 사람이 그 사람뿐이라, 없으면 게임이 끝나요. 그 사람만 /leave 명령어로 끝낼 수 있어요.
table-paused = 테이블이 쉬는 중이에요. 먼저 **계속하기**를 누르세요.
not-paused = 휴식은 이미 끝났어요. 계속하세요.
kick-early = { $name } 님은 차례를 놓치지 않았어요. 시간이 다 되거나, 시간 제한이 없으면 한 차례에 10분이 지나야 요청할 수 있어요.
pause-alone = 기다리는 사람이 없어요. 천천히 하세요.
undo-nothing = 무를 게 없어요. 아직 아무것도 하지 않았거든요.
undo-refused = 다른 사람들이 거절했어요. 다음 { $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
}에 다시 요청할 수 있어요.
undo-told = 무르기엔 늦었어요. 그 뒤에 다른 사람이 움직였거나 새 카드를 봤어요. 계속하세요.
tie-computers = 컴퓨터는 무승부에 동의하지 않아요. 계속하거나 /leave 명령어로 나가세요.
claim-not-now = 지금은 선언할 게 없어요. 트릭 게임에서 첫 카드가 나온 뒤에 선언하세요.
claim-unsure = 모든 트릭이 확실하지는 않고, 컴퓨터는 포기하지 않아요. 계속하세요.
already-playing = 이미 여기서 하고 있어요.
seat-gone = 이제 다른 사람이 그 자리에 있어요. /play 명령어로 다른 테이블을 여세요.
no-computer-seat = 여기엔 컴퓨터가 없어서 앉을 자리가 없어요. /play 명령어로 다른 테이블을 여세요.
table-private = 비공개 테이블이에요. 앉아 있는 사람에게 초대를 부탁하세요.
invite-seated = { $name } 님은 이미 이 테이블에 있어요.
everybody-gone = { $mode ->
    [practice] 일주일 동안 아무도 하지 않아서 이 테이블을 닫았어요. 연습이라 패배로 치지 않아요. /play 명령어로 다른 테이블을 여세요.
   *[rated] 일주일 동안 아무도 하지 않아서 이 테이블을 닫았고, 패배로 기록돼요. /play 명령어로 다른 테이블을 여세요.
}
