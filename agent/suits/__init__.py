"""Single suits played exactly: the best plan against a defence that knows it and sees all cards."""
