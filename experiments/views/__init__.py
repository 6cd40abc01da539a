"""What users see: tables, text, JSON, pictures and reports made from results."""
