"""Yardsticks: our players compared with those who played, at the same turns; runs, groups, intervals and causes."""
