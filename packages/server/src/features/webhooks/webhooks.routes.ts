import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { sendEvent } from "./send-event.ts";
import {
  createEndpoint,
  listEndpoints,
  revokeEndpoint,
  type WebhooksDependencies,
} from "./webhook-endpoints.ts";

export function webhooksRoutes(dependencies: WebhooksDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.webhooks.create, async ({ caller, body }) => ({
      status: 201,
      body: await createEndpoint(dependencies, caller.tenantId, body),
    }));

    addRoute(app, routes.webhooks.list, async ({ caller }) => ({
      status: 200,
      body: await listEndpoints(dependencies, caller.tenantId),
    }));

    addRoute(app, routes.webhooks.listDeliveries, async ({ caller, query }) => ({
      status: 200,
      body: await listDeliveries(dependencies.database.db, caller.tenantId, query),
    }));

    addRoute(app, routes.webhooks.sendEvent, async ({ caller, params, body }) => ({
      status: 202,
      body: await sendEvent(dependencies, {
        tenantId: caller.tenantId,
        endpointId: params.id,
        eventId: body.eventId,
      }),
    }));

    addRoute(app, routes.webhooks.revoke, async ({ caller, params }) => {
      await revokeEndpoint(dependencies, caller.tenantId, params.id);
      return { status: 200, body: { revoked: true } };
    });
  };
}
