import { QueryClient } from "@tanstack/react-query";
import { isPassing } from "./api.ts";

const retries = 2;

/** What the service has said is shown at once and asked for again; what failed in passing is tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < retries && isPassing(error),
        // The session's own failures, too, are met by whoever shows the query.
        networkMode: "always",
      },
      // What was typed is held by nobody once it has been sent.
      mutations: { gcTime: 0, retry: false, networkMode: "always" },
    },
  });
}
