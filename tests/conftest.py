"""How long the tests search for surprises. `ci` is the same on every run; `long` looks for new ones.

Chosen by the environment variable HYPOTHESIS_PROFILE; `ci` where it is not set, so that everybody runs what CI runs.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

# Shared helpers are imported as `tests.strategies`, however pytest is started.
ROOT = str(Path(__file__).resolve().parents[1])
if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "ci", derandomize=True, database=None, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("long", deadline=None, max_examples=2000, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
