import type { FrameSnapshot } from "../page/fields/control-snapshot.ts";
import { hasPhrase, normalise, splitName } from "../words/normalise.ts";
import { walletNames } from "../words/paying/wallets.ts";
import { says } from "../words/says.ts";
import type { Words } from "../words/words.ts";

/**
 * Whether the shop itself presents a frame as its card form: by the frame's title or name, by its label, or
 * by the heading of a form that names no other payment method. What the frame says about itself is ignored.
 */
export function isPresented({ title, name, label, section, formText, isAside }: FrameSnapshot): boolean {
  if (isAside) return false;
  if (says(title, paying)) return true;
  if ([title, splitName(name), label].some(speaksOfCard)) return true;
  const isHeaded = isUnderPayment({ section, isAside });
  // A provider's own buttons: "PayPal", under "How would you like to pay?".
  if (isHeaded && hasPhrase(normalise(title), wallets)) return true;
  return formText !== "" && isHeaded && (says(formText, card) || !says(formText, otherWays));
}

/** Whether it stands under a heading that speaks of paying, such as the only content of a page for the payment. */
export function isUnderPayment({ section, isAside }: Pick<FrameSnapshot, "section" | "isAside">): boolean {
  return !isAside && [paying, card].some((phrases) => says(section, phrases));
}

/** Frames have titles about links and ideals too. */
const wallets = walletNames.filter((name) => name !== "link" && name !== "ideal");

function speaksOfCard(text: string): boolean {
  return says(text, cardFields) || (says(text, card) && !says(text, gift));
}

const card = ({ payment }: Words) => payment.card;
const gift = ({ payment }: Words) => payment.gift;
const paying = ({ payment }: Words) => payment.paying;
const otherWays = ({ payment }: Words) => [...payment.other, ...payment.account];
const cardFields = ({ fields }: Words) => [...fields.cardNumber, ...fields.cardCode, ...fields.cardExpiry];
