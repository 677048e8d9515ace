import { createHash } from "node:crypto";

/** The source of an inline script or style in a content security policy. */
export function contentHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
