"""The rules, one file a ruleset family; siblings never import each other.

`kronika.engine.registry` finds them by their files.
"""
