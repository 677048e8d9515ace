import type { Field } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { settle } from "../../page/waiting/settle.ts";
import type { FormWork } from "../form/form-work.ts";
import { guestChoice } from "../form/guest-choice.ts";
import type { Visit } from "../visit.ts";

const mostTries = 2;

/** Chooses to buy as a guest if the shop offers guest, new account and sign-in. */
export async function chooseGuest(
  { page, pace }: Visit,
  work: FormWork,
  fields: readonly Field[],
): Promise<boolean> {
  for (const group of fields.filter(({ control }) => control === "radio")) {
    const guest = guestChoice(group);
    if (guest) work.signIn = "not_needed";
    if (!guest || group.value === guest.value) continue;
    const key = `guest ${page.url()} ${group.name}`;
    const tries = (work.tries.get(key) ?? 0) + 1;
    work.tries.set(key, tries);
    if (tries > mostTries) continue;
    const outcome = await fillField(group, guest.value, pace);
    await settle(page, pace);
    if (outcome.filled) return true;
  }
  return false;
}
