import type { Config } from "../../packages/server/src/config/config.ts";
import { lockFolder } from "../../packages/server/src/platform/database/lock-folder.ts";

/** Reports that another start owns the embedded database, before the merchants are started in vain. */
export async function refuseUsedFolder({ roles, database }: Config): Promise<void> {
  const isServerPart = roles.has("api") || roles.has("worker") || roles.has("dashboard");
  if (!isServerPart || database.url !== undefined) return;
  const lock = await lockFolder(database.folder);
  lock.release();
}
