import { z } from "zod";

const text = z.string().trim().max(255).default("");

export const addressSchema = z.object({
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  zone: text,
  postalCode: text,
  countryCode: text,
  phone: text,
});

export type Address = z.infer<typeof addressSchema>;

export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);
}

export function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, "");
  return /^[+\d\s().-]+$/.test(typed) && digits.length >= 7 && digits.length <= 15;
}
