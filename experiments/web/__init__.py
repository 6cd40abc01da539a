"""Pages of boards for a browser, and their server."""
