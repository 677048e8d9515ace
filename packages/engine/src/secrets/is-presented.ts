import type { FrameSnapshot } from "../page/fields/control-snapshot.ts";
import { languages } from "../words/languages.ts";
import { hasPhrase, normalise, splitName } from "../words/normalise.ts";
import type { Words } from "../words/words.ts";

/**
 * Whether the shop itself presents a frame as its card form: by the frame's title or name, by its label, or
 * by the heading of a form that names no other payment method. What the frame says about itself is ignored.
 */
export function isPresented({ title, name, label, section, formText, isAside }: FrameSnapshot): boolean {
  if (isAside) return false;
  if (says(normalise(title), paying)) return true;
  if ([normalise(title), splitName(name), normalise(label)].some(speaksOfCard)) return true;
  const form = normalise(formText);
  const isHeaded = isUnderPayment({ section, isAside });
  return formText !== "" && isHeaded && (says(form, card) || !says(form, otherWays));
}

/** Whether it stands under a heading that speaks of paying, such as the only content of a page for the payment. */
export function isUnderPayment({ section, isAside }: Pick<FrameSnapshot, "section" | "isAside">): boolean {
  return !isAside && [paying, card].some((phrases) => says(normalise(section), phrases));
}

function speaksOfCard(plain: string): boolean {
  return says(plain, cardFields) || (says(plain, card) && !says(plain, gift));
}

function says(plain: string, phrasesOf: (words: Words) => readonly string[]): boolean {
  return languages.some((words) => hasPhrase(plain, phrasesOf(words)));
}

const card = ({ payment }: Words) => payment.card;
const gift = ({ payment }: Words) => payment.gift;
const paying = ({ payment }: Words) => payment.paying;
const otherWays = ({ payment }: Words) => [...payment.other, ...payment.account];
const cardFields = ({ fields }: Words) => [...fields.cardNumber, ...fields.cardCode, ...fields.cardExpiry];
