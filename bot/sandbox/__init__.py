"""A stand-in for Discord on loopback, and a web page to play in.

`world` is what there is (people, channels, messages, interactions), pure and in memory; `limits`
is what Discord refuses; `payloads` is what things look like as JSON; `web` is the HTTP API, the
gateway and the control API of tests; `page` is the chat client in the browser.
"""
