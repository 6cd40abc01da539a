"""Web pages of boards, and the server for them."""
