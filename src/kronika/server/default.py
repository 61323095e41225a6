"""The stated default move, for a seat whose time is up or who is gone: the engine's own, for it looks at no date."""

from __future__ import annotations

from kronika.engine.default import default_move

__all__ = ["default_move"]
