import type { DisplayedMoney } from "@cartwright/contract";
import type { Page } from "playwright-core";
import { languagesFor } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import { readTotal } from "../amounts/read-total.ts";
import { callInPage } from "../call-in-page.ts";
import type { Field } from "../fields/read-fields.ts";
import { pageLanguage } from "../page-language.ts";
import type { Pace } from "../waiting/pace.ts";
import { findOrderNumber } from "./find-order-number.ts";
import type { PageError } from "./read-errors.ts";
import { readErrors } from "./read-errors.ts";

export interface Confirmation {
  /** Words that are said only after an order was placed stand on the page, and no failure does. */
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
}

/** Complaints of a page that confirms nothing, whatever else it says. */
const failing: ReadonlySet<PageError["kind"]> = new Set(["declined", "not_yet", "failed"]);

/** What the page says about an order that was just submitted. The address of the page counts for nothing. */
export async function readConfirmation(
  page: Page,
  pace: Pace,
  { currency, reading, receiptFor, counts = () => true }: Known = {},
): Promise<Confirmation> {
  const [language, text, errors, total] = await Promise.all([
    pageLanguage(page, pace),
    visibleText(page, pace),
    readErrors(page, pace, reading),
    readTotal(page, pace, currency),
  ]);
  const languages = languagesFor(language);
  // An e-mail address is the buyer's own: `declined@example.com` refuses nothing.
  const lines = text
    .replace(/(?<!\S)\S+@\S+/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && line.length < 400);
  const confirming =
    lines.find((line) => languages.some((words) => hasPhrase(normalise(line), words.confirmation.placed))) ??
    thanksWithNumber(lines, languages) ??
    (receiptFor && total && text.includes(receiptFor)
      ? wholeLine(lines, [...thanksOf(languages), ...receiptHeads(languages)])
      : undefined);
  const failures = errors.filter((error) => failing.has(error.kind) && counts(error));
  const refusing = lines.find((line) =>
    languages.some((words) => hasPhrase(normalise(line), words.refusal.declined)),
  );
  const refused = refusing === undefined ? undefined : ({ text: refusing, kind: "declined" } as const);
  if (refused && failures.length === 0 && counts(refused)) failures.push(refused);
  const isConfirmed = confirming !== undefined && failures.length === 0;
  return {
    isConfirmed,
    orderNumber: isConfirmed ? findOrderNumber(lines, languages) : null,
    text: confirming ?? "",
    total,
    failures,
    errors,
  };
}

interface Known {
  /** The shop's, as known from elsewhere. */
  currency?: string | undefined;
  /** Of the buyer, where an order has just been submitted: a page that thanks or calls itself a receipt, and shows this address and a total, is its receipt. */
  receiptFor?: string | undefined;
  /** The fields of the page, where they are just being read. */
  reading?: Promise<readonly Field[]>;
  /** Whether a complaint speaks against an order: an advertisement's does not. All do unless this says otherwise. */
  counts?: (error: PageError) => boolean;
}

async function visibleText(page: Page, pace: Pace): Promise<string> {
  try {
    return (await callInPage({ frame: page.mainFrame(), pace }, "pageText", 60_000)).text;
  } catch {
    pace.signal.throwIfAborted();
    return "";
  }
}

/** A mere "thank you" confirms where the number of an order stands with it. */
function thanksWithNumber(lines: readonly string[], languages: readonly Words[]): string | undefined {
  const thanking = wholeLine(lines, thanksOf(languages));
  return thanking !== undefined && findOrderNumber(lines, languages) !== null ? thanking : undefined;
}

function thanksOf(languages: readonly Words[]): string[] {
  return languages.flatMap(({ confirmation }) => confirmation.thanks);
}

function receiptHeads(languages: readonly Words[]): string[] {
  return languages.flatMap(({ confirmation }) => confirmation.receipt);
}

function wholeLine(lines: readonly string[], wanted: readonly string[]): string | undefined {
  return lines.find((line) => wanted.includes(normalise(line)));
}
