import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useDeleteProfile() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.buyerProfiles.delete(id),
    onSuccess: () => {
      // Deleting a profile also deletes its sign-ins.
      void queries.invalidateQueries({ queryKey: ["buyer-sessions"] });
      return queries.invalidateQueries({ queryKey: ["buyer-profiles"] });
    },
  });
}
