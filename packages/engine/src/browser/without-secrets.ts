import { decodedReadings } from "./decoded-readings.ts";
import { findSecrets, holdsSecrets } from "./find-secrets.ts";

/**
 * The text without the secrets that a shop may have written into it, however their characters are grouped or
 * encoded and whatever surrounds them. Short secrets match by chance: see `findSecrets` for where they count.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const plain = withoutSpans(text, findSecrets(text, secrets));
  if (!holdsSecrets(plain, secrets)) return plain;
  const clean = plain
    .split(/([\s"'<>()?&=;,#]+)/)
    .map((part) => (holdsSecrets(part, secrets) ? hidden : part))
    .join("");
  if (!holdsSecrets(clean, secrets)) return clean;
  // If the whole text is encoded, the decoded text is shown instead.
  const decoded = decodedReadings(clean, 1).map((reading) =>
    withoutSpans(reading, findSecrets(reading, secrets)),
  );
  return decoded.find((reading) => reading.includes(hidden) && !holdsSecrets(reading, secrets)) ?? hidden;
}

/** The same for every string in a plain data value, keys included. */
export function valueWithoutSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  if (secrets.length === 0) return value;
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" ? withoutSecrets(part, secrets) : part,
  );
}

const hidden = "[hidden]";

function withoutSpans(text: string, spans: ReturnType<typeof findSecrets>): string {
  let clean = "";
  let end = 0;
  for (const [from, to] of spans.toSorted(([left], [right]) => left - right)) {
    if (from >= end) clean += text.slice(end, from) + hidden;
    end = Math.max(end, to);
  }
  return clean + text.slice(end);
}
