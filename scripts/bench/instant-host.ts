import type { AnswerValues, Question } from "@cartwright/contract";
import type { CheckoutHost } from "@cartwright/engine";

const runLimitMs = 300_000;

/** An in-memory host that answers at once: by the question's key, or with the first of the choices. */
export function instantHost(
  answers: Readonly<Record<string, () => AnswerValues | Promise<AnswerValues>>>,
): CheckoutHost {
  const until = Date.now() + runLimitMs;
  return {
    report: async () => undefined,
    ask: async (question) => answers[question.key]?.() ?? takeFirst(question),
    loadSession: async () => undefined,
    saveSession: async () => undefined,
    beforeSubmit: async () => undefined,
    signal: new AbortController().signal,
    remainingMs: () => until - Date.now(),
  };
}

function takeFirst({ responseSchema }: Question): AnswerValues {
  const properties = Object.entries(responseSchema.properties);
  return Object.fromEntries(properties.map(([name, { oneOf }]) => [name, oneOf?.[0]?.const ?? ""]));
}
