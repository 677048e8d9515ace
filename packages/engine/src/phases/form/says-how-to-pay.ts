import type { PageReading } from "../../page/reading/page-reading.ts";
import { isLanguageKnown } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";
import { namesPayment } from "../../words/paying/names-payment.ts";
import { says } from "../../words/says.ts";

/**
 * Whether a page names a payment method, or asks for one, outside of its header and footer. Assumed of pages
 * in an unsupported language.
 */
export function saysHowToPay({ frames }: Pick<PageReading, "frames">): boolean {
  const [page] = frames;
  const all = page?.texts.texts.map(({ text }) => text) ?? [];
  if (!page || !isLanguageKnown(page.language, all)) return true;
  const own = frames.flatMap(({ texts }) => texts.texts.filter(({ isAside }) => !isAside));
  return own.some(({ text }) => namesPaying(text));
}

/** "To pay" is a total; "you pay the courier" is a payment method. */
const wordsOfSentence = 4;

function namesPaying(text: string): boolean {
  const plain = normalise(text);
  // "Check out as guest" says who buys.
  if (says(plain, ({ moves }) => moves.guest_checkout)) return false;
  const isSentence = plain.split(" ").length >= wordsOfSentence;
  const asks = says(plain, ({ fields, payment }) => [
    ...fields.paymentMethod,
    ...(isSentence ? payment.paying : []),
  ]);
  return asks || namesPayment(text);
}
