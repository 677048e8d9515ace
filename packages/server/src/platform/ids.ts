import { createHash, randomUUID } from "node:crypto";

/** Returns a new row id. Not for tokens or keys, which have their own, longer randomness. */
export function newId(): string {
  return randomUUID();
}

/** Returns the same id for the same words, so that creating something twice under it has no effect. */
export function idOf(...words: readonly string[]): string {
  const bytes = createHash("sha256").update(words.join("\n")).digest().subarray(0, 16);
  // Version 8 of RFC 9562: application-defined bytes.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
