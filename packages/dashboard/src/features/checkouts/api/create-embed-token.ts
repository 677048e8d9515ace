import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

/** A token is valid for 15 minutes. A new one reloads the frame, so it is requested as late as is safe. */
const freshMs = 13 * 60_000;

export function useEmbedToken(checkoutId: string) {
  const api = useApi();
  return useQuery(
    queryOptions({
      queryKey: ["embed-token", checkoutId],
      queryFn: ({ signal }) => api.checkouts.createEmbedToken(checkoutId, { signal }),
      staleTime: freshMs,
      refetchInterval: freshMs,
      refetchOnWindowFocus: false,
    }),
  );
}
