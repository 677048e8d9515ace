import type { UpdateBuyerProfileBody } from "@cartwright/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

interface Saving {
  /** Undefined for a new profile. */
  id: string | undefined;
  fields: UpdateBuyerProfileBody;
  /** Fixed when a profile is created. */
  subject: string | undefined;
}

export function useSaveProfile() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, fields, subject }: Saving) =>
      id === undefined
        ? api.buyerProfiles.create({ ...fields, ...(subject !== undefined && { subject }) })
        : api.buyerProfiles.update(id, fields),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["buyer-profiles"] }),
  });
}
