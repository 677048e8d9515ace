import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useCancelCheckout(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.checkouts.cancel(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["checkouts"] }),
  });
}
