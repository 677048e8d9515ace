import { isUuid, messages } from "@cartwright/contract";
import { ServiceError } from "../../platform/service-error.ts";
import { revokeKeyRow } from "./api-keys.store.ts";
import type { ApiKeysDependencies } from "./api-keys-dependencies.ts";

/** The key stops working with the next request. Returns its id as stored. */
export async function revokeKey(
  { database, clock }: Pick<ApiKeysDependencies, "database" | "clock">,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<string> {
  const revoked = isUuid(id)
    ? await revokeKeyRow(database.db, { tenantId, id, revokedAt: clock.now() })
    : undefined;
  if (!revoked) throw new ServiceError("not_found", messages.apiKeys.notFound);
  return revoked.id;
}
