"""`declarer bid`: which call a hand should make."""
