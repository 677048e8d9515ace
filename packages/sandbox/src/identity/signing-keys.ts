import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { openDocuments } from "../documents.store.ts";

const keysSchema = z.object({
  /** Private, as JSON Web Key. */
  signing: z.record(z.string(), z.unknown()),
  cookie: z.string(),
});
export type SigningKeys = z.infer<typeof keysSchema>;

/** Created at the first start and stored with the accounts, so that sessions survive a restart. */
export function provideSigningKeys(database: DatabaseSync): SigningKeys {
  const documents = openDocuments(database, "signing_keys", keysSchema);
  const kept = documents.find("current");
  if (kept) return kept;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signing = { ...privateKey.export({ format: "jwk" }), kid: randomUUID(), alg: "RS256", use: "sig" };
  const made = { signing, cookie: randomBytes(32).toString("base64url") };
  documents.save("current", made);
  return made;
}
