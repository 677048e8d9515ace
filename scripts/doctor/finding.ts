import { withoutSecrets } from "../../packages/server/src/platform/logging/describe-error.ts";

/** What a look at one part of an installation has found. */
export interface Finding {
  name: string;
  level: "ok" | "warning" | "problem";
  words: string;
  /** What the operator does about it; absent where there is nothing to do. */
  advice?: string;
}

export const ok = (name: string, words: string): Finding => ({ name, level: "ok", words });
export const warning = (name: string, words: string, advice: string): Finding => ({
  name,
  level: "warning",
  words,
  advice,
});
export const problem = (name: string, words: string, advice: string): Finding => ({
  name,
  level: "problem",
  words,
  advice,
});

/** What a look throws is a finding too. */
export async function lookAt(
  name: string,
  advice: string,
  look: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [problem(name, describe(error), advice)];
  }
}

/** A refused connection comes as one error for each address. What follows the first line may quote secrets. */
function describe(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  const text = first instanceof Error ? first.message || first.name : "an unknown error";
  return withoutSecrets(text);
}
