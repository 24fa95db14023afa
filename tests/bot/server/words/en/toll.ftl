toll-name = Toll
toll-rules = Discard two cards of one suit, then pay.
toll-option-target = Points that win the match
toll-one-suit = The two cards must be of one suit.
toll-line = pays
toll-because = It is all the same.
do-discard = Discard
do-pay = Pay { $number }
