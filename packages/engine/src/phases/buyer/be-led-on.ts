import { readFields } from "../../page/fields/read-fields.ts";
import { checkoutFields } from "../checkout/checkout-fields.ts";
import { isPaymentInView } from "../checkout/continue-form.ts";
import type { FormWork } from "../checkout/form-work.ts";
import type { Visit } from "../visit.ts";

/** Has a model lead on from a form that is stuck. True where the page is another one now, to be worked on as before. */
export async function isLedOn(visit: Visit, work: FormWork): Promise<boolean> {
  if (!visit.agent?.isReady()) return false;
  const before = await lookOf(visit);
  const isLed = await visit.agent.leadOn({
    name: "continue_checkout",
    wish: "The checkout is open and does not go on. Get from this page to the next step, up to the one where the order is paid.",
    buyer: work.buyer,
    payButton: work.shop.signs.payButton,
    isPaymentChosen: work.payment.chosen !== undefined,
    isReached: async () => {
      const fields = checkoutFields(await readFields(visit.page, visit.pace));
      return (await isPaymentInView(visit, work, fields)) || (await lookOf(visit)) !== before;
    },
  });
  // What was tried on the page as it was says nothing about the page as it is.
  if (isLed) {
    work.tries.clear();
    work.presses.clear();
  }
  return isLed;
}

/** The address, and what is to be filled in: a form that shows another of either has moved. */
async function lookOf({ page, pace }: Visit): Promise<string> {
  const fields = checkoutFields(await readFields(page, pace));
  const shown = fields.map(({ role, name, enabled, value }) => [role, name, enabled, value !== ""]);
  return JSON.stringify([page.url(), shown]);
}
