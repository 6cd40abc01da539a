"""How results look: tables, pictures, pages, bridge diagrams, words."""
