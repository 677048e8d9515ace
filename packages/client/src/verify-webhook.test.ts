import { signDelivery } from "@cartwright/contract/webhook-signature";
import { describe, expect, test } from "vitest";
import { verifyWebhook, WebhookVerificationError } from "./verify-webhook.ts";

const secret = "whsec_dGhlIHNlY3JldCBvZiB0aGlzIGVuZHBvaW50";
const nowMs = Date.parse("2026-01-02T03:04:05.678Z");
const event = {
  type: "checkout.status_changed",
  checkoutId: "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c",
  status: "succeeded",
  failureReason: null,
  createdAt: "2026-01-02T03:04:05.000Z",
};
const rawBody = JSON.stringify(event);
const signature = signDelivery({ secret, rawBody, unixSeconds: nowMs / 1000 });

describe("a delivery", () => {
  test.each([
    ["as text", rawBody],
    ["as bytes", new TextEncoder().encode(rawBody)],
  ])("that the endpoint's secret signed gives its event, %s", async (_, body) => {
    expect(await verifyWebhook({ rawBody: body, signature, secret, nowMs })).toEqual(event);
  });

  test("is accepted under either secret while one replaces the other", async () => {
    expect(await verifyWebhook({ rawBody, signature, secret: ["whsec_new", secret], nowMs })).toEqual(event);
  });

  test("of a kind that is not known yet gives nothing", async () => {
    const other = JSON.stringify({ type: "checkout.refunded" });
    const signed = signDelivery({ secret, rawBody: other, unixSeconds: nowMs / 1000 });
    expect(await verifyWebhook({ rawBody: other, signature: signed, secret, nowMs })).toBeUndefined();
  });

  test.each([
    ["another body", { rawBody: rawBody.replace("succeeded", "failed") }],
    ["another secret", { secret: "whsec_other" }],
    ["no secret", { secret: "" }],
    ["an old signature", { nowMs: nowMs + 301_000 }],
    ["a signature from the future", { nowMs: nowMs - 301_000 }],
    ["no signature", { signature: null }],
    ["two times", { signature: `t=1,${signature}` }],
    ["a signature that is cut off", { signature: signature.slice(0, -2) }],
  ])("with %s is refused", async (_, change) => {
    const delivery = { rawBody, signature, secret, nowMs, ...change };
    await expect(verifyWebhook(delivery)).rejects.toThrow(WebhookVerificationError);
  });
});
