import type { ApiError, Client, Workspace } from "@cartwright/contract";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "./api.ts";

export function workspaceQuery(api: Client) {
  return queryOptions({
    queryKey: ["workspace"],
    queryFn: ({ signal }) => api.workspaces.get({ signal }),
  });
}

/** The workspace of the signed-in person. The layout of every page has already loaded it. */
export function useWorkspace(): Workspace {
  return useSuspenseQuery(workspaceQuery(useApi())).data;
}

/** Whether the account is new and has to create a workspace first. */
export function hasNoWorkspace(error: ApiError): boolean {
  return error.body?.code === "no_workspace";
}
