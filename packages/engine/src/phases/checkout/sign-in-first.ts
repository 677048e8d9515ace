import { beginAccount } from "../form/account-work.ts";
import { hasAddress, signInFields } from "../form/fields/checkout-fields.ts";
import { lookAt } from "../form/ways/read-ways.ts";
import { goTo } from "../page/go-to.ts";
import { refuseCredentials } from "../session/credentials.ts";
import { noteSignIn } from "../session/note-sign-in.ts";
import type { Visit } from "../visit.ts";
import { enterCredentials } from "./open-account.ts";

/**
 * Some shops show no product before a sign-in. Returns true once the buyer is signed in and the product's
 * address was opened again. Opens no account: nothing is known yet of what would be bought with it.
 */
export async function signInFirst(visit: Visit): Promise<boolean> {
  const work = beginAccount();
  for (;;) {
    const look = await lookAt(visit);
    const signIn = hasAddress(look.all) ? [] : signInFields(look.all);
    if (signIn.length === 0) {
      await noteSignIn(visit, work, { ...look, idleMs: Number.POSITIVE_INFINITY });
      break;
    }
    if (work.signIn === "refused") refuseCredentials(work, work.account.words);
    if (!(await enterCredentials(visit, work, signIn))) return false;
  }
  if (work.signIn !== "done") return false;
  visit.account = work.account;
  await goTo(visit, visit.order.url);
  return true;
}
