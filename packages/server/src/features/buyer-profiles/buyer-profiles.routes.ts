import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import {
  createProfile,
  deleteProfile,
  getProfile,
  listProfiles,
  type ProfilesDependencies,
  updateProfile,
} from "./buyer-profiles.ts";

export function buyerProfilesRoutes(dependencies: ProfilesDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.buyerProfiles.create, async ({ caller, body }) => ({
      status: 201,
      body: await createProfile(dependencies, caller, body),
    }));

    addRoute(app, routes.buyerProfiles.list, async ({ caller, query }) => ({
      status: 200,
      body: await listProfiles(dependencies, caller, query),
    }));

    addRoute(app, routes.buyerProfiles.get, async ({ caller, params }) => ({
      status: 200,
      body: await getProfile(dependencies, caller, params.id),
    }));

    addRoute(app, routes.buyerProfiles.update, async ({ caller, params, body }) => ({
      status: 200,
      body: await updateProfile(dependencies, { caller, id: params.id, changes: body }),
    }));

    addRoute(app, routes.buyerProfiles.delete, async ({ caller, params }) => ({
      status: 200,
      body: { deleted: true, id: await deleteProfile(dependencies, caller, params.id) },
    }));
  };
}
