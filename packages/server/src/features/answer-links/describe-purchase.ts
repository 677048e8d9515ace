import { addressLinesOf, findPurchase } from "@cartwright/contract";
import { addressAsRequested } from "@cartwright/engine/server";
import type { LinkedQuestion } from "./answer-links.store.ts";
import type { ShownPurchase } from "./page-calls.ts";

/** Returns the purchase as shown to the person, from the run's reports and the buyer's profile. */
export function describePurchase(question: LinkedQuestion): ShownPurchase {
  const { url, isLive, request, steps, detectedTotal, hasPicture } = question;
  const purchase = findPurchase((steps ?? []).map((data) => ({ kind: "step", data })));
  return {
    merchant: URL.parse(url)?.hostname ?? "",
    mode: isLive ? "live" : "test",
    hasPicture,
    item: purchase?.item ?? null,
    delivery: purchase?.delivery ?? null,
    shipping: purchase?.shipping ?? null,
    tax: purchase?.tax ?? null,
    request,
    address: addressLinesOf(addressAsRequested(question, { url, request })),
    total: detectedTotal,
  };
}
