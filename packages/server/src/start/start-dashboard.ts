import { fileURLToPath } from "node:url";
import { buildDashboardApp } from "../features/dashboard/dashboard.routes.ts";
import { readSite } from "../features/dashboard/read-site.ts";
import { createTestReceivers } from "../features/dashboard/test-receivers.ts";
import { StartError } from "../platform/start-error.ts";
import { listenAsOwn } from "./listen.ts";
import type { Platform } from "./platform.ts";

const builtFolder = fileURLToPath(new URL("../../../dashboard/dist", import.meta.url));

/** Opens the dashboard's listener and returns its address. `apiUrl` is called when a page asks for it. */
export async function startDashboard(platform: Platform, apiUrl: () => string): Promise<string> {
  const { config, logger, disposers } = platform;
  const site = await readSite(builtFolder);
  if (!site)
    throw new StartError(
      "ROLES: the dashboard is not built; `npm start` builds it, and so does `npm run build`",
    );
  let listenerUrl = "";
  const app = buildDashboardApp({
    site,
    logger,
    receivers: createTestReceivers(platform.clock),
    settings: () => ({
      dashboardUrl: config.dashboard.url ?? listenerUrl,
      apiUrl: apiUrl(),
      identity: config.identity ?? null,
      sandboxPort: config.roles.has("sandbox") ? config.sandbox.port : null,
    }),
  });
  listenerUrl = await listenAsOwn(platform, app, {
    host: config.api.host,
    port: config.dashboard.port,
    variable: "DASHBOARD_PORT",
  });
  disposers.add("dashboard listener", () => app.close());
  return listenerUrl;
}
