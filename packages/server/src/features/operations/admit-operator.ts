import { hash, timingSafeEqual } from "node:crypto";
import { messages } from "@cartwright/contract";
import type { Secret } from "../../platform/secret.ts";
import { ServiceError } from "../../platform/service-error.ts";

/**
 * The listener is on loopback, but browsers on this machine, including those of the runs, can reach it too.
 * Pages are rejected by the host name they use and by the headers that only browsers send.
 */
export function admitOperator(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  token: Secret<string> | undefined,
): void {
  const isForeign = !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(String(headers.host ?? ""));
  const isBrowser = headers.origin !== undefined || headers["sec-fetch-site"] !== undefined;
  if (isForeign || isBrowser)
    throw new ServiceError("forbidden", "The operator's calls are not for web pages");
  if (token === undefined) return;
  const [, sent] = /^Bearer (.+)$/i.exec(String(headers.authorization ?? "")) ?? [];
  if (sent === undefined)
    throw new ServiceError("unauthenticated", messages.authentication.missingBearerToken);
  if (!timingSafeEqual(hash("sha256", sent, "buffer"), hash("sha256", token.reveal(), "buffer")))
    throw new ServiceError("unauthenticated", "Invalid operations token");
}
