import type { Field } from "../../page/fields/read-fields.ts";
import { signInFields } from "../form/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { hostOf, merchantOf, type Visit } from "../visit.ts";
import { keepSession } from "./keep-session.ts";

/** Once the shop asks for neither password nor code any more, the buyer is signed in: that is kept at once. */
export async function noteSignIn(
  visit: Visit,
  work: FormWork,
  { all: fields, pressables }: { all: readonly Field[]; pressables: readonly unknown[] },
): Promise<void> {
  const isNew = work.signIn === "registering";
  if (!isNew && work.signIn !== "entered") return;
  const isUnderWay = fields.some(({ role }) => role === "oneTimeCode" || role === "newPassword");
  const isDrawn = fields.length + pressables.length > 0;
  if (isUnderWay || !isDrawn || signInFields(fields).length > 0) return;
  work.signIn = "done";
  visit.session = "signed_in";
  const merchant = merchantOf(visit);
  const label = isNew ? `Opened an account at ${merchant}.` : `Signed in at ${merchant}.`;
  await visit.host.report({ code: "signed_in", label, facts: { isNewAccount: isNew, host: hostOf(visit) } });
  await keepSession(visit);
}
