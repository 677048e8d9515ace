import { randomBytes } from "node:crypto";
import { createKeptAnswers, type KeptAnswers } from "../../src/features/checkouts/kept-answers.ts";
import { createSealer } from "../../src/platform/encryption/seal.ts";
import { Secret } from "../../src/platform/secret.ts";

/** Answers sealed with a key of their own. */
export function createTestAnswers(): KeptAnswers {
  return createKeptAnswers(createSealer([{ id: "test", key: new Secret(randomBytes(32)) }], "kept-answers"));
}
