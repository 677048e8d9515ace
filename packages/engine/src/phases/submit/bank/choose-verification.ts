import type { Frame } from "playwright-core";
import { findOnly } from "../../../find-only.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { framesOf } from "../../../page/frames-of.ts";
import { press } from "../../../page/moves/press.ts";
import { readFramePressables } from "../../../page/moves/read-moves.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";
import { submitOf } from "../../form/ways/submit-of.ts";
import type { Visit } from "../../visit.ts";
import { isOfPayment } from "../provider/is-of-payment.ts";
import type { FieldsInView } from "./find-code-fields.ts";
import { asksToApprove } from "./watch-bank.ts";

/** Choosing a method, and sending the code. */
const mostSteps = 4;

/**
 * If a bank offers several methods, chooses a code by phone; if it only offers to send a code, has it sent.
 * Acts once on each state of the page, and never presses anything that resends a code.
 */
export function chooseVerification(
  visit: Visit,
  pressedAt: string,
): (inView: FieldsInView) => Promise<boolean> {
  const seen = new Set<string>();
  return async ({ all: fields, withheldFields: withheld }) => {
    if (seen.size >= mostSteps) return false;
    const frames = framesOf(visit.page).filter((frame) => isOfPayment(visit, frame, pressedAt));
    if (frames.length === 0) return false;
    const all = [...fields, ...withheld.map(({ field }) => field)];
    for (const frame of frames) {
      const own = all.filter((field) => field.frame === frame && field.enabled);
      const look = `${frame.url()} ${own.map(({ label, choices }) => [label, ...(choices ?? []).map(({ title }) => title)]).join()}`;
      if (seen.has(look)) continue;
      const isDone = own.length === 0 ? await sendCode(visit, frame) : await choose(visit, own);
      if (!isDone) continue;
      seen.add(look);
      return true;
    }
    return false;
  };
}

/** The ways to be sent a code, where there is nothing else to give. */
export function verificationAmong(fields: readonly Field[]): { group: Field; way: FieldChoice } | undefined {
  const group = findOnly(fields);
  const way = group && isChoice(group) ? bestWay(realChoices(group)) : undefined;
  return group && way && { group, way };
}

async function choose(visit: Visit, own: readonly Field[]): Promise<boolean> {
  const { page, pace } = visit;
  const { group, way } = verificationAmong(own) ?? {};
  if (!group || !way || !(await fillField(group, way.value, pace)).filled) return false;
  const button = await submitOf(visit, group);
  if (button) await press(page, button.locator, pace);
  await settle(page, pace, { limitMs: 3_000 });
  return true;
}

function isChoice({ control }: Field): boolean {
  return control === "radio" || control === "select" || control === "listbox";
}

/** By phone, otherwise by e-mail; approval in an app gives no code to type. */
function bestWay(choices: readonly FieldChoice[]): FieldChoice | undefined {
  const says = ({ title }: FieldChoice, phrases: readonly string[]) => hasPhrase(normalise(title), phrases);
  const bySms = choices.find((one) => languages.some(({ bankCode }) => says(one, bankCode.bySms)));
  const masked = choices.find(({ title }) => /[*•x]{2} ?\d{2}/i.test(title));
  const byMail = choices.find(({ title }) => /mail|@/i.test(title));
  return choices.length > 1 ? (bySms ?? masked ?? byMail) : undefined;
}

/** Presses "Send code", or the code among buttons for each method, if the bank's page has no fields. */
async function sendCode(visit: Visit, frame: Frame): Promise<boolean> {
  const { page, pace } = visit;
  const [pressables, shown, controls] = await Promise.all([
    readFramePressables(frame, pace),
    callInPage({ frame, pace }, "pageText", 2_000).catch(() => undefined),
    callInPage({ frame, pace }, "readControls").catch(() => []),
  ]);
  // A document that has come since the look asks for a choice first.
  if (!shown || asksToApprove(shown.text) || controls.some(({ enabled }) => enabled)) return false;
  const only = buttonForCode(pressables.filter(({ enabled, isLink }) => enabled && !isLink));
  if (!only) return false;
  await press(page, frame.locator(only.selector).first(), pace);
  await settle(page, pace, { limitMs: 3_000 });
  return true;
}

/** "Send code"; or "Code by text message" beside a button for the bank's app. */
export function buttonForCode<Button extends { text: string }>(
  buttons: readonly Button[],
): Button | undefined {
  const sending = buttons.filter(({ text }) => sendsCode(text));
  if (sending.length > 0) return findOnly(sending);
  const isForApp = ({ text }: Button) => says(text, ({ bankApproval }) => bankApproval.place);
  const isBySms = ({ text }: Button) =>
    says(text, ({ bankCode }) => bankCode.bySms) && !says(text, ({ bankCode }) => bankCode.again);
  const others = buttons.filter((one) => isForApp(one) && !isBySms(one));
  return others.length > 0 ? findOnly(buttons.filter(isBySms)) : undefined;
}

function sendsCode(text: string): boolean {
  const plain = normalise(text);
  return languages.some(
    ({ bankCode, paymentPage }) =>
      hasPhrase(plain, bankCode.send) &&
      hasPhrase(plain, bankCode.code) &&
      !hasPhrase(plain, [...bankCode.again, ...paymentPage.cancel]),
  );
}
