import { routes, serviceName } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "./route.ts";

export function healthRoutes(): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.health.get, async () => ({
      status: 200,
      body: { ok: true, service: serviceName },
    }));
  };
}
