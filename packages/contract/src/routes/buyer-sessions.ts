import { BuyerSessionList, DeletedBuyerSession, ListBuyerSessionsQuery } from "../buyer-sessions.ts";
import { IdParams } from "../primitives.ts";
import { defineRoute } from "./define-route.ts";

export const buyerSessionRoutes = {
  list: defineRoute({
    method: "GET",
    path: "/v1/buyer-sessions",
    access: "credential",
    scope: "buyer-sessions.read",
    summary: "List stored merchant logins",
    query: ListBuyerSessionsQuery,
    responses: { 200: BuyerSessionList },
    refusals: [400],
  }),
  delete: defineRoute({
    method: "DELETE",
    path: "/v1/buyer-sessions/{id}",
    access: "credential",
    scope: "buyer-sessions.write",
    summary: "Forget a stored merchant login",
    params: IdParams,
    responses: { 200: DeletedBuyerSession },
    refusals: [404, 429],
  }),
} as const;
