import type { CheckoutSummary, Client } from "@cartwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import { dayOf } from "../../../lib/days.ts";

const pageSize = 100;
const mostPages = 5;

export interface Purchases {
  purchases: readonly CheckoutSummary[];
  /** Whether there are more purchases in that period than were loaded. */
  isCutOff: boolean;
}

function listPurchasesQuery(api: Client, since: string) {
  return queryOptions({
    queryKey: ["checkouts", "list", "purchases", since],
    queryFn: ({ signal }) => readPurchases(api, since, signal),
    refetchInterval: 30_000,
  });
}

/** Purchases since the start of that day, newest first. */
export function usePurchasesSince(since: string) {
  return useQuery(listPurchasesQuery(useApi(), since));
}

async function readPurchases(api: Client, since: string, signal: AbortSignal): Promise<Purchases> {
  const purchases: CheckoutSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { data, nextCursor } = await api.checkouts.list(
      { status: "succeeded", limit: pageSize, cursor },
      { signal },
    );
    const inTime = data.filter(({ updatedAt }) => dayOf(updatedAt) >= since);
    purchases.push(...inTime.filter(({ goal }) => goal !== "quote"));
    if (nextCursor === null || inTime.length < data.length) return { purchases, isCutOff: false };
    cursor = nextCursor;
  }
  return { purchases, isCutOff: true };
}
