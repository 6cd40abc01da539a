"""The solver for other languages: a library for C, a module for web pages, and the libraries of a wheel."""
