import type { CreateApiKeyBody } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useCreateKey() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateApiKeyBody) => api.apiKeys.create(body),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["api-keys"] }),
  });
}
