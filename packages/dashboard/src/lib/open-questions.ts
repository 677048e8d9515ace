import type { CheckoutSummary } from "@cartwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "./api.ts";

const none: readonly CheckoutSummary[] = [];
const pollMs = 4_000;

/** The checkouts that wait for a person, limited to one page. */
export function useOpenQuestions(): readonly CheckoutSummary[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ["checkouts", "list", "waiting"],
    queryFn: ({ signal }) => api.checkouts.list({ status: "awaiting_user_action", limit: 20 }, { signal }),
    refetchInterval: pollMs,
    // The tab's title and the notifications matter most while the page is not in view.
    refetchIntervalInBackground: true,
  });
  return data?.data ?? none;
}
