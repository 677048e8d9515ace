import { CheckoutStatusChanged as EventSchema, limits } from "@cartwright/contract";
import type { CheckoutStatusChanged } from "./wire.ts";

export interface WebhookToVerify {
  /** The raw body as received, before any parsing. */
  rawBody: string | Uint8Array;
  /** The value of the header `x-cartwright-signature`. */
  signature: string | null | undefined;
  /** The endpoint's secret, `whsec_…`; several while one is being replaced. */
  secret: string | readonly string[];
  /** Maximum age of a signature. Defaults to 300 seconds. */
  toleranceSeconds?: number;
  /** The time to compare with. Defaults to now. */
  nowMs?: number;
}

/** The delivery was not signed with the secret, or too long ago. Answer with a 4xx and do nothing else. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
}

/**
 * Resolves with the event of a genuine delivery, or with undefined if this version does not know its type:
 * answer that with a 2xx and ignore it. Rejects with `WebhookVerificationError` otherwise.
 */
export async function verifyWebhook(delivery: WebhookToVerify): Promise<CheckoutStatusChanged | undefined> {
  const {
    rawBody,
    nowMs = Date.now(),
    toleranceSeconds = limits.webhooks.signatureToleranceSeconds,
  } = delivery;
  const { time, digests } = readSignature(delivery.signature);
  if (!(Math.abs(nowMs / 1000 - Number(time)) <= toleranceSeconds))
    throw new WebhookVerificationError("The signature is too old, or the clocks differ");
  const bytes = typeof rawBody === "string" ? new TextEncoder().encode(rawBody) : rawBody;
  const message = concat(new TextEncoder().encode(`${time}.`), bytes);
  const secrets = [delivery.secret].flat().filter((secret) => secret !== "");
  const verdicts = await Promise.all(
    secrets.flatMap((secret) => digests.map((digest) => isSignedWith(secret, digest, message))),
  );
  if (!verdicts.includes(true))
    throw new WebhookVerificationError("The signature does not fit the body and the secret");
  return EventSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
}

function readSignature(header: string | null | undefined): {
  time: string;
  digests: Uint8Array<ArrayBuffer>[];
} {
  const parts = (header ?? "").slice(0, 4096).split(",");
  const times = parts.flatMap((part) => /^\s*t=(\d{1,12})\s*$/.exec(part)?.[1] ?? []);
  const digests = parts.flatMap((part) => /^\s*v1=([0-9a-f]{64})\s*$/i.exec(part)?.[1] ?? []);
  const [time] = times;
  if (time === undefined || times.length > 1 || digests.length === 0)
    throw new WebhookVerificationError("The header x-cartwright-signature is missing or cannot be read");
  return { time, digests: digests.map(fromHex) };
}

/** `crypto.subtle` exists in Node, Bun, Deno, workers and browsers, and compares in constant time. */
async function isSignedWith(
  secret: string,
  digest: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, [
    "verify",
  ]);
  return crypto.subtle.verify("HMAC", key, digest, message);
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
