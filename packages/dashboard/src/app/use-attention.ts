import type { CheckoutSummary } from "@cartwright/contract";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useBrowserNotifications } from "../lib/browser-notifications.ts";
import { describePurchase, merchantOf } from "../lib/merchant.ts";
import { setWaiting } from "../lib/tab-title.ts";

/** Announces open questions while the page is hidden: in the tab's title and icon, and as notifications. */
export function useAttention(questions: readonly CheckoutSummary[]): void {
  const [notifications] = useBrowserNotifications();
  const navigate = useNavigate();
  const told = useRef(new Set<string>());
  useEffect(() => setWaiting(questions.length), [questions.length]);
  useEffect(() => {
    const fresh = questions.filter(
      ({ pendingUserActionId: id }) => id !== undefined && !told.current.has(id),
    );
    for (const { pendingUserActionId } of fresh)
      if (pendingUserActionId) told.current.add(pendingUserActionId);
    // If the page is visible, the question is already shown there.
    if (notifications !== "on" || document.visibilityState === "visible") return;
    for (const checkout of fresh)
      notify(checkout, () => navigate({ to: "/checkouts/$checkoutId", params: { checkoutId: checkout.id } }));
  }, [questions, notifications, navigate]);
}

function notify(checkout: CheckoutSummary, open: () => Promise<void>): void {
  const notification = new Notification(`A purchase at ${merchantOf(checkout.url)} needs your answer`, {
    body: describePurchase(checkout),
    icon: "/icon.svg",
    // A later question of the same purchase replaces the earlier one.
    tag: checkout.id,
  });
  notification.addEventListener("click", () => {
    window.focus();
    notification.close();
    // Callers cannot await it; a failed navigation shows on the page itself.
    void open();
  });
}
