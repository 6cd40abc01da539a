"""Players that are other programs, in any language: JSON lines over standard input and output (`docs/engines.md`)."""
