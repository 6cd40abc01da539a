"""Worker processes: started, interrupted, and cleaned up after."""
