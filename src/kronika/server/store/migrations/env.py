"""Alembic runs this to run the steps, on the connection that it is handed."""

from __future__ import annotations

from alembic import context

from kronika.server.store.migrating import VERSION_TABLE
from kronika.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
