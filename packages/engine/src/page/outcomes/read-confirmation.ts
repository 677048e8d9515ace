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
  /** The page is an order receipt and shows no failure. */
  isConfirmed: boolean;
  /** The merchant's number, if the page shows one. */
  orderNumber: string | null;
  /** The confirming sentence. */
  text: string;
  total: DisplayedMoney | undefined;
  /** Evidence against it: declines and failures. */
  failures: PageError[];
  /** All complaints on the page. */
  errors: readonly PageError[];
  /** The submitted order that the page was compared with. */
  order?: SubmittedOrder | undefined;
}

/** Complaints that rule out a confirmation, whatever else the page says. */
const failing: ReadonlySet<PageError["kind"]> = new Set(["declined", "not_yet", "failed"]);

/** Whether the page is an order receipt. Its address alone counts for little. */
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
  // Ignore e-mail addresses: `declined@example.com` isn't a refusal.
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
  /** The shop's currency, if known. */
  currency?: string | undefined;
  /** The page's fields, if they are already being read. */
  reading?: Promise<readonly Field[]>;
  /** The page's text, if already read. */
  texts?: PageTexts;
  /** Set if an order has just been submitted: then there is more evidence for a receipt than words. */
  order?: SubmittedOrder | undefined;
  /** Whether a complaint rules out an order: an advertisement's doesn't. All do by default. */
  counts?: (error: PageError) => boolean;
}
