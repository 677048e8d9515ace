import type { FormWork } from "../form/form-work.ts";
import { isLastForm, isLastLook } from "../form/ways/is-last-look.ts";
import { lookAt, stateOf } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";
import { isPaymentInView } from "./continue-form.ts";

/**
 * Lets a model continue from a stuck form. Returns true if the page has changed and can be worked on again.
 */
export async function continueWithModel(visit: Visit, work: FormWork): Promise<boolean> {
  if (!visit.agent?.isReady()) return false;
  const before = stateOf(await lookAt(visit, work.shop));
  const isLed = await visit.agent.leadOn({
    name: "continue_checkout",
    wish: "The checkout is open and does not go on. Get from this page to the next step, up to the one where the order is paid.",
    buyer: work.buyer,
    payButton: work.shop.signs.payButton,
    isPaymentChosen: work.payment.chosen !== undefined,
    isLastLook: async () => {
      const look = await lookAt(visit, work.shop);
      return isLastLook(visit, work, look) || isLastForm(visit, work, look);
    },
    isReached: async () => {
      const look = await lookAt(visit, work.shop);
      return isPaymentInView(visit, work, look) || stateOf(look) !== before;
    },
  });
  // What was tried on the old page says nothing about the new one.
  if (isLed) {
    work.tries.clear();
    work.presses.clear();
    visit.journal.forget();
  }
  return isLed;
}
