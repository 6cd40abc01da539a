"""What every card of a played board cost."""
