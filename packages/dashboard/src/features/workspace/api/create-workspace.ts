import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import { workspaceQuery } from "../../../lib/workspace.ts";

export function useCreateWorkspace() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.workspaces.create({ name }),
    onSuccess: (workspace) => queries.setQueryData(workspaceQuery(api).queryKey, workspace),
  });
}
