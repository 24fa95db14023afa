lesson-better = 这样可以，但还有更好的走法。再试一次。
