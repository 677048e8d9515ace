import { type CheckoutStatus, isTerminal } from "@cartwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const whileActiveMs = 3_000;

export function useEvidence(checkoutId: string, status: CheckoutStatus) {
  const api = useApi();
  return useQuery({
    // Part of the key, so that the evidence is fetched again when the checkout ends.
    queryKey: ["checkouts", "evidence", checkoutId, isTerminal(status)],
    queryFn: ({ signal }) => api.checkouts.getEvidence(checkoutId, { signal }),
    placeholderData: (earlier) => earlier,
    refetchInterval: isTerminal(status) ? false : whileActiveMs,
  });
}

/** Cached forever: a picture never changes. */
export function useEvidencePart(checkoutId: string, partId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ["checkouts", "evidence", checkoutId, partId ?? ""],
    queryFn: ({ signal }) => api.checkouts.getEvidencePart(checkoutId, partId ?? "", { signal }),
    enabled: partId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
