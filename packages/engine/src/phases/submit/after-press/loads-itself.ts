import { watchRequests } from "../../../page/waiting/request-watch.ts";
import type { Visit } from "../../visit.ts";

/** It loads itself again at least as often. */
const againMs = 15_000;

/**
 * Returns a function that tells whether the page has just loaded itself anew, at an address where it has been since the
 * press: it is still at work, in whatever words it says so.
 */
export function watchReloads(visit: Pick<Visit, "page">): () => boolean {
  const places = new Set<string>();
  let page = visit.page;
  let documents = watchRequests(page).arrivedCount();
  let reloadedAt = 0;
  return () => {
    const now = watchRequests(visit.page).arrivedCount();
    const place = visit.page.url().replace(/#.*/s, "");
    const isNew = visit.page !== page || now !== documents;
    if (isNew && places.has(place)) reloadedAt = Date.now();
    places.add(place);
    page = visit.page;
    documents = now;
    return Date.now() - reloadedAt < againMs;
  };
}
