import type { NotificationSettings } from "@cartwright/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const queryKey = ["notifications"];

export function useNotificationSettings() {
  const api = useApi();
  return useQuery({ queryKey, queryFn: ({ signal }) => api.workspaces.getNotifications({ signal }) });
}

export function useUpdateNotifications() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mail: boolean) => api.workspaces.updateNotifications({ mail }),
    onSuccess: (settings: NotificationSettings) => queries.setQueryData(queryKey, settings),
  });
}
