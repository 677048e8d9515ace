"""The API as methods."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from .errors import ApiError, ConnectionFailed
from .transport import Transport, path_of
from .types import (
    TERMINAL_STATUSES,
    AnswerLink,
    BuyerProfile,
    Checkout,
    CheckoutPage,
    CheckoutStatus,
    Constraints,
    Contact,
    PendingUserAction,
    PersonName,
    ProgressItem,
    ShippingAddress,
    Target,
)

Answer = Mapping[str, str] | Literal["decline"] | None
"""The values to submit, "decline", or None to leave the question to a person who answers elsewhere."""

# A look that fails is no reason to lose a purchase under way. This many in a row are.
TOLERATED_FAILURES = 5


class Client:
    """Raises ApiError where the service refuses and ConnectionFailed where no answer comes. Nothing is sent twice by itself."""

    def __init__(self, base_url: str, api_key: str | None = None, *, timeout: float = 30) -> None:
        transport = Transport(base_url, api_key, timeout)
        self._transport = transport
        self.checkouts = Checkouts(transport)
        self.buyer_profiles = BuyerProfiles(transport)

    def signup(self, *, name: str | None = None, email: str | None = None) -> dict[str, Any]:
        """Opens a sandbox workspace. The key in the answer is shown this once."""
        return self._transport.call("POST", "/v1/signup", body=given(name=name, email=email))

    def health(self) -> dict[str, Any]:
        return self._transport.call("GET", "/health")


class Checkouts:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        target: Target,
        *,
        buyer_profile_id: str | None = None,
        constraints: Constraints | None = None,
        goal: Literal["purchase", "quote"] | None = None,
        subject: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        idempotency_key: str | None = None,
    ) -> Checkout:
        """Starts a purchase. Give an idempotency key: a retry with it cannot buy twice for 24 hours."""
        body = given(
            target=target,
            buyerProfileId=buyer_profile_id,
            constraints=constraints,
            goal=goal,
            subject=subject,
            metadata=metadata,
        )
        headers = {"Idempotency-Key": idempotency_key} if idempotency_key else {}
        return self._transport.call("POST", "/v1/checkouts", body=body, headers=headers)

    def get(self, checkout_id: str) -> Checkout:
        return self._transport.call("GET", path_of("checkouts", checkout_id))

    def list(
        self,
        *,
        status: CheckoutStatus | None = None,
        subject: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> CheckoutPage:
        """A page, newest first. Pass its `nextCursor` as `cursor` for the next one."""
        query = {"status": status, "subject": subject, "limit": limit, "cursor": cursor}
        return self._transport.call("GET", "/v1/checkouts", query=query)

    def cancel(self, checkout_id: str) -> None:
        """Returns when the cancellation is accepted. It is applied soon after."""
        self._transport.call("DELETE", path_of("checkouts", checkout_id))

    def submit_action(self, checkout_id: str, action_id: str, values: Mapping[str, str]) -> Checkout:
        path = path_of("checkouts", checkout_id, "actions", action_id)
        return self._transport.call("POST", path, body={"action": "submit", "values": dict(values)})

    def decline_action(self, checkout_id: str, action_id: str, reason: str | None = None) -> Checkout:
        path = path_of("checkouts", checkout_id, "actions", action_id)
        return self._transport.call("POST", path, body={"action": "decline", **given(reason=reason)})

    def create_answer_link(self, checkout_id: str, *, expires_in: int | None = None) -> AnswerLink:
        """A link for the person who answers the open question. ApiError with status 409 where none is open."""
        path = path_of("checkouts", checkout_id, "answer-link")
        return self._transport.call("POST", path, body=given(expiresIn=expires_in))

    def get_evidence(self, checkout_id: str) -> dict[str, Any]:
        """What the checkout's runs saw, weighed and tried. Without entries where the service keeps none."""
        return self._transport.call("GET", path_of("checkouts", checkout_id, "evidence"))

    def get_evidence_part(self, checkout_id: str, part_id: str) -> dict[str, Any]:
        """One picture (a JPEG in base64) or reading of the evidence, as `data`."""
        return self._transport.call("GET", path_of("checkouts", checkout_id, "evidence", part_id))

    def create_embed_token(self, checkout_id: str) -> dict[str, Any]:
        """A token and an address of the live view."""
        return self._transport.call("POST", path_of("checkouts", checkout_id, "embed-token"))

    def watch(self, checkout_id: str, *, poll_seconds: float = 2, timeout: float | None = None) -> Iterator[Checkout]:
        """Yields the checkout now and after each change, until it has ended. TimeoutError after `timeout` seconds."""
        deadline = None if timeout is None else time.monotonic() + timeout
        seen = None
        failures = 0
        while True:
            try:
                checkout = self.get(checkout_id)
            except (ApiError, ConnectionFailed) as failure:
                failures += 1
                if not is_passing(failure) or failures > TOLERATED_FAILURES:
                    raise
            else:
                failures = 0
                if checkout != seen:
                    seen = checkout
                    yield checkout
                if checkout["status"] in TERMINAL_STATUSES:
                    return
            if deadline is not None and time.monotonic() + poll_seconds > deadline:
                raise TimeoutError(f"checkout {checkout_id} had not ended after {timeout} seconds")
            time.sleep(poll_seconds)

    def wait(
        self,
        checkout_id: str,
        *,
        on_question: Callable[[PendingUserAction], Answer] | None = None,
        on_progress: Callable[[ProgressItem], object] | None = None,
        poll_seconds: float = 2,
        timeout: float | None = None,
    ) -> Checkout:
        """Returns the checkout when it has ended: read `status`, `receipt` and `failure`.

        `on_question` is called once for each question. Without it, and where it returns None, the question is left to a
        person who answers elsewhere.
        """
        shown = -1
        asked = None
        checkout = None
        for checkout in self.watch(checkout_id, poll_seconds=poll_seconds, timeout=timeout):
            for item in checkout["progressItems"]:
                if item["sequence"] > shown:
                    shown = item["sequence"]
                    if on_progress:
                        on_progress(item)
            question = checkout.get("pendingUserAction")
            if question and question["id"] != asked:
                asked = question["id"]
                if on_question:
                    self._answer(checkout_id, question["id"], on_question(question))
        assert checkout is not None, "watching yields at least once"
        return checkout

    def _answer(self, checkout_id: str, action_id: str, answer: Answer) -> None:
        try:
            if answer == "decline":
                self.decline_action(checkout_id, action_id)
            elif answer is not None:
                self.submit_action(checkout_id, action_id, answer)
        except ApiError as refusal:
            # It was answered elsewhere meanwhile, or time was up: the next look says which.
            if refusal.status != 409:
                raise


