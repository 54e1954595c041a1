"""The client's files. What has a hash in its name never changes; every other page is the client.
Under `/offline/` lies the site that plays without a server, where it has been built.

The build may leave compressed copies (`.br`, `.gz`) beside a file, for browsers that take them.
"""

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath

from wardroom.server.errors import ApiError
from wardroom.server.settings import OFF, Settings

FOLDER: Final = Path(__file__).parents[1] / "page"
"""Where the client is built to, unless a server is told of another folder."""
SITE: Final = Path(__file__).parents[4] / "build/site"
"""Where `make site` builds the site in a clone."""
OFFLINE: Final = "/offline"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_COPIES: Final = (("br", ".br"), ("gzip", ".gz"))
_KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What each file is. The system is not asked: on Windows any program may have said otherwise, and a
script that is called a text does not run.
"""
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Wardroom</title>
<style>
body{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}
</style>
<h1>The table is not laid yet</h1>
<p>The server is running, but the pages have not been built. In a clone of the repository,
<code>make play</code> builds them and starts again; an installed package has them already.</p>
<p>For programs, the interface is described at <a href="/api/schema">/api/schema</a>.</p>
</html>
"""


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(
    request: Request[Any, Any, State], path: FromPath[Path] = Path("/")
) -> Response[bytes]:
    """A file of the client, or the client itself for every address that is one of its pages."""
    wanted = path.as_posix().strip("/")
    hidden = any(part.startswith(".") for part in wanted.split("/"))
    if hidden or wanted == "api" or wanted.startswith("api/"):
        raise ApiError("unknown-page")
    folder: Path = request.app.state.page
    found = _file(folder, wanted) if wanted else None
    if found is None and Path(wanted).suffix:
        raise ApiError("unknown-page")
    found = found or _file(folder, "index.html")
    if found is None:
        return Response(_NOT_BUILT.encode(), media_type="text/html", status_code=503)
    return _sent(found, request)


@route([OFFLINE, f"{OFFLINE}/{{path:path}}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def offline(
    request: Request[Any, Any, State], path: FromPath[Path] = Path("/")
) -> Response[bytes]:
    """A file of the site that plays without a server."""
    folder: Path | None = request.app.state.site
    wanted = str(path).strip("/")
    if folder is None or any(part.startswith(".") for part in wanted.split("/")):
        raise ApiError("unknown-page")
    if not wanted and not request.scope["raw_path"].endswith(b"/"):
        # Its addresses are relative: they need the folder.
        return Response(b"", status_code=307, headers={"location": f"{OFFLINE}/"})
    found = _file(folder, wanted or "index.html")
    if found is None:
        raise ApiError("unknown-page")
    return _sent(found, request)


def site_folder(settings: Settings) -> Path | None:
    """The folder of the site that plays without a server, if it has been built."""
    if settings.site == OFF:
        return None
    folder = Path(settings.site) if settings.site else SITE
    return folder if (folder / "index.html").is_file() else None


def _sent(found: Path, request: Request[Any, Any, State]) -> Response[bytes]:
    """A file, compressed as the browser likes it."""
    headers = {
        "cache-control": _FOREVER if found.parent.name == "assets" else _ASK_AGAIN,
        "vary": "accept-encoding",
    }
    body = found
    accepted = request.headers.get("accept-encoding", "")
    for coding, ending in _COPIES:
        copy = found.with_name(found.name + ending)
        if coding in accepted and copy.is_file():
            body = copy
            headers["content-encoding"] = coding
            break
    return Response(body.read_bytes(), media_type=_kind(found.suffix), headers=headers)


def _file(folder: Path, wanted: str) -> Path | None:
    """The file of that name, if it is in the client's folder."""
    try:
        path = (folder / wanted).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None  # no file can have such a name


def _kind(suffix: str) -> str:
    return _KINDS.get(suffix, "application/octet-stream")
