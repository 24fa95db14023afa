# What every lesson says.

lesson-better = That's allowed, but there's a better move. Try again.
