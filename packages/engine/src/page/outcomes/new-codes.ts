/**
 * New text that looks like an order number: letters and digits mixed, or many digits; not a date, an amount,
 * a phone number, or anything that the buyer has given.
 */
export function newCodes(
  pieces: readonly string[],
  { before, given }: { before: readonly string[]; given: readonly string[] },
): string[] {
  const old = new Set(before.flatMap(tokensOf));
  const own = given.map(plain).filter((value) => value !== "");
  const isGiven = (token: string) => own.some((value) => value.includes(plain(token)));
  const fresh = pieces.filter((piece) => !piece.trimStart().startsWith("+")).flatMap(tokensOf);
  return [...new Set(fresh)].filter((token) => isCode(token) && !old.has(token) && !isGiven(token));
}

function tokensOf(piece: string): string[] {
  return piece
    .slice(0, 300)
    .split(/[\s,;:()"'“”]+/u)
    .map((token) => token.replace(/^[#№]+/u, "").replace(/[.!?]$/, ""))
    .filter((token) => token !== "");
}

function isCode(token: string): boolean {
  if (!/^[A-Z\d]+(?:[/_-][A-Z\d]+)*$/i.test(token) || token.length > 40) return false;
  const digits = token.replace(/\D/g, "").length;
  const letters = token.replace(/[^A-Z]/gi, "").length;
  if (isDate(token)) return false;
  // "iPhone15" and "2nd" are words: codes with lower-case letters are longer.
  const isMixed = letters > 0 && digits >= 2 && token.length >= (/[a-z]/.test(token) ? 12 : 5);
  return isMixed || (letters === 0 && digits >= 6);
}

function isDate(token: string): boolean {
  return /^\d{1,2}[/_-]\d{1,2}[/_-]\d{2,4}$/.test(token) || /^\d{4}[/_-]\d{1,2}[/_-]\d{1,2}$/.test(token);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
