import { createHash, randomUUID } from "node:crypto";

/** A new identifier for a row, and nothing else: tokens and keys have their own, longer randomness. */
export function newId(): string {
  return randomUUID();
}

/** One and the same identifier for the same words: what is created under it twice is there once. */
export function idOf(...words: readonly string[]): string {
  const bytes = createHash("sha256").update(words.join("\n")).digest().subarray(0, 16);
  // Version 8 of RFC 9562: bytes of the application's own making.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
