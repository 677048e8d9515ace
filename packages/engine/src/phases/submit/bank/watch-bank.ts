import { doneElsewhereSchema } from "@cartwright/contract";
import type { Frame } from "playwright-core";
import { findOnly } from "../../../find-only.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { isFrameSeen } from "../../../page/is-frame-seen.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { press } from "../../../page/moves/press.ts";
import { readFramePressables } from "../../../page/moves/read-moves.ts";
import type { FrameTexts, PageTexts } from "../../../page/outcomes/page-texts.ts";
import { siteOf } from "../../../page/own-frames.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { quoted } from "../../../words/quoted.ts";
import { says } from "../../../words/says.ts";
import { merchantOf, type Visit } from "../../visit.ts";
import { linesToQuote } from "./bank-words.ts";

/** A bank that asks its customer elsewhere, in its app or by phone: its page has no field to fill in. */
export interface BankWatch {
  /** Whether it is still asking. The buyer is told, since a person has to act. */
  isAsking(texts: PageTexts): Promise<boolean>;
  /** Stops asking. */
  end(): Promise<void>;
}

/** A page that is re-rendering is still asking. */
const goneMs = 1_000;
/** A person may say too early that it is approved. */
const mostQuestions = 3;

/**
 * Tells the buyer what the bank wants, as a question without fields that needs no answer: it is withdrawn
 * when the page continues. Some banks' pages continue only by a button, which is pressed once a person says
 * that it is done.
 */
export function watchBank(visit: Visit, shopAddress: string): BankWatch {
  const asked = new Map<string, number>();
  let question: OpenQuestion | undefined;
  let askedAt = 0;
  const end = async () => {
    const { takenBack, answer } = question ?? {};
    question = undefined;
    takenBack?.abort();
    await answer;
  };
  const goOn = async ({ frame, bank }: Asking) => {
    question = undefined;
    const isPressed = await pressDone(visit, frame);
    // If nothing can be pressed, asking again won't help.
    if (!isPressed) asked.set(bank, mostQuestions);
  };
  return {
    end,
    isAsking: async (texts) => {
      const asking = await findAsking(visit, texts, siteOf(shopAddress));
      if (!asking) {
        if (Date.now() - askedAt > goneMs) await end();
        return false;
      }
      askedAt = Date.now();
      if (question?.isAnswered) await goOn(asking);
      const times = asked.get(asking.bank) ?? 0;
      if (question || times >= mostQuestions) return true;
      asked.set(asking.bank, times + 1);
      if (times === 0) await report(visit, asking);
      question = askForApproval(visit, asking);
      return true;
    },
  };
}

interface OpenQuestion {
  takenBack: AbortController;
  /** Never rejects: a stopped run stops at its next step in the page. */
  answer: Promise<void>;
  isAnswered: boolean;
}

function askForApproval(visit: Visit, { bank, page }: Asking): OpenQuestion {
  const takenBack = new AbortController();
  const asked = visit.host.ask(
    {
      key: "confirm",
      message: `${bank} asks the card's owner to approve the payment to ${merchantOf(visit)} outside the shop. It says: ${quoted(page)}. This question closes by itself once that is done.`,
      responseSchema: doneElsewhereSchema,
    },
    { takenBack: takenBack.signal },
  );
  const question: OpenQuestion = { takenBack, isAnswered: false, answer: Promise.resolve() };
  const heard = () => {
    question.isAnswered = !takenBack.signal.aborted;
  };
  question.answer = asked.then(heard, () => undefined);
  return question;
}

async function report({ host, ...visit }: Visit, { bank, words }: Asking): Promise<void> {
  await host.report({
    code: "bank_asks",
    label: `Waits for the bank: ${bank} asks the card's owner to approve the payment to ${merchantOf(visit)} outside the shop.`,
    facts: { host: bank, words },
  });
}

/** Presses the only button of the bank's page that may say that the payment is approved. */
async function pressDone({ page, pace }: Visit, frame: Frame): Promise<boolean> {
  const [all, isInput] = await Promise.all([readFramePressables(frame, pace), asksForInput(frame, pace)]);
  // On a page that also asks for input, the button is for that.
  if (isInput) return false;
  const buttons = all.filter(({ enabled, isLink, text }) => enabled && !isLink && maySayDone(text));
  const leading = buttons.filter(({ text }) => classifyMove(text)?.move === "continue");
  const only = findOnly(leading.length > 0 ? leading : buttons);
  if (!only) return false;
  await press(page, frame.locator(only.selector).first(), pace);
  await settle(page, pace, { limitMs: 3_000 });
  return true;
}

async function asksForInput(frame: Frame, pace: Pace): Promise<boolean> {
  const controls = await callInPage({ frame, pace }, "readControls").catch(() => []);
  return controls.some(({ kind, enabled }) => kind === "text" && enabled);
}

/** Not what cancels the payment, requests another message, or asks for a code instead. */
export function maySayDone(text: string): boolean {
  return !says(text, ({ bankCode, paymentPage, otherAddress }) => [
    ...bankCode.again,
    ...bankCode.code,
    ...bankCode.bySms,
    ...paymentPage.cancel,
    ...otherAddress,
  ]);
}

interface Asking {
  frame: Frame;
  bank: string;
  words: string;
  /** With what else the page says: the amount and the merchant are for the card's owner to compare. */
  page: string;
}

async function findAsking({ pace }: Visit, { frames }: PageTexts, shop: string): Promise<Asking | undefined> {
  for (const texts of frames) {
    const { frame, url } = texts;
    const isForeign = url.startsWith("http") && siteOf(url) !== shop;
    if (!isForeign || !pace.recipients?.isOpenedByPress(frame)) continue;
    const said = wordsOfApproval(texts);
    // "Phone number", "Confirm": the words of a form, and no sentence.
    if (!said || (!said.isOneLine && (await asksForInput(frame, pace)))) continue;
    const { words } = said;
    if ((await isFrameSeen(frame, pace)) && frame.url() === url)
      return { frame, bank: URL.parse(url)?.hostname ?? "", words, page: pageOf(texts, words) };
  }
  return undefined;
}

const longest = 300;

/** "Confirm this payment in your banking app.", also if its parts are in separate lines. */
function wordsOfApproval({ texts }: FrameTexts): { words: string; isOneLine: boolean } | undefined {
  const said = texts.map(({ text }) => text.trim());
  const all = said.join(" ").slice(0, 2_000);
  const line = said.find(asksToApprove);
  return asksToApprove(all)
    ? { words: (line ?? all).slice(0, longest), isOneLine: line !== undefined }
    : undefined;
}

function pageOf({ texts }: FrameTexts, words: string): string {
  const page = linesToQuote(texts).join(" ");
  return page.includes(words) ? page : words;
}

export function asksToApprove(words: string): boolean {
  const plain = normalise(words);
  return languages.some(
    ({ bankApproval }) => hasPhrase(plain, bankApproval.place) && hasPhrase(plain, bankApproval.approve),
  );
}
