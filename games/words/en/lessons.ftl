# What every lesson says.

# After a legal move in a lesson that is not the one looked for.
lesson-better = That's allowed, but there's a better move. Try again.
