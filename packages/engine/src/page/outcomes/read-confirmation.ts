import type { DisplayedMoney } from "@cartwright/contract";
import type { Page } from "playwright-core";
import { languagesFor } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { readTotal } from "../amounts/read-total.ts";
import type { Field } from "../fields/read-fields.ts";
import { pageLanguage } from "../page-language.ts";
import type { Pace } from "../waiting/pace.ts";
import { linesOf, type PageTexts, piecesOf, readPageTexts } from "./page-texts.ts";
import type { PageError } from "./read-errors.ts";
import { readErrors } from "./read-errors.ts";
import { type SubmittedOrder, sureReceipt, weighReceipt } from "./weigh-receipt.ts";

export interface Confirmation {
  /** The page is the receipt of an order, and no failure stands on it. */
  isConfirmed: boolean;
  /** The merchant's number, where the page shows one. */
  orderNumber: string | null;
  /** The sentence that confirms. */
  text: string;
  total: DisplayedMoney | undefined;
  /** What speaks against it: declines and failures. */
  failures: PageError[];
  /** Everything that the page complains about. */
  errors: readonly PageError[];
  /** What the page was held against. */
  order?: SubmittedOrder | undefined;
}

/** Complaints of a page that confirms nothing, whatever else it says. */
const failing: ReadonlySet<PageError["kind"]> = new Set(["declined", "not_yet", "failed"]);

/** Whether the page is the receipt of an order. Its address alone counts for little. */
export async function readConfirmation(
  page: Page,
  pace: Pace,
  { currency, reading, order, texts, counts = () => true }: Known = {},
): Promise<Confirmation> {
  const [language, written, errors, total] = await Promise.all([
    pageLanguage(page, pace),
    texts ?? readPageTexts(page, pace),
    readErrors(page, pace, reading),
    readTotal(page, pace, currency),
  ]);
  const languages = languagesFor(language);
  const lines = linesOf(written);
  const path = URL.parse(page.url())?.pathname ?? "";
  const evidence = weighReceipt({ lines, pieces: piecesOf(written), path, total, order }, languages);
  const failures = errors.filter((error) => failing.has(error.kind) && counts(error));
  // An e-mail address is the buyer's own: `declined@example.com` refuses nothing.
  const refusing = lines
    .map((line) => line.replace(/(?<!\S)\S+@\S+/g, " ").trim())
    .filter((line) => line.length < 400)
    .find((line) => languages.some((words) => hasPhrase(normalise(line), words.refusal.declined)));
  const refused = refusing === undefined ? undefined : ({ text: refusing, kind: "declined" } as const);
  if (refused && failures.length === 0 && counts(refused)) failures.push(refused);
  const isConfirmed = evidence.weight >= sureReceipt && failures.length === 0;
  return {
    isConfirmed,
    orderNumber: isConfirmed ? evidence.orderNumber : null,
    text: evidence.weight >= sureReceipt ? evidence.text : "",
    total,
    failures,
    errors,
    order,
  };
}

interface Known {
  /** The shop's, as known from elsewhere. */
  currency?: string | undefined;
  /** The page's fields, where they are just being read. */
  reading?: Promise<readonly Field[]>;
  /** What can be read on the page, where that is known. */
  texts?: PageTexts;
  /** Where an order has just been submitted: more than words speaks for its receipt then. */
  order?: SubmittedOrder | undefined;
  /** Whether a complaint speaks against an order: an advertisement's does not. All do unless this says otherwise. */
  counts?: (error: PageError) => boolean;
}
