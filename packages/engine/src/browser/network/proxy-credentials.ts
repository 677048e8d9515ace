import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * The credentials a browser sends to the proxy of its run. They exist only in memory, for as long as the run.
 */
export interface ProxyCredentials {
  readonly username: string;
  readonly password: string;
}

export function createProxyCredentials(): ProxyCredentials {
  return { username: randomBytes(12).toString("base64url"), password: randomBytes(32).toString("base64url") };
}

/** Takes constant time whatever is offered. */
export function hasCredentials(offered: ProxyCredentials, expected: ProxyCredentials): boolean {
  return timingSafeEqual(digest(offered), digest(expected));
}

/** Digests have equal length, which the comparison needs, and reveal nothing about what was offered. */
function digest({ username, password }: ProxyCredentials): Buffer {
  return createHash("sha256").update(`${username}:${password}`).digest();
}
