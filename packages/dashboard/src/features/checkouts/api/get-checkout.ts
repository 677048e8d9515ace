import { type Client, isTerminal } from "@cartwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const pollMs = 1_000;

export function getCheckoutQuery(api: Client, id: string) {
  return queryOptions({
    queryKey: ["checkouts", "one", id],
    queryFn: ({ signal }) => api.checkouts.get(id, { signal }),
    // Ended checkouts no longer change.
    refetchInterval: ({ state }) => (state.data && isTerminal(state.data.status) ? false : pollMs),
  });
}

export function useCheckout(id: string) {
  return useQuery(getCheckoutQuery(useApi(), id));
}
