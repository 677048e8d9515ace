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

/** Refetched while shown: changes made on the processor's pages arrive on their own. */
export function useBilling() {
  return useQuery({ ...billingQuery(useApi()), refetchInterval: everyMs });
}
