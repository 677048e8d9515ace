import { choicesSchema } from "@cartwright/contract";
import { expect, it } from "vitest";
import { FromProcess, Outcome } from "./messages.ts";

/** Ends the line, starts an escape sequence, and reverses what follows. */
const bad = "Tee\u202e 00.1$\u001b[31m\u2066";
const good = "Tee 00.1$ [31m";

function received(request: unknown): unknown {
  const message = FromProcess.parse({ type: "request", number: 1, request });
  return message.type === "request" ? message.request : undefined;
}

it("a step is received without characters that control a terminal or turn the text", () => {
  const step = {
    code: "variant_chosen",
    label: bad,
    facts: { title: bad, variant: { [bad]: [bad] }, quantity: 1 },
  };
  expect(received({ method: "report", step })).toMatchObject({
    step: { label: good, facts: { title: good, variant: { [good]: [good] }, quantity: 1 } },
  });
});

it("a question shows none of them", () => {
  const responseSchema = choicesSchema(new Map([[bad, [{ const: bad, title: bad }]]]));
  const question = { key: "variant", message: bad, responseSchema };
  expect(received({ method: "ask", question })).toMatchObject({
    question: {
      message: good,
      responseSchema: {
        required: [good],
        properties: { [good]: { title: good, oneOf: [{ const: good, title: good }] } },
      },
    },
  });
});

it("the journal is received without them", () => {
  const of = { at: "2026-11-25T00:00:00.000Z", page: null };
  const shopSaid = { ...of, kind: "shop_said", texts: [bad] };
  const candidate = { text: bad, move: null, weight: 1, because: [bad] };
  const weighed = {
    ...of,
    kind: "weighed",
    goal: "order",
    candidates: [candidate],
    fields: [],
    refused: [{ text: bad, why: bad }],
  };
  const batch = { steps: [shopSaid, weighed] };
  expect(received({ method: "keepEvidence", batch })).toMatchObject({
    batch: {
      steps: [
        { texts: [good] },
        { candidates: [{ text: good, because: [good] }], refused: [{ text: good, why: good }] },
      ],
    },
  });
});

it("an outcome is received without them", () => {
  const failed = { status: "failed", reason: "automation_failed", code: "out_of_stock", message: bad };
  expect(Outcome.parse(failed)).toMatchObject({ message: good });
  const item = { title: bad, options: { [bad]: bad }, quantity: 1, price: null };
  const total = { amount: "1.00", currency: "USD" };
  const quoted = { status: "quoted", quote: { items: [item], shipping: null, tax: null, total } };
  expect(Outcome.parse(quoted)).toMatchObject({
    quote: { items: [{ title: good, options: { [good]: good } }] },
  });
});
