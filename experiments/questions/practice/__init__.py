"""Practice: deals of a topic, bid and played with robots, and what each call and card cost on average."""
