import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "./limits.ts";
import { webhookSecretPrefix } from "./webhooks.ts";

export interface DeliveryToSign {
  /** The endpoint's secret, including `whsec_`. */
  secret: string;
  /** Exactly the bytes that are sent. */
  rawBody: string | Uint8Array;
  unixSeconds: number;
}

export interface DeliveryToVerify {
  /** The value of `x-cartwright-signature`, as received. */
  signature: string | undefined;
  /** The body before any parsing. */
  rawBody: string | Uint8Array;
  /** Several while a secret is being replaced: any of them may have signed. */
  secrets: readonly string[];
  nowMs: number;
  toleranceSeconds?: number;
}

/** The value of the signature header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export function signDelivery({ secret, rawBody, unixSeconds }: DeliveryToSign): string {
  const time = String(Math.trunc(unixSeconds));
  return `t=${time},v1=${hmac(secret, time, rawBody).toString("hex")}`;
}

/** Whether one of the secrets signed these bytes recently. Malformed signatures count as not signed. */
export function verifyDelivery(delivery: DeliveryToVerify): boolean {
  const parts = readSignature(delivery.signature);
  if (!parts || !isRecent(parts.time, delivery)) return false;
  return delivery.secrets
    .filter((secret) => secret !== "")
    .map((secret) => hmac(secret, parts.time, delivery.rawBody))
    .some((expected) => parts.digests.some((digest) => timingSafeEqual(digest, expected)));
}

/**
 * The value of `webhook-signature` according to Standard Webhooks:
 * `v1,<base64 HMAC-SHA256 of "<webhook-id>.<t>.<body>">`. Its key is the base64-decoded secret, not the
 * secret's text.
 */
export function signStandardDelivery({
  secret,
  id,
  rawBody,
  unixSeconds,
}: DeliveryToSign & { id: string }): string {
  const key = Buffer.from(secret.slice(webhookSecretPrefix.length), "base64");
  const hash = createHmac("sha256", key)
    .update(`${id}.${Math.trunc(unixSeconds)}.`)
    .update(rawBody);
  return `v1,${hash.digest("base64")}`;
}

function hmac(secret: string, time: string, rawBody: string | Uint8Array): Buffer {
  return createHmac("sha256", secret).update(`${time}.`).update(rawBody).digest();
}

/** Parts other than `t` and `v1` are ignored: they are reserved for later versions of the scheme. */
function readSignature(header: unknown): { time: string; digests: Buffer[] } | undefined {
  if (typeof header !== "string" || header.length > 4096) return undefined;
  const parts = header.split(",").map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith("t=")).map((part) => part.slice(2));
  const digests = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/i.exec(part)?.[1] ?? []);
  const [time = ""] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time) || digests.length === 0) return undefined;
  return { time, digests: digests.map((digest) => Buffer.from(digest, "hex")) };
}

function isRecent(time: string, delivery: DeliveryToVerify): boolean {
  const tolerance = delivery.toleranceSeconds ?? limits.webhooks.signatureToleranceSeconds;
  return Math.abs(delivery.nowMs / 1000 - Number(time)) <= tolerance;
}
