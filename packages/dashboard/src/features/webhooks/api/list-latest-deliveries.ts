import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const most = 20;
const everyMs = 5_000;

/** The outcomes of the latest events at every endpoint. */
export function useLatestDeliveries() {
  const api = useApi();
  return useQuery({
    queryKey: ["webhooks", "deliveries", "latest"],
    queryFn: async ({ signal }) => (await api.webhooks.listDeliveries({ limit: most }, { signal })).data,
    refetchInterval: everyMs,
  });
}
