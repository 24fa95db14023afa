lesson-better = 这样可以，但还有更好的打法。再试一次。
