"""The answer to a request that is refused: a problem in JSON, whatever refused it."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from wardroom.kernel import WardroomError
from wardroom.server.errors import ApiError, api_error_of
from wardroom.server.metrics import REFUSALS

_CODES: Final = {400: "malformed", 404: "unknown-page", 405: "wrong-method", 413: "too-large"}

_log = structlog.get_logger(__name__)


def _refused(_: Request[Any, Any, Any], error: WardroomError) -> Response[Any]:
    return _problem(api_error_of(error))


def _misled(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: bodies and addresses that make no sense."""
    code = _CODES.get(error.status_code, "malformed" if error.status_code < 500 else "broken")
    if code != "malformed":
        return _problem(ApiError(code))
    return _problem(ApiError(code, f"The request cannot be understood: {_reason(error)}"))


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return _problem(ApiError("malformed", f"The request cannot be understood: {error}."))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    _log.error("request failed", path=request.url.path, exc_info=error)
    return _problem(ApiError("broken"))


def _reason(error: HTTPException) -> str:
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        return str(error.extra[0].get("message", error.detail))
    return error.detail


def _problem(refusal: ApiError) -> Response[Any]:
    REFUSALS.labels(refusal.code).inc()
    return Response(refusal.problem(), status_code=refusal.status)


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    WardroomError: _refused,
    RecursionError: _too_deep,
    HTTPException: _misled,
    Exception: _broken,
}