class BuyerProfiles:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def create(
        self,
        *,
        name: PersonName | None = None,
        contact: Contact | None = None,
        shipping: ShippingAddress | None = None,
        label: str | None = None,
        subject: str | None = None,
    ) -> BuyerProfile:
        body = given(name=name, contact=contact, shipping=shipping, label=label, subject=subject)
        return self._transport.call("POST", "/v1/buyer-profiles", body=body)

    def get(self, profile_id: str) -> BuyerProfile:
        return self._transport.call("GET", path_of("buyer-profiles", profile_id))

    def list(self, *, limit: int | None = None, cursor: str | None = None) -> dict[str, Any]:
        return self._transport.call("GET", "/v1/buyer-profiles", query={"limit": limit, "cursor": cursor})

    def update(self, profile_id: str, changes: Mapping[str, Any]) -> BuyerProfile:
        """Replaces the documents that are given. None removes one."""
        return self._transport.call("PATCH", path_of("buyer-profiles", profile_id), body=dict(changes))

    def delete(self, profile_id: str) -> None:
        self._transport.call("DELETE", path_of("buyer-profiles", profile_id))


def is_passing(failure: ApiError | ConnectionFailed) -> bool:
    return isinstance(failure, ConnectionFailed) or failure.status >= 500


def given(**values: Any) -> dict[str, Any]:
    """Without what was left out."""
    return {name: value for name, value in values.items() if value is not None}
