import { expect, test } from "vitest";
import type { Checkout } from "../checkouts.ts";
import { ApiError } from "./client-errors.ts";
import { type CheckoutCalls, waitForEnd } from "./wait-for-end.ts";

const id = "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c";
const at = "2026-01-02T03:04:05.678Z";

function checkoutWith(change: Partial<Checkout>): Checkout {
  return {
    id,
    status: "running",
    target: { url: "https://shop.example/p", kind: "direct_url" },
    constraints: {},
    metadata: {},
    progressItems: [],
    createdAt: at,
    updatedAt: at,
    ...change,
  };
}

const asking = (actionId: string) =>
  checkoutWith({
    status: "awaiting_user_action",
    pendingUserAction: {
      id: actionId,
      key: "variant",
      message: "Which size?",
      responseSchema: { type: "object", properties: {}, required: [], additionalProperties: false },
      expiresAt: at,
    },
  });
const ended = checkoutWith({ status: "succeeded" });

/** Watched calls that go on once the question is answered, as a run does. */
function callsThat(
  answer: (values: unknown) => void,
  states: (answered: Promise<void>) => AsyncIterable<Checkout>,
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const settle = async (values: unknown): Promise<Checkout> => {
    answer(values);
    resolve();
    return ended;
  };
  const calls: CheckoutCalls = {
    watch: () => states(promise),
    submitAction: (_id, _action, values) => settle(values),
    declineAction: () => settle("decline"),
  };
  return calls;
}

test("submits what is answered and resolves with the end", async () => {
  const sent: unknown[] = [];
  const calls = callsThat(
    (values) => sent.push(values),
    async function* (answered) {
      yield asking("a1");
      await answered;
      yield ended;
    },
  );
  const checkout = await waitForEnd(calls, id, { onQuestion: () => ({ Size: "L" }) });
  expect(checkout.status).toBe("succeeded");
  expect(sent).toEqual([{ Size: "L" }]);
});

test("declines on request", async () => {
  const sent: unknown[] = [];
  const calls = callsThat(
    (values) => sent.push(values),
    async function* (answered) {
      yield asking("a1");
      await answered;
      yield checkoutWith({ status: "failed" });
    },
  );
  const checkout = await waitForEnd(calls, id, { onQuestion: () => "decline" });
  expect(checkout.status).toBe("failed");
  expect(sent).toEqual(["decline"]);
});

test("asks each question once and reports each progress item once", async () => {
  const item = (sequence: number) => ({
    kind: "step" as const,
    label: `${sequence}`,
    data: {},
    at,
    sequence,
  });
  const questions: string[] = [];
  const items: string[] = [];
  const calls = callsThat(
    () => undefined,
    async function* () {
      yield checkoutWith({ progressItems: [item(1)] });
      yield { ...asking("a1"), progressItems: [item(1), item(2)] };
      yield { ...asking("a1"), progressItems: [item(1), item(2), item(3)] };
      yield asking("a2");
      yield ended;
    },
  );
  await waitForEnd(calls, id, {
    onProgress: ({ label }) => items.push(label),
    onQuestion: (question) => void questions.push(question.id),
  });
  expect(questions).toEqual(["a1", "a2"]);
  expect(items).toEqual(["1", "2", "3"]);
});

test("takes a question back that was answered elsewhere", async () => {
  const calls = callsThat(
    () => expect.unreachable("the answer came too late"),
    async function* () {
      yield asking("a1");
      yield ended;
    },
  );
  const taken = Promise.withResolvers<void>();
  await waitForEnd(calls, id, {
    onQuestion: async (_question, { signal }) => {
      signal.addEventListener("abort", () => taken.resolve());
      await taken.promise;
      return { Size: "L" };
    },
  });
  await taken.promise;
});

test.each([409, 400])("of a refused answer, hides only a conflict: %i", async (status) => {
  const calls: CheckoutCalls = {
    ...callsThat(
      () => undefined,
      async function* () {
        yield asking("a1");
        // Let the refusal arrive, as a poll would.
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        yield ended;
      },
    ),
    submitAction: async () => {
      throw new ApiError(status, { error: true, message: "no" });
    },
  };
  const waiting = waitForEnd(calls, id, { onQuestion: () => ({ Size: "L" }) });
  if (status === 409) expect((await waiting).status).toBe("succeeded");
  else await expect(waiting).rejects.toThrow("no");
});
