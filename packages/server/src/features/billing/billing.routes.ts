import { messages, routes } from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { acceptPolicy } from "./accept-policy.ts";
import type { BillingDependencies } from "./billing-dependencies.ts";
import { getBilling } from "./get-billing.ts";
import { openPortalPage, openSubscribePage, openVerificationPage } from "./processor-pages.ts";

export function billingRoutes(dependencies: BillingDependencies): (app: FastifyApp) => void {
  return (app) => {
    addRoute(app, routes.billing.get, async ({ caller }) => ({
      status: 200,
      body: await getBilling(dependencies, tenantOf(caller)),
    }));

    addRoute(app, routes.billing.createCheckoutSession, async ({ caller, body }) => ({
      status: 200,
      body: await openSubscribePage(dependencies, { tenantId: tenantOf(caller), plan: body.plan }),
    }));

    addRoute(app, routes.billing.createPortalSession, async ({ caller }) => ({
      status: 200,
      body: await openPortalPage(dependencies, tenantOf(caller)),
    }));

    addRoute(app, routes.billing.createVerificationSession, async ({ caller }) => ({
      status: 200,
      body: await openVerificationPage(dependencies, tenantOf(caller)),
    }));

    addRoute(app, routes.billing.acceptAup, async ({ caller, body }) => ({
      status: 200,
      body: await acceptPolicy(dependencies, { tenantId: tenantOf(caller), version: body.version }),
    }));
  };
}

/** Callers without a workspace have already been refused; see `http/authorise`. */
function tenantOf(caller: Caller | undefined): string {
  if (caller) return caller.tenantId;
  throw new ServiceError("forbidden", messages.authentication.noWorkspace, { code: "no_workspace" });
}
