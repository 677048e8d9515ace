const mostDigits = 19;

/** Grouped as printed on cards: 4-6-5 for numbers that begin with 34 or 37, else groups of four. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, mostDigits);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined;
  if (groups) return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(" ");
  return (digits.match(/\d{1,4}/g) ?? []).join(" ");
}
