/** The proposal is in the runtime and not yet in the types of the compiler. */
declare global {
  interface JSON {
    /** What `stringify` writes as this very text. */
    rawJSON(text: string): object;
    isRawJSON(value: unknown): boolean;
  }
}

/** JavaScript's numbers hold 15 digits of any decimal number, and not all of those with more. */
const safeDigits = 15;
const mayLoseDigits = /[\d.]{16}/;

/**
 * `JSON.parse`, except that a number which would lose digits is kept as its text, so that `JSON.stringify` writes it as it was
 * sent. Clients put the ids of other systems into their metadata, and many of these are 64-bit integers.
 */
export function parseExactJson(text: string): unknown {
  return mayLoseDigits.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
}

function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  const { source } = context ?? {};
  if (typeof value !== "number" || source === undefined || !Number.isFinite(value)) return value;
  return digitsOf(source) <= safeDigits || source === String(value) ? value : JSON.rawJSON(source);
}

function digitsOf(source: string): number {
  return source.replace(/e.*$/i, "").replace(/[-.]/g, "").length;
}
