/**
 * "34.39" in cents is 3439. Fractions of the smallest unit are rounded up, so that a limit never falls short
 * of its total.
 */
export function minorAmount(amount: string, digits: number): number {
  const [whole = "0", fraction = ""] = amount.split(".");
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  return /[1-9]/.test(fraction.slice(digits)) ? minor + 1 : minor;
}
