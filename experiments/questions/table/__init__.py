"""Double-dummy tables and par."""
