import type { CreateWorkspaceBody } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import { workspaceQuery } from "../../../lib/workspace.ts";

export function useCreateWorkspace() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateWorkspaceBody) => api.workspaces.create(body),
    onSuccess: (workspace) => queries.setQueryData(workspaceQuery(api).queryKey, workspace),
  });
}
