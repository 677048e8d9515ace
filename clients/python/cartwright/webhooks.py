"""Deliveries of events."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import time
from collections.abc import Sequence
from typing import Any


class WebhookVerificationError(Exception):
    """The delivery was not signed with the secret, or not lately. Answer it with a 4xx and do nothing else."""


def verify_webhook(
    raw_body: bytes,
    signature: str | None,
    secret: str | Sequence[str],
    *,
    tolerance_seconds: float = 300,
    now: float | None = None,
) -> dict[str, Any]:
    """Returns the event of a genuine delivery.

    `raw_body` is the body exactly as it came, `signature` the header `x-cartwright-signature`. Give several secrets while
    one is being replaced by another.
    """
    parts = [part.strip() for part in (signature or "")[:4096].split(",")]
    times = [part[2:] for part in parts if re.fullmatch(r"t=\d{1,12}", part, re.ASCII)]
    digests = [part[3:].lower() for part in parts if re.fullmatch(r"v1=[0-9a-fA-F]{64}", part)]
    if len(times) != 1 or not digests:
        raise WebhookVerificationError("The header x-cartwright-signature is missing or cannot be read")
    if abs((time.time() if now is None else now) - int(times[0])) > tolerance_seconds:
        raise WebhookVerificationError("The signature is too old, or the clocks differ")
    secrets = [secret] if isinstance(secret, str) else secret
    message = times[0].encode() + b"." + raw_body
    expected = [hmac.new(each.encode(), message, hashlib.sha256).hexdigest() for each in secrets if each]
    if not any(hmac.compare_digest(one, other) for one in expected for other in digests):
        raise WebhookVerificationError("The signature does not fit the body and the secret")
    return json.loads(raw_body)
