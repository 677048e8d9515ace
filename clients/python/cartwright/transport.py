"""The one way a request goes out."""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPException
from typing import Any, Mapping

from .errors import ApiError, ConnectionFailed, UnexpectedAnswer


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """The API sends none, and a key must not follow one to another host."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Transport:
    def __init__(self, base_url: str, api_key: str | None, timeout: float) -> None:
        if urllib.parse.urlsplit(base_url).scheme not in ("http", "https"):
            raise ValueError(f"base_url is not an http or https address: {base_url!r}")
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._timeout = timeout
        self._opener = urllib.request.build_opener(NoRedirects)

    def call(
        self,
        method: str,
        path: str,
        *,
        body: Any = None,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Any:
        present = {name: value for name, value in (query or {}).items() if value is not None}
        url = self._base_url + path + (f"?{urllib.parse.urlencode(present)}" if present else "")
        request = urllib.request.Request(url, method=method, headers={"Accept": "application/json", **(headers or {})})
        if self._api_key is not None:
            request.add_header("Authorization", f"Bearer {self._api_key.strip()}")
        for name, value in request.header_items():
            if not (value.isascii() and value.isprintable()):
                # The standard library's own error would quote the value, which may be the key.
                raise ValueError(f"{name}: may hold only printable ASCII characters")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with self._opener.open(request, timeout=self._timeout) as response:
                text = response.read()
        except urllib.error.HTTPError as refusal:
            with refusal:
                raise ApiError(refusal.code, read_object(refusal), refusal.headers.get("request-id")) from None
        except (OSError, HTTPException) as failure:
            raise ConnectionFailed(f"{method} {url}: {failure}") from failure
        if not text:
            return None
        try:
            return json.loads(text)
        except ValueError as failure:
            raise UnexpectedAnswer(f"{method} {path} answered with something that is not JSON") from failure


def read_object(refusal: urllib.error.HTTPError) -> dict[str, Any] | None:
    """None where something in between answered for the service."""
    try:
        body = json.loads(refusal.read())
    except (OSError, ValueError, HTTPException):
        return None
    return body if isinstance(body, dict) else None


def path_of(*parts: str) -> str:
    """An empty id, or one of dots, would name another route."""
    for part in parts:
        if part in ("", ".", ".."):
            raise ValueError(f"not an id: {part!r}")
    return "/v1/" + "/".join(urllib.parse.quote(part, safe="") for part in parts)
