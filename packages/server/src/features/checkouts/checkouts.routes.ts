import { routes } from "@cartwright/contract";
import { addRoute, type FastifyApp } from "../../http/route.ts";
import { answerAction } from "./answer-action.ts";
import { cancelCheckout } from "./cancel-checkout.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { createCheckout } from "./create-checkout.ts";
import { getCheckout } from "./get-checkout.ts";
import { listCheckouts } from "./list-checkouts.ts";

export function checkoutsRoutes(dependencies: CheckoutsDependencies): (app: FastifyApp) => void {
  const { db } = dependencies.database;
  return (app) => {
    addRoute(app, routes.checkouts.create, async ({ caller, body, headers }) => {
      const idempotencyKey = headers["idempotency-key"];
      const { checkout, isReplay } = await createCheckout(dependencies, { caller, body, idempotencyKey });
      return isReplay
        ? { status: 200, headers: { "idempotent-replayed": "true" }, body: checkout }
        : { status: 201, body: checkout };
    });

    addRoute(app, routes.checkouts.list, async ({ caller, query }) => ({
      status: 200,
      body: await listCheckouts(db, caller, query),
    }));

    addRoute(app, routes.checkouts.get, async ({ caller, params }) => ({
      status: 200,
      body: await getCheckout(db, caller, params.id),
    }));

    addRoute(app, routes.checkouts.cancel, async ({ caller, params }) => {
      await cancelCheckout(dependencies, caller, params.id);
      return { status: 202 };
    });

    addRoute(app, routes.checkouts.resolveAction, async ({ caller, params, body }) => ({
      status: 200,
      body: await answerAction(dependencies, {
        caller,
        checkoutId: params.id,
        actionId: params.actionId,
        body,
      }),
    }));
  };
}
