"""The session manager: tables that people act at, and what happens there by itself."""
