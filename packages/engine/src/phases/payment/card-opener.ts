import type { DisplayedMoney } from "@cartwright/contract";
import type { Locator } from "playwright-core";
import { callInPage } from "../../page/call-in-page.ts";
import { readFields, theField } from "../../page/fields/read-fields.ts";
import { press } from "../../page/moves/press.ts";
import { pause } from "../../page/waiting/pace.ts";
import { settle } from "../../page/waiting/settle.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { CardForm, FormWork } from "../checkout/form-work.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import type { PressPermit } from "../submit/order-presses.ts";
import { hostOf, type Visit } from "../visit.ts";
import { showCardForm } from "./card-form.ts";
import { isByCard } from "./choose-payment.ts";

/** "Pay with card", "Credit card": no more words than that. */
const mostLetters = 32;
const openLimitMs = 10_000;

/** A button that is for cards, where the page shows no card form yet: a dialog behind it may. Undefined where none or several are. */
export async function findCardOpener({ page, pace }: Visit): Promise<Locator | undefined> {
  const kinds = "button, input[type=button], input[type=submit], [role=button], [role=tab]";
  const buttons = page.locator(kinds).filter({ visible: true });
  const shown = await callInPage({ frame: page.mainFrame(), pace }, "shownTexts", kinds).catch(() => []);
  const found = shown
    .map(({ text }) => text)
    .filter((text) => text.trim().length <= mostLetters && isForCards(text));
  const [only, ...others] = found.map((text) => text.trim());
  // Found again by its words: by its place it may be another one by the time of the press.
  return only === undefined || others.length > 0 ? undefined : buttons.filter({ hasText: wholly(only) });
}

function wholly(words: string): RegExp {
  const parts = words.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^\\s*${parts.join("\\s*")}\\s*$`, "i");
}

/** Beside its card, a button has to speak of paying, unless it names the card alone: "Add a greeting card" does neither. */
function isForCards(text: string): boolean {
  const plain = normalise(text);
  return (
    isByCard(text) &&
    languages.some(({ payment }) => hasPhrase(plain, payment.paying) || payment.cardAlone.includes(plain))
  );
}

/**
 * Presses it, after a person has agreed to the total and as carefully as a button that places the order, since it might:
 * where no card form comes of it, nobody knows.
 */
export async function openCardForm(
  visit: Visit,
  work: FormWork,
  { total, permit }: { total: DisplayedMoney | undefined; permit: PressPermit },
): Promise<CardForm> {
  const { page, pace, host, orderPresses } = visit;
  const opener = await findCardOpener(visit);
  if (!opener)
    throw new PurchaseFailed("payment_unsupported", `${hostOf(visit)} shows no fields for a card any more.`);
  await host.beforeSubmit({ total, attempt: 1 });
  orderPresses.begin(permit);
  await press(page, opener, pace);
  const until = Date.now() + openLimitMs;
  do {
    await settle(page, pace);
    if (theField(await readFields(page, pace), "cardNumber")) {
      const form = await showCardForm(visit, work);
      if (form) {
        orderPresses.takeBack(permit);
        return form;
      }
    }
    await pause(pace, 50);
  } while (Date.now() < until);
  throw new PurchaseFailed(
    "order_state_unknown",
    `"Pay by card" was pressed at ${hostOf(visit)}, which then showed no fields for a card: an order may exist. Ask the merchant before buying again.`,
  );
}
