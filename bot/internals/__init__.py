"""Private parts of libraries that we touch, each with the reason; nothing else does.

- discord.py's gateway: it waits longer after each attempt that fails, up to 17 minutes, and 60
  seconds for a gateway that takes a connection and says nothing. We are back soon.
- discord.py's parser of edited messages: also each of our own edits comes back, and nobody listens.
- discord.py's warnings about voice, which we never use.
- aiohttp's form: it writes a message and its pictures in eight pieces, in half as long again.
- aiosqlite's thread: each cursor, statement, row and commit is a change of threads that costs more
  than SQLite does, and there is no public way to run a whole unit of work in it.
"""
