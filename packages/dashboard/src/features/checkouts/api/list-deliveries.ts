import { type CheckoutStatus, isTerminal } from "@cartwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const whileActiveMs = 3_000;
/** Retries go on for minutes after a checkout has ended. */
const afterwardsMs = 20_000;

export function useDeliveries(checkoutId: string, status: CheckoutStatus) {
  const api = useApi();
  return useQuery({
    queryKey: ["webhooks", "deliveries", checkoutId],
    queryFn: ({ signal }) => api.webhooks.listDeliveries({ checkoutId, limit: 100 }, { signal }),
    refetchInterval: isTerminal(status) ? afterwardsMs : whileActiveMs,
  });
}
