import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Documents } from "../../../documents.store.ts";

export const accountSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  salt: z.string(),
  passwordHash: z.string(),
});

export type Account = z.infer<typeof accountSchema>;

export const TEST_ACCOUNT = {
  email: "buyer@fennelrye.example",
  password: "correct horse",
  firstName: "Ada",
  lastName: "Lovelace",
};

export function createAccount(
  accounts: Documents<Account>,
  { password, ...person }: typeof TEST_ACCOUNT,
): void {
  const salt = randomBytes(16).toString("hex");
  const email = person.email.toLowerCase();
  accounts.save(email, { ...person, email, salt, passwordHash: hash(password, salt).toString("hex") });
}

export function isPasswordOf({ salt, passwordHash }: Account, password: string): boolean {
  return timingSafeEqual(Buffer.from(passwordHash, "hex"), hash(password, salt));
}

function hash(password: string, salt: string): Buffer {
  return scryptSync(password, salt, 32, { N: 2 ** 12 });
}
