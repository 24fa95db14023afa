"""What is asked of us: which answer a button has, by when, and what people are called."""
