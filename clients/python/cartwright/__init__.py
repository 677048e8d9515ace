"""The typed client of Cartwright. It uses the standard library alone."""

from .client import Client
from .errors import ApiError, CartwrightError, ConnectionFailed, UnexpectedAnswer
from .types import Checkout, PendingUserAction, ProgressItem, Receipt
from .webhooks import WebhookVerificationError, verify_webhook

__all__ = [
    "ApiError",
    "CartwrightError",
    "Checkout",
    "Client",
    "ConnectionFailed",
    "PendingUserAction",
    "ProgressItem",
    "Receipt",
    "UnexpectedAnswer",
    "WebhookVerificationError",
    "verify_webhook",
]
