import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useRevokeKey() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.apiKeys.revoke(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["api-keys"] }),
  });
}
