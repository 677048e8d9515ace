import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { deleteSession, listSessions, type SessionsDependencies } from "./buyer-sessions.ts";

export function buyerSessionsRoutes(dependencies: SessionsDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.buyerSessions.list, async ({ caller, query }) => ({
      status: 200,
      body: await listSessions(dependencies, caller, query.buyerProfileId),
    }));

    addRoute(app, routes.buyerSessions.delete, async ({ caller, params }) => {
      await deleteSession(dependencies, caller, params.id);
      return { status: 200, body: { deleted: true } };
    });
  };
}
