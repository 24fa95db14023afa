"""Discord's HTTP API and gateway on the wire, files, and the control API of tests."""
