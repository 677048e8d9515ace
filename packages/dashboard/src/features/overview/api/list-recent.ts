import type { CheckoutPage, Client } from "@cartwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

function listRecentQuery(api: Client) {
  return queryOptions({
    queryKey: ["checkouts", "list", "recent"],
    queryFn: ({ signal }): Promise<CheckoutPage> => api.checkouts.list({ limit: 6 }, { signal }),
  });
}

export function useRecentCheckouts() {
  return useQuery(listRecentQuery(useApi()));
}
