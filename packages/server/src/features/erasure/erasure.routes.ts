import { messages, routes } from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { ServiceError } from "../../platform/service-error.ts";
import type { ErasureDependencies } from "./erasure-dependencies.ts";
import { eraseSubject, eraseTenant } from "./request-erasure.ts";

/** Erasure by people in the dashboard. API keys may not use it. */
export function erasureRoutes(dependencies: ErasureDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.workspaces.eraseSubject, async ({ caller, body }) => ({
      status: 200,
      body: await eraseSubject(dependencies, { tenantId: workspaceOf(caller).tenantId, ...body }),
    }));

    addRoute(app, routes.workspaces.delete, async ({ caller }) => {
      const { tenantId, tenant } = workspaceOf(caller);
      // The processor would keep charging.
      if (tenant.plan !== null)
        throw new ServiceError("conflict", messages.workspaces.planInForce, { code: "plan_in_force" });
      await eraseTenant(dependencies, tenantId);
      return { status: 200, body: { deleted: true, id: tenantId } };
    });
  };
}

function workspaceOf(caller: Caller | undefined): Caller {
  if (caller) return caller;
  throw new ServiceError("not_found", messages.authentication.noWorkspace, { code: "no_workspace" });
}
