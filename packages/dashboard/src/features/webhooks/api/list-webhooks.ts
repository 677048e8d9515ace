import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const everyMs = 5_000;

/** Asked again while the page is looked at, since deliveries happen by themselves. */
export function useWebhooks() {
  const api = useApi();
  return useQuery({
    queryKey: ["webhooks"],
    queryFn: async ({ signal }) => (await api.webhooks.list({ signal })).data,
    refetchInterval: everyMs,
  });
}
