"""Pages for a browser, and what goes into them: templates and pictures."""
