"""Alembic's entry point: runs the migrations on the connection that it was given."""

from alembic import context

from bot.store.schema import meta

context.configure(
    connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
