import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import type { ApiKeysDependencies } from "./api-keys-dependencies.ts";
import { createKey } from "./create-key.ts";
import { listKeys } from "./list-keys.ts";
import { revokeKey } from "./revoke-key.ts";

export function apiKeysRoutes(dependencies: ApiKeysDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.apiKeys.create, async ({ caller, body }) => ({
      status: 201,
      body: await createKey(dependencies, caller, body),
    }));

    addRoute(app, routes.apiKeys.list, async ({ caller }) => ({
      status: 200,
      body: await listKeys(dependencies, caller.tenantId),
    }));

    addRoute(app, routes.apiKeys.revoke, async ({ caller, params }) => ({
      status: 200,
      body: {
        revoked: true,
        id: await revokeKey(dependencies, { tenantId: caller.tenantId, id: params.id }),
      },
    }));
  };
}
