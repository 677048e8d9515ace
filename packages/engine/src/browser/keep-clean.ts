import type { CheckoutHost } from "../checkout-host.ts";
import { withoutSecrets } from "./without-secrets.ts";

type Keep = NonNullable<CheckoutHost["keepEvidence"]>;

/** Looking for secrets in a text of this length takes a few tenths of a second. */
const longestSearched = 64_000;
const mostRemembered = 2_000;

/** A page that shows a secret is not kept at all, nor is one that is too long to be searched. */
export function keepClean(keep: Keep, secrets: () => readonly string[]): Keep {
  const clean = cleanOnce(secrets);
  return ({ steps, reading }) => {
    const isClean = (text: string) =>
      secrets().length === 0 || (text.length <= longestSearched && withoutSecrets(text, secrets()) === text);
    return keep({
      steps: clean(steps),
      ...(reading !== undefined && isClean(reading) && { reading }),
    });
  };
}

/** Searching takes about a millisecond for each text, and a journal has most of its texts again and again. */
function cleanOnce(secrets: () => readonly string[]) {
  const cleaned = new Map<string, string>();
  let count = 0;
  const cleanText = (text: string): string => {
    const known = cleaned.get(text) ?? withoutSecrets(text, secrets());
    cleaned.set(text, known);
    return known;
  };
  return <Value>(value: Value): Value => {
    if (secrets().length === 0) return value;
    if (secrets().length !== count || cleaned.size > mostRemembered) cleaned.clear();
    count = secrets().length;
    return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
      typeof part === "string" ? cleanText(part) : part,
    );
  };
}
