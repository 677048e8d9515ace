import { otpSchema } from "@cartwright/contract";
import { callInPage } from "../../page/call-in-page.ts";
import { type Field, readFields, readJudgedFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { press } from "../../page/moves/press.ts";
import { readErrors } from "../../page/outcomes/read-errors.ts";
import { settle } from "../../page/waiting/settle.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { readRecipient } from "../../secrets/read-recipient.ts";
import { checkoutFields } from "../form/checkout-fields.ts";
import { type ContinuePress, submitOf } from "../form/submit-of.ts";
import { hostOf, type Visit } from "../visit.ts";
import { mayExist } from "./ask-about-order.ts";
import { askForWord, type PressPermit } from "./order-presses.ts";

/** Banks themselves give up after a few. */
const mostCodes = 5;
/** Looking into every frame takes time that the outcome would be seen in. */
const lookEveryMs = 300;

/** A code that stands in the form of the order itself: whatever sends it may place the order. */
export interface CodeInOrder {
  permit: PressPermit;
  /** The form's own button that leads on, where it has one. */
  button: ContinuePress | undefined;
}

/** The bank's question to its customer, between the order press and the outcome. */
export interface Challenge {
  /** Whether a code was asked for and given: what follows is a new wait, or, where nothing has sent it yet, a press of the order. */
  answer(): Promise<"unasked" | "sent" | CodeInOrder>;
  /** While the bank still asks, what its page says is no word of the shop's about the order. */
  isOpen(): Promise<boolean>;
}

/**
 * Watches for a bank that wants a code before it pays. Its page stands in a frame, usually of another host: of whom the
 * card went to, or opened by the press. Who that host is remains unknown, so a person is told its name and nothing
 * more. A code that was given is asked for again only where the page says so.
 */
export function watchChallenge(visit: Visit): Challenge {
  let nextLook = 0;
  let given = 0;
  return {
    isOpen: async () => (await findCodeField(visit)) !== undefined,
    answer: async () => {
      if (Date.now() < nextLook || given >= mostCodes) return "unasked";
      nextLook = Date.now() + lookEveryMs;
      const field = await findCodeField(visit);
      if (field?.value !== "") return "unasked";
      const words = given > 0 ? await wordsBeside(visit, field) : undefined;
      // The bank may still be looking at the last one.
      if (given > 0 && words === undefined) return "unasked";
      given += 1;
      return giveCode(visit, field, words);
    },
  };
}

/** The field that may be given a code; undefined also where two frames ask with the same right. */
async function findCodeField({ page, pace }: Visit): Promise<Field | undefined> {
  const isCode = ({ role, enabled }: Field) => role === "oneTimeCode" && enabled;
  const { fields, withheld } = await readJudgedFields(page, pace);
  const own = fields.find(isCode);
  if (own) return own;
  const framed = withheld.map(({ field }) => field).filter(isCode);
  const judged = await Promise.all(
    framed.map(async (field) => ({ field, recipient: await readRecipient(field, pace) })),
  );
  const given = judged.filter(({ recipient }) => recipient.verdict === "give");
  const ofPayment = given.filter(
    ({ recipient }) => recipient.verdict === "give" && recipient.standing === "provider",
  );
  const asking = ofPayment.length > 0 ? ofPayment : given;
  const [only] = asking;
  return asking.every(({ field }) => field.frame === only?.field.frame) ? only?.field : undefined;
}

const complaints = "[role=alert], [aria-live=assertive], [class*=error i]";

async function wordsBeside({ page, pace }: Visit, { frame }: Field): Promise<string | undefined> {
  const isOwn = frame === page.mainFrame();
  const texts = isOwn
    ? (await readErrors(page, pace)).map(({ text }) => text)
    : (await callInPage({ frame, pace }, "shownTexts", complaints).catch(() => [])).map(({ text }) => text);
  return texts.map((text) => text.trim().slice(0, 300)).find((text) => text !== "");
}

async function giveCode(
  visit: Visit,
  field: Field,
  words: string | undefined,
): Promise<"sent" | CodeInOrder> {
  const { page, pace, host } = visit;
  const asking = URL.parse(field.frame.url())?.hostname || hostOf(visit);
  const objection = words === undefined ? "" : `${asking} did not accept the code. It says: "${words}". `;
  const isOfOrder = await isInOrderForm(visit, field);
  const again = isOfOrder ? ` It is sent with the form of the order once more. ${mayExist}` : "";
  const { answer, word } = await askForWord(host, {
    key: "otp",
    message: `${objection}While the order at ${hostOf(visit)} is being placed, ${asking} asks for a one-time code.${again}`,
    responseSchema: otpSchema,
  });
  const { code = "" } = answer;
  const outcome = await fillField(field, code, pace);
  if (!outcome.filled) return "sent";
  await host.report({
    code: "code_entered",
    label: `Entered the one-time code at ${asking}.`,
    facts: { host: asking },
  });
  const button = await submitOf(visit, field);
  if (isOfOrder) return { permit: visit.orderPresses.afterWord(word), button };
  if (button) await press(page, button.locator, pace);
  else await withinLimit(pace, () => field.locator.press("Enter"), undefined);
  await settle(page, pace, { limitMs: 3_000 });
  return "sent";
}

/** Whether the button beside the code sends what the order was sent with. */
async function isInOrderForm({ page, pace }: Visit, { frame, form }: Field): Promise<boolean> {
  const others = checkoutFields(await readFields(page, pace)).filter(({ role }) => role !== "oneTimeCode");
  return others.some((other) => other.frame === frame && other.form === form && !other.isAside);
}
