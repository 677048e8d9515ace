import { placeRoles } from "../../page/fields/field-role.ts";
import type { Filling } from "../../page/filling/fill-together.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import type { Visit } from "../visit.ts";

/** The last input into the form, which may not have been sent to the shop yet. */
export interface PendingSave {
  /** Shops save immediately or after a pause; what has not been sent by then won't be. */
  until: number;
  isSaved(): boolean;
}

/** Longest pause after which shops save typed values. */
const typingPauseMs = 2_000;
/** A choice is a single action, so shops need no pause to detect its end. */
const choicePauseMs = 600;

export const nothingToSave: PendingSave = { until: 0, isSaved: () => true };

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
  const isSaved = () => requests.documentCount() > before || isSent();
  return () => afterSave(former, { until: Date.now() + pauseMs, isSaved });
}

/** Both are saved, the former one and the next. */
export function afterSave(former: PendingSave, next: PendingSave): PendingSave {
  // Drop a finished save: each would keep the one before it, and the typed values, in memory, and its time limit.
  if (former.isSaved()) return next;
  return {
    until: Math.max(former.until, next.until),
    isSaved: () => former.isSaved() && next.isSaved(),
  };
}
