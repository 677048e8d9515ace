import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** For a link, or for a browser that has proved whose it is. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** The token has 256 random bits, so that a plain hash is as good as a slow one. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
