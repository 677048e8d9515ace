import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useEraseSubject() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (subject: string) => api.workspaces.eraseSubject(subject),
    // Profiles, sign-ins, keys and checkouts may all have changed.
    onSuccess: () => queries.invalidateQueries(),
  });
}
