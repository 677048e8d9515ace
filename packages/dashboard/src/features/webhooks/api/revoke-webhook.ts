import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useRevokeWebhook() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.webhooks.revoke(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["webhooks"] }),
  });
}
