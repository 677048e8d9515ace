import type { DisplayedMoney } from "@cartwright/contract";
import type { Page } from "playwright-core";
import { languagesFor } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { totalOf } from "../amounts/read-total.ts";
import { type Field, fieldsOf } from "../fields/read-fields.ts";
import { readPage, type SeenPage } from "../reading/read-page.ts";
import type { Pace } from "../waiting/pace.ts";
import { linesOf, piecesOf, textsOf } from "./page-texts.ts";
import { saysRefused } from "./payment-state.ts";
import type { PageError } from "./read-errors.ts";
import { errorsOf } from "./read-errors.ts";
import { type SubmittedOrder, sureReceipt, weighReceipt } from "./weigh-receipt.ts";

export interface Confirmation {
  /** The page is an order receipt and shows no failure. */
  isConfirmed: boolean;
  /** The merchant's number, if the page shows one. */
  orderNumber: string | null;
  /** The confirming sentence. */
  text: string;
  /** The page says in known words that there is an order; otherwise only its numbers suggest it. */
  isSaid: boolean;
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
export async function readConfirmation(page: Page, pace: Pace, known: Known = {}): Promise<Confirmation> {
  const seen = await readPage(page, pace);
  return confirmationOf({ ...seen, all: fieldsOf(seen) }, known);
}

/** Same, from a reading and its fields. */
export function confirmationOf(
  look: SeenPage & { all: readonly Field[] },
  { currency, order, counts = () => true }: Known = {},
): Confirmation {
  const languages = languagesFor(look.reading.language);
  const errors = errorsOf(look, look.all);
  const total = totalOf(look, currency)?.total;
  const written = textsOf(look);
  const lines = linesOf(written);
  const path = URL.parse(look.reading.url)?.pathname ?? "";
  const evidence = weighReceipt({ lines, pieces: piecesOf(written), path, total, order }, languages);
  const failures = errors.filter((error) => failing.has(error.kind) && counts(error));
  // Ignore e-mail addresses: `declined@example.com` isn't a refusal.
  const refusing = lines
    .map((line) => line.replace(/(?<!\S)\S+@\S+/g, " ").trim())
    .filter((line) => line.length < 400)
    .find((line) => languages.some((words) => hasPhrase(normalise(line), words.refusal.declined)));
  // Where no words say that there is an order, a payment that failed or expired says that there is none.
  const unpaid = evidence.isSaid ? undefined : lines.find(saysRefused);
  const refused = refusing === undefined ? undefined : ({ text: refusing, kind: "declined" } as const);
  if (refused && failures.length === 0 && counts(refused)) failures.push(refused);
  const failed = unpaid === undefined ? undefined : ({ text: unpaid, kind: "failed" } as const);
  if (failed && failures.length === 0 && counts(failed)) failures.push(failed);
  const isConfirmed = evidence.weight >= sureReceipt && failures.length === 0;
  return {
    isConfirmed,
    orderNumber: isConfirmed ? evidence.orderNumber : null,
    text: evidence.weight >= sureReceipt ? evidence.text : "",
    isSaid: evidence.isSaid,
    total,
    failures,
    errors,
    order,
  };
}

interface Known {
  /** The shop's currency, if known. */
  currency?: string | undefined;
  /** Set if an order has just been submitted: then there is more evidence for a receipt than words. */
  order?: SubmittedOrder | undefined;
  /** Whether a complaint rules out an order: an advertisement's doesn't. All do by default. */
  counts?: (error: PageError) => boolean;
}
