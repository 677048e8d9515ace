import type { Client, ProcessorPage } from "@cartwright/contract";
import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

/** Leaves for a page of the payment processor, which links back here. Busy until the browser has left. */
export function useProcessorPage<Order = void>(open: (api: Client, order: Order) => Promise<ProcessorPage>) {
  const api = useApi();
  return useMutation({
    mutationFn: async (order: Order) => {
      const { url } = await open(api, order);
      location.assign(url);
      await new Promise<void>((resolve) => addEventListener("pageshow", () => resolve(), { once: true }));
    },
  });
}
