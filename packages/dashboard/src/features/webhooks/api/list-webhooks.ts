import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const everyMs = 5_000;

/** Refetched while the page is shown, since deliveries happen in the background. */
export function useWebhooks() {
  const api = useApi();
  return useQuery({
    queryKey: ["webhooks"],
    queryFn: async ({ signal }) => (await api.webhooks.list({ signal })).data,
    refetchInterval: everyMs,
  });
}
