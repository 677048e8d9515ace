import { placeRoles } from "../../page/fields/field-role.ts";
import type { Filling } from "../../page/filling/fill-together.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import type { Visit } from "../visit.ts";

/** What was put into the form last, and may still be on its way to the shop. */
export interface PendingSave {
  /** Shops save at once or after a pause of their own; what has not left by then will not. */
  until: number;
  isSaved(): boolean;
}

/** The pause after which shops save what was typed, at most. */
const typingPauseMs = 2_000;
/** A choice is a single act: there is no end of it to wait for. */
const choicePauseMs = 600;

export const nothingToSave: PendingSave = { until: 0, isSaved: () => true };

/**
 * Begun before a round is filled in, since some forms save each field as it is left. The answer is called once it
 * stands.
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
 * What tells that a round was saved. Where an address is in it, that is the address: the price depends on it, and shops
 * that work it out send nothing else. A list sends codes of its own, and a telephone number is put into shape: neither
 * is found again for sure.
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

/** A page that is gone saves nothing any more. */
function joined(
  { page }: Visit,
  former: PendingSave,
  { pauseMs, isSent }: { pauseMs: number; isSent: () => boolean },
): () => PendingSave {
  const requests = watchRequests(page);
  const before = requests.documentCount();
  return () => {
    // One that is over is let go of: each would hold the one before it, and with it what was typed.
    const open = former.isSaved() ? undefined : former;
    return {
      until: Math.max(former.until, Date.now() + pauseMs),
      isSaved: () => requests.documentCount() > before || (open?.isSaved() !== false && isSent()),
    };
  };
}
