import { callOnElement } from "../../page/call-in-page.ts";
import { readFields } from "../../page/fields/read-fields.ts";
import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { FormWork } from "../checkout/form-work.ts";
import { cardFormInSight } from "../payment/card-form.ts";
import { isByCard } from "../payment/choose-payment.ts";
import { findPayButton, type PayButton } from "../payment/find-pay-button.ts";
import type { Visit } from "../visit.ts";

/** The order's button was pressed, and the shop answers with another page: it asks for the card, or, in these words, for the press once more. */
export type FurtherStep =
  | { what: "card" }
  /** `isSameForm`: what the button sends goes where the press before has sent the order. */
  | { what: "press"; words: string; isSameForm: boolean };

/** Another document, of which nothing is still on its way, before anything confirms or refuses the order. */
export async function findFurtherStep(
  visit: Visit,
  work: FormWork,
  before: { documents: number; lines: readonly string[] },
): Promise<FurtherStep | undefined> {
  const { page, pace } = visit;
  const requests = watchRequests(page);
  if (requests.documentCount() === before.documents || requests.pendingCount(10_000) > 0) return undefined;
  // Once a card was given, a page that asks for one leaves open what became of it.
  const isCardDue = !cardFormInSight(work) && isByCard(work.payment.decided?.title ?? "");
  if (isCardDue && (await asksForCard(visit))) return { what: "card" };
  const asking = (await readMainLines(page, pace)).filter(
    (line) => line.length < 200 && !before.lines.includes(line) && wantsPress(line),
  );
  if (asking.length === 0) return undefined;
  const button = await findPayButton(visit, work);
  if (!button) return undefined;
  const name = await nameOfButton(visit, button);
  const words = asking.find((line) => name !== "" && hasPhrase(normalise(line), [name]));
  if (words === undefined) return undefined;
  const isSameForm = (await addressOfForm(visit, button)) === requests.formSentTo();
  return { what: "press", words: words.trim(), isSameForm };
}

/** Nobody who has taken an order tells the buyer to press the very button of the order. */
function wantsPress(line: string): boolean {
  const plain = normalise(line);
  return languages.some(
    ({ onceMore }) => hasPhrase(plain, onceMore.press) && hasPhrase(plain, onceMore.goOn),
  );
}

async function nameOfButton({ pace }: Visit, { locator }: PayButton): Promise<string> {
  return normalise(await callOnElement({ locator, pace, limitMs: 2_000 }, "wordsOn").catch(() => ""));
}

async function addressOfForm({ pace }: Visit, { locator }: PayButton): Promise<string> {
  return callOnElement({ locator, pace, limitMs: 2_000 }, "addressOfForm").catch(() => "");
}

async function asksForCard({ page, pace }: Visit): Promise<boolean> {
  return (await readFields(page, pace)).some(
    ({ role, enabled, isAside }) => role === "cardNumber" && enabled && !isAside,
  );
}
