# A match looked at step by step.

replay-dealt = The cards are dealt.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } does something that the others may not see.
