"""The chat client in the browser, made with NiceGUI: be one of the people, and play."""
