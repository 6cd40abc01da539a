"""Output formats of results: tables, text, JSON, pictures and reports."""
