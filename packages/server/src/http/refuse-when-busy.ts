import { messages } from "@cartwright/contract";
import { ServiceError } from "../platform/service-error.ts";
import type { Demand } from "./authorise.ts";

/**
 * How long work may have waited for the database for a request of this kind to be accepted still. What begins
 * something is refused first, so that those who have begun can follow it. An answer or a cancellation has a
 * person or a purchase waiting for it, so it is refused last. All are below the time after which clients give
 * up, so that each request is answered.
 */
const mostWaitMs = { begin: 2_000, read: 4_000, goOn: 8_000 } as const;

export interface Arrival {
  method: string;
  /** As declared, with its parameters; undefined if there is none. */
  route: string | undefined;
  demand: Demand | "credential" | "public";
}

/** Throws if the request would have to wait too long. Runs before anything is read from the database. */
export function refuseWhenBusy(longestWaitMs: number, arrival: Arrival): void {
  const kind = kindOf(arrival);
  if (kind !== undefined && longestWaitMs > mostWaitMs[kind])
    throw new ServiceError("overloaded", messages.requests.overloaded);
}

/** Undefined if it reads little or nothing itself: the health check, live views, and calls that call the API. */
function kindOf({ method, route, demand }: Arrival): keyof typeof mostWaitMs | undefined {
  const isReading = method === "GET" || method === "HEAD";
  if (demand === "credential" || (demand === "public" && isReading)) return undefined;
  if (isReading) return "read";
  return route?.includes(":") ? "goOn" : "begin";
}
