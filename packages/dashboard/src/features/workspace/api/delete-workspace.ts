import { useMutation } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session/session-context.ts";

/** The dashboard needs a workspace, so deleting it signs the person out. */
export function useDeleteWorkspace() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: () => api.workspaces.delete(),
    onSuccess: () => session.signOut(),
  });
}
