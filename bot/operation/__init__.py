"""Tools of the operator: backups, a check of everything, logs, health and metrics."""
