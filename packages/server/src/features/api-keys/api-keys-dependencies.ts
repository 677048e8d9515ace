import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { KeyUses } from "./record-key-uses.ts";

export interface ApiKeysDependencies {
  database: Pick<Database, "db" | "transaction">;
  clock: Clock;
  keyUses: Pick<KeyUses, "flush">;
}
