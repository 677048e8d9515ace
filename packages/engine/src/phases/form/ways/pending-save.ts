import { placeRoles } from "../../../page/fields/field-role.ts";
import type { Filling } from "../../../page/filling/fill-together.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import type { Visit } from "../../visit.ts";

/** The last input into the form, which may not have been sent to the shop yet. */
export interface PendingSave {
  /** Shops save immediately or after a pause; what has not been sent by then won't be. */
  until: number;
  isSaved(): boolean;
  /** How long after an input this page has sent it; undefined while it has sent none. */
  delayMs(): number | undefined;
}

/** Longest pause after which shops save typed values. */
const typingPauseMs = 2_000;
/** A choice is a single action, so shops need no pause to detect its end. */
const choicePauseMs = 600;

/** A page that has sent its inputs after a pause is given that much more for the next. */
const usualDelays = { share: 3, leastMs: 100 };

export const nothingToSave: PendingSave = { until: 0, isSaved: () => true, delayMs: () => undefined };

/**
 * Called before a round is filled in, since some forms save each field as it is left. Call the result once
 * the round is filled in.
 */
export function watchTyping(visit: Visit, former: PendingSave, round: readonly Filling[]): () => PendingSave {
  const texts = savedTexts(round);
  const isSent = texts.length > 0 ? watchRequests(visit.page).watchFor(texts) : anyRequest(visit);
  return joined(visit, former, { pauseMs: typingPauseMs, isSent });
}

/** The same for a choice. */
export function watchChoice(visit: Visit, former: PendingSave): () => PendingSave {
  return joined(visit, former, { pauseMs: choicePauseMs, isSent: anyRequest(visit) });
}

/**
 * The values whose sending shows that a round was saved. If it contains an address, only that: the price
 * depends on it, and shops that calculate it send nothing else. Lists send their own codes and phone numbers
 * are reformatted, so neither can be found reliably.
 */
function savedTexts(round: readonly Filling[]): string[] {
  const typed = round.filter(({ field: { role, control } }) => control !== "select" && role !== "phone");
  const priced = typed.filter(({ field: { role } }) => placeRoles.has(role));
  return (priced.length > 0 ? priced : typed).map(({ value }) => value);
}

function anyRequest({ page }: Visit): () => boolean {
  const requests = watchRequests(page);
  const before = requests.sentCount();
  return () => requests.sentCount() > before;
}

/** A page that has been replaced saves nothing any more. */
function joined(
  { page }: Visit,
  former: PendingSave,
  { pauseMs, isSent }: { pauseMs: number; isSent: () => boolean },
): () => PendingSave {
  const requests = watchRequests(page);
  const before = requests.documentCount();
  const isReplaced = () => requests.documentCount() > before;
  const usualMs = former.delayMs();
  return () => {
    const at = Date.now();
    const delayMs = () => (isSent() ? Math.max(0, requests.lastToldAt() - at) : usualMs);
    return afterSave(former, {
      until: at + longestPause(pauseMs, usualMs),
      isSaved: () => isReplaced() || isSent(),
      delayMs: () => (isReplaced() ? undefined : delayMs()),
    });
  };
}

/** How long to wait for an input to be sent, on a page that has sent others after a usual delay. */
export function longestPause(pauseMs: number, usualMs: number | undefined): number {
  return usualMs === undefined
    ? pauseMs
    : Math.min(pauseMs, usualDelays.leastMs + usualDelays.share * usualMs);
}

/** Both are saved, the former one and the next. */
export function afterSave(former: PendingSave, next: PendingSave): PendingSave {
  // Drop a finished save: each would keep the one before it, and the typed values, in memory, and its time limit.
  if (former.isSaved()) return next;
  return {
    until: Math.max(former.until, next.until),
    isSaved: () => former.isSaved() && next.isSaved(),
    delayMs: next.delayMs,
  };
}
