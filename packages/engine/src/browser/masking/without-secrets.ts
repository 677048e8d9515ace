import { decodedReadings } from "./decoded-readings.ts";
import { findSecrets, holdsSecrets } from "./find-secrets.ts";

/**
 * The text without the secrets that a shop may have written into it, however their characters are grouped or
 * encoded and whatever surrounds them. Short secrets match by chance: see `findSecrets` for where they count.
 */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const spans = findSecrets(text, secrets);
  const hasQuotes = text.includes('"') && !secrets.some((secret) => secret.includes('"'));
  if (hasQuotes) {
    const apart = withoutSpans(text, withinQuotes(text, spans));
    if (!holdsSecrets(apart, secrets)) return apart;
  }
  const plain = withoutSpans(text, spans);
  if (!holdsSecrets(plain, secrets)) return plain;
  const clean = plain
    .split(/([\s"'<>()?&=;,#]+)/)
    .map((part) => (holdsSecrets(part, secrets) ? hidden : part))
    .join("");
  if (!holdsSecrets(clean, secrets)) return clean;
  const unquoted = hasQuotes ? clean.replace(/"[^"]*"/g, `"${hidden}"`) : clean;
  if (unquoted !== clean && !holdsSecrets(unquoted, secrets)) return unquoted;
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

type Spans = ReturnType<typeof findSecrets>;

/**
 * A shop's words stand in quotation marks. Where they make a secret together with what is written beside them, the
 * whole quotation goes, and none of the service's own words: those may be a warning.
 */
function withinQuotes(text: string, spans: Spans): Spans {
  const quotes = [...text.matchAll(/"[^"]*"/g)].map(
    ({ index, 0: { length } }) => [index + 1, index + length - 1] as const,
  );
  return spans.flatMap((span) => {
    const [from, to] = span;
    if (!text.slice(from, to).includes('"')) return [span];
    return quotes.filter(([start, end]) => start < to && end > from);
  });
}

function withoutSpans(text: string, spans: Spans): string {
  let clean = "";
  let end = 0;
  for (const [from, to] of spans.toSorted(([left], [right]) => left - right)) {
    if (from >= end) clean += text.slice(end, from) + hidden;
    end = Math.max(end, to);
  }
  return clean + text.slice(end);
}
