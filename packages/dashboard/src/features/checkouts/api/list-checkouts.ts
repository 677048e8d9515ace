import { type CheckoutPage, type CheckoutStatus, type Client, isTerminal } from "@cartwright/contract";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export interface CheckoutFilters {
  status?: CheckoutStatus | undefined;
  subject?: string | undefined;
  /** Where the page starts; the newest checkouts if omitted. */
  cursor?: string | undefined;
}

const whileActiveMs = 2_000;
const otherwiseMs = 15_000;

function listCheckoutsQuery(api: Client, filters: CheckoutFilters) {
  return queryOptions({
    queryKey: ["checkouts", "list", filters],
    queryFn: ({ signal }) => api.checkouts.list({ ...filters, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (hasActive(state.data) ? whileActiveMs : otherwiseMs),
  });
}

export function useCheckouts(filters: CheckoutFilters) {
  return useQuery(listCheckoutsQuery(useApi(), filters));
}

function hasActive(page: CheckoutPage | undefined): boolean {
  return page?.data.some(({ status }) => !isTerminal(status)) ?? false;
}
