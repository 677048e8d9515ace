import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useDeleteSession() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.buyerSessions.delete(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["buyer-sessions"] }),
  });
}
