import { currentPolicyVersion } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";
import { workspaceQuery } from "../../../lib/workspace.ts";
import { billingQuery } from "./get-billing.ts";

export function useAcceptPolicy() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.billing.acceptAup({ version: currentPolicyVersion }),
    onSuccess: (billing) => {
      queries.setQueryData(billingQuery(api).queryKey, billing);
      // This may have been the last activation step.
      return queries.invalidateQueries({ queryKey: workspaceQuery(api).queryKey });
    },
  });
}
