import type { CreateWebhookBody } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useCreateWebhook() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateWebhookBody) => api.webhooks.create(body),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["webhooks"] }),
  });
}
