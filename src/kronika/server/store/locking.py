"""One server a database file: the lock beside it, held for as long as the file is in use.

SQLite itself would let a second process write too; but each keeps rooms in memory that the other would change.
"""

from __future__ import annotations

import errno
import fcntl
import os
from pathlib import Path

from kronika.server.store.errors import StoreError

__all__ = ["lock", "unlock"]


def lock(path: Path) -> int:
    """Lock `path` for this process, in a folder that is made if need be; what unlocks it. The system unlocks it too,
    when the process ends, however it ends.

    Raises StoreError where another process has it, and says which.
    """
    name = f"{path}.lock"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(f"{name}: {error.strerror}", "store.open") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.ftruncate(handle, 0)
        os.pwrite(handle, b"%d\n" % os.getpid(), 0)
    except OSError as error:
        owner = os.pread(handle, 32, 0).decode("ascii", "replace").strip()
        os.close(handle)
        if error.errno not in (errno.EAGAIN, errno.EACCES):
            raise StoreError(f"{name}: {error.strerror}", "store.open") from None
        who = f"process {owner}" if owner.isdigit() else "another process"
        raise StoreError(
            f"another Kronika server ({who}) uses this file; stop it first, or take another file: two servers on one "
            f"SQLite file would each play on without the other's moves: {path}",
            "store.locked",
        ) from None
    return handle


def unlock(handle: int) -> None:
    """Let others have it. The lock's own file stays: who removes it could remove another's."""
    os.close(handle)
