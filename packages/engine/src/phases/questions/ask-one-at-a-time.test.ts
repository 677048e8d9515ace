import { doneElsewhereSchema, otpSchema, type Question } from "@cartwright/contract";
import { expect, it } from "vitest";
import type { CheckoutHost } from "../../checkout-host.ts";
import { askOneAtATime } from "./ask-one-at-a-time.ts";

const approval: Question = { key: "confirm", message: "Approve it.", responseSchema: doneElsewhereSchema };
const code: Question = { key: "otp", message: "The code?", responseSchema: otpSchema };

/** A host whose withdrawable questions end when withdrawn; all others end when the test answers them. */
function slowHost() {
  const open: string[] = [];
  const answers: (() => void)[] = [];
  const ask: CheckoutHost["ask"] = async (question, { takenBack } = {}) => {
    open.push(question.key);
    await new Promise<void>((resolve) => {
      takenBack?.addEventListener("abort", () => resolve());
      if (!takenBack) answers.push(resolve);
      if (takenBack?.aborted) resolve();
    });
    open.splice(open.indexOf(question.key), 1);
    return {};
  };
  return { ask: askOneAtATime({ ask }), open, answers };
}

it("takes back what may be taken back before it asks something else", async () => {
  const { ask, open, answers } = slowHost();
  const first = ask(approval, { takenBack: new AbortController().signal });
  const second = ask(code);
  await first;
  await expect.poll(() => open).toEqual(["otp"]);
  answers[0]?.();
  await second;
});

it("asks what may be taken back only once the question before it is answered", async () => {
  const { ask, open, answers } = slowHost();
  const first = ask(code);
  const second = ask(approval, { takenBack: AbortSignal.abort() });
  await expect.poll(() => open).toEqual(["otp"]);
  answers[0]?.();
  await Promise.all([first, second]);
  expect(open).toEqual([]);
});
