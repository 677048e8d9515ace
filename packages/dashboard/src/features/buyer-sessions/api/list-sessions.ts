import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: ["buyer-sessions"],
    queryFn: ({ signal }) => api.buyerSessions.list({}, { signal }),
  });
}
