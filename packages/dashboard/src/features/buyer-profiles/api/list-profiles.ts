import type { Client } from "@cartwright/contract";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const pageSize = 20;

function profilesQuery(api: Client) {
  return infiniteQueryOptions({
    queryKey: ["buyer-profiles", "list"],
    queryFn: ({ signal, pageParam }) =>
      api.buyerProfiles.list(
        { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
}

export function useProfiles() {
  return useInfiniteQuery(profilesQuery(useApi()));
}
