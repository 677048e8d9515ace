import { isPassing } from "@cartwright/contract";
import { QueryClient } from "@tanstack/react-query";

const retries = 2;

/** Cached data is shown at once and refetched; temporary failures are retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < retries && isPassing(error),
        // "always", so that session errors also reach the component that shows the query.
        networkMode: "always",
      },
      // Submitted values must not be kept after they have been sent.
      mutations: { gcTime: 0, retry: false, networkMode: "always" },
    },
  });
}
