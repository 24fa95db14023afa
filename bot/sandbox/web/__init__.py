"""The sandbox on the wire: Discord's HTTP API and gateway, files, and the control API of tests."""
