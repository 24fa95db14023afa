toll-name = Toll
toll-rules = Discard two cards of one suit, then pay.
toll-option-target = Points that win the match
toll-option-count = Cards to discard
toll-one-suit = The two cards must be of one suit.
toll-line = pays
toll-because = It is all the same.
do-pay = Pay { $number }
