import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

/** A key for first steps, with all permissions of a test key. */
export function useCreateTestKey() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.apiKeys.create({ mode: "test", label: "Quick start" }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["api-keys"] }),
  });
}
