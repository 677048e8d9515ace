import type { Checkout } from "@cartwright/contract";
import { useQueries } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

/** The full checkouts for these ids, as far as they are loaded: list entries do not contain the question. */
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
