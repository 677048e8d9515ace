import type { CheckoutHost } from "../../checkout-host.ts";
import { withoutSecrets } from "./without-secrets.ts";

type Keep = NonNullable<CheckoutHost["keepEvidence"]>;

/** Searching a text of this length for secrets takes a few tenths of a second. */
const longestSearched = 64_000;
const mostRemembered = 2_000;

/** Pages that show a secret, or are too long to be searched, are not kept. */
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

/** Searching takes about a millisecond per text, and most texts of a journal are repeated. */
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
