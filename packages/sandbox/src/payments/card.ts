import { z } from "zod";

/** A card as the card frames send it; it exists only for the call that contains it. */
export const cardSchema = z.object({
  number: z.string().transform((number) => number.replace(/\s/g, "")),
  expiry: z.string(),
  verificationValue: z.string(),
  /** Absent if the form does not ask for it. */
  name: z.string().optional(),
});

export type Card = z.infer<typeof cardSchema>;

/** The bogus gateway of a test shop accepts this as a card number. */
const BOGUS_NUMBER = "1";

/** Frame name to the words shown under that frame. */
export function findCardMistakes(card: Card, now: Date): Record<string, string> {
  const mistakes: Record<string, string> = {};
  if (!isNumber(card.number)) mistakes.number = "Enter a valid card number";
  if (!isFuture(card.expiry, now)) mistakes.expiry = "Enter a valid expiration date";
  if (!/^\d{3,4}$/.test(card.verificationValue))
    mistakes.verification_value = "Enter the CVV or security code on your card";
  if (card.name?.trim() === "") mistakes.name = "Enter your name exactly as it’s written on your card";
  return mistakes;
}

function isNumber(number: string): boolean {
  return number === BOGUS_NUMBER || (/^\d{13,19}$/.test(number) && passesLuhn(number));
}

function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? Number(digit) : Number(digit) * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

function isFuture(expiry: string, now: Date): boolean {
  const parts = /^(\d{2})\s*\/\s*(\d{2}|\d{4})$/.exec(expiry.trim());
  if (!parts) return false;
  const month = Number(parts[1]);
  const year = Number(parts[2]) % 100;
  if (month < 1 || month > 12) return false;
  return year * 12 + month >= (now.getFullYear() % 100) * 12 + now.getMonth() + 1;
}
