import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import type { KeyUses } from "./record-key-uses.ts";

export interface ApiKeysDependencies {
  db: Db;
  clock: Clock;
  keyUses: Pick<KeyUses, "flush">;
}
