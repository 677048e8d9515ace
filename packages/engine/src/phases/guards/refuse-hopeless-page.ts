import { totalOf } from "../../page/amounts/read-total.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { errorsOf } from "../../page/outcomes/read-errors.ts";
import { saysCartEmpty } from "../../page/outcomes/says-cart-empty.ts";
import { refusesPayment, saysSoldOut } from "../../page/outcomes/says-sold-out.ts";
import type { SeenPage } from "../../page/reading/read-page.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { normalise } from "../../words/normalise.ts";
import { quoted } from "../../words/quoted.ts";
import { says } from "../../words/says.ts";
import { failures } from "../failures/failures.ts";
import type { Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";

type Seen = SeenPage & { all: readonly Field[] };

/** Grace period for a page with nothing to do, before its messages are believed. */
const brokenGraceMs = 3_000;
/** A total may be zero until it is calculated. */
const emptyGraceMs = 5_000;
/** An unmarked line may be about another product: it counts only if nothing else has helped. */
const remarkGraceMs = 10_000;

/** Ends the run on a checkout page that can't lead on: broken, sold out, empty cart, or no way to pay. */
export function refuseHopelessPage(
  visit: Visit,
  look: Seen,
  {
    idleMs,
    mayBeEmpty = false,
  }: {
    idleMs: number;
    /** The item is added to the cart again once the buyer is signed in. */
    mayBeEmpty?: boolean;
  },
): void {
  if (idleMs <= brokenGraceMs) return;
  const status = watchRequests(visit.page).documentStatus();
  if (status >= 500) throw failures.checkoutError(visit, status);
  const words = soldOutWords(look, idleMs);
  if (words !== undefined) throw failures.soldOutMeanwhile(visit, words);
  const refused = errorsOf(look, look.all).find(({ text }) => refusesPayment(text));
  if (refused) throw failures.wayToPayRefused(visit, refused.text);
  const empty = mayBeEmpty ? undefined : emptyCartWords(visit, look, idleMs);
  if (empty !== undefined) throw failures.cartEmptied(visit, empty);
  const unpayable = linesOf(look).find(saysNoPayment)?.trim();
  if (unpayable !== undefined) throw failures.saidNoPayment(visit, unpayable);
}

function linesOf({ reading }: Seen): readonly string[] {
  return reading.frames[0]?.lines ?? [];
}

/** An emptied cart leaves nothing to order, whether the shop says so or just shows a total of zero. */
function emptyCartWords({ currency }: Visit, look: Seen, idleMs: number): string | undefined {
  const line = linesOf(look).find(saysCartEmpty)?.trim();
  if (line !== undefined) return `It says: ${quoted(line)}.`;
  if (idleMs <= emptyGraceMs) return undefined;
  const total = totalOf(look, currency)?.total;
  return total && Number(total.amount) === 0 ? `Its total is ${writeMoney(total)}.` : undefined;
}

/** A line in place of the payment methods that says there are none. */
function saysNoPayment(line: string): boolean {
  const plain = normalise(line);
  return plain.length < 160 && says(plain, ({ noPayment }) => noPayment);
}

function soldOutWords(look: Seen, idleMs: number): string | undefined {
  const complaint = errorsOf(look, look.all).find(({ kind }) => kind === "sold_out");
  if (complaint || idleMs <= remarkGraceMs) return complaint?.text;
  return linesOf(look)
    .find((line) => line.length < 120 && saysSoldOut(line))
    ?.trim();
}
