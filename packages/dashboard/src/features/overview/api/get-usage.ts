import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

/** What the service counts as completed since the start of that day. */
export function useUsageSince(day: string) {
  const api = useApi();
  return useQuery(
    queryOptions({
      queryKey: ["usage", "since", day],
      queryFn: ({ signal }) => api.usage.get({ from: day }, { signal }),
      refetchInterval: 30_000,
    }),
  );
}
