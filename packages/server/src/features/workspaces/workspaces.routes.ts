import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import {
  createWorkspace,
  getNotifications,
  getWorkspace,
  updateNotifications,
  type WorkspacesDependencies,
} from "./workspaces.ts";

export function workspacesRoutes(dependencies: WorkspacesDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.workspaces.create, async ({ session, body }) => ({
      status: 201,
      body: await createWorkspace(dependencies, { session, name: body.name, apiKey: body.apiKey }),
    }));

    addRoute(app, routes.workspaces.getNotifications, async ({ session }) => ({
      status: 200,
      body: await getNotifications(dependencies, session),
    }));

    addRoute(app, routes.workspaces.updateNotifications, async ({ session, body }) => ({
      status: 200,
      body: await updateNotifications(dependencies, session, body),
    }));

    addRoute(app, routes.workspaces.get, async ({ session }) => ({
      status: 200,
      body: await getWorkspace(dependencies, session),
    }));
  };
}
