"""`/healthz` and `/metrics`, on a port of their own; nothing there tells of any player."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.operation.health import Health
from bot.settings import BadSetting, Settings
from bot.store import Unavailable


@asynccontextmanager
async def watched(settings: Settings, health: Health) -> AsyncIterator[None]:
    """Serve both pages if a port is set; BadSetting if it is taken."""
    if not settings.metrics_port:
        yield
        return
    runner = web.AppRunner(_pages(health), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, settings.metrics_host, settings.metrics_port).start()
    except OSError as error:
        await runner.cleanup()
        raise BadSetting(
            f"PARLOR_METRICS_PORT {settings.metrics_port} cannot be used: {error.strerror}."
        ) from error
    try:
        yield
    finally:
        await runner.cleanup()


def _pages(health: Health) -> web.Application:
    async def healthz(_: web.Request) -> web.Response:
        troubles = await health.troubles()
        return web.Response(text="\n".join(troubles or ["ok"]), status=503 if troubles else 200)

    async def metrics(_: web.Request) -> web.Response:
        with suppress(TimeoutError, Unavailable):  # the others tell what is wrong
            await health.census()
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", metrics)
    return app
