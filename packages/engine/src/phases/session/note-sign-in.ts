import type { Field } from "../../page/fields/read-fields.ts";
import type { AccountWork } from "../form/account-work.ts";
import { signInFields } from "../form/fields/checkout-fields.ts";
import { hostOf, merchantOf, type Visit } from "../visit.ts";
import { keepSession } from "./keep-session.ts";

const drawingMs = 1_500;

interface Seen {
  all: readonly Field[];
  pressables: readonly unknown[];
  idleMs: number;
}

/**
 * Once the shop asks for neither password nor code, the buyer is signed in, and the session is saved
 * immediately.
 */
export async function noteSignIn(
  visit: Visit,
  work: AccountWork,
  { all: fields, pressables, idleMs }: Seen,
): Promise<void> {
  const isNew = work.signIn === "registering";
  if (!isNew && work.signIn !== "entered") return;
  const isUnderWay = fields.some(({ role }) => role === "oneTimeCode" || role === "newPassword");
  // A page of only links may follow the sign-in, or be the sign-in again before it has rendered.
  const isDrawn = fields.length > 0 || (pressables.length > 0 && idleMs > drawingMs);
  if (isUnderWay || !isDrawn || signInFields(fields).length > 0) return;
  work.signIn = "done";
  visit.session = "signed_in";
  const merchant = merchantOf(visit);
  const label = isNew ? `Opened an account at ${merchant}.` : `Signed in at ${merchant}.`;
  await visit.host.report({ code: "signed_in", label, facts: { isNewAccount: isNew, host: hostOf(visit) } });
  await keepSession(visit);
}
