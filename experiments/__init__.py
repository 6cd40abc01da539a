"""Many deals: files, matches, and what they show."""

import sys

from experiments import moved

sys.meta_path.insert(0, moved)
