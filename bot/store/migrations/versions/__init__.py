"""One file a released change of the schema."""
