import { UsageQuery, UsageReport } from "../usage.ts";
import { defineRoute } from "./define-route.ts";

export const usageRoutes = {
  get: defineRoute({
    method: "GET",
    path: "/v1/usage",
    access: "credential",
    scope: "usage.read",
    summary: "Count completed checkouts in a window of time",
    query: UsageQuery,
    responses: { 200: UsageReport },
    refusals: [400, 403],
  }),
} as const;
