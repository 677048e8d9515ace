import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** What a browser shows to the proxy of its run. They exist only in memory, for as long as the run. */
export interface ProxyCredentials {
  readonly username: string;
  readonly password: string;
}

export function createProxyCredentials(): ProxyCredentials {
  return { username: randomBytes(12).toString("base64url"), password: randomBytes(32).toString("base64url") };
}

/** Takes the same time whatever is offered. */
export function hasCredentials(offered: ProxyCredentials, expected: ProxyCredentials): boolean {
  return timingSafeEqual(digest(offered), digest(expected));
}

/** Digests have one length, which the comparison needs and which tells nothing of what was offered. */
function digest({ username, password }: ProxyCredentials): Buffer {
  return createHash("sha256").update(`${username}:${password}`).digest();
}
