import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

interface Wanted {
  endpointId: string;
  /** Sends a test event if omitted. */
  eventId?: string;
}

export function useSendEvent() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ endpointId, eventId }: Wanted) => api.webhooks.sendEvent(endpointId, eventId),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["webhooks"] }),
  });
}
