"""When requests go out to Discord: within its limits, what people wait for first, to all fairly."""
