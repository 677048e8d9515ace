import { hash, randomBytes } from "node:crypto";
import { type ApiKeyMode, apiKeyRandomBytes, keyPrefixLength } from "@cartwright/contract";

/** A new key: the plain text, which is shown once, and the parts that may be stored. */
export interface KeyText {
  plainText: string;
  prefix: string;
  hash: Uint8Array;
}

export function createKeyText(mode: ApiKeyMode): KeyText {
  const plainText = `ck_${mode}_${randomBytes(apiKeyRandomBytes).toString("base64url")}`;
  return {
    plainText,
    prefix: plainText.slice(0, keyPrefixLength),
    hash: hash("sha256", plainText, "buffer"),
  };
}
