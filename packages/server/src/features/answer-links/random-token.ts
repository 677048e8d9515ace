import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** Creates a token for a link, or for a browser that has proved its identity. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** The token has 256 random bits, so a fast hash is as safe as a slow one. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
