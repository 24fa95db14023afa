"""What whoever runs the bot needs: backups, a check of everything, logs, health and figures."""
