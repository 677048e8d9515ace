import type { Checkout } from "@cartwright/contract";
import { useQueries } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

/** The whole checkouts behind the ids, as far as they have arrived: a list does not say what is asked. */
export function useCheckoutsById(ids: readonly string[]): Checkout[] {
  const api = useApi();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ["checkouts", "one", id],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.checkouts.get(id, { signal }),
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [data] : [])),
  });
}
