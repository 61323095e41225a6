"""Kronika: chronology card games, exact to their rulebooks."""

__version__ = "0.1.0"
