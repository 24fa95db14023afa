lesson-better = 그것도 되지만 더 좋은 수가 있어요. 다시 해 보세요.
