import { otpSchema } from "@cartwright/contract";
import { type Field, theField } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { settle } from "../../page/waiting/settle.ts";
import { findContinue } from "../checkout/find-continue.ts";
import type { FormWork } from "../checkout/form-work.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { hostOf, type Visit } from "../visit.ts";

const mostCodes = 3;

/** A code that the shop has sent to the buyer: only a person can read it. */
export async function giveCode(visit: Visit, work: FormWork, fields: readonly Field[]): Promise<boolean> {
  const field = theField(fields, "oneTimeCode");
  if (field?.value !== "") return false;
  const tries = (work.tries.get("code") ?? 0) + 1;
  work.tries.set("code", tries);
  const host = hostOf(visit);
  if (tries > mostCodes)
    throw new PurchaseFailed("sign_in_failed", `${host} accepted none of ${mostCodes} codes.`);
  const { code = "" } = await visit.host.ask({
    key: "otp",
    message: `${host} has sent a one-time code and asks for it${tries > 1 ? " again: the last one was not accepted" : ""}.`,
    responseSchema: otpSchema,
  });
  await fillField(field, code, visit.pace);
  const next = await findContinue(visit, [field]);
  if (next) await press(visit.page, next.locator, visit.pace);
  await settle(visit.page, visit.pace);
  return true;
}
