import { createHash } from "node:crypto";

/** SHA-256 of the body in one canonical spelling: names in order, no white space. */
export function fingerprintOf(body: unknown): Uint8Array {
  return createHash("sha256").update(canonicalJson(body)).digest();
}

/** What stands for the client's key in the database: of one length, whatever was sent. */
export function digestOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** What stands for the digest once the checkout is erased: it repeats neither the key nor whose it was. `clearAttachments` writes the same. */
export function digestAfterErasure(subject: string | undefined, keyDigest: string): string {
  return `erased ${createHash("sha256")
    .update(`${subject ?? ""} ${keyDigest}`)
    .digest("hex")}`;
}

/** A checkout that holds the key without a fingerprint matches nothing. */
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
