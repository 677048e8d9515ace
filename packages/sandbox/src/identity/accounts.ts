import { randomUUID, scryptSync, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { openDocuments } from "../documents.store.ts";

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  salt: z.string(),
  passwordHash: z.string(),
});
export type Account = z.infer<typeof accountSchema>;

/** The people who have an account at the sandbox's identity provider. */
export interface Accounts {
  /** Undefined if the address already has an account. */
  open(wanted: { email: string; name: string; password: string }): Account | undefined;
  signIn(email: string, password: string): Account | undefined;
  find(id: string): Account | undefined;
}

export function openAccounts(database: DatabaseSync): Accounts {
  const byId = openDocuments(database, "accounts", accountSchema);
  const byEmail = openDocuments(database, "account_ids", z.object({ id: z.string() }));
  const findByEmail = (email: string): Account | undefined => {
    const known = byEmail.find(email.toLowerCase());
    return known && byId.find(known.id);
  };
  return {
    open: ({ email, name, password }) => {
      if (findByEmail(email)) return undefined;
      const salt = randomUUID();
      const account = { id: randomUUID(), email, name, salt, passwordHash: hashOf(password, salt) };
      byId.save(account.id, account);
      byEmail.save(email.toLowerCase(), { id: account.id });
      return account;
    },
    signIn: (email, password) => {
      const account = findByEmail(email);
      // Does the same work for an unknown address, so that the time does not reveal whether it exists.
      const hash = hashOf(password, account?.salt ?? "");
      const isRight = account && timingSafeEqual(Buffer.from(account.passwordHash), Buffer.from(hash));
      return isRight ? account : undefined;
    },
    find: byId.find,
  };
}

function hashOf(password: string, salt: string): string {
  return scryptSync(password, salt, 32).toString("hex");
}
