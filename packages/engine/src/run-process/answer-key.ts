import { generateKeyPairSync } from "node:crypto";
import type { AnswerValues } from "@cartwright/contract";
import { compactDecrypt } from "jose";
import { z } from "zod";

/** The key of one question. Its private half exists only in the run's process, as long as the question. */
export interface AnswerKey {
  /** X25519, the 32 bytes as base64url. */
  readonly publicKey: string;
  /** Undefined if the box was sealed to another key or altered. */
  open(box: string): Promise<AnswerValues | undefined>;
}

const PublicKey = z.object({ x: z.string() });
const Values = z.record(z.string(), z.string());

/** A box is compact JWE: `ECDH-ES` with a fresh sender key each time, and `A256GCM`. */
export function createAnswerKey(): AnswerKey {
  const { publicKey, privateKey } = generateKeyPairSync("x25519");
  return {
    publicKey: PublicKey.parse(publicKey.export({ format: "jwk" })).x,
    open: async (box) => {
      try {
        const { plaintext } = await compactDecrypt(box, privateKey, {
          keyManagementAlgorithms: ["ECDH-ES"],
          contentEncryptionAlgorithms: ["A256GCM"],
        });
        return Values.parse(JSON.parse(new TextDecoder().decode(plaintext)));
      } catch {
        return undefined;
      }
    },
  };
}
