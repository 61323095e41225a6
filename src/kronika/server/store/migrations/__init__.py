"""How the tables came to be what they are: one file a step in `versions`, each after the other.

A step is never edited once a release holds it. It is written out in full and imports no table of today.
"""
