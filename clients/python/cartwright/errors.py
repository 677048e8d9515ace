"""What goes wrong. docs/errors.md of the service lists every message with its cause and cure."""

from __future__ import annotations

from typing import Any


class CartwrightError(Exception):
    """The base of all errors of this client."""


class ApiError(CartwrightError):
    """The service refused. `status` is the HTTP status, `body` what it sent, `request_id` names the request in its log."""

    def __init__(self, status: int, body: dict[str, Any] | None, request_id: str | None) -> None:
        message = body.get("message") if body else None
        super().__init__(message or f"The service answered with HTTP status {status}")
        self.status = status
        self.body = body
        self.request_id = request_id


class ConnectionFailed(CartwrightError):
    """No answer came. What was asked for may have been done all the same."""


class UnexpectedAnswer(CartwrightError):
    """A success that is not JSON: most likely another service answers at the address."""
