import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session/session-context.ts";

/** Nothing of the dashboard works without a workspace, so the person is signed out with it. */
export function useDeleteWorkspace() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: () => api.workspaces.delete(),
    onSuccess: () => session.signOut(),
  });
}
