import { createHash } from "node:crypto";

/** SHA-256 of the body's canonical JSON: sorted names, no white space. */
export function fingerprintOf(body: unknown): Uint8Array {
  return createHash("sha256").update(canonicalJson(body)).digest();
}

/** Stored in place of the client's key, with a fixed length. */
export function digestOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/**
 * Replaces the digest once the checkout is erased, without revealing the key or its subject.
 * `clearAttachments` computes the same value.
 */
export function digestAfterErasure(subject: string | undefined, keyDigest: string): string {
  return `erased ${createHash("sha256")
    .update(`${subject ?? ""} ${keyDigest}`)
    .digest("hex")}`;
}

/** A missing fingerprint matches nothing. */
export function isSameFingerprint(left: Uint8Array | null, right: Uint8Array): boolean {
  return left !== null && Buffer.from(left).equals(Buffer.from(right));
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null || JSON.isRawJSON(value))
    return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, child]) => `${JSON.stringify(name)}:${canonicalJson(child)}`);
  return `{${entries.join(",")}}`;
}
