import type { Question } from "@cartwright/contract";
import { describe, expect, it } from "vitest";
import { recordSubmissions } from "./record-submissions.ts";

const total = { amount: "80.00", currency: "USD" };
const question: Question = {
  key: "card",
  message: "?",
  responseSchema: { type: "object", properties: {}, required: [], additionalProperties: false },
  detectedTotal: total,
};

function recording() {
  const submissions: unknown[] = [];
  const recorded = recordSubmissions({
    ask: async () => ({}),
    beforeSubmit: async (submission) => void submissions.push(submission),
  });
  return { ...recorded, submissions };
}

describe("an order that a page may have placed without a press", () => {
  it("is recorded once, at the total that a person was shown last", async () => {
    const { ask, recordUnpressed, submissions } = recording();
    await ask(question);
    await recordUnpressed();
    await recordUnpressed();

    expect(submissions).toEqual([{ total, attempt: 1 }]);
  });

  it("is covered by the record of a press that is being made", async () => {
    const { beforeSubmit, recordUnpressed, submissions } = recording();
    await beforeSubmit({ total, attempt: 1 });
    await recordUnpressed();

    expect(submissions).toHaveLength(1);
  });
});
