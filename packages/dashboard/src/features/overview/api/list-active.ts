import { type CheckoutSummary, type Client, checkoutStatuses, isTerminal } from "@cartwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const whileActiveMs = 1_500;
const otherwiseMs = 8_000;
const activeStatuses = checkoutStatuses.filter((status) => !isTerminal(status));

function listActiveQuery(api: Client) {
  return queryOptions({
    queryKey: ["checkouts", "list", "active"],
    queryFn: async ({ signal }): Promise<CheckoutSummary[]> => {
      const pages = await Promise.all(
        activeStatuses.map((status) => api.checkouts.list({ status, limit: 20 }, { signal })),
      );
      return pages
        .flatMap(({ data }) => data)
        .sort((left, right) => left.createdAt.localeCompare(right.createdAt));
    },
    refetchInterval: ({ state }) => (state.data?.length ? whileActiveMs : otherwiseMs),
  });
}

/** Active checkouts, oldest first. */
export function useActiveCheckouts() {
  return useQuery(listActiveQuery(useApi()));
}
