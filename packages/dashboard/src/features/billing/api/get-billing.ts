import type { Client } from "@cartwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const everyMs = 5_000;

export function billingQuery(api: Client) {
  return queryOptions({
    queryKey: ["billing"],
    queryFn: ({ signal }) => api.billing.get({ signal }),
  });
}

/** Asked again while it is looked at: what was done on the processor's pages arrives by itself. */
export function useBilling() {
  return useQuery({ ...billingQuery(useApi()), refetchInterval: everyMs });
}
