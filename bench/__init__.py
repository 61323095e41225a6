"""How fast the product is, each time against a peer in the same run. `python -m bench` runs everything.

Nothing in here is imported by the product or by its tests.
"""
