import { billingRoutes, signupRoutes, workspaceRoutes } from "./routes/accounts.ts";
import { apiKeyRoutes } from "./routes/api-keys.ts";
import { buyerProfileRoutes } from "./routes/buyer-profiles.ts";
import { buyerSessionRoutes } from "./routes/buyer-sessions.ts";
import { checkoutRoutes } from "./routes/checkouts.ts";
import type { RouteDefinition } from "./routes/define-route.ts";
import { healthRoutes, liveViewRoutes } from "./routes/outside-v1.ts";
import { usageRoutes } from "./routes/usage.ts";
import { webhookRoutes } from "./routes/webhooks.ts";

/** Every route of the service, by resource: `routes.checkouts.create`. */
export const routes = {
  signup: signupRoutes,
  checkouts: checkoutRoutes,
  buyerProfiles: buyerProfileRoutes,
  buyerSessions: buyerSessionRoutes,
  webhooks: webhookRoutes,
  apiKeys: apiKeyRoutes,
  usage: usageRoutes,
  workspaces: workspaceRoutes,
  billing: billingRoutes,
  health: healthRoutes,
  liveView: liveViewRoutes,
} as const;

/** All routes as a flat list. */
export const allRoutes: readonly RouteDefinition[] = Object.values(routes).flatMap((group) =>
  Object.values<RouteDefinition>(group),
);
