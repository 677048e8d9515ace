/** The runtime supports this proposal, but the compiler's types don't yet. */
declare global {
  interface JSON {
    /** `stringify` writes it as exactly this text. */
    rawJSON(text: string): object;
    isRawJSON(value: unknown): boolean;
  }
}

/** JavaScript numbers keep any decimal number with up to 15 digits, but not all longer ones. */
const safeDigits = 15;
const mayLoseDigits = /[\d.]{16}/;

/**
 * Like `JSON.parse`, but keeps a number that would lose digits as its text, so that `JSON.stringify` writes
 * it unchanged. Clients put ids of other systems into their metadata, and many of these are 64-bit integers.
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
