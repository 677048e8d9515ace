import { createJsonEncryption, keyIdOf } from "../../platform/encryption/json-web-encryption.ts";
import { createSealer, type SealingKey, type SealPurpose } from "../../platform/encryption/seal.ts";
import { createPlace, type SealedPlace } from "./create-place.ts";
import { bytesColumn, tokenColumn } from "./sealed-rows.store.ts";

export type Keyring = readonly [SealingKey, ...SealingKey[]];

/**
 * Everything that is sealed with a vault key. New uses must be added here, otherwise their keys can't be
 * rotated.
 */
export function listSealedPlaces(keys: Keyring): SealedPlace[] {
  return [
    sessionsPlace(keys),
    bytesPlace(keys, "webhookSecrets", ["webhook_endpoints", "id", "sealed_secret", "webhook-secrets"]),
    bytesPlace(keys, "submittedValues", ["submitted_values", "action_id", "sealed", "submitted-values"]),
    bytesPlace(keys, "keptAnswers", ["user_actions", "id", "sealed_values", "kept-answers"]),
    bytesPlace(keys, "evidence", ["evidence", "id", "sealed", "evidence"]),
    bytesPlace(keys, "goodsPictures", ["goods_pictures", "checkout_id", "sealed", "goods-pictures"]),
  ];
}

/** Values of this kind are bound to the id of their row. */
function bytesPlace(
  keys: Keyring,
  name: string,
  [table, id, column, purpose]: [string, string, string, SealPurpose],
): SealedPlace {
  const sealer = createSealer(keys, purpose);
  return createPlace<Uint8Array>({
    name,
    column: bytesColumn(table, id, column),
    currentMark: keys[0].id,
    keyIdOfMark: (mark) => mark,
    reseal: async (sealed, rowId) => sealer.seal(sealer.open(sealed, rowId), rowId),
  });
}

function sessionsPlace(keys: Keyring): SealedPlace {
  const encryption = createJsonEncryption(keys, "buyer-sessions");
  return createPlace<string>({
    name: "buyerSessions",
    column: tokenColumn("buyer_sessions", "id", "sealed"),
    currentMark: encryption.header,
    keyIdOfMark: keyIdOf,
    reseal: async (sealed) => {
      const opened = await encryption.decrypt(sealed);
      if (opened === undefined) throw new Error("the key of this value is not among VAULT_KEYS");
      return encryption.encrypt(opened);
    },
  });
}
