import { CheckoutStatusChanged } from "@cartwright/contract";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";

const everyMs = 2_000;

const Delivery = z.object({
  at: z.string(),
  id: z.string().nullable(),
  signature: z.string().nullable(),
  body: z.string(),
});
const Log = z.object({ deliveries: z.array(Delivery) });
export type ReceivedDelivery = z.infer<typeof Delivery>;

/** What the test receiver at this address received, newest first. The dashboard's own listener hosts it. */
export function useReceiverLog(receiverUrl: string) {
  return useQuery({
    queryKey: ["receiver-log", receiverUrl],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${new URL(receiverUrl).pathname}/log`, { signal, cache: "no-store" });
      if (!response.ok) throw new Error(`The test receiver answered HTTP ${response.status}.`);
      return Log.parse(await response.json()).deliveries;
    },
    refetchInterval: everyMs,
  });
}

/** The event in a delivery; undefined if this page does not know its type. */
export function readEvent({ body }: ReceivedDelivery): CheckoutStatusChanged | undefined {
  try {
    return CheckoutStatusChanged.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
