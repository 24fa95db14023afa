"""Pictures as files: a PNG of a scene, a GIF of a whole replay."""
