"""Opening leads compared."""
