import { languages } from "./languages.ts";
import type { Words } from "./words.ts";

/** What in-page functions look for, in all languages together: it travels to the page with them, as `pageWords`. */
export const pageWords = {
  required: ofAll(({ required }) => required),
  /** On whether a field may stay empty. */
  remarks: ofAll(({ required, optional }) => [...required, ...optional]),
  upload: ofAll(({ upload }) => upload),
  choosing: ofAll(({ choosing }) => choosing),
  articles: ofAll(({ articles }) => articles),
  cookies: ofAll(({ cookies }) => cookies),
  free: ofAll(({ delivery }) => delivery.free),
  emails: ofAll(({ fields }) => fields.email),
  /** Head the ways to deliver or to pay. */
  ways: ofAll(({ fields }) => [...fields.shippingMethod, ...fields.paymentMethod]),
  /** Head what a shop would like to sell besides. */
  extras: ofAll(({ fields }) => fields.extra),
  totals: ofAll(({ total }) => total.grand),
};

function ofAll(phrasesOf: (words: Words) => readonly string[]): readonly string[] {
  return [...new Set(languages.flatMap(phrasesOf))];
}
