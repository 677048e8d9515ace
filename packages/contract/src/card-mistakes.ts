/** `MM / YY`, with the slash as soon as the month is complete. */
export function formatExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  // "4" can only be April; "12" and "01" are complete.
  const month = /^[2-9]/.test(digits) ? `0${digits[0]}` : digits.slice(0, 2);
  // Browsers may fill in a year of four digits.
  const year = digits
    .slice(/^[2-9]/.test(digits) ? 1 : 2)
    .replace(/^20(?=\d\d)/, "")
    .slice(0, 2);
  const endsInSlash = month.length === 2 && (year !== "" || /[\s/]$/.test(typed));
  return endsInSlash ? `${month} / ${year}`.trimEnd() : month;
}

/** The Luhn check of card numbers, which detects any single mistyped digit. */
export function hasValidCheckDigit(number: string): boolean {
  const digits = [...number.replace(/\D/g, "")].map(Number);
  const sum = digits.reduceRight((total, digit, index) => {
    const doubled = (digits.length - index) % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

/** A card is valid through the last day of its month. */
export function isExpired(expiry: string, now: Date): boolean | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/ ?(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined) return undefined;
  return new Date(2000 + Number(year), Number(month), 1) <= now;
}

export interface CardMistakes {
  card_number?: string;
  card_expiry?: string;
  card_cvc?: string;
  card_form_host?: string;
}

export function findCardMistakes(
  { number, expiry, code }: { number: string; expiry: string; code: string },
  now: Date,
): CardMistakes {
  const isPast = isExpired(expiry, now);
  return {
    ...(!hasValidCheckDigit(number) && {
      card_number: "That isn't a valid card number. Is a digit missing or wrong?",
    }),
    ...(isPast === undefined && { card_expiry: "Give the month and year as on the card: MM / YY." }),
    ...(isPast === true && { card_expiry: "This card has expired." }),
    ...(!/^\d{3,4}$/.test(code) && { card_cvc: "The security code has three or four digits." }),
  };
}

/** The lengths of the cards in use. Shorter numbers, and longer ones, are mostly those of goods. */
const cardNumber =
  /^(?:4\d{15}|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|3[47]\d{13}|6(?:011|4[4-9]\d|5\d\d)\d{12}|35\d{14}|62\d{14})$/;

/** Whether a text contains a card number, also in groups: a card is only given in answer to the question for it. */
export function containsCardNumber(text: string): boolean {
  const runs = text.match(/(?<!\d)\d(?:[ -]?\d){14,15}(?!\d)/g) ?? [];
  return runs.some((run) => {
    const digits = run.replace(/\D/g, "");
    return cardNumber.test(digits) && hasValidCheckDigit(digits);
  });
}
