"""The shapes on the wire, as far as programs usually need them. docs/openapi.json of the service describes every field."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Required, TypedDict

CheckoutStatus = Literal["queued", "running", "awaiting_user_action", "succeeded", "failed", "cancelled"]
FailureReason = Literal["max_cost_exceeded", "user_cancelled", "user_action_expired", "automation_failed"]
TERMINAL_STATUSES = ("succeeded", "failed", "cancelled")


class Money(TypedDict):
    amount: str
    currency: NotRequired[str]


class Target(TypedDict, total=False):
    """What to buy and where. `request` says it in plain words."""

    url: Required[str]
    request: str
    merchantContext: str
    allowedDomains: list[str]
    countryCode: str


class Constraints(TypedDict, total=False):
    maxCost: Money


class ProgressItem(TypedDict):
    kind: Literal["intent_started", "step", "user_action", "terminal"]
    label: str
    data: dict[str, Any]
    at: str
    sequence: int


class Choice(TypedDict):
    const: str
    title: str


class ResponseProperty(TypedDict, total=False):
    type: Required[Literal["string"]]
    title: str
    description: str
    minLength: int
    maxLength: int
    format: str
    oneOf: list[Choice]


class ResponseSchema(TypedDict):
    type: Literal["object"]
    properties: dict[str, ResponseProperty]
    required: list[str]
    additionalProperties: Literal[False]


class PendingUserAction(TypedDict):
    """The open question. Submit one string for each property of `responseSchema`."""

    id: str
    key: str
    message: str
    responseSchema: ResponseSchema
    expiresAt: str
    detectedTotal: NotRequired[Money]


class Failure(TypedDict):
    reason: FailureReason


class Evidence(TypedDict):
    url: str


class Receipt(TypedDict):
    total: Money | None
    merchantOrderId: str | None
    evidence: Evidence


class Checkout(TypedDict):
    id: str
    status: CheckoutStatus
    target: Target
    constraints: Constraints
    metadata: dict[str, Any]
    progressItems: list[ProgressItem]
    createdAt: str
    updatedAt: str
    mode: NotRequired[Literal["test", "live"]]
    subject: NotRequired[str]
    goal: NotRequired[str]
    buyerProfileId: NotRequired[str]
    browser: NotRequired[dict[str, Any]]
    pendingUserAction: NotRequired[PendingUserAction]
    failure: NotRequired[Failure]
    receipt: NotRequired[Receipt]
    quote: NotRequired[dict[str, Any]]


class CheckoutSummary(TypedDict):
    id: str
    status: CheckoutStatus
    url: str
    createdAt: str
    updatedAt: str
    request: NotRequired[str]
    pendingUserActionId: NotRequired[str]


class CheckoutPage(TypedDict):
    data: list[CheckoutSummary]
    nextCursor: str | None


class AnswerLink(TypedDict):
    url: str
    expiresAt: str


class PersonName(TypedDict, total=False):
    first: str
    last: str


class Contact(TypedDict, total=False):
    email: str
    phone: str


class ShippingAddress(TypedDict, total=False):
    addressLines: list[str]
    locality: str
    administrativeAreaCode: str
    postalCode: str
    countryCode: str


class BuyerProfile(TypedDict):
    id: str
    label: str | None
    subject: str | None
    name: PersonName | None
    contact: Contact | None
    shipping: ShippingAddress | None
    createdAt: str
