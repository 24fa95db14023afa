"""A stand-in for Discord on loopback, and a web page to play in.

`world` is what there is, in memory; `limits` is what Discord refuses; `payloads` is what things
look like as JSON; `server` is what Discord does with what a bot sends, `client` what people do in
their chat client; `web` puts both on the wire, `page` is that chat client in the browser. Each
imports only those before it, and `web` and `page` do not know each other.
"""
