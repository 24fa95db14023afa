"""What is asked of us: which answer a button has, and by when."""
