import { withoutSecrets } from "../../packages/server/src/platform/logging/describe-error.ts";

/** The result of checking one part of an installation. */
export interface Finding {
  name: string;
  level: "ok" | "warning" | "problem";
  words: string;
  /** What the operator should do; absent if nothing needs to be done. */
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

/** Runs a check. An error counts as a finding. */
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

/**
 * A refused connection fails with one error per address, which `fetch` hides behind its own. Lines after the
 * first may contain secrets.
 */
export function describe(error: unknown): string {
  if (error instanceof AggregateError) return describe(error.errors[0]);
  if (error instanceof TypeError && error.cause instanceof Error) return describe(error.cause);
  return withoutSecrets(error instanceof Error ? error.message || error.name : "an unknown error");
}
