import { callInPage } from "../../page/call-in-page.ts";
import { settle } from "../../page/waiting/settle.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { pressThrough } from "../press-through.ts";
import type { Visit } from "../visit.ts";
import type { FormWork } from "./form-work.ts";

/** Opens the next step of an accordion that its own script has left shut. Each is pressed once; false where there is none. */
export async function openShutStep(visit: Visit, work: FormWork): Promise<boolean> {
  const { page, pace } = visit;
  const found = await callInPage({ frame: page.mainFrame(), pace }, "findShutSteps").catch(() => []);
  const step = found.find(({ text }) => !isAside(text) && !work.presses.has(keyOf(page.url(), text)));
  if (!step) return false;
  work.presses.set(keyOf(page.url(), step.text), 1);
  await pressThrough(visit, { locator: page.locator(step.selector).first() });
  // The step may go on in a tab of its own.
  await settle(visit.page, pace);
  return true;
}

function keyOf(address: string, text: string): string {
  return `step ${address} ${text}`;
}

/** Codes, notes and sign-ins are opened by whoever wants them. */
function isAside(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ fields, moves }) =>
    hasPhrase(plain, [...fields.coupon, ...fields.giftCard, ...fields.orderNote, ...moves.sign_in]),
  );
}
