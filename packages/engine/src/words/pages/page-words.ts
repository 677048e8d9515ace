import { languages } from "../languages.ts";
import type { Words } from "../words.ts";

/** The words that in-page functions search for, in all languages together. Sent with them as `pageWords`. */
export const pageWords = {
  required: ofAll(({ required }) => required),
  /** Whether a field is required or optional. */
  remarks: ofAll(({ required, optional }) => [...required, ...optional]),
  upload: ofAll(({ upload }) => upload),
  choosing: ofAll(({ choosing }) => choosing),
  articles: ofAll(({ articles }) => articles),
  cookies: ofAll(({ cookies }) => cookies),
  free: ofAll(({ delivery }) => delivery.free),
  emails: ofAll(({ fields }) => fields.email),
  /** Headings of delivery and payment methods. */
  ways: ofAll(({ fields }) => [...fields.shippingMethod, ...fields.paymentMethod]),
  /** Headings of a step that may also ask for the address. */
  shipping: ofAll(({ purpose }) => purpose.shipping),
  /** Headings of additional offers. */
  extras: ofAll(({ fields }) => fields.extra),
  totals: ofAll(({ total }) => total.grand),
};

function ofAll(phrasesOf: (words: Words) => readonly string[]): readonly string[] {
  return [...new Set(languages.flatMap(phrasesOf))];
}
