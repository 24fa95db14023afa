"""How Hypothesis searches: the same way in every run, or as never before by `make search`.

Laws whose examples are dear take a share of `settings().max_examples`, which is 100 in every
run.
"""

import sys

from hypothesis import HealthCheck, settings

sys.dont_write_bytecode = False
"""Every bot loads its cogs anew: without what Python keeps of them it compiles them, too."""

settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,  # how long an example takes says how busy the machine is
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "search", settings.get_profile("same"), derandomize=False, max_examples=400
)
settings.load_profile("same")
