import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { reportUsage } from "./report-usage.ts";
import { readUsageWindow } from "./usage-window.ts";

export function usageRoutes({ db, clock }: { db: Db; clock: Clock }): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.usage.get, async ({ caller, query }) => ({
      status: 200,
      body: await reportUsage(db, caller.tenantId, readUsageWindow(query, clock.now())),
    }));
  };
}
