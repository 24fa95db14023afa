"""The sandbox under control: what people do in it, over HTTP, and faults and limits of Discord."""
