const longest = 1_000;

/** Text that a shop may have written, as one line of limited length and without signs that nobody sees. */
export function quoteMerchant(text: string | undefined): string | undefined {
  const line = text?.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim();
  if (!line) return undefined;
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
