import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";

export interface ApiKeysDependencies {
  db: Db;
  clock: Clock;
}
