import type { AnswerValues } from "@cartwright/contract";
import { CompactEncrypt, importJWK } from "jose";

/**
 * Seals the values so that only the process waiting for the answer can open them: compact JWE, `ECDH-ES` over
 * X25519.
 */
export async function sealAnswer(values: AnswerValues, publicKey: string): Promise<string> {
  const key = await importJWK({ kty: "OKP", crv: "X25519", x: publicKey }, "ECDH-ES");
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(values)))
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
    .encrypt(key);
}
